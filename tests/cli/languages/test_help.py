"""Help and mistakes: no word is from click or from another language than the reader's."""

import re
from functools import cache
from typing import Final

import click
import pytest

from tests.cli.languages.spoken import spoken
from tests.locales.translations import entries_of, pages_of, texts_in
from turncoat.cli.commands.admin import admin
from turncoat.cli.program import COMMANDS, program
from turncoat.cli.serving.options import usual
from turncoat.cli.terminal.usage import OneOf
from turncoat.games import own_names
from turncoat.locales.catalogue import ENGLISH, LANGUAGES
from turncoat.server.config import SETTINGS
from turncoat.server.retention import SECONDS, length_in

GAME: Final = "shadow_hunters"
EVERY: Final = [[], *([name] for name in COMMANDS), *(["admin", name] for name in admin.commands)]
MISTAKES: Final = [
    ["plya"], ["--nonsense"], ["play", "-x"], ["play", GAME, "--playrs", "5"], ["play", "chess"],
    ["play", "shadow_hunter"], ["play", GAME, "extra"], ["play"], ["play", GAME, "--players"],
    ["play", GAME, "--players", "five"], ["play", GAME, "--players", "0"],
    ["play", GAME, "--players", "9"], ["play", GAME, "--fast=1"],
    ["play", GAME, "--language", "xx"], ["play", "--language"],
    ["host"], ["host", GAME, "--pace", "quick"], ["host", GAME, "--spectator-delay", "99999"],
    ["join"], ["join", "xyzzy"], ["replay"], ["replay", "xyzzy", "--seat"], ["verify"],
    ["simulate", GAME, "--bots", "xyzzy"], ["serve", "--port", "70000"], ["serve", "--rate", "x"],
    ["serve", "--imports=1"], ["serve", "--keep-replays", "many"], ["backup"], ["restore"],
    ["retention", "--keep-lobbies", "8 h"], ["retention", "--keep-addresses", "8 days"],
    ["admin", "lsit"], ["admin", "list", "--most", "0"], ["admin", "imports", "perhaps"],
    ["admin", "imports"], ["admin", "forget", "ABCDEF", "x"], ["admin", "forget"],
]  # fmt: skip
CLICK: Final = re.compile(
    r"Usage:|Options:|Commands:|\[default|\[required|Show this message|Try '|Error:|No such|"
    r"Missing|Invalid|unexpected|requires an argument|Aborted"
)
# The beginning of an error, and values whose placeholders are the same everywhere.
TYPED: Final = {"turncoat", "N", "URL"}
WORD: Final = re.compile(r"[^\W\d_]+")


@cache
def catalogue_words(language: str) -> set[str]:
    """Every word that the terminal and the games can say in a language."""
    pages = [page for name, page in pages_of(language).items() if not name.startswith("web")]
    entries = [entry for page in pages for entry in entries_of(page).values()]
    return {word for entry in entries for text in texts_in(entry) for word in WORD.findall(text)}


@cache
def typed_words() -> set[str]:
    """Every word that is typed the same in all languages: commands, options and their values."""
    typed = [*LANGUAGES, *own_names(), *COMMANDS, *admin.commands]
    typed += [usual(setting) for setting in SETTINGS.values()]
    for command in commands():
        for param in command.params:
            typed += [*param.opts, *param.secondary_opts]
            typed += param.type.words if isinstance(param.type, OneOf) else ()
    return TYPED | {word for one in typed for word in WORD.findall(one)}


def commands() -> list[click.Command]:
    """The program and all commands."""
    context = click.Context(program)
    own = [program.get_command(context, name) for name in COMMANDS]
    return [program, *(command for command in own if command), *admin.commands.values()]


def foreign_words(language: str, printed: str) -> set[str]:
    """The words of a text that are neither from the catalogue of a language nor typed."""
    return {*WORD.findall(printed)} - catalogue_words(language) - typed_words()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_help_is_in_the_language(language: str) -> None:
    helps = spoken(language, [[*command, "--help"] for command in EVERY])

    for command, printed in zip(EVERY, helps, strict=True):
        assert "--language" in printed, command
        assert foreign_words(language, printed) == set(), command
        assert language == ENGLISH or not CLICK.search(printed), command


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_in_the_language(language: str) -> None:
    told = spoken(language, MISTAKES)

    for mistake, printed in zip(MISTAKES, told, strict=True):
        own = {word for part in mistake for word in WORD.findall(part)}
        assert printed.startswith("turncoat: "), mistake
        assert foreign_words(language, printed) - own == set(), mistake
        assert language == ENGLISH or not CLICK.search(printed), mistake


def test_defaults_are_shown_as_they_are_typed_and_can_be_copied() -> None:
    [printed] = spoken("cs", [["retention", "--help"]])

    assert "Výchozí: „30\N{NO-BREAK SPACE}days“." in re.sub(r"[ \n]+", " ", printed)
    assert length_in("30\N{NO-BREAK SPACE}days") == 30 * SECONDS["day"]
