"""What a name looks like: two names that people would take for one another look the same.

The skeleton is that of Unicode Technical Standard #39: the parts of each sign, without those that
can't be seen, each replaced by the prototype of all that look like it. It knows capitals from small
letters; people don't. Either order of folding and replacing misses something (`I` looks like `l`,
but its small letter is `i`), so a name has both looks, and clashes with whatever shares one.
"""

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import normalize

import msgspec
import regex

# Characters that are shown as nothing at all, wherever they stand.
INVISIBLE: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}+")
# The listing puts this mark around what is written from right to left.
LEFT_TO_RIGHT: Final = "\u200e"


class Confusable(msgspec.Struct):
    """One side of a pair in the listing; of its fields only the characters matter."""

    c: str


@cache
def prototypes() -> dict[int, str]:
    """Which characters stand for each that looks like them.

    The listing names each pair twice, once from either side, with the source of the first pair
    before its prototype. So what comes up before anything has pointed to it is a source.
    """
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    listing = msgspec.json.decode(data, type=dict[str, list[Confusable]])
    found: dict[int, str] = {}
    targets: set[str] = set()
    for source, [first, *_] in listing.items():
        if source not in targets:
            targets.add(first.c)
            found[ord(source.strip(LEFT_TO_RIGHT))] = first.c.strip(LEFT_TO_RIGHT)
    return found


def skeleton(text: str) -> str:
    """As UTS #39 defines it."""
    seen = INVISIBLE.sub("", normalize("NFD", text))
    return normalize("NFD", seen.translate(prototypes()))


def looks(name: str) -> frozenset[str]:
    """What a name may be taken for. Two names clash if they have a look in common."""
    # The listing leaves out wide and raised letters, which are only other forms of their own.
    forms = {name, normalize("NFKC", name)}
    both = {skeleton(form).casefold() for form in forms} | {form.casefold() for form in forms}
    return frozenset(skeleton(look) for look in both)
