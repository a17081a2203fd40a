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
OUTSIDE = (
    "FISHMAN", "CULTIST TOKEN", "unsafe passage", "Unsafe-passage deck", "Cultists outside",
)  # fmt: skip


def deal(game: str, options: dict[str, Any]) -> AnyMatch:
    rules = GAMES[game]
    return Match.deal(rules, rules.read_options(5, options), key_from_seed("legend"))


def legend(game: str, match: AnyMatch, plain: bool = False) -> dict[str, str]:
    """The lines of a game's legend, by sign."""
    translator = Translator(load("en"), game, NAMES, 0)
    [grid] = guide_named(game).legend(match.view(0), translator, plain)
    return dict(grid.rows)


@pytest.mark.parametrize("preset", ["first_game", "standard"])
def test_a_sign_is_explained_if_the_game_has_it(preset: str) -> None:
    lines = legend("among_cultists", deal("among_cultists", {"preset": preset}))

    assert all((name in lines) == (preset == "standard") for name in OUTSIDE)
    assert lines["Knife"].startswith("Its holder goes first")
    assert lines["Cultist"].startswith("A Cultist can give Dead cards")


@pytest.mark.parametrize(
    ("game", "signs"),
    [
        ("shadow_hunters", ["■", "·", "Letters above the wounds", "ability used", "(you know)"]),
        ("among_cultists", ["2b 3c", "9 + 8", "Pulse", "vote ready", "searched", "(Name)"]),
        ("dark_providence", ["*", "+2", "inf, mon, str", "Cubes 3/5/1"]),
    ],
)
def test_every_game_explains_the_signs_of_the_terminal(game: str, signs: list[str]) -> None:
    lines = legend(game, deal(game, {}))

    assert [sign for sign in signs if not lines.get(sign)] == []


@pytest.mark.parametrize("sign", ["Gravestone with a letter", "Hooded figure", "Burnt candle"])
def test_no_sign_of_the_page_is_explained_that_the_terminal_does_not_show(sign: str) -> None:
    assert sign not in legend("shadow_hunters", deal("shadow_hunters", {}))


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists"])
def test_a_plain_screen_explains_nothing_that_is_drawn(game: str) -> None:
    lines = legend(game, deal(game, {}), plain=True)

    assert not {"■", "·", "2b 3c"} & lines.keys()
    assert lines


def looked_up(game: str, words: str) -> list[str]:
    """The first cell of each row that is found."""
    translator = Translator(load("en"), game, NAMES, 0)
    grids = guide_named(game).look_up(words, deal(game, {}).view(0), translator)
    return [row[0] for grid in grids for row in grid.rows]


@pytest.mark.parametrize(
    ("game", "words", "found"),
    [
        ("shadow_hunters", "fenris", ["Fenris"]),
        ("shadow_hunters", "whirling flail", ["Whirling Flail"]),
        ("shadow_hunters", "xyzzy", []),
        ("among_cultists", "cafeteria", ["Cafeteria"]),
        ("among_cultists", "FAILURE", ["Failure"]),
    ],
)
def test_one_thing_can_be_looked_up_by_its_name(game: str, words: str, found: list[str]) -> None:
    assert looked_up(game, words) == found


def test_all_cards_of_a_colour_can_be_looked_up() -> None:
    red, green = looked_up("shadow_hunters", "red cards"), looked_up("shadow_hunters", "green")

    assert "Whirling Flail" in red
    assert green
    assert not set(red) & set(green)


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
