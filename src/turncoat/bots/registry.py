"""The bots by name. A name may mean another class in each game."""

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
    """No bot goes by this name, or it does not know this game."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"no bot is called {self.name!r}; there are {', '.join(self.known)}"


def uniform(rules: AnyRules, seed: int) -> Bot:
    """Throws a die for everything; at home in every game."""
    return UniformBot(seed)


def sensible(rules: AnyRules, seed: int) -> Bot:
    """Plays to win, by the game's own judgement."""
    if rules.name not in SENSIBLE:
        raise no_bot(rules.name)
    return SENSIBLE[rules.name](rules, seed)


def no_bot(game: str) -> UnknownBot:
    """Nobody plays this game sensibly."""
    return UnknownBot(f"sensible in {game}", [f"sensible in {known}" for known in SENSIBLE])


# Rules may come with cards of the user's own: a bot that needs to know them takes them from there.
SENSIBLE: Final[dict[str, Factory]] = {
    "among_cultists": lambda rules, seed: AmongCultistsBot(seed),
    "dark_providence": lambda rules, seed: DarkProvidenceBot(seed, rules.box),
    "shadow_hunters": lambda rules, seed: ShadowHuntersBot(seed),
}
BOTS: Final[dict[str, Factory]] = {"uniform": uniform, "sensible": sensible}


def bot_named(name: str, game: str, seed: int, rules: AnyRules | None = None) -> Bot:
    """Seat a bot by its name, at a game of the house unless it has other rules; or UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name, list(BOTS))
    if game not in GAMES:
        raise no_bot(game)
    return BOTS[name](rules or GAMES[game], seed)
