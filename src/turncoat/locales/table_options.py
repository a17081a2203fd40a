"""Table options as a game's grammar declares them: what a list may contain."""

from turncoat.core.grammar import Grammar
from turncoat.locales.catalogue import load


def listable(grammar: Grammar, field: str) -> list[str | int]:
    """Return the ids that a table option with a list may contain."""
    family, named, _ = grammar.setup_lists[field]
    return list(named) or ids(grammar.prefix, family)


def ids(prefix: str, family: str) -> list[str | int]:
    """Return the ids of everything that has a name in this family."""
    start = f"{prefix}-{family}-"
    found = [name.removeprefix(start) for name in load("en") if name.startswith(start)]
    return [int(name) if name.isdigit() else name for name in found if "-" not in name]
