"""The rulebook in the terminal: every question has its rules."""

import re

import pytest

from turncoat.cli.table.guides import guide_named
from turncoat.cli.table.rulebook import look_up, rules, without_marks
from turncoat.core.chance import Chance, key_from_seed
from turncoat.games import own_names
from turncoat.games.shadow_hunters.content import COLOUR_OF, FACTS
from turncoat.games.shadow_hunters.grammar import TOPICS
from turncoat.games.shadow_hunters.rules import RULES
from turncoat.games.shadow_hunters.views.why import CARD_RULES, CHARACTER_RULES, MORE
from turncoat.locales.rulebooks import rulebook_of

GAME = "shadow_hunters"
BOOK = rules(GAME)


def ids_in(rule: str) -> list[str]:
    """The ids in the comments of a rule."""
    book = rulebook_of(GAME, "en")
    assert book is not None
    text = re.split(r"\n- \*\*|\n#", book.text.split(f"- **{rule}** ")[1])[0]
    return re.findall(r"<!-- (\w+) -->", text)


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
    assert card in ids_in(CARD_RULES[card])


@pytest.mark.parametrize("character", [c["id"] for c in FACTS["characters"]])
def test_every_character_has_its_rule(character: str) -> None:
    assert ids_in(CHARACTER_RULES[character]) == [character]


@pytest.mark.parametrize("game", own_names())
def test_ids_and_comments_are_not_shown(game: str) -> None:
    shown = "".join(rule.text for rule in rules(game).values())

    assert not re.findall(r"<!--|-->|`|\w+_\w+", shown)


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


def test_an_apostrophe_is_found_however_it_is_typed() -> None:
    assert look_up(GAME, "morgana's hut") == look_up(GAME, "Morgana’s Hut") != []


def test_plain_rules_have_no_marks() -> None:
    plain = without_marks(BOOK["SH-13"].text)

    assert not set("*`|") & set(plain)
    assert "Chapel; Draw a blue card." in plain
