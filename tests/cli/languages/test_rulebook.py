"""A rulebook that is not in the reader's language: the terminal says so."""

from collections.abc import Iterator

import pytest

from tests.cli.running import play
from turncoat.cli.table import rulebook
from turncoat.cli.terminal import i18n
from turncoat.locales.catalogue import ENGLISH, LANGUAGES
from turncoat.locales.rulebooks import rulebook_of

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
# Rules behind the question, one rule, many rules, and none.
KEYS = ["?", "r 10", "r a", "r xyzzy", "q"]


@pytest.fixture
def only_in_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(rulebook, "rulebook_of", lambda game, language: rulebook_of(game, ENGLISH))
    rulebook.rules_in.cache_clear()
    yield
    rulebook.rules_in.cache_clear()


def notes(language: str) -> int:
    """How often the terminal says that the rulebook is in English."""
    i18n.speak(language)
    told = play("--seed", "1", "--plain", typed=KEYS).output
    return " ".join(told.split()).count(" ".join(i18n.text("cli-rules-english").split()))


@pytest.mark.usefixtures("only_in_english")
@pytest.mark.parametrize("language", OTHERS)
def test_rules_in_english_are_said_to_be(language: str) -> None:
    assert notes(language) == len(KEYS) - 1


@pytest.mark.usefixtures("only_in_english")
def test_nothing_is_said_to_readers_of_english() -> None:
    assert notes(ENGLISH) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_of_a_translated_rulebook(language: str) -> None:
    assert notes(language) == 0
