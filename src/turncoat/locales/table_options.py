"""Table options as a game's grammar declares them: what a list may contain, and the defaults."""

from turncoat.locales.catalogue import load
from turncoat.locales.translator import Grammar


def default_players(grammar: Grammar) -> int:
    """Return the default number of players."""
    return int(grammar.SETUP["players"][0])


def listable(grammar: Grammar, field: str) -> list[str | int]:
    """Return the ids that a table option with a list may contain."""
    family, named, _ = grammar.SETUP_LISTS[field]
    return list(named) or ids(grammar.PREFIX, family)


def ids(prefix: str, family: str) -> list[str | int]:
    """Return the ids of everything that has a name in this family."""
    start = f"{prefix}-{family}-"
    found = [name.removeprefix(start) for name in load("en") if name.startswith(start)]
    return [int(name) if name.isdigit() else name for name in found if "-" not in name]
