"""The rulebook at the keyboard: every question has its rules."""

import pytest

from turncoat.cli.table.guides import guide_named
from turncoat.cli.table.rulebook import look_up, rules, without_marks
from turncoat.core.chance import Chance, key_from_seed
from turncoat.games.shadow_hunters.content import COLOUR_OF, FACTS
from turncoat.games.shadow_hunters.grammar import TOPICS
from turncoat.games.shadow_hunters.rules import RULES
from turncoat.games.shadow_hunters.views.why import CARD_RULES, CHARACTER_RULES, MORE
from turncoat.locales.rulebooks import rulebook_of

GAME = "shadow_hunters"
BOOK = rules(GAME)


def test_all_rules_are_found_in_their_order() -> None:
    ids = list(BOOK)
    book = rulebook_of(GAME, "en")

    assert ids[0] == "SH-1"
    assert ids[-1] == "SH-100"
    assert book is not None
    assert len(ids) == book.text.count("\n- **SH-")
    assert all(rule.text and rule.chapter for rule in BOOK.values())


@pytest.mark.parametrize("card", COLOUR_OF)
def test_every_card_has_its_rule(card: str) -> None:
    assert f"`{card}`" in BOOK[CARD_RULES[card]].text


@pytest.mark.parametrize("character", [c["id"] for c in FACTS["characters"]])
def test_every_character_has_its_rule(character: str) -> None:
    assert f"(`{character}`)" in BOOK[CHARACTER_RULES[character]].text[:40]


@pytest.mark.parametrize("topic", TOPICS)
def test_every_question_has_its_rules(topic: str) -> None:
    table = RULES.deal(RULES.read_options(5, {}), Chance(key_from_seed("why")))
    words = {"seat": "1", "green": "g_aid", "card": "full_moon", "place": "chapel"}
    asked = (topic, *(words[kind] for kind in TOPICS[topic]))

    found = guide_named(GAME).why(asked, RULES.view(table, 0))

    assert found
    assert len(set(found)) == len(found)
    assert set(found) <= set(BOOK)


def test_further_rules_belong_to_questions() -> None:
    assert set(MORE) <= set(TOPICS)


def test_a_rule_is_found_by_its_number_in_any_writing() -> None:
    assert look_up(GAME, "SH-10") == look_up(GAME, "sh-10") == look_up(GAME, " 10 ")


def test_words_are_found_wherever_they_stand() -> None:
    found = [rule.id for rule in look_up(GAME, "crossbow flail")]

    assert "SH-32" in found
    assert look_up(GAME, "xyzzy") == []


def test_plain_rules_have_no_marks() -> None:
    plain = without_marks(BOOK["SH-13"].text)

    assert not set("*`|") & set(plain)
    assert "Chapel; Draw a blue card." in plain
