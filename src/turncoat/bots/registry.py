"""The bots by name. A name may mean another class in each game."""

from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.bots.among_cultists.sensible import SensibleBot as AmongCultistsBot
from turncoat.bots.bot import Bot
from turncoat.bots.shadow_hunters.sensible import SensibleBot as ShadowHuntersBot
from turncoat.bots.uniform import UniformBot

Factory: TypeAlias = Callable[[str, int], Bot]
Judge: TypeAlias = Callable[[int], Bot]


class UnknownBot(KeyError):
    """No bot goes by this name, or it does not know this game."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"no bot is called {self.name!r}; there are {', '.join(self.known)}"


def uniform(game: str, seed: int) -> Bot:
    """Throws a die for everything; at home in every game."""
    return UniformBot(seed)


def sensible(game: str, seed: int) -> Bot:
    """Plays to win, by the game's own judgement."""
    if game not in SENSIBLE:
        raise UnknownBot(f"sensible in {game}", [f"sensible in {known}" for known in SENSIBLE])
    return SENSIBLE[game](seed)


SENSIBLE: Final[dict[str, Judge]] = {
    "among_cultists": AmongCultistsBot,
    "shadow_hunters": ShadowHuntersBot,
}
BOTS: Final[dict[str, Factory]] = {"uniform": uniform, "sensible": sensible}


def bot_named(name: str, game: str, seed: int) -> Bot:
    """Seat a bot by its name; raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name, list(BOTS))
    return BOTS[name](game, seed)
