"""Prints everything that each game can say, in every language; the page must say the same."""

import json
import sys
from typing import Any

from tests.locales.every_game import EVERY_GAME
from tests.locales.everything import (
    claim_examples,
    event_examples,
    option_examples,
    topic_examples,
)
from tests.locales.game import NAMES, Game
from turncoat.locales.catalogue import LANGUAGES, load
from turncoat.locales.translator import Translator


def told(game: Game, language: str, me: int | None) -> dict[str, Any]:
    """Everything that a game can say to one reader in one language."""
    translator = Translator(load(language), game.name, NAMES, me)
    return {
        "game": game.name,
        "language": language,
        "names": NAMES,
        "me": me,
        "events": [[words, translator.event(words)] for words in event_examples(game)],
        "options": [[words, translator.option(words)] for words in option_examples(game)],
        "idle": [
            [idle, topic, translator.option((idle,), topic)]
            for idle in game.grammar.IDLE
            for topic in topic_examples(game)
        ],
        "topics": [[words, translator.ask(words)] for words in topic_examples(game)],
        "claims": [[words, translator.claim(0, words)] for words in claim_examples(game)],
    }


if __name__ == "__main__":
    json.dump(
        [told(game, code, me) for game in EVERY_GAME for code in LANGUAGES for me in (0, None)],
        sys.stdout,
    )
