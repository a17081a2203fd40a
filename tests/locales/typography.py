"""The typography of each language: quotation marks, dashes, spaces where none should be."""

import re
from collections.abc import Iterator

NBSP = "\N{NO-BREAK SPACE}"
OPEN_LOW, SINGLE_LOW = "„", "‚"
# The opening and closing quotation marks of each language, outer ones first.
QUOTES = {
    "en": ("“”", "‘’"),
    "cs": ("„“", "‚‘"),
    "pl": ("„”", "»«"),
    "nl": ("“”", "‘’"),
}
MARKS = set("“”„«»‚")
ALWAYS = (
    ("straight quotation mark", re.compile(r'"')),
    ("typewriter apostrophe", re.compile(r"'")),
    ("three dots instead of …", re.compile(r"\.\.\.")),
    ("em dash", re.compile("—")),
    ("two spaces", re.compile(rf"[^\s][ {NBSP}]{{2,}}[^\s]")),
    ("space before a mark", re.compile(rf"\w[ {NBSP}]+[,.;!?](?!\w|\d|{{)")),
    ("hyphen instead of a dash", re.compile(r"\s-\s")),
)


def faults(language: str, text: str) -> Iterator[str]:
    """Yield what is wrong with the typography of a text."""
    plain = text.replace("’", "")
    for fault, pattern in ALWAYS:
        if pattern.search(text) and not (language == "en" and fault == "em dash"):
            yield f"{fault}: {text}"
    outer, inner = QUOTES[language]
    known = set(outer + inner)
    if strange := MARKS & set(plain) - known:
        yield f"foreign quotation mark {''.join(sorted(strange))}: {text}"
    if plain.count(outer[0]) != plain.count(outer[1]):
        yield f"unpaired quotation marks: {text}"
