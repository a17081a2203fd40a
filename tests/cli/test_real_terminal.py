"""On a real terminal: colours, a cleared screen between people, Ctrl-C, a closed pipe."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.terminal import GAME, play, process

WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Terminal:
    """A process that believes somebody is looking."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "turncoat", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", "COLUMNS": "80",
                 **environment},
        )  # fmt: skip
        os.close(slave)
        self.seen = ""

    def until(self, words: str) -> str:
        """Read until these words are there."""
        deadline = time.monotonic() + 60
        begun = len(self.seen)
        while words not in self.seen[begun:]:
            assert time.monotonic() < deadline, self.seen[-2000:]
            ready, _, _ = select.select([self.master], [], [], 0.5)
            if ready:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        return self.seen[begun:]

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        """Read the rest and return the exit code."""
        self.until("\0")
        os.close(self.master)
        return self.process.wait(30)


@pytest.fixture
def table(tmp_path: Path) -> list[str]:
    return ["play", GAME, "--seed", "8", "--fast", "--save", str(tmp_path / "game.json")]


def test_a_terminal_has_colours_and_plain_has_none(table: list[str], tmp_path: Path) -> None:
    coloured = Terminal(tmp_path, *table)
    coloured.until("for help:")
    coloured.type("q")
    coloured.close()
    plain = Terminal(tmp_path, *table[:-1], str(tmp_path / "plain.json"), "--plain")
    plain.until("for help:")
    plain.type("q")
    plain.close()

    assert "\x1b[" in coloured.seen
    assert "\x1b" not in plain.seen


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_screen_is_cleared_before_the_keyboard_is_passed(
    plain: list[str], table: list[str], tmp_path: Path
) -> None:
    game = Terminal(tmp_path, *table, "--people", "2", *plain)
    game.until("Hana, press Enter:")
    game.type("")
    game.until("for help:")
    game.type("c")
    game.until("You are Fenris")
    game.until("for help:")
    game.type("1")
    game.until("for help:")
    game.type("4")
    game.until("cleared for the next person:")
    game.type("")
    covered = game.until("Ivo, press Enter:")
    game.type("")
    shown = game.until("for help:")
    game.type("q")
    left = game.until("--load")
    code = game.close()

    after = covered.split(WIPE)
    assert len(after) == 2
    assert "Fenris" not in after[1]
    assert WIPE in shown
    assert "Fenris" not in shown
    assert WIPE in left
    assert code == 0


def test_control_c_ends_with_130_and_a_sentence(table: list[str], tmp_path: Path) -> None:
    game = Terminal(tmp_path, *table)
    game.until("for help:")
    game.process.send_signal(signal.SIGINT)
    said = game.until("--load")
    code = game.close()

    assert "Interrupted. The game is saved." in said
    assert code == 130
    assert "Traceback" not in game.seen
    assert play("--load", str(tmp_path / "game.json")).exit_code == 0


def test_the_end_of_the_input_ends_with_0_and_a_sentence(table: list[str], tmp_path: Path) -> None:
    game = Terminal(tmp_path, *table)
    game.until("for help:")
    os.write(game.master, b"\x04")
    said = game.until("--load")
    code = game.close()

    assert "The input has ended. The game is saved." in said
    assert code == 0


def test_a_saved_game_can_be_leafed_through(tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    play("--seed", "8", "--save", str(path))
    prompt = "q quit:"

    book = Terminal(tmp_path, "replay", str(path))
    first = book.until(prompt)
    book.type("")
    second = book.until(prompt)
    book.type("b")
    back = book.until(prompt)
    book.type("3")
    third = book.until(prompt)
    book.type("v")
    board = book.until(prompt)
    book.type("999")
    again = book.until(prompt)
    book.type("q")
    code = book.close()

    assert "Page 1 of" in first
    assert "Page 2 of" in second
    assert "Page 1 of" in back
    assert "Page 3 of" in third
    assert "Area 1" in board
    assert "Press Enter or type b, v, q or a number" in again
    assert code == 0


def test_a_closed_pipe_is_no_accident(tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    play("--seed", "8", "--save", str(path))

    with process(tmp_path, "replay", str(path), stdin=subprocess.DEVNULL) as book:
        assert book.stdout
        book.stdout.readline()
        book.stdout.close()

    assert book.returncode in (0, 1)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_a_terminal_that_lacks_letters_is_enough(encoding: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "turncoat", "play", GAME, "--seed", "8"],
        input=b"a\nc\n\xff\xfe\n1\nq\n",
        capture_output=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": encoding},
    )

    assert done.returncode == 0
    assert done.stderr == b""
    assert b"The game is saved." in done.stdout


def test_the_others_move_at_a_readable_pace_unless_fast(tmp_path: Path) -> None:
    seconds = {}
    for pace in ("--fast", "--plain"):
        game = Terminal(tmp_path, "play", GAME, "--seed", "8", pace)
        game.until("What will you do?")
        game.type("1")
        game.until("for help:")
        game.until("Will you use it?")
        started = time.monotonic()
        game.type("4")
        game.until("Round 1: it is Jana")
        seconds[pace] = time.monotonic() - started
        game.process.send_signal(signal.SIGINT)
        game.close()

    assert seconds["--fast"] < seconds["--plain"]
    assert seconds["--plain"] > 1
