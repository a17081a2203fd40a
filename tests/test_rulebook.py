"""Every rule of a rulebook has its test, and every rule test has its rule.

`- **SH-30a**` on a page of docs/rules belongs to `test_sh_30a_...` in the game's folder of tests.
"""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\*", re.MULTILINE)
TEST = re.compile(r"test_([a-z]+)_(\d+[a-z]?)_\w")
NESTED = re.compile(r"^  - ", re.MULTILINE)


def page_of(game: str) -> Path:
    """The rulebook of a game."""
    return ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md"


GAMES = sorted(
    folder.name
    for folder in (ROOT / "tests" / "games").iterdir()
    if folder.is_dir() and page_of(folder.name).is_file()
)


def ids_on(page: str) -> list[str]:
    """The ids of all rules on a page, in order."""
    return RULE.findall(page)


def ids_in(names: list[str], prefixes: set[str]) -> list[str]:
    """The ids that test names speak of; other tests are no rule tests."""
    found = [TEST.match(name) for name in names]
    spoken = [(match[1].upper(), match[2]) for match in found if match]
    return [f"{prefix}-{number}" for prefix, number in spoken if prefix in prefixes]


def test_names(game: str) -> list[str]:
    """The names of all tests in a game's folder."""
    return [
        node.name
        for path in sorted((ROOT / "tests" / "games" / game).glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    ]
