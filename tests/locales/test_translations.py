"""Every language says the same things as English, in its own grammar, spelling and typography."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.locales import inflection, spelling, typography
from tests.locales.every_game import EVERY_GAME, each
from tests.locales.game import Game
from tests.locales.translations import (
    ENGLISH,
    GAME_PAGES,
    Reading,
    arguments_of,
    entries_of,
    faults_of,
    names_in,
    pages_of,
    rulebooks_of,
)
from tools.nbsp import SHORT, mended
from turncoat.locales.catalogue import LANGUAGES, load

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
PAGES = list(pages_of(ENGLISH))
COMMENT = re.compile(r" ?<!--.*?-->")
BULLET = re.compile(r"^ *- ")
# What every line of a rulebook keeps, in the same order.
KEPT = re.compile(
    r"\*\*[A-Z]+-\d+[a-z]?\*\*|<!-- \w+ -->|\]\([^)]*\)|^ *- |^#+ |^ *\d+\. ", re.MULTILINE
)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_a_catalogue_has_the_messages_arguments_and_plurals_of_its_language(
    language: str, page: str
) -> None:
    assert faults_of(language, page) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_catalogue_is_left_over(language: str) -> None:
    assert list(pages_of(language)) == PAGES


@each("kind", of=lambda game: game.grammar.NAMES)
def test_names_of_a_kind_have_the_same_forms(game: Game, language: str, kind: str) -> None:
    # Equipment has forms that other cards of its kind do not need.
    groups: dict[frozenset[str], set[frozenset[str]]] = {}
    for name in named(game, kind):
        groups.setdefault(forms_of(game, ENGLISH, name), set()).add(forms_of(game, language, name))

    assert [forms for forms in groups.values() if len(forms) > 1] == []


def named(game: Game, kind: str) -> list[str]:
    """The messages that name the things of a kind; one from a file of one's own is like them."""
    family = game.grammar.NAMES[kind]
    printed = f"{game.grammar.PREFIX}-printed-{family}"
    found = [f"{game.grammar.PREFIX}-{family}-{word}" for word in game.ids[kind]]
    return [*found, printed] if printed in load(ENGLISH) else found


def forms_of(game: Game, language: str, message: str) -> frozenset[str]:
    """The names of a message's attributes."""
    entry = entries_of(pages_of(language)[f"{game.name}.ftl"])[message]
    return frozenset(attribute.id.name for attribute in entry.attributes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [page for page in PAGES if page not in GAME_PAGES])
def test_messages_use_only_forms_that_they_get(language: str, page: str) -> None:
    english, own = entries_of(pages_of(ENGLISH)[page]), entries_of(pages_of(language)[page])

    strange = [
        (name, argument)
        for name, entry in own.items()
        for argument in sorted(Reading(entry).used - arguments_of(english[name]))
        if argument not in forms_for(language, names_in(english[name]))
    ]

    assert strange == []


def forms_for(language: str, names: dict[str, str]) -> set[str]:
    """The arguments that names of these kinds are, in all their forms."""
    return {
        f"{argument}_{form}"
        for game in EVERY_GAME
        for argument, kind in names.items()
        if kind in game.grammar.NAMES
        for form in frozenset.intersection(
            *(forms_of(game, language, name) for name in named(game, kind))
        )
    }


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", rulebooks_of(ENGLISH))
def test_a_rulebook_has_the_same_rules_ids_and_lists_in_the_same_order(
    language: str, game: str
) -> None:
    english, own = (page_of(code, game) for code in (ENGLISH, language))

    assert KEPT.findall(own) == KEPT.findall(english)
    assert [cells(line) for line in own.splitlines() if cells(line)] == [
        cells(line) for line in english.splitlines() if cells(line)
    ]


def page_of(language: str, game: str) -> str:
    return rulebooks_of(language)[game].read_text("utf-8")


def cells(line: str) -> int:
    """The number of cells in a row of a table; 0 for any other line."""
    return line.count("|") - 1 if line.strip().startswith("|") else 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebooks_of(ENGLISH))
def test_the_typography_of_a_rulebook_is_that_of_its_language(language: str, game: str) -> None:
    pieces = pieces_of(page_of(language, game))

    assert [fault for piece in pieces for fault in typography.faults(language, piece)] == []


def pieces_of(page: str) -> Iterator[str]:
    """The lines of a rulebook without signs of Markdown, and the cells of tables."""
    for line in COMMENT.sub("", page).splitlines():
        pieces = line.split("|") if cells(line) else [BULLET.sub("", line)]
        yield from (piece.strip() for piece in pieces if piece.strip(" -:"))


@pytest.mark.parametrize("language", SHORT)
@pytest.mark.parametrize("texts", [pages_of, rulebooks_of])
def test_words_of_one_letter_and_numbers_keep_to_the_next_word(
    language: str, texts: Callable[[str], dict[str, Path]]
) -> None:
    strange = [path.name for path in texts(language).values() if mended(path) != path.read_text()]

    assert strange == []


@pytest.mark.skipif(not spelling.CAN_SPELL, reason="hunspell is not installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_dictionary_or_on_our_list(language: str) -> None:
    assert spelling.unknown(language) - {*spelling.listed(language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_list_of_words_is_in_order_and_has_no_word_that_is_nowhere(language: str) -> None:
    listed, words = spelling.listed(language), spelling.words_of(language)
    # Some dictionaries split words at apostrophes, such as “R’lyeh”.
    pieces = {piece for word in words for piece in (word, *word.split("’"))}

    assert listed == sorted({*listed} & pieces)


@pytest.mark.parametrize("language", OTHERS)
def test_the_forms_of_names_are_confirmed_or_on_our_list(language: str) -> None:
    assert inflection.unconfirmed(language) == inflection.listed(language)
