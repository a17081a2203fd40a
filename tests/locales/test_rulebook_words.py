"""Things have the same names in rulebooks and messages; rulebooks have their ids in comments."""

import re

import pytest

from tests.locales.translations import rulebooks_of
from turncoat.games import game_named, own_names
from turncoat.games.dark_providence.content import default_box
from turncoat.locales.catalogue import load

# A name in italics or in a table cell, perhaps with a remark in brackets, and the id after it.
NAMED = re.compile(r"(?:\*|^ *\| )([^*|(<]+?)\.?\*?(?: \([^|]*?\))? <!-- (\w+) -->", re.MULTILINE)
KINDS = ("card", "character", "place", "setup", "token", "role", "city", "goo", "behaviour")
# A weapon that shares its rule with two others, and the cultists' cards, which have no names.
ELSEWHERE = {"boar_knife", "cultist1", "cultist2"}


def page_of(language: str, game: str) -> str:
    return rulebooks_of(language)[game].read_text("utf-8")


def messages_for(language: str, prefix: str, thing: str) -> set[str]:
    messages = load(language)
    ids = [f"{prefix}-{kind}-{thing}" for kind in KINDS]
    return {messages.text(one, players=few) for one in ids if one in messages for few in (5, 8)}


@pytest.mark.parametrize("game", own_names())
def test_things_have_one_name(language: str, game: str) -> None:
    prefix = game_named(game).grammar.prefix
    named = NAMED.findall(page_of(language, game))
    known = [
        (name, messages_for(language, prefix, thing))
        for name, thing in named
        if thing not in ELSEWHERE
    ]

    assert len(known) > 20
    assert [(name, said) for name, said in known if said and name not in said] == []


@pytest.mark.parametrize("card", [*default_box().cards])
def test_the_appendix_repeats_the_texts_of_cards(language: str, card: str) -> None:
    messages = load(language)
    text = messages.text(f"dp-card-{card}-text")
    row = re.compile(rf"^\| .* <!-- {card} --> \| (.+) \|$", re.MULTILINE)
    (cells,) = row.findall(page_of(language, "dark_providence"))

    if text == messages.text("dp-card-st_whispers-text"):
        assert " – |" in f"{cells} |"
    elif not card.startswith("city_"):
        assert text in cells
