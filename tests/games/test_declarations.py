"""Games are found by their entry points, those of this package too."""

from importlib.metadata import EntryPoint

import pytest

from turncoat import games
from turncoat.core.errors import BadGame, UnknownGame
from turncoat.games import GAMES, GROUP, declarations, game_named, package_of, packages

OWN = ["among_cultists", "dark_providence", "shadow_hunters"]


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The list that replaces the entry points of installed packages; tests may add to it."""
    found = [declarations()[name] for name in OWN]
    monkeypatch.setattr(games, "entry_points", lambda group: found)
    for cached in (games.declarations, games.game_named):
        monkeypatch.setattr(games, cached.__name__, cached.__wrapped__)
    return found


def declare(found: list[EntryPoint], name: str, value: str) -> None:
    found.insert(0, EntryPoint(name, value, GROUP))


def test_the_games_of_this_package_are_declared() -> None:
    assert [name for name in GAMES if package_of(name) == "turncoat"] == OWN
    assert packages()[0] == "turncoat"


@pytest.mark.parametrize("name", OWN)
def test_a_declaration_brings_rules_and_grammar(name: str) -> None:
    game = game_named(name)

    assert game.rules is GAMES[name]
    assert game.rules.name == name
    assert set(game.grammar.public_events) <= set(game.grammar.events)


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownGame, match="chess: among_cultists, dark"):
        game_named("chess")
    with pytest.raises(UnknownGame):
        package_of("chess")

    assert GAMES.get("chess") is None
    assert "chess" not in GAMES


def test_another_package_comes_after_our_own(declared: list[EntryPoint]) -> None:
    declare(declared, "acorns", "turncoats.game:GAME")

    assert games.names() == [*OWN, "acorns"]
    assert games.own_names() == OWN
    assert games.packages() == ["turncoat", "turncoats"]
    assert len(GAMES) == 4


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("no_such_package.game:GAME", "not_imported"),
        ("turncoat.games.shadow_hunters.game:NOTHING", "not_imported"),
        ("turncoat.games.shadow_hunters.rules:RULES", "not_a_game"),
        ("turncoat.games.shadow_hunters.game:GAME", "other_name"),
    ],
)
def test_a_declaration_that_is_wrong_is_named(
    declared: list[EntryPoint], value: str, reason: str
) -> None:
    declare(declared, "acorns", value)

    with pytest.raises(BadGame) as caught:
        games.game_named("acorns")

    assert (caught.value.name, caught.value.reason) == ("acorns", reason)


def test_two_packages_can_not_declare_one_name(declared: list[EntryPoint]) -> None:
    declare(declared, "shadow_hunters", "acorns.game:GAME")

    with pytest.raises(BadGame, match=r"shadow_hunters: declared_twice: acorns\.game:GAME"):
        games.names()
