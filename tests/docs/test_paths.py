"""Paths and names that the documents mention exist."""

import re
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from tests.test_repository import IGNORED, files

ROOT = Path(__file__).parents[2]
# The changelog may name what is gone.
PAGES = [
    page
    for page in [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
    if page.name != "CHANGELOG.md"
]
PATH = re.compile(r"[\w.<>*-]*(?:/[\w.<>*-]*)+|[\w<>*-]+\.(?:ftl|json|md|mjs|py|sh|svelte|toml|ts)")
# Files on a player's machine, and those of an example.
ELSEWHERE = {"keyring.json", "traitor/game.py"}
SOURCES = {".py", ".ts", ".mjs", ".svelte", ".ftl", ".json", ".toml"}


def code_in(page: Path) -> list[str]:
    """All text in single backticks."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


def paths_in(page: Path) -> list[str]:
    """The paths in single backticks, except for absolute ones and files that are ignored by Git."""
    words = [word.partition("::")[0] for word in code_in(page)]
    found = [word.rstrip("/") for word in words if PATH.fullmatch(word)]
    return [
        path
        for path in found
        if not path.startswith("/")
        and path not in ELSEWHERE
        and not IGNORED & {*PurePosixPath(path).parts}
    ]


@cache
def existing() -> list[PurePosixPath]:
    """Every file and folder of the project, from its root."""
    tracked = [PurePosixPath(path.relative_to(ROOT).as_posix()) for path in files(ROOT)]
    return sorted({*tracked, *(folder for path in tracked for folder in path.parents)})


def exists(path: str) -> bool:
    """Whether a path is the end of one that exists. `<game>` stands for any name."""
    pattern = re.sub(r"<\w+>", "*", path)
    return any(each.match(pattern) for each in existing())


@cache
def words_of_the_source() -> set[str]:
    """Every word in the code, the catalogues and the settings."""
    sources = [path for path in files(ROOT) if path.suffix in SOURCES or path.name == "Makefile"]
    return {
        word for path in sources for word in re.findall(r"\w+", path.read_text("utf-8", "replace"))
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_in_the_documents_exists(page: Path) -> None:
    assert [path for path in paths_in(page) if not exists(path)] == []


def test_paths_are_found_and_missing_ones_are_noticed() -> None:
    assert len(paths_in(ROOT / "ARCHITECTURE.md")) > 40
    assert exists("core/match.py")
    assert exists("games/<game>/views/view.py")
    assert not exists("core/matches.py")
    assert not exists("games/<game>/nowhere.py")


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/library.md"])
def test_every_name_in_the_documents_is_in_the_source(name: str) -> None:
    code = [word for word in code_in(ROOT / name) if not PATH.fullmatch(word)]
    names = {each for word in code for each in re.findall(r"[A-Za-z_]\w{2,}", word)}

    assert len(names) > 10
    assert sorted(names - words_of_the_source()) == []
