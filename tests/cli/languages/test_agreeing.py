"""Yes and no are typed with the letters of the language; “y” and “n” work in all of them."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.terminal.real_terminal import Terminal
from turncoat.cli.terminal import i18n
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.locales.catalogue import LANGUAGES, load

LETTERS = {code: load(code).text("cli-agree-yes") for code in LANGUAGES}


@pytest.fixture
def keyboard() -> Keyboard:
    return Keyboard(Screen(plain=True, fast=True))


def typed(lines: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))


@pytest.mark.parametrize(("language", "letter"), LETTERS.items())
def test_the_prompt_names_the_letter_that_means_yes(language: str, letter: str) -> None:
    assert len(letter) == 1
    assert letter != "n"
    assert load(language).text("cli-agree-prompt").startswith(f"{letter} ")


@pytest.mark.parametrize(("language", "letter"), LETTERS.items())
@pytest.mark.parametrize("change", [str.lower, str.upper])
def test_the_letter_of_the_language_means_yes(
    language: str,
    letter: str,
    change: Callable[[str], str],
    keyboard: Keyboard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    i18n.speak(language)
    typed(f"{change(letter)}\n", monkeypatch)

    assert keyboard.agrees("?")


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize(("line", "agrees"), [("y", True), ("n", False), ("", False)])
def test_y_and_n_are_understood_in_every_language(
    language: str,
    line: str,
    agrees: bool,
    keyboard: Keyboard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    i18n.speak(language)
    typed(f"{line}\n", monkeypatch)

    assert keyboard.agrees("?") == agrees


def test_the_letter_of_another_language_is_asked_about(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = keyboard.screen.console.file = io.StringIO()
    i18n.speak("pl")
    typed("j\nn\n", monkeypatch)

    assert not keyboard.agrees("?")
    assert i18n.text("cli-agree-again") in output.getvalue()


@pytest.mark.parametrize(("language", "letter"), LETTERS.items())
def test_an_order_to_a_server_is_confirmed_with_the_letter_of_the_language(
    language: str, letter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    text = load(language).text
    order = ["admin", "--data", str(tmp_path), "end", "ABCDEF", "--language", language]

    with Terminal(tmp_path, *order) as operator:
        operator.until(text("cli-admin-end-sure", room="ABCDEF"))
        operator.until(text("cli-agree-prompt"))
        operator.type("xyzzy")
        operator.until(text("cli-agree-again"))
        operator.until(text("cli-agree-prompt"))
        operator.type(letter)
        operator.until(text("cli-admin-no-server", folder=str(tmp_path)))
        agreed = operator.end()
    with Terminal(tmp_path, *order) as operator:
        operator.until(text("cli-agree-prompt"))
        operator.type("")
        operator.until(text("cli-admin-unchanged"))
        declined = operator.end()

    assert (agreed, declined) == (2, 0)
