"""Yes and no are typed with the letters of the language; “y” and “n” work in all of them."""

import io
from collections.abc import Callable

import pytest

from turncoat.cli.terminal import i18n
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen

LETTERS = {"en": "y", "cs": "a", "pl": "t", "nl": "j"}


@pytest.fixture
def keyboard() -> Keyboard:
    return Keyboard(Screen(plain=True, fast=True))


def typed(lines: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))


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
