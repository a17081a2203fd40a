"""Talk (AC-12, AC-38): anything may be said, true or false; nothing is shown, no role is named."""

from turncoat.core.words import ALL, Audience, Claim, Seat
from turncoat.games.among_cultists.content import (
    DEAD,
    ENCOUNTER_CARDS,
    EVENTS,
    INVESTIGATORS,
    ROOM_CARDS,
    ROUNDS,
    SIDES,
    UNSAFE,
)
from turncoat.games.among_cultists.ledger import GIVEN
from turncoat.games.among_cultists.table import Table
from turncoat.games.among_cultists.words import CLAIMS


def hears(table: Table, seat: Seat) -> Audience:
    """AC-12a, AC-38  All talk is public, the ghosts' too; without connection nobody talks."""
    return 0 if table.effect == "no_connection" and not table.ended else ALL


def is_claim(table: Table, claim: Claim) -> bool:
    """AC-12  Whether this is one of the things that can be claimed."""
    if not claim or claim[0] not in CLAIMS:
        return False
    slots = CLAIMS[str(claim[0])]
    return len(claim) == len(slots) + 1 and all(
        _is(table, str(claim[0]), slot, word) for slot, word in zip(slots, claim[1:], strict=True)
    )


def _is(table: Table, kind: str, slot: str, word: str | int) -> bool:
    if slot == "seat":
        return isinstance(word, int) and 0 <= word < table.board.count
    if slot == "number":
        # A round: for what was, up to this one; for plans this or the next.
        first, last = (table.round, table.round + 1) if kind == "will_go" else (1, table.round)
        return isinstance(word, int) and first <= word <= min(last, ROUNDS)
    if slot == "place":
        return word in table.board.places
    if slot == "lay_place":
        return word in table.rooms or word == UNSAFE
    return word in WORDS[slot]


WORDS: dict[str, tuple[str, ...] | list[str]] = {
    "pulse_card": ENCOUNTER_CARDS,
    "room_card": ROOM_CARDS,
    "event": EVENTS,
    "side": SIDES,
}


def contradicts(table: Table, seat: Seat, earlier: Claim, claim: Claim) -> bool:
    """AC-12  Both can't be true."""
    kinds = {earlier[0], claim[0]}
    if kinds == {"trust", "suspect"}:
        return earlier[1] == claim[1]
    if kinds == {"gave", "side"}:
        return ("side", INVESTIGATORS) in (earlier, claim) and DEAD in (earlier[2:3] + claim[2:3])
    if earlier[0] != claim[0] or earlier == claim:
        return False
    if claim[0] == "checked":
        return _checks_differ(earlier, claim)
    if claim[0] == "gave":
        same = earlier[1] == claim[1] and earlier[3] == claim[3]
        return same and _gifts(table, seat, claim) < 2
    if claim[0] in ("laid", "saw_event", "will_go"):
        return earlier[-1] == claim[-1]
    return claim[0] == "side"


def _checks_differ(earlier: Claim, claim: Claim) -> bool:
    """AC-27  Whoever is dead stays dead; in one round nothing changes between two looks."""
    if earlier[1] != claim[1] or earlier[2] == claim[2]:
        return False
    dead, alive = (earlier, claim) if earlier[2] == DEAD else (claim, earlier)
    return int(dead[3]) <= int(alive[3])


def _gifts(table: Table, seat: Seat, claim: Claim) -> int:
    """AC-1a  How often everybody saw this seat give that one a card in that round."""
    return sum(
        seen[0] == GIVEN and seen[1] == seat and seen[2] == claim[1] and seen[4] == claim[3]
        for _, _, seen in table.ledger
    )
