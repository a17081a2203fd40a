"""Lookalike names: two names that people could confuse share a form.

The skeleton is defined by Unicode Technical Standard #39: each character is decomposed, invisible
ones are dropped, and each part is replaced by the prototype of everything that looks like it. The
standard distinguishes case; people don't. Folding case before or after the replacement each misses
something (`I` looks like `l`, but its lower case is `i`), so a name gets both forms, and clashes
with any name that shares one.
"""

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import normalize

import msgspec
import regex

# Characters that are never drawn.
INVISIBLE: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}+")
# The data puts this mark around right-to-left characters.
LEFT_TO_RIGHT: Final = "\u200e"


class Confusable(msgspec.Struct):
    """One side of a pair in the data; only the characters matter here."""

    c: str


@cache
def prototypes() -> dict[int, str]:
    """The prototype of each character that looks like another.

    The data lists each pair twice, once from either side, and the source of a pair before its
    prototype. So a character that appears before anything pointed to it is a source.
    """
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    listing = msgspec.json.decode(data, type=dict[str, list[Confusable]])
    found: dict[int, str] = {}
    targets: set[str] = set()
    for source, [first, *_] in listing.items():
        if source not in targets:
            targets.add(first.c)
            found[ord(source.strip(LEFT_TO_RIGHT))] = first.c.strip(LEFT_TO_RIGHT)
    # Some prototypes, such as “DŽ”, have parts that look like others once they are decomposed.
    return {source: normalize("NFD", target).translate(found) for source, target in found.items()}


def skeleton(text: str) -> str:
    """The skeleton of a text, as UTS #39 defines it."""
    seen = INVISIBLE.sub("", normalize("NFD", text))
    return normalize("NFD", seen.translate(prototypes()))


def looks(name: str) -> frozenset[str]:
    """The lookalike forms of a name. Two names clash if they share one."""
    # The data leaves out wide and raised letters, which are only compatibility forms.
    forms = {name, normalize("NFKC", name)}
    both = {skeleton(form).casefold() for form in forms} | {form.casefold() for form in forms}
    return frozenset(skeleton(look) for look in both)
