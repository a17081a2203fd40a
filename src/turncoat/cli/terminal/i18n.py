"""The terminal's own texts, which are in the catalogue under `cli-`."""

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.numbers import format_decimal

from turncoat.cli.terminal.folders import user_data
from turncoat.games import game_named, names, own_names
from turncoat.locales.catalogue import (
    ENGLISH,
    LANGUAGES,
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


ERASED: Final = re.compile(r"Player (\d+)")
OPTION: Final = "--language"
# Stands for a line and a column in messages if they are not known.
UNKNOWN: Final = "none"
END_OF_OPTIONS: Final = "--"
# Between a language and the rest of a locale, such as “cs_CZ.UTF-8”.
SEPARATOR: Final = re.compile(r"[^A-Za-z]")
# Letters and marks that have no plain form of their own.
KEYBOARD: Final = str.maketrans({"’": "'", "ł": "l", "đ": "d", "ø": "o"})
_chosen: list[str] = []


def choose_language(arguments: Sequence[str]) -> None:
    """Speak the language that an option asks for, or else the remembered one, if it is supported.

    This comes before any command is imported, because each has its help texts from then on.
    """
    speak(remembered())
    options = iter(arguments)
    for argument in options:
        name, has_value, value = argument.partition("=")
        if name == OPTION:
            speak(value if has_value else next(options, ""))
        elif argument == END_OF_OPTIONS:
            return


def speak(code: str) -> None:
    """Change the language of everything that is said from now on, if it is supported."""
    if code in LANGUAGES:
        _chosen[:] = [code]
        catalogue.cache_clear()


def file_of_language() -> Path | None:
    """Return the file with the language to speak next time; None if there is no home folder."""
    folder = user_data()
    return folder and folder / "language"


def remembered() -> str:
    """Return the language that was chosen in an earlier game; empty if none is known."""
    file = file_of_language()
    with suppress(OSError, ValueError):
        return file.read_text("utf-8").strip() if file else ""
    return ""


def remember(code: str) -> None:
    """Keep a language for the next time, where that is possible."""
    file = file_of_language()
    with suppress(OSError):
        if file:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file.write_text(f"{code}\n", "utf-8")


def language() -> str:
    """Return the chosen language, or the user's if there is a catalogue for it, or English."""
    if _chosen:
        return _chosen[0]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            return supported(SEPARATOR.split(wanted)[0].lower())
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


def shown_name(name: str) -> str:
    """Return a player's name; what the server calls erased players is translated."""
    erased = ERASED.fullmatch(name)
    return text("erased-player", number=int(erased[1])) if erased else name


def folded(words: str) -> str:
    """Return words as they are searched: without case and accents, and as a keyboard has them."""
    bare = "".join(letter for letter in normalize("NFKD", words.lower()) if not combining(letter))
    return bare.translate(KEYBOARD)


def decimal(number: float, places: int) -> str:
    """Return a number with some decimal places, as the user's language writes it."""
    places_pattern = "." + places * "0" if places else ""
    return str(format_decimal(number, f"#,##0{places_pattern}", language()))


def whole(number: int) -> str:
    """Return a whole number as the user's language writes it."""
    return decimal(number, 0)


def day(seconds: float) -> str:
    """Return the date of a timestamp as the user's language writes it."""
    return str(format_date(datetime.fromtimestamp(seconds, UTC).date(), "medium", language()))


def language_name(code: str) -> str:
    """Return the name of a language in the user's own, or else its code."""
    return str(Locale.parse(language()).languages.get(SEPARATOR.split(code)[0], code))


def name_in_itself(code: str) -> str:
    """Return what a language calls itself, or else its code."""
    try:
        return str(Locale.parse(code).languages.get(code, code))
    except UnknownLocaleError:
        return code
