"""Every text of the terminal is in the catalogue, and every message of the catalogue is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

from turncoat.cli.commands import retention
from turncoat.cli.terminal import exit_codes
from turncoat.cli.terminal.i18n import catalogue
from turncoat.games import game_named, own_names
from turncoat.server.admin.messages import ERRORS
from turncoat.server.config import SETTINGS, Kind
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Pace
from turncoat.server.store.backup import REASONS

CLI = Path(__file__).resolve().parents[3] / "src" / "turncoat" / "cli"
ID = re.compile(r"cli-[a-z0-9-]+")
KINDS = get_args(get_type_hints(frames.Asking)["kind"])
# Message ids that the code puts together: their beginnings, with all possible endings.
BUILT = {
    "cli-exit-": [str(code) for code in exit_codes.ALL],
    "cli-admin-old-": retention.KINDS,
    "cli-retention-": [f"{kind}-found" for kind in retention.KINDS],
    "cli-setting-": [name.replace("_", "-") for name in SETTINGS],
    "cli-setting-wanted-": [kind for kind in get_args(Kind) if kind != "number"],
    "cli-backup-error-": [reason.replace("_", "-") for reason in REASONS],
    "cli-admin-error-": [error.replace("_", "-") for error in ERRORS],
    "cli-ballot-": get_args(commands.Ballots),
    "cli-join-time-": KINDS,
    "cli-join-wait-": KINDS,
    "cli-lobby-pace-": get_args(Pace),
}
# Printed if the packages that read the catalogue are missing.
WITHOUT_CATALOGUE = (
    "__init__.py",
    "turncoat: The terminal needs packages that are not installed. Install them with",
)
SENTENCE = re.compile(r"[A-Za-z]+ [A-Za-z]+ [A-Za-z]+")


def strings(path: Path) -> Iterator[str]:
    """All strings of a module that are not docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        if node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or node in docstrings:
            continue
        if isinstance(node.value, str):
            yield node.value


def ids() -> set[str]:
    """All message ids in the code, including the beginnings of ids."""
    return {s for path in CLI.rglob("*.py") for s in strings(path) if ID.fullmatch(s)}


def used() -> set[str]:
    built = {f"{begun}{end}" for begun, ends in BUILT.items() for end in ends}
    return {whole for whole in ids() if not whole.endswith("-")} | built | examples()


def examples() -> set[str]:
    """The ids of examples for table options that are lists."""
    grammars = [game_named(name).grammar for name in own_names()]
    return {f"cli-{one.prefix}-list-{field}" for one in grammars for field in one.setup_lists}


def test_every_message_that_is_used_exists() -> None:
    assert used() - set(catalogue()) == set()


def test_every_message_that_exists_is_used() -> None:
    assert {name for name in catalogue() if name.startswith("cli-")} - used() == set()


def test_what_ids_are_built_from_is_known() -> None:
    assert {begun for begun in ids() if begun.endswith("-")} == set(BUILT)


def test_no_sentence_is_in_the_code_but_one() -> None:
    found = [
        (path.name, string)
        for path in CLI.rglob("*.py")
        for string in strings(path)
        if SENTENCE.search(string)
    ]

    assert found == [WITHOUT_CATALOGUE]
