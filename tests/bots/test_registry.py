"""Bots are found by their names."""

import pytest

from turncoat.bots.registry import UnknownBot, bot_named, levels, strongest
from turncoat.bots.shadow_hunters.sensible import SensibleBot
from turncoat.bots.uniform import UniformBot
from turncoat.core.errors import UnknownGame


def test_bots_go_by_their_names() -> None:
    assert levels("shadow_hunters") == ["uniform", "sensible"]
    assert strongest("shadow_hunters") == "sensible"
    assert isinstance(bot_named("uniform", "shadow_hunters", 1), UniformBot)
    assert isinstance(bot_named("sensible", "shadow_hunters", 1), SensibleBot)


def test_an_unknown_name_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'clever'; there are uniform, sensible"):
        bot_named("clever", "shadow_hunters", 1)


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownGame, match="chess: among_cultists, dark"):
        bot_named("sensible", "chess", 1)


def test_an_unknown_bot_is_a_key_error() -> None:
    assert issubclass(UnknownBot, KeyError)
