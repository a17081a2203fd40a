"""What no file of the repository may contain: registries, local paths, unfinished work."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
IGNORED = {Path(line).name for line in (ROOT / ".gitignore").read_text("utf-8").splitlines()}

# The brackets keep the patterns from matching this file.
MACHINE_PATH = re.compile(r"(?<![\w./-])/(work|root|home|Users)/")
UNFINISHED = re.compile(r"\b(TO[D]O|FIX[M]E|XX[X])\b")
LOCKED = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^@:]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
LOCKED_COMMENT = re.compile(r" +# [^:@]+")


def files(folder: Path) -> Iterator[Path]:
    """Every file that is or would be tracked."""
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - IGNORED - {".git"})
        yield from (Path(parent, name) for name in sorted(names) if name != ".git")


def lines_with(pattern: re.Pattern[str], folder: Path) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line}"
        for path in files(folder)
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if pattern.search(line)
    ]


def is_locked(line: str) -> bool:
    """Whether a line is a pin, a hash or a comment on its origin, not an option or an address."""
    return bool(LOCKED.fullmatch(line) or LOCKED_COMMENT.fullmatch(line))


def test_requirements_are_pins_and_hashes_only() -> None:
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    strange = [
        line
        for lock in locks
        for line in lock.read_text("utf-8").splitlines()
        if not is_locked(line)
    ]

    assert [lock.name for lock in locks] == ["dev.txt", "node.txt", "run.txt", "uv.txt"]
    assert strange == []


def test_no_lock_file_names_a_registry() -> None:
    assert [path for path in files(ROOT) if path.name in {"uv.lock", "pylock.toml"}] == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_with(MACHINE_PATH, ROOT) == []


def test_nothing_in_src_is_unfinished() -> None:
    assert lines_with(UNFINISHED, ROOT / "src") == []


@pytest.mark.parametrize("folder", ["work", "root", "home", "Users"])
def test_a_path_of_one_machine_is_found(folder: str) -> None:
    assert MACHINE_PATH.search(f"open('/{folder}/somebody/file')")


@pytest.mark.parametrize("text", ["src/work/file", "https://example.org/home/page", "../root/file"])
def test_other_paths_are_no_paths_of_one_machine(text: str) -> None:
    assert not MACHINE_PATH.search(text)


@pytest.mark.parametrize("word", ["TO" + "DO", "FIX" + "ME"])
def test_an_unfinished_line_is_found(word: str) -> None:
    assert UNFINISHED.search(f"# {word}: later")


@pytest.mark.parametrize(
    "line",
    [
        "--index" + "-url https://example.org/simple",
        "--find" + "-links ./wheels",
        "msgspec @ file:///wheels/msgspec.whl",
        "    # from https://example.org/simple",
        "msgspec>=0.19",
        "-e .",
    ],
)
def test_a_line_that_locks_nothing_is_found(line: str) -> None:
    assert not is_locked(line)
