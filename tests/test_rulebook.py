"""Every rule of a rulebook has its test, and every rule test has its rule.

`- **SH-30a**` on a page of docs/rules belongs to `test_sh_30a_...` in the game's folder of tests.
A game is checked if it has both a page and a folder.
"""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules" / "en"
TESTS = ROOT / "tests" / "games"

RULE = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\*", re.MULTILINE)
NEXT_RULE_OR_HEADING = re.compile(r"^(- \*\*|#)", re.MULTILINE)
NESTED = re.compile(r"^  - ", re.MULTILINE)
TEST = re.compile(r"test_([a-z]+)_([^_]+)")


def page_of(game: str) -> Path:
    return PAGES / f"{game}.md"


GAMES = sorted(folder.name for folder in TESTS.iterdir() if page_of(folder.name).is_file())
PREFIXES = {
    rule.split("-")[0]
    for page in PAGES.glob("*.md")
    for rule in RULE.findall(page.read_text("utf-8"))
}


def rules_on(page: str) -> list[str]:
    """The ids of the rules on a page, in its order."""
    return RULE.findall(page)


def rule_tests_in(source: str, prefixes: set[str]) -> list[str]:
    """The rule ids in the names of a module's tests; tests without a game's prefix have none."""
    names = [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    parts = [match.groups() for match in map(TEST.match, names) if match]
    return [f"{game.upper()}-{rule}" for game, rule in parts if game.upper() in prefixes]


def nested_under(rule: str, page: str) -> int:
    """How many nested points a rule has."""
    text = page.partition(f"- **{rule}**")[2]
    return len(NESTED.findall(NEXT_RULE_OR_HEADING.split(text)[0]))


def rule_tests_of(game: str) -> list[str]:
    return [
        rule
        for path in sorted((TESTS / game).rglob("*.py"))
        for rule in rule_tests_in(path.read_text("utf-8"), PREFIXES)
    ]


def test_shadow_hunters_is_compared() -> None:
    assert "shadow_hunters" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    tested = set(rule_tests_of(game))

    untested = [rule for rule in rules_on(page_of(game).read_text("utf-8")) if rule not in tested]

    assert untested == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_test_has_a_rule(game: str) -> None:
    rules = set(rules_on(page_of(game).read_text("utf-8")))

    unknown = [rule for rule in rule_tests_of(game) if rule not in rules]

    assert unknown == []


@pytest.mark.parametrize("game", GAMES)
def test_no_id_stands_twice_on_a_page(game: str) -> None:
    rules = rules_on(page_of(game).read_text("utf-8"))

    assert len(rules) == len(set(rules))


@pytest.mark.parametrize(("game", "rule"), [("shadow_hunters", "SH-100")])
def test_every_situation_has_a_test_of_its_own(game: str, rule: str) -> None:
    situations = nested_under(rule, page_of(game).read_text("utf-8"))

    assert situations > 0
    assert rule_tests_of(game).count(rule) == situations


def test_rules_are_found_by_their_ids() -> None:
    page = (
        "# Chess\n\n- **CH-1** One.\n  - **CH-9** no rule\n- **CH-1a** Two, see CH-2.\n- Three.\n"
    )

    assert rules_on(page) == ["CH-1", "CH-1a"]


def test_rule_tests_are_found_by_their_names() -> None:
    source = (
        "def test_ch_1_a_pawn() -> None: ...\n"
        "def test_ch_1a_a_rook() -> None: ...\n"
        "def test_ch_queen_moves() -> None: ...\n"
        "def test_on_7_any_place() -> None: ...\n"
        "def ch_2_is_no_test() -> None: ...\n"
    )

    assert rule_tests_in(source, {"CH"}) == ["CH-1", "CH-1a", "CH-queen"]


def test_nested_points_end_with_their_rule() -> None:
    first = "- **CH-1** One.\n  - a\n    - deeper\n  - b\n\n  A table.\n"
    page = first + "- **CH-1a** Two.\n  - c\n## End\n  - d\n"

    assert nested_under("CH-1", page) == 2
    assert nested_under("CH-1a", page) == 1
