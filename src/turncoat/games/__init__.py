"""The rulebooks. `GAMES` is the one list that everybody else knows them by."""

from typing import Any, Final

from turncoat.core.rules import Rules
from turncoat.games.among_cultists.rules import RULES as AMONG_CULTISTS
from turncoat.games.dark_providence.rules import RULES as DARK_PROVIDENCE
from turncoat.games.shadow_hunters.rules import RULES as SHADOW_HUNTERS

GAMES: Final[dict[str, Rules[Any, Any, Any]]] = {
    rules.name: rules for rules in (AMONG_CULTISTS, DARK_PROVIDENCE, SHADOW_HUNTERS)
}


class UnknownGame(KeyError):
    """No game has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"no game is called {self.name!r}; there are {', '.join(GAMES)}"


def names() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def rules_of(name: str) -> Rules[Any, Any, Any]:
    """The rules of a game. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(name)
    return GAMES[name]
