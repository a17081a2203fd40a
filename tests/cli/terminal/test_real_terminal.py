"""On a real terminal: colours, a cleared screen between people, Ctrl-C, a closed pipe."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import GAME, play, process
from tests.cli.terminal.real_terminal import Terminal

WIPE = "\x1b[H\x1b[2J\x1b[3J"
# The arrow key that brings back the previous line.
UP = "\x1b[A"


@pytest.fixture
def table(tmp_path: Path) -> list[str]:
    return ["play", GAME, "--seed", "8", "--fast", "--save", str(tmp_path / "game.json")]


def test_a_terminal_has_colours_and_plain_has_none(table: list[str], tmp_path: Path) -> None:
    with Terminal(tmp_path, *table) as coloured:
        coloured.answer("q")
        coloured.end()
    with Terminal(tmp_path, "play", GAME, "--plain", "--fast", "--seed", "8") as plain:
        plain.answer("q")
        plain.end()

    assert "\x1b[" in coloured.seen
    assert "\x1b" not in plain.seen


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_screen_is_cleared_before_the_keyboard_is_passed(
    plain: list[str], table: list[str], tmp_path: Path
) -> None:
    with Terminal(tmp_path, *table, "--people", "2", *plain) as game:
        welcome = game.until("only you can see the screen:")
        game.type("")
        game.answer("c")
        own = game.answer("1")
        game.answer("4")
        game.until("cleared for the next person:")
        game.type("")
        cover = game.until("only you can see the screen:")
        game.type("")
        shown = game.answer("q")
        left = game.until("The game is saved.")
        code = game.end()

    assert WIPE not in welcome
    assert "You are Fenris" in own
    assert cover.count(WIPE) == 1
    assert "Fenris" not in cover
    assert WIPE in shown
    assert "Fenris" not in shown
    assert WIPE in left
    assert code == 0


def test_an_earlier_line_can_be_brought_back(table: list[str], tmp_path: Path) -> None:
    with Terminal(tmp_path, *table) as game:
        game.answer("h")
        game.answer(UP)
        game.answer("q")
        game.end()

    assert game.seen.count("s — make a statement") == 2


def test_what_one_person_typed_is_not_brought_back_by_the_next(
    table: list[str], tmp_path: Path
) -> None:
    with Terminal(tmp_path, *table, "--people", "2") as game:
        game.until("only you can see the screen:")
        game.type("")
        for line in ("c", "1", "4"):
            game.answer(line)
        game.until("cleared for the next person:")
        game.type("")
        game.until("only you can see the screen:")
        game.type("")
        game.answer(UP)
        shown = game.answer("q")

    assert "hit points" not in shown


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_what_was_typed_before_a_question_does_not_answer_it(
    plain: list[str], tmp_path: Path
) -> None:
    with Terminal(tmp_path, "play", GAME, "--seed", "8", *plain) as game:
        game.answer("1")
        game.answer("4")
        game.until("Round 1: it is")
        for line in ("1", "1", "c"):
            game.type(line)
        game.until("Round 1: it is")
        game.answer("q")
        rest = game.until("The game is saved.")

    assert "for help:" not in rest
    assert "hit points" not in rest


def test_control_c_ends_with_130_and_a_sentence(table: list[str], tmp_path: Path) -> None:
    with Terminal(tmp_path, *table) as game:
        game.until("for help:")
        time.sleep(0.5)  # the prompt appears a moment before the program listens
        game.process.send_signal(signal.SIGINT)
        game.until("Interrupted. The game is saved.")
        code = game.end()

    assert code == 130
    assert "Traceback" not in game.seen
    assert play("--load", str(tmp_path / "game.json")).exit_code == 0


def test_the_end_of_the_input_ends_with_0_and_a_sentence(table: list[str], tmp_path: Path) -> None:
    with Terminal(tmp_path, *table) as game:
        game.until("for help:")
        os.write(game.master, b"\x04")
        game.until("The input has ended. The game is saved.")
        code = game.end()

    assert code == 0


def test_a_saved_game_can_be_leafed_through(tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    play("--seed", "8", "--save", str(path))

    with Terminal(tmp_path, "replay", str(path)) as book:
        for typed, words in [
            ("", "Page 1 of"),
            ("b", "Page 2 of"),
            ("3", "Page 1 of"),
            ("v", "Page 3 of"),
            ("999", "Area 1"),
            ("q", "Press Enter, or type b, v, q or a number"),
        ]:
            book.until(words)
            book.until("q to quit:")
            book.type(typed)
        code = book.end()

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
    seconds = []
    for pace in (["--fast"], []):
        with Terminal(tmp_path, "play", GAME, "--seed", "8", "--plain", *pace) as game:
            game.answer("1")
            game.answer("4")
            game.until("Round 1: it is Kit")
            started = time.monotonic()
            game.until("Round 1: it is Jules")
            seconds.append(time.monotonic() - started)

    assert seconds[0] < seconds[1]
    assert seconds[1] > 2
