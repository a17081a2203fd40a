"""The bots of each game by level: `uniform` everywhere, and those that the game declares."""

from collections.abc import Callable
from functools import cache
from pkgutil import resolve_name
from typing import Final, TypeAlias

from turncoat.bots.bot import Bot
from turncoat.bots.uniform import UniformBot
from turncoat.games import GAMES, AnyRules, game_named

Factory: TypeAlias = Callable[[AnyRules, int], Bot]


class UnknownBot(KeyError):
    """There is no bot of this name, or it does not play this game.

    `known` lists those that exist.
    """

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"no bot is called {self.name!r}; there are {', '.join(self.known)}"


def uniform(rules: AnyRules, seed: int) -> Bot:
    """Return a bot that chooses at random."""
    return UniformBot(seed)


# The bots that play every game.
FOR_ALL: Final[dict[str, Factory]] = {"uniform": uniform}


def levels(game: str) -> list[str]:
    """Return the levels of bots that play a game, the strongest last. Raises UnknownGame."""
    return [*FOR_ALL, *game_named(game).bots]


def strongest(game: str) -> str:
    """Return the level of a game's strongest bot. Raises UnknownGame."""
    return levels(game)[-1]


def load_bots() -> None:
    """Import every installed game and its bots now, so that the first choice is not slow.

    Raises BadGame.
    """
    for game in GAMES:
        for name in levels(game):
            bot_named(name, game, 0)


@cache
def factory_at(path: str) -> Factory:
    """Import a bot by its place. Bots are made for every answer, so this happens once."""
    found: Factory = resolve_name(path)
    return found


def bot_named(name: str, game: str, seed: int, rules: AnyRules | None = None) -> Bot:
    """Return a new bot by its level, for the given rules or else those of the installed game.

    The rules may have custom content; a bot that needs to know the cards takes them from there.
    Raises UnknownBot if the game has no such bot, and UnknownGame if there is no such game.
    """
    declared = game_named(game)
    if name in FOR_ALL:
        factory = FOR_ALL[name]
    elif name in declared.bots:
        factory = factory_at(declared.bots[name])
    else:
        raise UnknownBot(name, levels(game))
    return factory(rules or declared.rules, seed)
