"""The bots by name. One name can stand for a different class in each game."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from turncoat.bots.among_cultists.sensible import SensibleBot as AmongCultistsBot
from turncoat.bots.bot import Bot
from turncoat.bots.dark_providence.sensible import SensibleBot as DarkProvidenceBot
from turncoat.bots.shadow_hunters.sensible import SensibleBot as ShadowHuntersBot
from turncoat.bots.uniform import UniformBot
from turncoat.core.rules import Rules
from turncoat.games import GAMES

AnyRules: TypeAlias = Rules[Any, Any, Any]
Factory: TypeAlias = Callable[[AnyRules, int], Bot]


class UnknownBot(KeyError):
    """There is no bot of this name, or it does not play this game.

    `known` lists those there are.
    """

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"no bot is called {self.name!r}; there are {', '.join(self.known)}"


def uniform(rules: AnyRules, seed: int) -> Bot:
    """Return a bot that chooses at random, for any game."""
    return UniformBot(seed)


def sensible(rules: AnyRules, seed: int) -> Bot:
    """Return the game's own bot that plays to win. Raises UnknownBot if it has none."""
    if rules.name not in SENSIBLE:
        raise no_bot(rules.name)
    return SENSIBLE[rules.name](rules, seed)


def no_bot(game: str) -> UnknownBot:
    """Return the error for a game without a sensible bot."""
    return UnknownBot(f"sensible in {game}", [f"sensible in {known}" for known in SENSIBLE])


# Rules may have custom content; a bot that needs to know the cards takes them from the rules.
SENSIBLE: Final[dict[str, Factory]] = {
    "among_cultists": lambda rules, seed: AmongCultistsBot(seed),
    "dark_providence": lambda rules, seed: DarkProvidenceBot(seed, rules.box),
    "shadow_hunters": lambda rules, seed: ShadowHuntersBot(seed),
}
BOTS: Final[dict[str, Factory]] = {"uniform": uniform, "sensible": sensible}


def bot_named(name: str, game: str, seed: int, rules: AnyRules | None = None) -> Bot:
    """Return a new bot by its name, for the given rules or else those of the installed game.

    Raises UnknownBot if there is no such bot, or no such game.
    """
    if name not in BOTS:
        raise UnknownBot(name, list(BOTS))
    if game not in GAMES:
        raise no_bot(game)
    return BOTS[name](rules or GAMES[game], seed)
