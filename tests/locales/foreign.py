"""English texts that no reader of another language should meet."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from tests.locales.spelling import WORD
from tests.locales.translations import entries_of, pages_of, texts_in
from turncoat.locales.catalogue import ENGLISH

# Shorter pieces may be parts of other words.
LEAST: Final = 6
# Between two pieces of a message is an argument or the end of a line.
BETWEEN: Final = re.compile(r"\{\*?\}|\n")
SPACES: Final = re.compile(r"\s+")


def english_in(shown: str, language: str, leave_out: str) -> list[str]:
    """The pieces of English messages in what a reader of another language is shown, save for
    messages whose names begin with `leave_out`."""
    seen = in_one_line(shown)
    return [piece for piece in english_pieces(language, leave_out) if piece in seen]


@cache
def english_pieces(language: str, leave_out: str) -> tuple[str, ...]:
    """The pieces of English messages that are nowhere in those of the language, and have a word
    that the language does not have."""
    ours = "\n".join(in_one_line(text) for _, text in texts_of(language))
    pieces = {
        in_one_line(piece)
        for message, text in texts_of(ENGLISH)
        if not message.startswith(leave_out)
        for piece in BETWEEN.split(text)
    }
    words = {*WORD.findall(ours)}
    return tuple(
        piece
        for piece in sorted(pieces)
        if len(piece) >= LEAST and piece not in ours and not words.issuperset(WORD.findall(piece))
    )


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """All messages of a language with each of their texts; `{}` stands for an argument."""
    for page in pages_of(language).values():
        for message, entry in entries_of(page).items():
            for text in texts_in(entry):
                yield message, text


def in_one_line(text: str) -> str:
    """A text without the ends of its lines, which a narrow screen puts elsewhere."""
    return SPACES.sub(" ", text)
