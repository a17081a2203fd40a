"""The generic guide, for games without their own: fields, secrets, rulebooks and languages."""

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest

from tests.cli.running import play
from turncoat.cli.games.generic import fields
from turncoat.cli.games.generic.fields import Fields
from turncoat.cli.games.generic.guide import generic_guide
from turncoat.cli.table import rulebook
from turncoat.cli.terminal import i18n
from turncoat.core.game import Game
from turncoat.core.grammar import Grammar
from turncoat.core.rules import Rules
from turncoat.core.view import View
from turncoat.locales.catalogue import Catalogue, files_of, load
from turncoat.locales.translator import Translator


class SeatView(msgspec.Struct):
    """The view of one seat's state."""

    coins: int
    shown: bool
    card: str | None
    friends: list[int | None]


class TableView(View, kw_only=True):
    """The view of a made-up game about coins."""

    players: list[SeatView]
    pot: int
    dreams: int


GRAMMAR = Grammar(
    prefix="sh",
    names={"card": "card", "kind": "kind"},
    topics={"give": ("card",)},
    options={"give": [("card",), ("seat", "card")]},
    events={"turn": ("seat",)},
    public_view={"pot": (), "players": {"shown": (), "card": ("shown",)}},
    why={"give": "SH-20"},
    fields={
        "pot": "number",
        "dreams": "number",
        "players.coins": "number",
        "players.card": "card",
        "players.friends": "seat*",
        "players.shown": "flag",
    },
)


class CoinRules(Rules[Any, Any, Any]):
    """The rules of the made-up game, with only what the guide needs."""

    name = "shadow_hunters"
    view_type: ClassVar[type[Any]] = TableView
    gatherings: ClassVar[tuple[str, ...]] = ("meet",)


RULES = CoinRules()
GAME = Game(RULES, GRAMMAR)


def table(**own: Any) -> TableView:
    """A view of seat 0."""
    mine = SeatView(**{"coins": 3, "shown": False, "card": "flail", "friends": [1, None], **own})
    other = SeatView(coins=0, shown=False, card=None, friends=[])
    return TableView(
        seat=0, asked=[0], chosen=None, heard=[], answers=[], luck=[], players=[mine, other],
        pot=7, dreams=9,
    )  # fmt: skip


@pytest.fixture
def translator() -> Translator:
    return Translator(load("en"), "shadow_hunters", ["Ada", "Ben"], 0)


def test_declared_fields_are_drawn_and_secrets_are_on_the_card(translator: Translator) -> None:
    guide = generic_guide(GAME)

    assert guide.board(table(), translator, True).above == ["pot: 7"]  # type: ignore[union-attr]
    grid = guide.seats(table(), translator, True, covered=False)
    assert grid.headers == ["Player", "coins", "card", "friends", "shown"]
    assert grid.rows == [
        ["Ada (you)", "3", "Whirling Flail", "Ben, ?", "no"],
        ["Ben", "0", "?", "–", "no"],
    ]
    text = translator.card_text("flail")
    card = ["coins: 3", "card: Whirling Flail", text, "friends: Ben, ?", "dreams: 9"]
    assert guide.card(table(), translator) == card


def test_behind_the_cover_only_what_is_declared_public_is_drawn(translator: Translator) -> None:
    guide = generic_guide(GAME)

    hidden = guide.seats(table(), translator, True, covered=True)
    shown = guide.seats(table(shown=True), translator, True, covered=True)

    assert hidden.rows[0] == ["Ada (you)", "?", "?", "?", "no"]
    assert shown.rows[0] == ["Ada (you)", "?", "Whirling Flail", "?", "yes"]


def test_a_field_that_the_view_does_not_declare_is_a_secret() -> None:
    grammar = Grammar("sh", {}, {}, {}, {}, fields={"nowhere": "number", "players.x": "flag"})
    found = Fields(Game(RULES, grammar))

    assert [field.is_secret for field in (*found.of_table, *found.of_players)] == [True, True]
    assert not found.of_table[0].is_shown(table())


def test_whose_turn_it_is_follows_from_the_seats_that_are_asked(translator: Translator) -> None:
    guide, view = generic_guide(GAME), table()

    assert guide.title(view, translator) == "Your turn"
    view.asked = [1]
    assert guide.title(view, translator) == "Ben’s turn"
    view.asked = [0, 1]
    assert guide.title(view, translator) == "Everybody chooses"


def test_things_are_explained_where_they_are_named(translator: Translator) -> None:
    guide, text = generic_guide(GAME), translator.card_text("flail")

    assert guide.question_note(("give", "flail"), translator) == text
    for option in [("give", "flail"), ("give", 1, "flail")]:
        assert guide.detail(option, table(), translator) == text
    assert guide.why(("give", "flail"), table()) == ["SH-20"]
    assert guide.why(("other",), table()) == []
    assert guide.side("vampire", translator) == "vampire"
    assert guide.side("nobody", translator) == "nobody"
    assert guide.shared_topics == guide.always_asked == ("meet",)


def test_values_are_in_words(translator: Translator) -> None:
    assert fields.word("kind", "human", translator) == "human"
    assert fields.word("seat", 1, translator) == "Ben"
    assert fields.word("flag", True, translator) == "yes"
    assert fields.word("kind", "", translator) == "–"
    assert fields.word("kind", None, translator) == "?"


def test_a_game_without_a_rulebook_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "rulebook_of", lambda game, language: None)
    rulebook.rules_in.cache_clear()
    try:
        told = play("--seed", "1", "--plain", typed=["?", "r", "q"]).output
    finally:
        rulebook.rules_in.cache_clear()

    assert told.count("This game has no rulebook.") == 2


@pytest.fixture
def other_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The user's language is one in which the game has no texts."""
    texts = files_of("turncoat", "en")
    own = [text for text in texts if "\nsh-name =" not in text]
    english = [text for text in texts if text not in own]
    monkeypatch.setattr(i18n, "load", lambda language: Catalogue("cs", own, english))
    i18n.catalogue.cache_clear()
    yield
    i18n.catalogue.cache_clear()


NOTE = "The texts of Shadow Hunters are not available in your language."


@pytest.mark.usefixtures("other_language")
def test_the_terminal_says_once_that_a_game_lacks_a_language() -> None:
    assert play("--seed", "1", "--plain", typed=["1", "q"]).output.count(NOTE) == 1


def test_it_says_nothing_if_the_language_is_there() -> None:
    assert NOTE not in play("--seed", "1", "--plain", typed=["q"]).output
