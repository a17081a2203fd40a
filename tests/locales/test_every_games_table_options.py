"""One suite over every game: table options are declared, explained, and refused with a reason."""

import typing

import pytest

from tests.locales.every_game import each
from tests.locales.game import Game
from tests.locales.in_the_source import bad_setups_in
from turncoat.core.errors import BadSetup
from turncoat.games import game_named
from turncoat.locales.translator import Translator


def test_the_words_know_every_table_option_and_its_values(game: Game) -> None:
    hints = typing.get_type_hints(game.options.Options)
    del hints["players"]
    expected = {
        field: game.values_of_content.get(field) or values_in(hint) for field, hint in hints.items()
    }
    expected["players"] = set(game.rules.player_counts)

    assert {field: set(values) for field, values in game.grammar.SETUP.items()} == expected
    assert list(game.grammar.SETUP) == list(game.options.Options.__struct_fields__)


def values_in(hint: typing.Any) -> set[typing.Any]:
    """All values of a table option of this type; none for a list."""
    if typing.get_origin(hint) is list:
        return set()
    if hint in (bool, bool | None):
        return {True, False}
    assert typing.get_origin(hint) is typing.Literal
    return set(typing.get_args(hint))


@each("players", of=lambda game: game.rules.player_counts)
def test_the_first_value_of_a_table_option_is_its_default(game: Game, players: int) -> None:
    plain = game.rules.write_options(game.rules.read_options(players, {}))
    firsts = {field: values[0] if values else [] for field, values in game.grammar.SETUP.items()}
    del firsts["players"]

    assert firsts | game.other_defaults(players) == plain


@each("field", of=lambda game: game.grammar.SETUP)
def test_every_table_option_and_each_of_its_values_is_explained(
    game: Game, translator: Translator, field: str
) -> None:
    values = [translator.setup_value(field, value) for value in game.grammar.SETUP[field]]

    assert translator.setup(field)
    assert translator.setup_text(field)
    assert len(set(values)) == len(game.grammar.SETUP[field])


@each("field", "reason", of=lambda game: game.grammar.BAD_SETUP)
def test_every_bad_setup_has_its_sentence(
    game: Game, translator: Translator, field: str, reason: str
) -> None:
    assert translator.bad_setup(field, reason, game.figures)


def test_the_words_know_every_bad_setup(game: Game) -> None:
    values = {(field, "value") for field in game.grammar.SETUP if field != "players"}

    assert set(game.grammar.BAD_SETUP) == bad_setups_in(game) | values


@each("players", of=lambda game: game.rules.player_counts)
def test_an_unknown_table_option_is_called_by_its_name(
    game: Game, translator: Translator, players: int
) -> None:
    with pytest.raises(BadSetup) as raised:
        game.rules.read_options(players, {"dragons": True})

    assert "dragons" in translator.bad_setup(raised.value.field, raised.value.reason)


def test_the_default_number_of_players_can_play(game: Game) -> None:
    assert game_named(game.name).default_players() in game.rules.player_counts


def test_options_for_a_first_game_and_without_time_limits_are_allowed(game: Game) -> None:
    raw = {**game.grammar.GRAMMAR.first_game, **game.grammar.GRAMMAR.untimed}

    players = game_named(game.name).default_players()
    written = game.rules.write_options(game.rules.read_options(players, raw))

    assert {field: written[field] for field in raw} == raw
