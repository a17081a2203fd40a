"""Table talk (SH-43, SH-65): claims may be true or false."""

from collections.abc import Mapping
from typing import ClassVar

from turncoat.core.talk import OPPOSITE, Talk
from turncoat.core.terms import ALL, Audience, Claim, Seat, Term
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import EQUIPMENT, GREENS, KINDS
from turncoat.games.shadow_hunters.grammar import CLAIMS, OUTCOMES
from turncoat.games.shadow_hunters.table import Table


class ShadowHuntersTalk(Talk[Table]):
    """What players of Shadow Hunters can claim."""

    claims: ClassVar[Mapping[str, tuple[str, ...]]] = CLAIMS

    def audience_of(self, table: Table, seat: Seat) -> Audience:
        """SH-43  The dead are heard only by the dead, unless the host lets them talk to all."""
        if table.players[seat].alive or table.options.dead_talk or table.ended:
            return ALL
        dead = 0
        for player in table.players:
            if not player.alive:
                dead |= 1 << player.seat
        return dead

    def is_argument(self, table: Table, kind: str, slot: str, word: str | int) -> bool:
        """SH-65  Return whether a word can be claimed where the grammar has this slot."""
        if slot == "seat":
            return isinstance(word, int) and 0 <= word < table.seats
        if slot == "kind":
            return word in KINDS
        if slot == "character":
            return word in CHARACTERS
        if slot == "green":
            return word in GREENS
        return word in OUTCOMES or word in EQUIPMENT

    def contradicts(self, table: Table, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        """SH-65  Whether both cannot be true: two kinds of one seat, or trust and suspicion."""
        if earlier[1] != claim[1]:
            return False
        if {earlier[0], claim[0]} == {"trust", "suspect"}:
            return True
        if earlier[0] == claim[0] == "character":
            return earlier != claim
        natures = [_kind_in(earlier), _kind_in(claim)]
        return "" not in natures and natures[0] != natures[1]

    def headings(self, table: Table, claim: Claim) -> list[Term]:
        """SH-65  Return the headings under which a claim is indexed."""
        found: list[Term] = [(claim[0], claim[1])]
        if kind := _kind_in(claim):
            found.append(("nature", claim[1], kind))
        return found

    def rivals(self, table: Table, claim: Claim) -> list[Term]:
        """SH-65  Return the headings of all claims that this one could contradict."""
        if claim[0] in OPPOSITE:
            return [(OPPOSITE[str(claim[0])], claim[1])]
        kind = _kind_in(claim)
        if not kind:
            return []
        found: list[Term] = [("nature", claim[1], other) for other in KINDS if other != kind]
        if claim[0] == "character":
            found.append(("character", claim[1]))
        return found


def _kind_in(claim: Claim) -> str:
    if claim[0] == "kind":
        return str(claim[2])
    if claim[0] == "character":
        return CHARACTERS[str(claim[2])].kind
    return ""
