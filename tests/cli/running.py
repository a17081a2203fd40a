"""A terminal without a screen: run commands, type lines and read what is printed."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from click.testing import CliRunner, Result

from turncoat.cli.program import program

GAME = "shadow_hunters"
FIRST = ["1"] * 3000
# Enter declines what may be declined; numbers answer the rest.
ENTER = ["", "1"] * 1500
KEYS = ["?", "b", "c", "a", "j", "l", "l 7", "o", "s", "r flail", "r 10", "r xyzzy", "r", "h"]
BLUNDERS = ["", "0", "99", "zzz", "-1", "1 2", "?!", "é"]


def run(*arguments: str, typed: Iterable[str] = (), columns: int = 80) -> Result:
    """Run a command to its end."""
    lines = "".join(f"{line}\n" for line in typed)
    environment = {"COLUMNS": str(columns), "TURNCOAT_TRACEBACK": "1"}
    return CliRunner(env=environment).invoke(program, list(arguments), input=lines)


def play(*arguments: str, typed: Iterable[str] = FIRST) -> Result:
    """Play Shadow Hunters."""
    return run("play", GAME, *arguments, typed=typed)


def digits(seed: int, count: int = 6000) -> list[str]:
    """Random numbers to type."""
    random = Random(seed)
    return [str(random.randint(1, 6)) for _ in range(count)]


def anything(seed: int, count: int = 6000) -> list[str]:
    """Random lines to type: numbers, all keys, and mistakes."""
    random = Random(seed)
    numbers = [str(number) for number in range(1, 7)]
    kinds = random.choices([numbers, KEYS, BLUNDERS], weights=[8, 1, 1], k=count)
    return [random.choice(kind) for kind in kinds]


def process(
    folder: Path, *arguments: str, stdin: int | None = subprocess.PIPE
) -> "subprocess.Popen[str]":
    """Start the program as its own process."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "80"}
    return subprocess.Popen(
        [sys.executable, "-m", "turncoat", *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=environment,
    )


def saves(folder: Path) -> list[Path]:
    """The saved games of a data folder, oldest first; other files must not be there."""
    # Not by name, since those of one second are numbered.
    files = sorted((folder / "turncoat").iterdir(), key=lambda file: file.stat().st_mtime_ns)
    assert [file for file in files if file.suffix != ".json"] == []
    return files
