"""The small words that everything is said with: options, events, topics and claims.

Each is a kind followed by its arguments, `("move", "chapel")`. It is stored, sent and logged as
it is; only a client turns it into a sentence.
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

# What an entry of a match's log is.
ANSWER: Final = 0
OFFER: Final = 1
SAY: Final = 2

# An audience is a set of bits: one for each seat and one for all who only watch.
SPECTATORS: Final = 1 << 16
ALL: Final = (1 << 17) - 1


def is_for_all(audience: Audience) -> bool:
    """Whether everybody hears it, those who only watch too."""
    return audience & ALL == ALL


def bit(seat: Seat | None) -> Audience:
    """The audience of one seat, or of those who only watch."""
    return SPECTATORS if seat is None else 1 << seat
