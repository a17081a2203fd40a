"""Table talk: players may claim anything about alignments and plans."""

from typing import Final

from turncoat.core.talk import words_of
from turncoat.core.terms import ALL, Audience, Claim, Seat, Term
from turncoat.games.dark_providence.grammar import CLAIMS
from turncoat.games.dark_providence.public.alignments import ALIGNMENTS
from turncoat.games.dark_providence.table import Table


def audience_of(table: Table, seat: Seat) -> Audience:
    """Everybody hears everything."""
    return ALL


def is_claim(table: Table, claim: Claim) -> bool:
    """Whether this can be claimed at this table."""
    words = words_of(CLAIMS, claim)
    return words is not None and all(_is(table, slot, word) for slot, word in words)


def _is(table: Table, slot: str, word: str | int) -> bool:
    if slot == "seat":
        return isinstance(word, int) and 0 <= word < table.seats
    if slot == "alignment":
        return word in ALIGNMENTS
    return word in table.box.cities


def contradicts(earlier: Claim, claim: Claim) -> bool:
    """Whether both can't be true: two alignments of a seat, or trust and suspicion of one."""
    if earlier[1] != claim[1]:
        return False
    if {earlier[0], claim[0]} == {"trust", "suspect"}:
        return True
    return earlier[0] in NAMED and claim[0] in NAMED and earlier[2] != claim[2]


NAMED: Final = ("is", "saw")
OPPOSITE: Final = {"suspect": "trust", "trust": "suspect"}


def headings(claim: Claim) -> list[Term]:
    """Where a claim is filed, to find what contradicts it."""
    return [("is", claim[1], claim[2])] if claim[0] in NAMED else [(claim[0], claim[1])]


def rivals(claim: Claim) -> list[Term]:
    """Where the claims that could contradict this one are filed."""
    if claim[0] in OPPOSITE:
        return [(OPPOSITE[str(claim[0])], claim[1])]
    if claim[0] not in NAMED:
        return []
    return [("is", claim[1], other) for other in ALIGNMENTS if other != claim[2]]
