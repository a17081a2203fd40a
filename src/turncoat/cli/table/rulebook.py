"""The rulebook of a game, from the installed package or from the repository."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

HEADING = re.compile(r"#+ (.+)")
RULE = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\* (.*)")


class Rule(NamedTuple):
    """A numbered rule as Markdown, and its chapter."""

    id: str
    chapter: str
    text: str


def page(game: str) -> Path:
    """Return the path of a game's rulebook."""
    name = game.replace("_", "-") + ".md"
    shipped = Path(__file__).resolve().parents[2] / "rulebooks" / name
    above = [folder / "docs" / "rules" / name for folder in shipped.parents]
    return next((found for found in above if not shipped.is_file() and found.is_file()), shipped)


@cache
def rules(game: str) -> dict[str, Rule]:
    """Return all rules of a game by id, in the order of the book."""
    found: dict[str, Rule] = {}
    chapter = ""
    current: list[str] = []
    for line in page(game).read_text("utf-8").splitlines():
        heading = HEADING.match(line)
        rule = RULE.match(line)
        if heading:
            chapter, current = heading[1], []
        elif rule:
            current = [rule[2]]
            found[rule[1]] = Rule(rule[1], chapter, "")
        elif current:
            current.append(line.removeprefix("  "))
        if current:
            last = next(reversed(found))
            found[last] = found[last]._replace(text="\n".join(current).strip())
    return found


def look_up(game: str, words: str) -> list[Rule]:
    """Return the rule with this id, or all rules that contain these words."""
    book = rules(game)
    by_id = {rule_id.lower(): rule for rule_id, rule in book.items()}
    wanted = words.lower().strip()
    if wanted in by_id:
        return [by_id[wanted]]
    prefix = next(iter(book)).split("-")[0].lower()
    if f"{prefix}-{wanted}" in by_id:
        return [by_id[f"{prefix}-{wanted}"]]
    return [rule for rule in book.values() if all(w in rule.text.lower() for w in wanted.split())]


def without_marks(markdown: str) -> str:
    """Return Markdown as plain lines: no stars, no quotes, table rows as lists."""
    lines = []
    for line in re.sub(r"[*`]", "", markdown).splitlines():
        if re.fullmatch(r"[|\s:-]+", line) and "|" in line:
            continue
        if line.startswith("|"):
            line = "; ".join(cell.strip() for cell in line.strip("|").split("|"))
        lines.append(line)
    return "\n".join(line for line in lines if line.strip())
