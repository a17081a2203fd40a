"""Prints the table of counts in `docs/languages.md`: `python -m tests.locales.counts`.

With `--write` it goes into the page.
"""

import re
import sys
from collections.abc import Callable
from typing import Final

from babel import Locale

from tests.locales import inflection, spelling
from tests.locales.spelling import NO_TEXT, WORD
from tests.locales.translations import ROOT, entries_of, pages_of, rulebooks_of, texts_in
from turncoat.locales.catalogue import ENGLISH, LANGUAGES

PAGE: Final = ROOT / "docs" / "languages.md"
# Where the table is in the page.
PLACE: Final = re.compile(r"(?<=<!-- counts -->\n).*(?=\n<!-- end of counts -->)", re.DOTALL)


def messages(language: str) -> int:
    return sum(len(entries_of(path)) for path in pages_of(language).values())


def words_in_messages(language: str) -> int:
    entries = (entry for path in pages_of(language).values() for entry in entries_of(path).values())
    return sum(count(text) for entry in entries for text in texts_in(entry))


def words_in_rulebooks(language: str) -> int:
    return sum(count(path.read_text("utf-8")) for path in rulebooks_of(language).values())


def count(text: str) -> int:
    return len(WORD.findall(NO_TEXT.sub(" ", text)))


def forms(language: str) -> str:
    return "–" if language == ENGLISH else f"{len(list(inflection.forms_of(language))):,}"


def listed_forms(language: str) -> str:
    return "–" if language == ENGLISH else f"{len(inflection.listed(language)):,}"


ROWS: Final[dict[str, Callable[[str], int | str]]] = {
    "messages": messages,
    "words in messages": words_in_messages,
    "words in rulebooks": words_in_rulebooks,
    "different words": lambda language: len(spelling.words_of(language)),
    "… of them not in the dictionary, before our list": lambda language: len(
        spelling.unknown(language)
    ),
    "… after our list of names and terms": lambda language: len(
        spelling.unknown(language) - {*spelling.listed(language)}
    ),
    "forms of names": forms,
    "… of them on our list, all others confirmed": listed_forms,
}


def table() -> str:
    """The table in Markdown."""
    names = [Locale(ENGLISH).languages[language] for language in LANGUAGES]
    head = [f"| | {' | '.join(names)} |", f"|{' --- |' * (len(names) + 1)}"]
    return "\n".join([*head, *(row(name, counted) for name, counted in ROWS.items())])


def row(name: str, counted: Callable[[str], int | str]) -> str:
    """A row of the table."""
    cells = [counted(language) for language in LANGUAGES]
    shown = [f"{cell:,}" if isinstance(cell, int) else cell for cell in cells]
    return f"| {' | '.join([name, *shown])} |"


def filled(page: str) -> str:
    """The page with the counts of today."""
    return PLACE.sub(lambda _: table(), page)


def main(arguments: list[str]) -> None:
    if "--write" in arguments:
        PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
    else:
        print(table())


if __name__ == "__main__":
    main(sys.argv[1:])
