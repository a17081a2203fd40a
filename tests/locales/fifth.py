"""A fifth language, made from English, in a copy of the project: folders and no code.

Its letters are strange, so that nothing else looks like it. Every name has a form of its own, and
every message uses that form wherever it says that it gets a name in all its forms. Choices have all
plural forms of the language.
"""

import re
import shutil
from copy import deepcopy
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from tests.locales.every_game import EVERY_GAME
from tests.locales.translations import CATEGORIES, LOCALES, ROOT, names_in, plurals_of, walk

CODE: Final = "hsb"
FORM: Final = "fifth"
# Capitals stay, such as the initials of characters.
STRANGE: Final = str.maketrans("aeiou", "åëïøü")
# Mentions of commands, options, keys and links, which no language translates.
NOT_TEXT: Final = re.compile(
    r"(`[^`]*`|<!--.*?-->|\]\([^)]*\)|\*\*[A-Z]+-\d+[a-z]?\*\*|[A-Z]{2}-\d+)"
)


def made_in(folder: Path) -> Path:
    """Copy what the server and the page are made of, and add the language. Returns the copy."""
    for part in ("src/turncoat", "web", "docs/rules", "docs/protocol"):
        skipped = shutil.ignore_patterns("node_modules", "page", "__pycache__", "*.so")
        shutil.copytree(ROOT / part, folder / part, ignore=skipped)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    catalogues = folder / "src" / "turncoat" / "locales" / CODE
    catalogues.mkdir()
    for page in sorted((LOCALES / "en").glob("*.ftl")):
        (catalogues / page.name).write_text(catalogue(page.read_text("utf-8")), "utf-8")
    rulebooks = folder / "docs" / "rules" / CODE
    rulebooks.mkdir()
    for page in sorted((ROOT / "docs" / "rules" / "en").glob("*.md")):
        (rulebooks / page.name).write_text(strange(page.read_text("utf-8")), "utf-8")
    return folder


def strange(text: str) -> str:
    """Return a text in the letters of the language."""
    parts = NOT_TEXT.split(text)
    return "".join(part if NOT_TEXT.fullmatch(part) else part.translate(STRANGE) for part in parts)


def catalogue(english: str) -> str:
    """Return a file of messages in the language."""
    resource = FluentParser().parse(english)
    for entry in resource.body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        for node in walk(entry):
            if isinstance(node, ast.TextElement):
                node.value = strange(node.value)
            if isinstance(node, ast.SelectExpression):
                add_plurals(node)
        for node in walk(entry):
            if isinstance(node, ast.VariableReference) and node.id.name in names_in(entry):
                node.id.name += f"_{FORM}"
        if isinstance(entry, ast.Message) and is_name(entry.id.name):
            form = FluentParser().parse_entry(f"x =\n    .{FORM} = x")
            assert isinstance(form, ast.Message)
            attribute = form.attributes[0]
            attribute.value = entry.value or attribute.value
            entry.attributes.append(attribute)
        entry.comment = None
    return FluentSerializer().serialize(resource)


def add_plurals(choice: ast.SelectExpression) -> None:
    """Give a choice by number the plural forms that English lacks."""
    keys = {v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)}
    if not keys & (CATEGORIES - {"other"}):
        return
    [usual] = [variant for variant in choice.variants if variant.default]
    for plural in sorted(plurals_of(CODE) - keys):
        choice.variants.insert(0, ast.Variant(ast.Identifier(plural), deepcopy(usual.value)))


def is_name(message: str) -> bool:
    """Whether a message is the name of something that other messages can be about."""
    if message.endswith(("-text", "-goal", "-about", "-ability")):
        return False
    families = [
        f"{game.grammar.PREFIX}-{family}-"
        for game in EVERY_GAME
        for family in game.grammar.NAMES.values()
    ]
    return message.startswith(tuple(families)) or "-printed-" in message
