"""Prints the table of counts in `docs/languages.md`: `python -m tests.locales.counts`."""

from collections.abc import Callable
from typing import Final

from tests.locales import inflection, spelling
from tests.locales.spelling import NO_TEXT, WORD
from tests.locales.translations import entries_of, pages_of, rulebooks_of, texts_in
from turncoat.locales.catalogue import ENGLISH, LANGUAGES


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


def main() -> None:
    for name, counted in ROWS.items():
        cells = [counted(language) for language in LANGUAGES]
        print(
            "|",
            name,
            "|",
            *(f"{cell:,} |" if isinstance(cell, int) else f"{cell} |" for cell in cells),
        )


if __name__ == "__main__":
    main()
