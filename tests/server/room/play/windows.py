"""Windows that random games come to: always the same table, with people in all seats."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from tests.server.room.hall import Hall
from tests.server.room.scenes import asks, dealt, name_of, reach

BEAT = 1_200
WINDOW = 4_000

Topics: TypeAlias = tuple[str, ...]
Scene: TypeAlias = tuple[str, str, Topics]
Deeds: TypeAlias = dict[float, Callable[[], None]]

# A game, a deal and the windows that it comes to.
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


def at(scene: Scene, **settings: Any) -> Hall:
    """The same table each time, with people in all seats."""
    game, seed, topics = scene
    return reach(dealt(game, seed, **settings), asks(*topics))


def asked_names(hall: Hall) -> list[str]:
    """All who are asked."""
    return [name_of(hall, seat) for seat in hall.decisions]
