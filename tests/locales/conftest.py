"""Speakers of every game and every language; a module of one game has a `game` of its own."""

import pytest

from tests.locales.every_game import EVERY_GAME, name_of
from tests.locales.game import NAMES, Game
from turncoat.locales.catalogue import LANGUAGES, load
from turncoat.locales.speaker import Speaker


@pytest.fixture(params=EVERY_GAME, ids=name_of)
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def speaker(game: Game, language: str) -> Speaker:
    """Speaks to a watcher, so that nobody is called 'you'."""
    return Speaker(load(language), game.name, NAMES, None)


@pytest.fixture
def to_ben(game: Game, language: str) -> Speaker:
    return Speaker(load(language), game.name, NAMES, 1)


@pytest.fixture
def english(game: Game) -> Speaker:
    return Speaker(load("en"), game.name, NAMES, None)


@pytest.fixture
def english_to_ben(game: Game) -> Speaker:
    return Speaker(load("en"), game.name, NAMES, 1)
