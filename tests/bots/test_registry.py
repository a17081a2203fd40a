"""The bots by name."""

import pytest

from turncoat.bots.registry import BOTS, UnknownBot, bot_named
from turncoat.bots.shadow_hunters.sensible import SensibleBot
from turncoat.bots.uniform import UniformBot


def test_bots_go_by_their_names() -> None:
    assert list(BOTS) == ["uniform", "sensible"]
    assert isinstance(bot_named("uniform", "shadow_hunters", 1), UniformBot)
    assert isinstance(bot_named("sensible", "shadow_hunters", 1), SensibleBot)


def test_an_unknown_name_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'clever'; there are uniform, sensible"):
        bot_named("clever", "shadow_hunters", 1)


def test_a_bot_that_does_not_know_the_game_is_refused() -> None:
    with pytest.raises(UnknownBot, match="sensible in shadow_hunters"):
        bot_named("sensible", "chess", 1)


def test_an_unknown_bot_is_a_key_error() -> None:
    assert issubclass(UnknownBot, KeyError)
