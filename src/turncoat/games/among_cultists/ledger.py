"""The ledger: every card that was laid, drawn or looked at, and who knows its face.

Each line has an owner, who sees all of it, and a form for everybody else. The ledger is what a
seat remembers of the match, and what `imagine` must fit.
"""

from typing import Final, TypeAlias

from turncoat.core.terms import Seat, Term

GIVEN: Final = "given"  # giver, receiver, face, round
LAID: Final = "laid"  # who, place, face, round
DRAWN: Final = "drawn"  # place, face, 1 from the top of the deck, who
LOOKED: Final = "looked"  # who, at whom, Alive cards, Dead cards, round
QUIET: Final = "quiet"  # who, whom, round; an Investigator would have had to reveal a death
REVEALED: Final = "revealed"  # who, whom, round
TOKEN: Final = "token"  # who, event token, what happened to it, round
VOTE: Final = "vote"  # round, who was eliminated, whose vote was double, each choice; -1: nobody

# What happens to an event token.
BACK: Final = "put_back"
GONE: Final = "remove"
# In place of a seat: the set-up, and the draw pile.
START: Final = -1
PILE: Final = -2
# In place of an unknown face or number.
UNSEEN: Final = ""
UNCOUNTED: Final = -1

NOBODY: Final = -9

# Owner, what the owner sees, what all others see.
Line: TypeAlias = tuple[Seat, Term, Term]


def given(giver: Seat, receiver: Seat, face: str, round_number: int) -> Line:
    """AC-25  A card was given."""
    return (
        giver,
        (GIVEN, giver, receiver, face, round_number),
        (GIVEN, giver, receiver, UNSEEN, round_number),
    )


def laid(who: Seat, place: str, face: str, round_number: int) -> Line:
    """AC-46, AC-48, AC-52  A card was laid in a room or in the unsafe-passage deck."""
    return (
        who,
        (LAID, who, place, face, round_number),
        (LAID, who, place, UNSEEN, round_number),
    )


def looked(who: Seat, target: Seat, alive: int, dead: int, round_number: int) -> Line:
    """AC-35, AC-45  Somebody looked at pulse cards."""
    return (
        who,
        (LOOKED, who, target, alive, dead, round_number),
        (LOOKED, who, target, UNCOUNTED, UNCOUNTED, round_number),
    )


def token(who: Seat, event: str, fate: str, round_number: int) -> Line:
    """AC-37  Somebody looked at an event token, and put it back or removed it."""
    return (
        who,
        (TOKEN, who, event, fate, round_number),
        (TOKEN, who, UNSEEN, UNSEEN, round_number),
    )


def known(words: Term) -> Line:
    """A line that everybody sees in full."""
    return (NOBODY, words, words)
