"""Translators of every game and every language; modules about one game override `game`."""

import pytest

from tests.locales.every_game import EVERY_GAME, name_of
from tests.locales.game import NAMES, Game
from turncoat.locales.catalogue import LANGUAGES, load
from turncoat.locales.translator import Translator


@pytest.fixture(params=EVERY_GAME, ids=name_of)
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def translator(game: Game, language: str) -> Translator:
    """Speaks to a spectator, so that nobody is called 'you'."""
    return Translator(load(language), game.name, NAMES, None)


@pytest.fixture
def to_ben(game: Game, language: str) -> Translator:
    return Translator(load(language), game.name, NAMES, 1)


@pytest.fixture
def english(game: Game) -> Translator:
    return Translator(load("en"), game.name, NAMES, None)


@pytest.fixture
def english_to_ben(game: Game) -> Translator:
    return Translator(load("en"), game.name, NAMES, 1)
