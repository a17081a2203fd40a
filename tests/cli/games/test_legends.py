"""What the signs mean in the terminal, and the order of options that name somebody."""

from typing import Any

import pytest

from turncoat.cli.games.shadow_hunters.details import arranged
from turncoat.cli.table.guides import guide_named
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES
from turncoat.locales.catalogue import load
from turncoat.locales.translator import Translator

NAMES = ["Ada", "Ben", "Cyd", "Dora", "Eva"]
OUTSIDE = ("Fishman", "Cultist token", "Unsafe-passage deck", "Cultists outside")


def deal(game: str, options: dict[str, Any]) -> AnyMatch:
    rules = GAMES[game]
    return Match.deal(rules, rules.read_options(5, options), key_from_seed("legend"))


def legend(game: str, match: AnyMatch) -> dict[str, str]:
    """The lines of a game's legend, by sign."""
    translator = Translator(load("en"), game, NAMES, 0)
    [grid] = guide_named(game).legend(match.view(0), translator)
    return dict(grid.rows)


@pytest.mark.parametrize("preset", ["first_game", "standard"])
def test_a_sign_is_explained_if_the_game_has_it(preset: str) -> None:
    lines = legend("among_cultists", deal("among_cultists", {"preset": preset}))

    assert all((name in lines) == (preset == "standard") for name in OUTSIDE)
    assert lines["Knife"].startswith("Its holder goes first")
    assert lines["Cultist"].startswith("You can give Dead cards")


def test_equipment_is_explained_while_somebody_owns_it() -> None:
    match = deal("shadow_hunters", {})
    assert "Whirling Flail" not in legend("shadow_hunters", match)

    match.table.players[3].gear.append("flail")

    lines = legend("shadow_hunters", match)
    assert "at once" in lines["Whirling Flail"]
    assert "until their next turn" in lines["Ward"]


def test_oneself_comes_after_all_others() -> None:
    view = deal("shadow_hunters", {}).view(1)
    options: list[Any] = [("tree_wound", 0), ("tree_wound", 1), ("tree_heal", 2), ("skip",)]

    assert arranged(options, view) == [
        ("tree_wound", 0), ("tree_heal", 2), ("tree_wound", 1), ("skip",),
    ]  # fmt: skip
