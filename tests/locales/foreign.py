"""English texts that no reader of another language should meet."""

from typing import Final

from turncoat.locales.catalogue import ENGLISH, Catalogue, MissingMessage, load

# Shorter texts, such as names, may be the same in several languages, or part of other words.
LONG: Final = 14


def english_texts(language: str, leave_out: str) -> list[str]:
    """English texts without arguments that are not the same in the language, save for messages
    whose names begin with `leave_out`."""
    english, own = load(ENGLISH), load(language)
    ours = {plain(own, message) for message in own}
    return [
        text
        for message in english
        if not message.startswith(leave_out) and len(text := plain(english, message)) > LONG
        if not any(text in other for other in ours)
    ]


def plain(catalogue: Catalogue, message: str) -> str:
    """A message; empty if it needs arguments."""
    try:
        return catalogue.text(message)
    except MissingMessage:
        return ""
