"""What the server publishes about a room's settings matches what it does."""

from typing import Any, get_args

import msgspec
import pytest

from turncoat.server.protocol.schema import room_settings
from turncoat.server.protocol.settings import Clocks, Pace, Settings, Spectators, with_defaults

PUBLISHED = room_settings()
LENGTHS = [name for name in Clocks.__struct_fields__ if name != "pace"]


def test_the_published_defaults_are_those_of_a_room_with_nothing_set() -> None:
    given = {"game": "shadow_hunters", "players": 5, **PUBLISHED["defaults"]}

    settings = msgspec.convert(given, Settings)

    assert settings == Settings(game="shadow_hunters", players=5)


@pytest.mark.parametrize("pace", get_args(Pace))
def test_the_published_lengths_are_those_of_the_pace(pace: Pace) -> None:
    assert Clocks(pace=pace, **PUBLISHED["paces"][pace]) == with_defaults(Clocks(pace=pace))


def test_every_length_has_a_limit() -> None:
    assert set(PUBLISHED["limits"]) == {*LENGTHS, "delay", "name", "text"}


@pytest.mark.parametrize(
    ("kind", "field"), [*((Clocks, name) for name in LENGTHS), (Spectators, "delay")]
)
def test_a_limit_is_allowed_and_more_is_not(kind: type[Any], field: str) -> None:
    most = PUBLISHED["limits"][field]

    msgspec.convert({field: most}, kind)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({field: most + 1}, kind)
