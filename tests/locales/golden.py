"""Prints everything that each game can say, in every language; the page must say the same."""

import json
import sys
from collections.abc import Iterator
from typing import Any

from tests.locales.every_game import EVERY_GAME
from tests.locales.everything import (
    claim_examples,
    event_examples,
    option_examples,
    speak_of_table_options,
    topic_examples,
)
from tests.locales.game import NAMES, Game
from tests.locales.night_ferry import night_ferry
from tests.locales.translations import pages_of
from turncoat.games import game_named
from turncoat.locales.catalogue import LANGUAGES, Argument, Catalogue, load
from turncoat.locales.translator import Translator
from turncoat.server.protocol.schema import grammar_document


class Listening(Catalogue):
    """A catalogue that keeps every text that it is asked for, with its message and arguments."""

    def __init__(self, language: str) -> None:
        texts = [path.read_text("utf-8") for path in pages_of(language).values()]
        super().__init__(language, texts)
        self.heard: list[tuple[str, dict[str, Argument], str]] = []

    def text(self, message_id: str, **args: Argument) -> str:
        said = super().text(message_id, **args)
        self.heard.append((message_id, args, said))
        return said


def told(game: Game, language: str, me: int | None) -> dict[str, Any]:
    """Everything that a game can say to one reader in one language."""
    translator = Translator(load(language), game.name, NAMES, me)
    return {
        "game": game.name,
        "grammar": grammar_document(game_named(game.name)),
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
        "explained": [[words, translator.ask_text(words)] for words in topic_examples(game)],
        "claims": [[words, translator.claim(0, words)] for words in claim_examples(game)],
        "things": [
            [kind, word, translator.form(kind, word).forms]
            for kind, ids in game.ids.items()
            for word in ids
        ],
        "texts": list(texts_of(game, language)),
    }


def texts_of(game: Game, language: str) -> Iterator[tuple[str, dict[str, Argument], str]]:
    """What is printed on things, and table options with the reasons for refusing them: each
    message without the prefix of its game, its arguments and the text."""
    catalogue = Listening(language)
    translator = Translator(catalogue, game.name, NAMES, None)
    for say in (Translator.title, *game.also_says):
        say(translator)
    for read, thing in game.readings:
        read(translator, thing)
    speak_of_table_options(game, translator)
    prefix = f"{game.grammar.PREFIX}-"
    for message, args, text in catalogue.heard:
        if message.startswith(prefix):
            yield message.removeprefix(prefix), args, text


if __name__ == "__main__":
    with night_ferry() as example:
        everything = [
            told(game, code, me)
            for game in (*EVERY_GAME, example)
            for code in LANGUAGES
            for me in (0, None)
        ]
    json.dump(everything, sys.stdout)
