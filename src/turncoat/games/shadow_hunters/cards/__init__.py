"""The red and blue events (SH-70, SH-72), one function for each card."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from turncoat.games.shadow_hunters.cards import blue, red
from turncoat.games.shadow_hunters.table import Player, Table

EventCard: TypeAlias = Callable[[Table, Player], Coroutine[Any, None, None]]

EVENT_CARDS: Final[dict[str, EventCard]] = {
    "full_moon": blue.full_moon,
    "honey_cake": blue.honey_cake,
    "silver_mirror": blue.silver_mirror,
    "healers_gift": blue.healers_gift,
    "second_wind": blue.second_wind,
    "bonesetter": blue.bonesetter,
    "storm_of_light": blue.storm_of_light,
    "warding_spirit": blue.warding_spirit,
    "spring_water": blue.spring_water,
    "slippery_path": red.slippery_path,
    "cave_spider": red.cave_spider,
    "blood_rite": red.blood_rite,
    "powder_keg": red.powder_keg,
    "thieving_imp": red.thieving_imp,
    "straw_doll": red.straw_doll,
    "hungry_bats": red.hungry_bats,
}
