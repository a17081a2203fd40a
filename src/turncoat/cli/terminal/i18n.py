"""The terminal's own texts, which are in the catalogue under `cli-`."""

import os
from functools import cache

from turncoat.games import game_named, names, own_names
from turncoat.locales.catalogue import (
    ENGLISH,
    Argument,
    Catalogue,
    MissingMessage,
    load,
    supported,
)


def missing_text(error: Exception) -> str:
    """Return the message that a game from another package lacks; empty for other errors."""
    if not isinstance(error, MissingMessage):
        return ""
    others = {*names()} - {*own_names()}
    prefixes = {game_named(name).grammar.prefix for name in others}
    return error.message_id if error.message_id.partition("-")[0] in prefixes else ""


def language() -> str:
    """Return the user's language if there is a catalogue for it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            return supported(wanted[:2].lower())
    return ENGLISH


@cache
def catalogue() -> Catalogue:
    """Return the catalogue of the user's language."""
    return load(language())


def text(message_id: str, **args: Argument) -> str:
    """Return a message of the terminal."""
    return catalogue().text(message_id, **args)


def texts(*message_ids: str) -> list[str]:
    """Return several messages of the terminal, such as the headers of a table."""
    return [text(message_id) for message_id in message_ids]


def listed(words: list[str]) -> str:
    """Return words separated by commas."""
    return text("cli-comma").join(words)
