"""The texts that only Shadow Hunters has; the suite over every game tests the rest."""

import re
from typing import Any

import pytest

from tests.games.random_play import deal, step
from tests.locales.everything import examples
from tests.locales.game import NAMES, Game
from tests.locales.shadow_hunters import CHARACTERS, SHADOW_HUNTERS
from turncoat.games.shadow_hunters import grammar
from turncoat.games.shadow_hunters.content import FACTS, KINDS
from turncoat.games.shadow_hunters.rules import RULES
from turncoat.locales.catalogue import load
from turncoat.locales.translator import Translator


@pytest.fixture
def game() -> Game:
    return SHADOW_HUNTERS


def test_the_outcome_of_a_green_card_is_told_in_full(translator: Translator) -> None:
    assert "2" in translator.event(("green_outcome", 0, 1, "take", 2))
    told = translator.event(("green_outcome", 0, 1, "hand_over", "crossbow"))
    assert any(form in told for form in translator.catalogue.forms("sh-card-crossbow").values())


def test_the_dead_are_told_every_character(translator: Translator) -> None:
    text = translator.event(("sees_all", *CHARACTERS[:4]))

    assert all(name in text for name in NAMES[:4])
    assert all(translator.name("character", character) in text for character in CHARACTERS[:4])


@pytest.mark.parametrize("card", [card for card in FACTS["cards"] if card["kind"] == "green"])
def test_green_cards_name_their_kinds_and_their_numbers(
    translator: Translator, card: dict[str, Any]
) -> None:
    text = translator.card_text(card["id"])
    fits = card["fits"]

    kinds = [kind for kind in KINDS if translator.name("kind", kind) in text]
    numbers = {int(number) for number in re.findall(r"\d+", text)}

    assert sorted(kinds) == sorted(fits.get("kinds", []))
    assert numbers == {
        *([card["amount"]] if card["amount"] else []),
        *(fits[key] for key in ("at_most", "at_least") if key in fits),
    }


@pytest.mark.parametrize(
    ("players", "says"), [(4, "instead"), (6, "instead"), (7, "all the"), (8, "all the")]
)
def test_an_ability_may_depend_on_the_number_of_players(players: int, says: str) -> None:
    """SH-87  Bruno robs in small games and loots in large ones."""
    names = [f"Player {seat}" for seat in range(players)]
    told = Translator(load("en"), "shadow_hunters", names, 0).ability("b1")

    assert says in told
    assert "players:" not in told


def test_every_character_is_told_to_the_dead_in_a_sentence_of_its_own(
    translator: Translator,
) -> None:
    told = translator.event(("sees_all", *CHARACTERS[:4]))

    assert told.count(".") == 5
    assert all(
        NAMES[seat] in sentence and translator.name("character", CHARACTERS[seat]) in sentence
        for seat, sentence in enumerate(told.split(".")[1:5])
    )


@pytest.mark.parametrize("place", FACTS["places"])
def test_every_place_says_its_numbers(translator: Translator, place: dict[str, Any]) -> None:
    text = translator.place_text(place["id"])

    assert all(str(number) in text for number in place["numbers"])


@pytest.mark.parametrize("card", FACTS["characters"])
def test_every_character_is_told_its_kind_and_has_its_initial(
    translator: Translator, card: dict[str, Any]
) -> None:
    assert translator.name("kind", card["kind"]) in translator.event(("you_are", card["id"]))
    assert translator.name("character", card["id"])[0] == card["initial"]


def test_no_question_shares_its_word_with_an_event() -> None:
    assert set(grammar.TOPICS).isdisjoint(grammar.EVENTS)


@pytest.mark.parametrize("players", RULES.player_counts)
def test_everybody_may_claim_at_any_time_all_that_has_words(game: Game, players: int) -> None:
    seats = range(players)
    claims = [
        claim
        for kind, shape in grammar.CLAIMS.items()
        for claim in examples(kind, shape, lambda slot: seats if slot == "seat" else game.ids[slot])
    ]

    for seed in range(20):
        match, random = deal(RULES.name, players, f"claims {seed}")
        while match.pending:
            step(match, random)
            assert all(RULES.audience_of(match.table, seat) for seat in seats)
            assert RULES.is_claim(match.table, random.choice(claims))
        assert all(RULES.is_claim(match.table, claim) for claim in claims)
