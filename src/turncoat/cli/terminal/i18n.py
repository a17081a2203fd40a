"""The terminal's own words. All of them are in the catalogue, under `cli-`."""

import os
from functools import cache

from turncoat.locales.catalogue import LANGUAGES, Argument, Catalogue, load


def language() -> str:
    """The reader's language where there is a catalogue for it, else the first there is."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            short = wanted[:2].lower()
            return short if short in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def catalogue() -> Catalogue:
    """All messages of the reader's language."""
    return load(language())


def text(message_id: str, **args: Argument) -> str:
    """One message of the terminal."""
    return catalogue().text(message_id, **args)


def listed(words: list[str]) -> str:
    """Several words in a row."""
    return text("cli-comma").join(words)
