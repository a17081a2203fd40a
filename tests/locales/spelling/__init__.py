"""Spelling of catalogues and rulebooks, checked by hunspell with the dictionary of each language.

Words that no dictionary has, such as names and terms of the games, are in a list for each language.
`python -m tests.locales.spelling cs` prints the words that neither knows.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.locales.translations import EXAMPLE, ROOT, entries_of, pages_of, texts_in

# Without hunspell the words are not checked, except in CI, where it must be there.
CAN_SPELL: Final = bool(shutil.which("hunspell") or os.environ.get("CI"))
DICTIONARIES: Final = {"en": "en_GB", "cs": "cs_CZ", "pl": "pl_PL", "nl": "nl"}
LISTS: Final = Path(__file__).resolve().parent
WORD: Final = re.compile(r"[^\W\d_]+(?:’[^\W\d_]+)*")
# What is not text: comments, code, the targets of links, commands, options, ids, addresses.
NO_TEXT: Final = re.compile(
    r"<!--.*?-->|`[^`]*`|\]\([^)]*\)|https?://\S+|(?<!\w)--?[a-z][\w-]*|\b\w+_\w+\b"
    r"|\b[\w-]+\.\w{2,4}\b",
    re.DOTALL,
)


def texts_of(language: str) -> Iterator[str]:
    """Yield all texts of the catalogues and rulebooks of a language."""
    for page in pages_of(language).values():
        for entry in entries_of(page).values():
            yield from texts_in(entry)
    folders = (ROOT / "docs" / "rules" / language, EXAMPLE.parent / "rulebooks" / language)
    for folder in folders:
        for path in sorted(folder.glob("*.md")):
            yield path.read_text("utf-8")


@cache
def words_of(language: str) -> frozenset[str]:
    """Return every word of the texts of a language."""
    texts = (NO_TEXT.sub(" ", text) for text in texts_of(language))
    return frozenset(word for text in texts for word in WORD.findall(text))


@cache
def unknown(language: str) -> frozenset[str]:
    """Return the words of a language that its dictionary does not have."""
    found = subprocess.run(
        ["hunspell", "-i", "utf-8", "-d", DICTIONARIES[language], "-l"],
        input="\n".join(sorted(words_of(language))),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return frozenset(found.stdout.split())


def listed(language: str) -> list[str]:
    """Return our own words of a language; none if there is no list."""
    path = LISTS / f"{language}.txt"
    return path.read_text("utf-8").split() if path.exists() else []
