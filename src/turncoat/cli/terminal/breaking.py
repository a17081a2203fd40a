"""Where a line may be broken: at spaces, but not at non-breaking ones, which Rich does not know."""

import re
from typing import Final

from rich import _wrap

NBSP: Final = "\N{NO-BREAK SPACE}"
SPACES: Final = re.compile(rf"[^\S{NBSP}]+")
WORD: Final = re.compile(rf"[^\S{NBSP}]*[\S{NBSP}]+[^\S{NBSP}]*")


def keep_together() -> None:
    """Stop Rich from breaking lines at non-breaking spaces."""
    _wrap.re_word = WORD


def unbroken(text: str) -> list[str]:
    """Return the parts of a text in which no line may be broken."""
    return [part for part in SPACES.split(text) if part]
