"""Terms: what options, events, topics and claims are made of.

A term is a kind followed by its arguments, such as `("move", "chapel")`. Terms are stored, sent and
logged as they are; only clients turn them into sentences.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""The number of a seat, from 0."""

Term: TypeAlias = tuple[str | int, ...]
"""A kind, followed by its arguments."""

Option: TypeAlias = Term
"""A term for something that a seat may choose, such as `("move", "chapel")`."""

Event: TypeAlias = Term
"""A term for something that happened."""

Claim: TypeAlias = Term
"""A term for a statement that a seat makes at the table. It may be a lie."""

LogEntry: TypeAlias = tuple[int, Seat, Term]
"""One entry of a match's log: `ANSWER`, `OFFER` or `SAY`, the seat, and what it chose or said."""

Audience: TypeAlias = int
"""Who is told of an event or hears a claim: a bit for each seat, and `SPECTATORS`."""

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
