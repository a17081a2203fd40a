"""The rulebooks. `GAMES` is the one list that everybody else knows them by."""

from typing import Any, Final

from turncoat.core.rules import Rules
from turncoat.games.among_cultists.rules import RULES as AMONG_CULTISTS
from turncoat.games.dark_providence.rules import RULES as DARK_PROVIDENCE
from turncoat.games.shadow_hunters.rules import RULES as SHADOW_HUNTERS

GAMES: Final[dict[str, Rules[Any, Any, Any]]] = {
    rules.name: rules for rules in (AMONG_CULTISTS, DARK_PROVIDENCE, SHADOW_HUNTERS)
}


def names() -> list[str]:
    """The names of all games."""
    return list(GAMES)
