"""Table talk: claims may be true or false, and everybody hears them."""

from collections.abc import Mapping
from typing import ClassVar, Final

from turncoat.core.talk import OPPOSITE, Talk
from turncoat.core.terms import ALL, Audience, Claim, Seat, Term
from turncoat.games.dark_providence.grammar import CLAIMS
from turncoat.games.dark_providence.public.alignments import ALIGNMENTS
from turncoat.games.dark_providence.table import Table

NAMED: Final = ("is", "saw")


class DarkProvidenceTalk(Talk[Table]):
    """What players of Dark Providence can claim: anything about alignments and plans."""

    claims: ClassVar[Mapping[str, tuple[str, ...]]] = CLAIMS

    def audience_of(self, table: Table, seat: Seat) -> Audience:
        """Everybody hears everything."""
        return ALL

    def is_argument(self, table: Table, kind: str, slot: str, word: str | int) -> bool:
        """Return whether a word can be claimed where the grammar has this slot."""
        if slot == "seat":
            return isinstance(word, int) and 0 <= word < table.seats
        if slot == "alignment":
            return word in ALIGNMENTS
        return word in table.box.cities

    def contradicts(self, table: Table, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        """Whether both can't be true: two alignments of a seat, or trust and suspicion of one."""
        if earlier[1] != claim[1]:
            return False
        if {earlier[0], claim[0]} == {"trust", "suspect"}:
            return True
        return earlier[0] in NAMED and claim[0] in NAMED and earlier[2] != claim[2]

    def headings(self, table: Table, claim: Claim) -> list[Term]:
        """Return the headings under which a claim is indexed."""
        return [("is", claim[1], claim[2])] if claim[0] in NAMED else [(claim[0], claim[1])]

    def rivals(self, table: Table, claim: Claim) -> list[Term]:
        """Return the headings of all claims that this one could contradict."""
        if claim[0] in OPPOSITE:
            return [(OPPOSITE[str(claim[0])], claim[1])]
        if claim[0] not in NAMED:
            return []
        return [("is", claim[1], other) for other in ALIGNMENTS if other != claim[2]]
