"""Every game whose texts are tested, and a decorator that runs a test for each of them."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.locales.among_cultists import AMONG_CULTISTS
from tests.locales.dark_providence import DARK_PROVIDENCE
from tests.locales.game import Game
from tests.locales.shadow_hunters import SHADOW_HUNTERS

EVERY_GAME = [AMONG_CULTISTS, DARK_PROVIDENCE, SHADOW_HUNTERS]


def each(*names: str, of: Callable[[Game], Iterable[Any]]) -> pytest.MarkDecorator:
    """Run a test for each thing, or each row of things, that `of` returns for each game."""
    rows = [
        (game, thing) if len(names) == 1 else (game, *thing)
        for game in EVERY_GAME
        for thing in of(game)
    ]
    return pytest.mark.parametrize(("game", *names), rows, ids=name_of)


def name_of(value: object) -> str | None:
    """A game's name for the id of a test; pytest names everything else."""
    return value.name if isinstance(value, Game) else None
