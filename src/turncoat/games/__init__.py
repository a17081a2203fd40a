"""The installed games, found by the entry point group `turncoat.games`.

The three games of this package are declared in the same way as those of any other package.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeAlias

from turncoat.core.errors import BadGame, UnknownGame
from turncoat.core.game import Game
from turncoat.core.rules import Rules

GROUP: Final = "turncoat.games"
OWN_PACKAGE: Final = "turncoat"
AnyRules: TypeAlias = Rules[Any, Any, Any]


@cache
def declarations() -> dict[str, EntryPoint]:
    """Return the entry point of each installed game: those of this package, then all others.

    Raises BadGame if two packages declare the same name.
    """
    found: dict[str, EntryPoint] = {}
    entries = sorted(entry_points(group=GROUP), key=lambda entry: (not is_own(entry), entry.name))
    for entry in entries:
        if found.setdefault(entry.name, entry).value != entry.value:
            raise BadGame(entry.name, "declared_twice", entry.value)
    return found


def is_own(entry: EntryPoint) -> bool:
    """Return whether an entry point belongs to this package."""
    return package_in(entry) == OWN_PACKAGE


def package_in(entry: EntryPoint) -> str:
    """Return the top-level package that an entry point names."""
    return entry.module.partition(".")[0]


def names() -> list[str]:
    """Return the names of all installed games."""
    return list(declarations())


def own_names() -> list[str]:
    """Return the names of the games in this package."""
    return [name for name, entry in declarations().items() if is_own(entry)]


def packages() -> list[str]:
    """Return the packages that provide games, this one first."""
    return list(dict.fromkeys(package_in(entry) for entry in declarations().values()))


def entry_of(name: str) -> EntryPoint:
    """Return the entry point of a game. Raises UnknownGame."""
    if name not in declarations():
        raise UnknownGame(name, names())
    return declarations()[name]


def package_of(name: str) -> str:
    """Return the package that provides a game. Raises UnknownGame."""
    return package_in(entry_of(name))


@cache
def game_named(name: str) -> Game:
    """Return the declaration of a game.

    Raises UnknownGame if none is installed under this name, and BadGame if it can't be loaded.
    """
    entry = entry_of(name)
    try:
        game = entry.load()
    except (ImportError, AttributeError) as error:
        raise BadGame(name, "not_imported", str(error)) from error
    if not isinstance(game, Game):
        raise BadGame(name, "not_a_game", entry.value)
    if game.rules.name != name:
        raise BadGame(name, "other_name", game.rules.name)
    return game


def load_all() -> None:
    """Import every installed game now, where the first use should not be slow. Raises BadGame."""
    for name in declarations():
        game_named(name)


class InstalledRules(Mapping[str, AnyRules]):
    """The rules of all installed games by name. Each game is imported when it is first used."""

    def __getitem__(self, name: str) -> AnyRules:
        if name not in declarations():
            raise KeyError(name)
        return game_named(name).rules

    def __iter__(self) -> Iterator[str]:
        return iter(declarations())

    def __len__(self) -> int:
        return len(declarations())

    def __contains__(self, name: object) -> bool:
        return name in declarations()


GAMES: Final = InstalledRules()
"""The rules of all installed games by name."""
