"""Whole games in the terminal in every language, in which nothing is said in English.

`make test` plays a sample; with EVERY_LANGUAGE=1, as `make test-languages` sets it, all of them.
"""

import os
from itertools import cycle
from typing import Final

import pytest

from tests.cli.running import anything, run
from tests.locales.foreign import english_in, in_one_line
from turncoat.games import own_names
from turncoat.locales.catalogue import ENGLISH, LANGUAGES, load
from turncoat.locales.translator import Translator

OTHERS: Final = [code for code in LANGUAGES if code != ENGLISH]
ALL: Final = [(game, code) for game in own_names() for code in OTHERS]
# Each language once, with the games in turn.
SAMPLE: Final = [*zip(cycle(own_names()), OTHERS, strict=False)]


@pytest.mark.parametrize(("game", "language"), ALL if os.environ.get("EVERY_LANGUAGE") else SAMPLE)
def test_a_whole_game_is_played_in_it(game: str, language: str) -> None:
    played = run("--language", language, "play", game, "--seed", "5", typed=anything(5))

    assert played.exit_code == 0, played.output[-2000:]
    assert english_in(played.output, language, leave_out="web") == []
    ends = Translator(load(language), game, [], None)
    told = in_one_line(played.output)
    assert any(in_one_line(ends.end(reason)) in told for reason in reasons(game))


def reasons(game: str) -> list[str]:
    prefix = Translator(load(ENGLISH), game, [], None).grammar.prefix
    start = f"{prefix}-end-"
    return [name.removeprefix(start) for name in load(ENGLISH) if name.startswith(start)]
