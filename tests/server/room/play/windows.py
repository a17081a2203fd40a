"""Windows in random games: always the same tables, with people in all seats."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import asks, dealt, name_of, reach

INTERVAL = 1_200
WINDOW = 4_000

Topics: TypeAlias = tuple[str, ...]
Scene: TypeAlias = tuple[str, str, Topics]
Deeds: TypeAlias = dict[float, Callable[[], None]]

# A game, the seed of a deal, and the topics of the windows that are reached.
SCENES: list[Scene] = [
    ("shadow_hunters", "held 5", ("attacked",)),
    ("shadow_hunters", "a", ("damage_dealt",)),
    ("shadow_hunters", "held 5", ("attack_over",)),
    ("shadow_hunters", "a", ("healing_card",)),
    ("shadow_hunters", "a", ("hit",)),
    ("shadow_hunters", "held 5", ("damage_dealt", "attacked")),
    ("shadow_hunters", "held 2", ("attacked", "attack_over")),
    ("among_cultists", "a", ("announce",)),
]
every_window = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: "+".join(scene[2]))


def at(scene: Scene, **settings: Any) -> RoomHarness:
    """The game of a scene, played until its windows are open; people have all seats."""
    game, seed, topics = scene
    return reach(dealt(game, seed, **settings), asks(*topics))


def asked_names(harness: RoomHarness) -> list[str]:
    """The names of all who are asked."""
    return [name_of(harness, seat) for seat in harness.decisions]
