"""Compares the catalogues of a language with the English ones: messages, arguments, plural forms.

`python -m tests.locales.translations cs web.ftl` prints what is wrong with some files.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

from babel import Locale
from fluent.syntax import FluentParser, ast

from tests.locales import typography

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "turncoat" / "locales"
EXAMPLE = ROOT / "examples" / "night_ferry" / "src" / "night_ferry" / "locales"
ENGLISH = "en"
# No game counts farther.
MANY = 1000
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
Entry: TypeAlias = ast.Message | ast.Term
# Arguments that every message in the file of a game may use, whether or not the English one does.
ANYWHERE = {"players", "number", "topic"}


class Reading:
    """What an entry says: the arguments that it shows or only depends on, and its choices."""

    def __init__(self, entry: Entry) -> None:
        nodes = list(walk(entry))
        self.choices = [node for node in nodes if isinstance(node, ast.SelectExpression)]
        selectors = {id(choice.selector) for choice in self.choices}
        arguments = [node for node in nodes if isinstance(node, ast.VariableReference)]
        self.used = {node.id.name for node in arguments}
        self.shown = {node.id.name for node in arguments if id(node) not in selectors}


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node of a parsed file and everything inside it."""
    yield node
    for value in vars(node).values():
        for inside in value if isinstance(value, list) else [value]:
            if isinstance(inside, ast.BaseNode):
                yield from walk(inside)


# In the comment of an English message: arguments that it gets and does not use.
MORE = re.compile(r"^Also: (.*)\.$", re.MULTILINE)
# And those that are names of things, with their kinds.
NAMES = re.compile(r"^Names: (.*)\.$", re.MULTILINE)
NAME = re.compile(r"\$(\w+) \((\w+)\)")


def arguments_of(entry: Entry) -> set[str]:
    """Return the arguments that an English message gets."""
    comment = (entry.comment.content if entry.comment else "") or ""
    more = found[1] if (found := MORE.search(comment)) else ""
    return Reading(entry).used | set(re.findall(r"\$(\w+)", more))


def names_in(entry: Entry) -> dict[str, str]:
    """Return the kinds of the arguments that an English message gets in all their forms."""
    comment = (entry.comment.content if entry.comment else "") or ""
    return dict(NAME.findall(found[1])) if (found := NAMES.search(comment)) else {}


def base(argument: str) -> str:
    """Return an argument without its form: `seat2` for `seat2_object`."""
    return re.split(r"_(?=[a-z_]+$)", argument)[0]


def pages_of(language: str) -> dict[str, Path]:
    """Return the catalogues of a language by their names, those of the example included."""
    folders = [LOCALES / language, EXAMPLE / language]
    return {path.name: path for folder in folders for path in sorted(folder.glob("*.ftl"))}


def rulebooks_of(language: str) -> dict[str, Path]:
    """Return the rulebooks of a language by their games, that of the example included."""
    folders = [ROOT / "docs" / "rules" / language, EXAMPLE.parent / "rulebooks" / language]
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.md"))}


# Files with the texts of games, without those that only the page or the terminal has.
GAME_PAGES = {f"{game}.ftl" for game in rulebooks_of(ENGLISH)}


@cache
def entries_of(path: Path) -> dict[str, Entry]:
    """Return the messages and terms of a file by their ids."""
    resource = FluentParser(with_spans=True).parse(path.read_text("utf-8"))
    found: dict[str, Entry] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
        elif isinstance(entry, ast.Term):
            found[f"-{entry.id.name}"] = entry
        elif isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: {entry.content}")
    return found


def faults_of(language: str, page: str) -> list[str]:
    """Return what is wrong with a file of a language, a line for each fault."""
    english, own = (entries_of(pages_of(one)[page]) for one in (ENGLISH, language))
    anywhere = ANYWHERE if page in GAME_PAGES else set()
    return [
        *(f"{name}: missing" for name in english if name not in own and name[0] != "-"),
        *(f"{name}: not in English" for name in own if name not in english and name[0] != "-"),
        *out_of_order(english, own),
        *(
            f"{name}: {fault}"
            for name, entry in own.items()
            for fault in faults_in(language, entry, english.get(name), anywhere)
        ),
    ]


def out_of_order(english: dict[str, Entry], own: dict[str, Entry]) -> Iterator[str]:
    """Messages stand in the order of the English file, so that both can be read side by side."""
    expected = [name for name in english if name in own and name[0] != "-"]
    found = [name for name in own if name in english and name[0] != "-"]
    for one, other in zip(expected, found, strict=True):
        if one != other:
            yield f"{other}: stands where {one} stands in English"
            return


def faults_in(
    language: str, entry: Entry, english: Entry | None, anywhere: set[str]
) -> Iterator[str]:
    """Yield what is wrong with an entry, which may use the arguments `anywhere` in any case."""
    reading = Reading(entry)
    if isinstance(english, ast.Message):
        yield from faults_of_arguments(reading, english, anywhere)
    for choice in reading.choices:
        yield from faults_of_plural(language, choice)
    for text in texts_in(entry):
        yield from typography.faults(language, text)


def faults_of_arguments(own: Reading, english: Entry, anywhere: set[str]) -> Iterator[str]:
    given = arguments_of(english)
    known = {base(argument) for argument in given} | anywhere
    for argument in sorted(own.used - given):
        if base(argument) not in known:
            yield f"unknown argument ${argument}"
    said = {base(argument) for argument in own.used}
    for argument in sorted({base(argument) for argument in Reading(english).shown}):
        if argument not in said:
            yield f"${argument} is left out"


def faults_of_plural(language: str, choice: ast.SelectExpression) -> Iterator[str]:
    keys = [
        str(v.key.name if isinstance(v.key, ast.Identifier) else v.key.value)
        for v in choice.variants
    ]
    categories = {key for key in keys if key in CATEGORIES}
    if not categories & {"one", "two", "few", "many"}:
        return
    for missing in sorted(plurals_of(language) - categories):
        yield f"no plural form “{missing}”"


@cache
def plurals_of(language: str) -> frozenset[str]:
    """Return the plural forms of whole numbers, and “other”, which every choice must have."""
    plural = Locale.parse(language).plural_form
    return frozenset({"other", *(plural(number) for number in range(MANY))})


def texts_in(entry: Entry) -> Iterator[str]:
    """Return the patterns of an entry as text, with `{}` for each placeable, choices apart."""
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    waiting = [pattern for pattern in patterns if pattern is not None]
    while waiting:
        parts = []
        for element in waiting.pop(0).elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
                continue
            inside = element.expression
            if isinstance(inside, ast.SelectExpression):
                waiting += [variant.value for variant in inside.variants]
                parts.append("{*}")
            elif isinstance(inside, ast.StringLiteral):
                parts.append(inside.value)
            else:
                parts.append("{}")
        yield "".join(parts)


if __name__ == "__main__":
    code, *names = sys.argv[1:]
    for name in names or pages_of(ENGLISH):
        if name not in pages_of(code):
            print(f"{name}: missing")
            continue
        for fault in faults_of(code, name):
            print(f"{name}: {fault}")
