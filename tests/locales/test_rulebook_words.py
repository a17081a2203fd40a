"""Things have the same names in rulebooks and messages; rulebooks have their ids in comments."""

import re
from pathlib import Path

import pytest

from turncoat.games import game_named, own_names
from turncoat.games.dark_providence.content import default_box
from turncoat.locales.catalogue import ENGLISH, load

RULEBOOKS = Path(__file__).resolve().parents[2] / "docs" / "rules" / ENGLISH
MESSAGES = load(ENGLISH)
# A name in italics or in a table cell, perhaps with a remark in brackets, and the id after it.
NAMED = re.compile(r"(?:\*|^ *\| )([^*|(<]+?)\.?\*?(?: \([^|]*?\))? <!-- (\w+) -->", re.MULTILINE)
KINDS = ("card", "character", "place", "setup", "token", "role", "city", "goo", "behaviour")
NO_EFFECT = MESSAGES.text("dp-card-st_whispers-text")
# A weapon that shares its rule with two others, and the cultists' cards, which have no names.
ELSEWHERE = {"boar_knife", "cultist1", "cultist2"}


def page_of(game: str) -> str:
    return (RULEBOOKS / f"{game}.md").read_text("utf-8")


def messages_for(prefix: str, thing: str) -> set[str]:
    ids = [f"{prefix}-{kind}-{thing}" for kind in KINDS]
    return {MESSAGES.text(one, players=few) for one in ids if one in MESSAGES for few in (5, 8)}


@pytest.mark.parametrize("game", own_names())
def test_things_have_one_name(game: str) -> None:
    prefix = game_named(game).grammar.prefix
    named = NAMED.findall(page_of(game))
    known = [(name, messages_for(prefix, thing)) for name, thing in named if thing not in ELSEWHERE]

    assert len(known) > 20
    assert [(name, said) for name, said in known if said and name not in said] == []


@pytest.mark.parametrize("card", [*default_box().cards])
def test_the_appendix_repeats_the_texts_of_cards(card: str) -> None:
    text = MESSAGES.text(f"dp-card-{card}-text")
    row = re.compile(rf"^\| .* <!-- {card} --> \| (.+) \|$", re.MULTILINE)
    (cells,) = row.findall(page_of("dark_providence"))

    if text == NO_EFFECT:
        assert " - |" in f"{cells} |"
    elif not card.startswith("city_"):
        assert text in cells
