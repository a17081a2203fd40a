"""Whole games in the terminal in every language, in which nothing is said in English.

`make test` plays a sample; with EVERY_LANGUAGE=1, as `make test-languages` sets it, all of them.
"""

import os
from typing import Final

import pytest

from tests.cli.running import anything, run
from tests.locales.foreign import english_texts
from turncoat.games import own_names
from turncoat.locales.catalogue import ENGLISH, LANGUAGES, load
from turncoat.locales.translator import Translator

OTHERS: Final = [code for code in LANGUAGES if code != ENGLISH]
ALL: Final = [(game, code) for game in own_names() for code in OTHERS]
SAMPLE: Final = [*zip(own_names(), OTHERS, strict=True)]


@pytest.mark.parametrize(("game", "language"), ALL if os.environ.get("EVERY_LANGUAGE") else SAMPLE)
def test_a_whole_game_is_played_in_it(game: str, language: str) -> None:
    played = run("--language", language, "play", game, "--seed", "5", typed=anything(5))

    assert played.exit_code == 0, played.output[-2000:]
    assert [text for text in english_texts(language, "web") if text in played.output] == []
    ends = Translator(load(language), game, [], None)
    assert any(unwrapped(ends.end(reason)) in unwrapped(played.output) for reason in reasons(game))


def unwrapped(text: str) -> str:
    """A text in one line, without the spaces at which lines must not be broken."""
    return " ".join(text.split())


def reasons(game: str) -> list[str]:
    prefix = Translator(load(ENGLISH), game, [], None).grammar.prefix
    start = f"{prefix}-end-"
    return [name.removeprefix(start) for name in load(ENGLISH) if name.startswith(start)]
