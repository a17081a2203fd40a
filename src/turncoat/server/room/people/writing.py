"""Checks of names and texts: they show everything that is in them, and contain no links."""

from collections.abc import Iterable
from functools import cache
from typing import Final
from unicodedata import normalize

import regex

from turncoat.locales.catalogue import LANGUAGES, Catalogue, load
from turncoat.server.protocol.commands import LONGEST_NAME
from turncoat.server.room.people.skeleton import INVISIBLE, looks

# Letters, marks, digits, punctuation, symbols and plain spaces; nothing that hides or turns text.
READABLE: Final = regex.compile(r"[\p{L}\p{M}\p{N}\p{P}\p{S} ]*")
LINK: Final = regex.compile(
    r"://|\bwww\.|\b[\w-]+\.(com|org|net|io|gg|me|cz|pl|nl|eu|uk|de)\b", regex.IGNORECASE
)
# Symbols and letters that are drawn blank, and the replacement for missing objects.
BLANK: Final = regex.compile(r"[\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159]")
VISIBLE: Final = regex.compile(r"[\p{L}\p{N}\p{S}]")
# The flags of England, Scotland and Wales are spelled with invisible characters.
FLAGS: Final = "|".join(
    "".join(chr(0xE0000 + ord(letter)) for letter in region)
    for region in ("gbeng", "gbsct", "gbwls")
)
PICTURE: Final = r"\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?"
EMOJI: Final = rf"\U0001f3f4(?:{FLAGS})\U000e007f|{PICTURE}(?:\u200d{PICTURE})*|[0-9#*]\ufe0f\u20e3"
OUTSIDE_EMOJI: Final = regex.compile(rf"({EMOJI})|{INVISIBLE.pattern}")
# Combining marks on one letter: after normalisation, no language stacks more of them. A name may
# have fewer, because it stands between other lines.
MARKS: Final = 4
MARKS_IN_A_NAME: Final = 2
TOO_MANY_MARKS: Final = regex.compile(rf"(\p{{M}}{{{MARKS}}})\p{{M}}+")
LOOSE_MARKS: Final = regex.compile(r"(?<!\S)\p{M}+")
# A name may not have unassigned characters either: they all look alike where they are not known
# yet.
NOT_IN_A_NAME: Final = regex.compile(rf"(?<!\S)\p{{M}}|\p{{M}}{{{MARKS_IN_A_NAME + 1}}}|\p{{Cn}}")
LONGEST_NAME_IN_CODES: Final = 32
# In code points, before clean-up: an emoji may take a dozen of them.
LONGEST_SENT: Final = 2_000
PROGRAM: Final = "turncoat"


def tidy(text: str) -> str:
    """Clean up a text: normalise it, collapse spaces, and remove surplus marks and invisible
    characters that are not part of an emoji.
    """
    seen = normalize("NFC", OUTSIDE_EMOJI.sub(lambda found: found[1] or "", text))
    spaced = " ".join(BLANK.sub(" ", seen).split())
    bounded: str = TOO_MANY_MARKS.sub(r"\1", LOOSE_MARKS.sub("", spaced))
    return bounded.strip()


def tidy_name(name: str) -> str:
    """Clean up a name: normalise it, collapse spaces, and remove all invisible characters. Marks
    are left for `is_name` to check.
    """
    seen = normalize("NFC", INVISIBLE.sub("", name))
    return " ".join(BLANK.sub(" ", seen).split())


def harmless(text: str) -> bool:
    """Whether a text is not empty, has only visible characters, and has no link."""
    plain = OUTSIDE_EMOJI.sub("", text)
    return bool(text) and READABLE.fullmatch(plain) is not None and not has_link(text)


def has_link(text: str) -> bool:
    """Whether a text contains a link, in any form of the letters."""
    return LINK.search(normalize("NFKC", text)) is not None


def is_name(name: str) -> bool:
    """Whether a clean name can be used: visible, short, within its line, and without links."""
    if len(name) > LONGEST_NAME_IN_CODES or NOT_IN_A_NAME.search(name):
        return False
    short = len(regex.findall(r"\X", name)) <= LONGEST_NAME
    return short and VISIBLE.search(name) is not None and harmless(name)


def is_reserved(name: str) -> bool:
    """Whether a name looks like one that only the server gives."""
    return any(reserved_look().fullmatch(look) for look in looks(name))


@cache
def reserved_look() -> regex.Pattern[str]:
    """A pattern for the lookalike forms of reserved names, in every language: what looks official,
    with or without a number, and what erased players are called, with one.
    """
    catalogues = [load(code) for code in LANGUAGES]
    official = {PROGRAM, *(word for one in catalogues for word in reserved_in(one))}
    erased = {one.text("erased-player", number=0).removesuffix("0").strip() for one in catalogues}
    digits = "".join(max(looks(str(digit))) for digit in range(10))
    return regex.compile(
        rf"(?:{either(official)})(?: [{digits}]+)?|(?:{either(erased)}) [{digits}]+"
    )


def reserved_in(catalogue: Catalogue) -> list[str]:
    """The names that look official in a language."""
    return catalogue.text("reserved-names").split(", ")


def either(words: Iterable[str]) -> str:
    """A pattern for the lookalike form of one of these words."""
    return "|".join(regex.escape(max(looks(word))) for word in sorted(words))
