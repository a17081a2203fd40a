"""On a real terminal: news arrives while somebody types, and the typed line is kept."""

import os
import signal
import time
from pathlib import Path

import pytest

from tests.cli.online.person import Output, ScriptedKeyboard
from tests.cli.online.rooms import open_room
from tests.cli.terminal.real_terminal import Terminal
from tests.server.running import Running
from turncoat.cli.online.editor import Editor
from turncoat.cli.online.remote_match import Overtaken
from turncoat.cli.terminal.screen import Screen
from turncoat.client import RemoteTable
from turncoat.server.protocol import commands, pages

UP, DOWN, LEFT, DELETE = "\x1b[A", "\x1b[B", "\x1b[D", "\x7f"
CLEARED = "\r\x1b[J"


@pytest.fixture
def entry(game_server: Running) -> pages.Joined:
    return open_room(game_server)


def terminal(folder: Path, entry: pages.Joined, *options: str) -> Terminal:
    return Terminal(folder, "join", entry.link, "--token", entry.token, *options)


def test_a_line_that_is_being_typed_survives_the_news(entry: pages.Joined, tmp_path: Path) -> None:
    with terminal(tmp_path, entry) as eva, RemoteTable.join(entry.link, "Ben") as ben:
        eva.until("for help: ")
        os.write(eva.master, "t helló".encode())
        eva.until("t helló")
        ben.do(commands.Write, text="good evening")
        news = eva.until("t helló")
        os.write(eva.master, f"{DELETE}o{LEFT} all\n".encode())
        eva.until("Eva: hello all")
        eva.type(UP)
        eva.until("Eva: hello all")
        eva.type("q")
        code = eva.end()
        while len(ben.texts) < 3:
            assert ben.listen(5)

    assert news.startswith(f"{UP}{CLEARED}Ben: good evening\r\nEnter to start")
    assert code == 0
    assert [text.text for text in ben.texts.values()][1:] == ["hello all", "hello all"]


def test_control_c_ends_with_130_and_the_way_back(entry: pages.Joined, tmp_path: Path) -> None:
    with terminal(tmp_path, entry) as eva:
        eva.until("for help: ")
        time.sleep(0.3)
        eva.process.send_signal(signal.SIGINT)
        eva.until("You have left.\r\n")
        eva.until(f"turncoat join {entry.link}")
        code = eva.end()

    assert code == 130
    assert "Traceback" not in eva.seen


def test_plain_moves_no_cursor_and_the_end_of_the_input_ends_with_0(
    entry: pages.Joined, tmp_path: Path
) -> None:
    with terminal(tmp_path, entry, "--plain") as eva:
        eva.until("for help: ")
        eva.type("")
        eva.until("Keep it to yourself")
        eva.until("for help:")
        os.write(eva.master, b"\x04")
        eva.until("The input has ended. Your seat is still yours.")
        code = eva.end()

    assert code == 0
    assert not set("╭╮╰╯│─■·\x1b") & set(eva.seen)


def test_a_number_right_after_the_question_has_changed_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen(plain=True, fast=True)
    keyboard = ScriptedKeyboard(screen)
    screen.console.file = paper = Output()
    keyboard.slip = 30.0

    def changes(seconds: float) -> bool:
        raise Overtaken

    monkeypatch.setattr(keyboard, "poll", changes)
    with pytest.raises(Overtaken):
        keyboard.line("1 to 3:")
    monkeypatch.setattr(keyboard, "poll", lambda seconds: False)
    keyboard.press("2")
    keyboard.press("h")
    line = keyboard.line("1 to 9:")

    assert line == "h"
    assert "The question has changed" in paper.read_all()


@pytest.mark.parametrize(("terminal", "line"), [(True, "h"), (False, "2")])
def test_what_was_typed_before_a_question_answers_it_only_if_it_is_piped(
    terminal: bool, line: str
) -> None:
    keyboard = ScriptedKeyboard(Screen(plain=True, fast=True))
    keyboard.terminal = terminal
    keyboard.press("2")

    def types(seconds: float) -> bool:
        if seconds:
            keyboard.press("h")
        return False

    keyboard.poll = types

    assert keyboard.line("1 to 9:") == line


def test_letters_typed_before_a_question_stay_and_lines_do_not() -> None:
    keyboard = ScriptedKeyboard(Screen(plain=True, fast=True))
    keyboard.terminal, keyboard.editor = True, Editor()
    for sign in "2\nt hel":
        keyboard._read.put(sign)

    def types(seconds: float) -> bool:
        for sign in "lo\n" if seconds else "":
            keyboard._read.put(sign)
        return False

    keyboard.poll = types

    assert keyboard.line("1 to 9:") == "t hello"


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("hello\n", "hello"),
        ("  hello \r", "hello"),
        (f"helk{DELETE}lo\n", "hello"),
        (f"{DELETE}\n", ""),
        ("one two\x17three\n", "onethree"),
        ("one\x15two\n", "two"),
        (f"a{LEFT}b\x1b[3~c\x1bOHd\x1bxe\n", "abcde"),
        ("a\tb\x00c\x07\n", "abc"),
        ("dobrý večer 🦇\n", "dobrý večer 🦇"),
        (f"{UP}{DOWN}{UP}x\n", "x"),
    ],
)
def test_what_keys_make_of_a_line(typed: str, line: str) -> None:
    editor = Editor()

    found = [editor.take(sign) for sign in typed]

    assert found[-1] == line
    assert not any(found[:-1])


def test_arrows_bring_earlier_lines_back() -> None:
    editor = Editor()
    for sign in "one\ntwo\ntwo\n":
        editor.take(sign)

    shown = []
    for key in (UP, UP, UP, DOWN, DOWN, DOWN):
        for sign in key:
            editor.take(sign)
        shown.append(editor.typed)

    assert shown == ["two", "one", "one", "two", "", ""]


def test_an_end_of_input_counts_only_in_an_empty_line() -> None:
    editor = Editor()
    for sign in "a\x04":
        editor.take(sign)

    assert editor.typed == "a"
    editor.take(DELETE)
    with pytest.raises(EOFError):
        editor.take("\x04")


@pytest.mark.parametrize(("typed", "left"), [("12", ""), ("t 12", "t 12"), ("", "")])
def test_a_number_meant_for_another_question_is_dropped(typed: str, left: str) -> None:
    editor = Editor()
    for sign in typed:
        editor.take(sign)

    editor.forget_number()

    assert editor.typed == left
