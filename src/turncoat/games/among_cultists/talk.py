"""Claims (AC-12, AC-38): they may be false, show nothing and name no role."""

from collections.abc import Mapping
from typing import ClassVar, Final

from turncoat.core.talk import OPPOSITE, Talk
from turncoat.core.terms import ALL, Audience, Claim, Seat, Term
from turncoat.games.among_cultists.content import (
    ALIVE,
    DEAD,
    ENCOUNTER_CARDS,
    FAILURE,
    INVESTIGATORS,
    ROOM_CARDS,
    ROUNDS,
    SABOTAGE,
    SIDES,
    UNSAFE,
)
from turncoat.games.among_cultists.grammar import CLAIMS
from turncoat.games.among_cultists.ledger import GIVEN
from turncoat.games.among_cultists.table import Table

WORDS: dict[str, tuple[str, ...]] = {
    "pulse_card": ENCOUNTER_CARDS,
    "room_card": ROOM_CARDS,
    "side": SIDES,
}
ONCE_A_ROUND = ("laid", "saw_event", "will_go")
# Claims that no Investigator could make truthfully.
GUILT: Final[Term] = ("guilt",)


def is_silent(table: Table) -> bool:
    """AC-38  Return whether nobody can talk now."""
    return table.effect == "no_connection" and not table.ended


class AmongCultistsTalk(Talk[Table]):
    """What players of Among Cultists can claim."""

    claims: ClassVar[Mapping[str, tuple[str, ...]]] = CLAIMS

    def audience_of(self, table: Table, seat: Seat) -> Audience:
        """AC-12a, AC-38  Return who hears a claim: everybody, or nobody under No Connection."""
        return 0 if is_silent(table) else ALL

    def is_argument(self, table: Table, kind: str, slot: str, word: str | int) -> bool:
        """AC-12  Return whether a word can be claimed where the grammar has this slot."""
        if slot == "seat":
            return isinstance(word, int) and 0 <= word < table.board.count
        if slot == "number":
            # A round: up to the current one, or for plans the current or the next one.
            first, last = (table.round, table.round + 1) if kind == "will_go" else (1, table.round)
            return isinstance(word, int) and first <= word <= min(last, ROUNDS)
        if slot == "place":
            return word in table.board.places
        if slot == "lay_place":
            return word in table.rooms or (word == UNSAFE and not table.board.options.first_game)
        if slot == "event":
            return word in table.board.events
        return word in WORDS[slot]

    def contradicts(self, table: Table, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        """AC-12  Whether two claims of one speaker cannot both be true."""
        if earlier == claim:
            return False
        one, other = sorted((earlier, claim), key=lambda said: str(said[0]))
        kinds = (one[0], other[0])
        if kinds == ("suspect", "trust"):
            return one[1] == other[1]
        if kinds == ("checked", "gave"):
            return _dead_yet_alive(other, one)
        if kinds in (("gave", "side"), ("laid", "side")):
            return other[1] == INVESTIGATORS and _only_cultists_have(table, str(one[2]))
        if kinds == ("checked", "checked"):
            return _dead_yet_alive(one, other) or _dead_yet_alive(other, one)
        if kinds == ("gave", "gave"):
            same = one[1] == other[1] and one[3] == other[3]
            return same and _gifts(table, seat, claim) < 2
        if one[0] == other[0] and one[0] in ONCE_A_ROUND:
            return one[-1] == other[-1]
        return kinds == ("side", "side")

    def headings(self, table: Table, claim: Claim) -> list[Term]:
        """AC-12  Return the headings under which a claim is indexed."""
        kind, about = claim[0], claim[1]
        found: list[Term] = [(kind, about)]
        if kind in ONCE_A_ROUND:
            found = [(kind, claim[-1])]
        elif kind == "checked":
            found = [(kind, about, claim[2])]
        elif kind == "gave":
            found = [(kind, about, claim[3])]
            if claim[2] == DEAD:
                found.append(("gave_dead", about))
        if _is_guilty(table, claim):
            found.append(GUILT)
        return found

    def rivals(self, table: Table, claim: Claim) -> list[Term]:
        """AC-12  Return the headings of all claims that a claim could contradict."""
        kind, about = claim[0], claim[1]
        found: list[Term] = []
        if kind in OPPOSITE:
            found = [(OPPOSITE[str(kind)], about)]
        elif kind in ONCE_A_ROUND:
            found = [(kind, claim[-1])]
        elif kind == "gave":
            found = [(kind, about, claim[3])]
        elif kind == "side":
            found = [(kind, side) for side in SIDES if side != about]
            if about == INVESTIGATORS:
                found.append(GUILT)
        if kind in ("gave", "checked"):
            found += _other_pulses(claim)
        if _is_guilty(table, claim):
            found.append(("side", INVESTIGATORS))
        return found


def _dead_yet_alive(dead: Claim, alive: Claim) -> bool:
    """AC-27  Whether one claim makes somebody dead and a later one alive."""
    same = dead[1] == alive[1] and dead[2] == DEAD and alive[2] != DEAD
    return same and int(dead[3]) <= int(alive[3])


def _only_cultists_have(table: Table, face: str) -> bool:
    """AC-2, AC-87  Whether only Cultists could have this card."""
    return face == DEAD or (face in (FAILURE, SABOTAGE) and "firestarter" not in table.board.cast)


def _gifts(table: Table, seat: Seat, claim: Claim) -> int:
    """AC-1a  Count the cards that one seat publicly gave another in a round."""
    return sum(
        seen[0] == GIVEN and seen[1] == seat and seen[2] == claim[1] and seen[4] == claim[3]
        for _, _, seen in table.ledger
    )


def _other_pulses(claim: Claim) -> list[Term]:
    """AC-27  Return the headings of claims about a seat's pulse cards in other rounds."""
    about = claim[1]
    if claim[2] == DEAD:
        return [("checked", about, ALIVE)]
    return [("checked", about, DEAD), ("gave_dead", about)] if claim[0] == "checked" else []


def _is_guilty(table: Table, claim: Claim) -> bool:
    return claim[0] in ("gave", "laid") and _only_cultists_have(table, str(claim[2]))
