"""Terms: what options, events, topics and claims are made of.

A term is a kind followed by its arguments, such as `("move", "chapel")`. Terms are stored, sent and
logged as they are; only clients turn them into sentences.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
Term: TypeAlias = tuple[str | int, ...]
Option: TypeAlias = Term
Event: TypeAlias = Term
Claim: TypeAlias = Term
LogEntry: TypeAlias = tuple[int, Seat, Term]
Audience: TypeAlias = int

GO_ON: Final[Option] = ("go_on",)

# The kinds of log entry.
ANSWER: Final = 0
OFFER: Final = 1
SAY: Final = 2

# An audience is a bit set: one bit per seat, and one for all spectators.
SPECTATORS: Final = 1 << 16
ALL: Final = (1 << 17) - 1


def is_for_all(audience: Audience) -> bool:
    """Return whether an audience includes everybody, spectators too."""
    return audience & ALL == ALL


def bit(seat: Seat | None) -> Audience:
    """Return the audience of a single seat, or of the spectators for None."""
    return SPECTATORS if seat is None else 1 << seat
