"""Each card has at least one test with its id in the name."""

import re
from pathlib import Path

import pytest

from turncoat.games.dark_providence.rules import RULES

TESTS = "".join(page.read_text("utf-8") for page in Path(__file__).parents[1].rglob("test_*.py"))


@pytest.mark.parametrize("card", RULES.box.cards)
def test_every_card_has_a_test_of_its_own(card: str) -> None:
    assert re.search(rf"^def test_{card}_\w+", TESTS, re.MULTILINE)


@pytest.mark.parametrize("card", [*RULES.box.great_old_ones, *RULES.box.behaviours])
def test_every_card_of_the_solo_game_is_named_in_a_test(card: str) -> None:
    assert card in TESTS
