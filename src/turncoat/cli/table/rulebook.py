"""The numbered rules of a game's rulebook."""

import re
from functools import cache
from typing import NamedTuple

from turncoat.cli.terminal.i18n import folded, language, text
from turncoat.locales.rulebooks import rulebook_of

# Comments hold the ids of cards and characters, for tests and translators.
COMMENT = re.compile(r" ?<!--.*?-->", re.DOTALL)
HEADING = re.compile(r"#+ (.+)")
RULE = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\* (.*)")


class Rule(NamedTuple):
    """A numbered rule as Markdown, and its chapter."""

    id: str
    chapter: str
    text: str


def rules(game: str) -> dict[str, Rule]:
    """Return all rules of a game by id, in the order of the book; none if it has no rulebook."""
    return rules_in(language(), game)


def language_note(game: str) -> str:
    """Return a sentence if a game's rulebook is not in the user's language; else nothing."""
    book = rulebook_of(game, language())
    return text("cli-rules-english") if book and book.language != language() else ""


@cache
def rules_in(wanted: str, game: str) -> dict[str, Rule]:
    """Return all rules of a game in a language, or else in English."""
    book = rulebook_of(game, wanted)
    found: dict[str, Rule] = {}
    chapter = ""
    current: list[str] = []
    for line in COMMENT.sub("", book.text if book else "").splitlines():
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
    wanted = folded(words).strip()
    if wanted in by_id:
        return [by_id[wanted]]
    prefix = next(iter(book), "").split("-")[0].lower()
    if f"{prefix}-{wanted}" in by_id:
        return [by_id[f"{prefix}-{wanted}"]]
    return [rule for rule in book.values() if all(w in folded(rule.text) for w in wanted.split())]


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
