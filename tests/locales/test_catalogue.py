"""A catalogue returns its messages and refuses everything else."""

import ast
import re
from pathlib import Path

import pytest

from turncoat.core import record
from turncoat.games.dark_providence.content.checks import REASONS
from turncoat.locales.catalogue import (
    LANGUAGES,
    Catalogue,
    MissingMessage,
    load,
    messages_in,
    supported,
)
from turncoat.locales.translator import Translator
from turncoat.server.protocol.errors import REFUSALS
from turncoat.server.room.seats import BOT_NAMES

SRC = Path(__file__).resolve().parents[2] / "src" / "turncoat"

SMALL = """
hello = Hello, { $name }!
wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
chapel = Chapel
    .the = the Chapel
list-next = { $list }, { $item }
list-last = { $list } and { $item }
"""


@pytest.fixture
def small() -> Catalogue:
    return Catalogue("en", [SMALL])


def reasons_of_bad_records() -> set[str]:
    """Every reason that `record` raises BadRecord with."""
    tree = ast.parse(Path(record.__file__).read_text("utf-8"))
    return {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "BadRecord"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def test_a_message_takes_its_arguments_without_marks_around_them(small: Catalogue) -> None:
    assert small.text("hello", name="Ada") == "Hello, Ada!"


@pytest.mark.parametrize(("count", "text"), [(0, "0 wounds"), (1, "1 wound"), (2, "2 wounds")])
def test_numbers_choose_their_plural(small: Catalogue, count: int, text: str) -> None:
    assert small.text("wounds", count=count) == text


def test_a_name_has_forms(small: Catalogue) -> None:
    assert small.forms("chapel") == {"": "Chapel", "the": "the Chapel"}


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], ""),
        (["ink"], "ink"),
        (["ink", "dust"], "ink and dust"),
        (["ink", "dust", "wax"], "ink, dust and wax"),
        (["ink", "dust", "wax", "rain"], "ink, dust, wax and rain"),
    ],
)
def test_a_list_of_any_length_is_joined(small: Catalogue, items: list[str], text: str) -> None:
    assert small.listed(items) == text


def test_an_unknown_message_is_refused(small: Catalogue) -> None:
    with pytest.raises(MissingMessage):
        small.text("goodbye")


def test_a_missing_argument_is_refused(small: Catalogue) -> None:
    with pytest.raises(MissingMessage):
        small.text("hello")


@pytest.mark.parametrize("text", ["hello", "hello = { $name", "hello = { $x ->\n    [a] b\n}"])
def test_what_is_not_fluent_is_refused(text: str) -> None:
    with pytest.raises(MissingMessage):
        messages_in(text)
    with pytest.raises(MissingMessage):
        Catalogue("en", [text]).text("hello")


@pytest.mark.parametrize("asked", ["en", "en-GB", "xx", "xx-YY"])
def test_a_language_without_a_catalogue_falls_back_to_english(asked: str) -> None:
    assert supported(asked) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_and_none_of_its_messages_is_missed(language: str) -> None:
    texts = [page.read_text("utf-8") for page in (SRC / "locales" / language).glob("*.ftl")]

    assert sorted(name for text in texts for name in messages_in(text)) == list(load(language))


def test_what_a_message_refers_to_is_said_in_it() -> None:
    deep = "-wood = wood\n-the-wood = the { -wood }\nwalk = Into { -the-wood }, { ada }\nada = Ada"

    assert Catalogue("en", [deep]).text("walk") == "Into the wood, Ada"


def test_a_message_that_is_there_twice_is_refused() -> None:
    with pytest.raises(MissingMessage):
        Catalogue("en", ["hello = Hello", "hello = Good day"])


def test_a_message_without_words_of_its_own_is_refused() -> None:
    with pytest.raises(MissingMessage):
        Catalogue("en", ["chapel =\n    .the = the Chapel"]).text("chapel")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(MissingMessage):
        load("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_loads_once(language: str) -> None:
    assert load(language) is load(language)
    assert load(language).language == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REFUSALS)
def test_every_refusal_has_its_sentence(language: str, reason: str) -> None:
    translator = Translator(load(language), "shadow_hunters", [], None)

    assert translator.refusal(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bad_record_has_its_sentence(language: str) -> None:
    reasons = reasons_of_bad_records()

    assert "checksum" in reasons
    assert {reason for reason in reasons if not load(language).text(f"record-{reason}")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_content_file_that_is_not_json_is_told_without_an_entry(language: str) -> None:
    fault = {"thing": "file", "field": "json", "detail": ""}

    told = load(language).text("bad-content-not_json", line="3", column="14", **fault)
    vague = load(language).text("bad-content-not_json", line="none", column="none", **fault)

    assert told.startswith(vague)
    assert "JSON" in vague
    assert re.findall(r"\d+", told) == ["3", "14"]
    assert "file, json" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [reason for reason in REASONS if reason != "not_json"])
def test_every_bad_content_is_told_with_what_is_at_fault(language: str, reason: str) -> None:
    fault = {"thing": "ag_earp", "field": "vp.general", "detail": "87"}

    told = load(language).text(f"bad-content-{reason}", **fault)

    assert "ag_earp" in told
    assert "vp.general" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shared_message_is_unused(language: str) -> None:
    text = (SRC / "locales" / language / "server.ftl").read_text("utf-8")
    code = "".join(path.read_text("utf-8") for path in SRC.rglob("*.py"))
    built = {f"refusal-{reason}" for reason in REFUSALS}
    built |= {f"bot-name-{number}" for number in range(1, BOT_NAMES + 1)}
    built |= {f"record-{reason}" for reason in reasons_of_bad_records()}
    built |= {f"bad-content-{reason}" for reason in REASONS}

    unused = [name for name in messages_in(text) if f'"{name}"' not in code and name not in built]

    assert unused == []


def test_rules_hold_no_sentences() -> None:
    assert [
        f"{path.relative_to(SRC)}:{line}: {text}"
        for folder in ("core", "games")
        for path in sorted((SRC / folder).rglob("*.py"))
        if path.name != "fields.py"  # it generates source code
        for line, text in sentences_in(path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize("source", ['x = "two words"', 'f(f"a {b}")', "print('Go on!')"])
def test_a_sentence_is_found(source: str) -> None:
    assert sentences_in(source)


@pytest.mark.parametrize(
    "source", ['"""Two words."""', 'x = "go_on"', 'def f() -> "A | B":\n    """A b."""']
)
def test_docstrings_and_words_are_no_sentences(source: str) -> None:
    assert not sentences_in(source)


def sentences_in(source: str) -> list[tuple[int, str]]:
    """String literals with a space and a letter, except for docstrings and types in quotes."""
    tree = ast.parse(source)
    silent = {id(node) for node in (*docstrings_of(tree), *types_of(tree))}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in silent
        and " " in node.value
        and any(letter.isalpha() for letter in node.value)
    ]


def docstrings_of(tree: ast.AST) -> list[ast.AST]:
    return [
        node.value
        for node in ast.walk(tree)
        # A string on its own documents its module, its function, or the name above it.
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]


def types_of(tree: ast.AST) -> list[ast.AST]:
    types: list[ast.AST | None] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            types.append(node.returns)
        elif isinstance(node, ast.arg | ast.AnnAssign):
            types.append(node.annotation)
    return [inner for outer in types if outer for inner in ast.walk(outer)]
