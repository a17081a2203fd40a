"""The action space: every option and standing offer that the game can ever list."""

from turncoat.core.terms import GO_ON, Option
from turncoat.games.shadow_hunters.cards.choosing import REVEAL_AND_HEAL
from turncoat.games.shadow_hunters.content import COLOURS, EQUIPMENT, KINDS_BY_PLAYERS, PLACES
from turncoat.games.shadow_hunters.fighting.attack import (
    ATTACK_ALL,
    ATTACK_ALL_D4,
    NO_ATTACK,
    SPEAR,
)
from turncoat.games.shadow_hunters.fighting.wounds import LEAVE, LOOT_ALL
from turncoat.games.shadow_hunters.green_cards import NOTHING, SHOW
from turncoat.games.shadow_hunters.places import SKIP
from turncoat.games.shadow_hunters.reveal import REVEAL
from turncoat.games.shadow_hunters.turn import THROW

ALONE: list[Option] = [
    GO_ON, REVEAL, THROW, SKIP, NO_ATTACK, ATTACK_ALL, ATTACK_ALL_D4, SPEAR, REVEAL_AND_HEAL,
    NOTHING, SHOW, LEAVE, LOOT_ALL, ("drink",), ("counter",), ("repeat",), ("barrier",),
    ("extra_turns",), ("heal_all",), ("switch",), ("mend",), ("heal", 1), ("take", 1), ("take", 2),
]  # fmt: skip
WITH_PLACE = ["move", "step"]
WITH_SEAT = [
    "attack", "attack_d4", "give", "target", "tree_wound", "tree_heal", "void", "maul", "claw",
    "set_seven", "haunt",
]  # fmt: skip
WITH_EQUIPMENT = ["loot", "part_with", "hand_over", "salvage"]
WITH_SEAT_AND_EQUIPMENT = ["rob", "take"]


def action_space() -> list[Option]:
    """Return every option, in a fixed order."""
    seats = range(max(KINDS_BY_PLAYERS))
    words: list[Option] = list(ALONE)
    words += [("draw", colour) for colour in COLOURS]
    words += [(kind, place) for kind in WITH_PLACE for place in PLACES]
    words += [(kind, seat) for kind in WITH_SEAT for seat in seats]
    words += [(kind, card) for kind in WITH_EQUIPMENT for card in EQUIPMENT]
    words += [
        (kind, seat, card)
        for kind in WITH_SEAT_AND_EQUIPMENT
        for seat in seats
        for card in EQUIPMENT
    ]
    return words
