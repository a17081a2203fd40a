"""The guides of all games that can be played in the terminal."""

from functools import cache
from pkgutil import resolve_name

from turncoat.cli.games.generic.guide import generic_guide
from turncoat.cli.table.guide import Guide
from turncoat.core.record import AnyRules
from turncoat.games import game_named


def guide_to(rules: AnyRules) -> Guide:
    """Return the guide to a game with the content of these rules."""
    return guide_named(rules.name).at(rules)


@cache
def guide_named(game: str) -> Guide:
    """Return the guide that a game declares, or a generic one. Raises UnknownGame."""
    declared = game_named(game)
    if not declared.terminal:
        return generic_guide(declared)
    guide: Guide = resolve_name(declared.terminal)()
    return guide
