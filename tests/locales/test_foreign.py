"""English sentences are found in the text of another language, and none of its own is."""

from collections.abc import Callable

import pytest

from tests.locales.everything import by_kind, claim_examples, event_examples
from tests.locales.foreign import english_in
from tests.locales.game import NAMES, Game
from turncoat.core.terms import Term
from turncoat.locales.catalogue import ENGLISH, LANGUAGES, load
from turncoat.locales.translator import Translator

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
EACH = 20


def told(game: Game, language: str) -> dict[str, str]:
    """By their kinds, events as the second player is told them, and claims."""
    translator = Translator(load(language), game.name, NAMES, 1)
    events = of_each_kind(event_examples(game), translator.event)
    claims = of_each_kind(claim_examples(game), lambda claim: translator.claim(0, claim))
    return events | {f"claim {kind}": text for kind, text in claims.items()}


def of_each_kind(terms: list[Term], say: Callable[[Term], str]) -> dict[str, str]:
    """Some sentences for each kind of term."""
    return {
        kind: "\n".join(say(term) for term in found[:: len(found) // EACH + 1])
        for kind, found in by_kind(terms).items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_of_a_language_is_taken_for_english(game: Game, language: str) -> None:
    everything = "\n".join(told(game, language).values())

    assert english_in(everything, language, leave_out="web") == []


@pytest.mark.parametrize("language", OTHERS)
def test_nearly_all_kinds_of_english_events_and_claims_are_found(game: Game, language: str) -> None:
    english = told(game, ENGLISH)

    missed = [kind for kind, text in english.items() if not english_in(text, language, "web")]

    assert len(missed) <= len(english) // 20, missed
