"""Puts non-breaking spaces into Czech and Polish texts: after words of one letter, after numbers.

`python tools/nbsp.py FILE...` changes catalogues and rulebooks in place. Running it again changes
nothing.
"""

import re
import sys
from pathlib import Path
from typing import Final

NBSP: Final = "\N{NO-BREAK SPACE}"
SHORT: Final = {"cs": "ksvzouai", "pl": "aiouwz"}
# Arguments that are numbers.
NUMBERS: Final = (
    "number2?|count|points|vp|cubes|cards|books|target|goal|kills|seats|free|hours|days|minutes|"
    "seconds|money|strength|rounds?|presence|bonus|limit|total|score|players|people|most|least|fewest|"
    "hand|control|left|supply|mark|ritual_vp|investigation_vp|cultists|werewolf|vampire|human|all|size|"
    "kilobytes|longest|actions|characters"
)
AFTER_ARGUMENT: Final = re.compile(rf"(\{{ \$(?:{NUMBERS}) \}}) (?=[^\W\d_])")
AFTER_DIGIT: Final = re.compile(r"(?<![\w-])(\d+\.?) (?=[^\W\d_])")
CODE: Final = re.compile(r"(`[^`]*`|<!--.*?-->)")


def with_nbsp(text: str, language: str) -> str:
    """Return a text with the spaces that its language wants."""
    short = rf"(?<![\w’.\-$])([{SHORT[language]}]) (?=[^\s|–—=])"
    text = re.sub(short, rf"\1{NBSP}", text, flags=re.IGNORECASE)
    text = AFTER_ARGUMENT.sub(rf"\1{NBSP}", text)
    return AFTER_DIGIT.sub(
        lambda found: (
            found[0]
            if found[1].endswith(".") and text[found.end()].isupper()
            else f"{found[1]}{NBSP}"
        ),
        text,
    )


def mended(path: Path) -> str:
    """Return the text of a file with the spaces that it needs, except in comments and code."""
    language = path.parent.name
    lines = path.read_text("utf-8").split("\n")
    for at, line in enumerate(lines):
        if path.suffix == ".ftl" and line.startswith("#"):
            continue
        parts = CODE.split(line)
        lines[at] = "".join(
            part if CODE.fullmatch(part) else with_nbsp(part, language) for part in parts
        )
    return "\n".join(lines)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(mended(Path(name)), "utf-8")
