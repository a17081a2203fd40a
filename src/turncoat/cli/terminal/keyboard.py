"""The keyboard: reads one line at a time."""

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Final, TypeAlias

import click

from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.languages import is_command, obey
from turncoat.cli.terminal.screen import LOUD, Screen

# No markers around pasted text, and no file names at Tab.
SETTINGS: Final = ("set enable-bracketed-paste off", "set enable-meta-key off", "tab: self-insert")
# In every language, beside its own letter for yes.
YES: Final = "y"
NO: Final = "n"


# Handles other input at a list of choices; returns False if it is not understood.
LookUp: TypeAlias = Callable[[str], bool]


def nothing(line: str) -> bool:
    """Handle no other input."""
    return False


def edit_lines() -> None:
    """Enable line editing and history, where the system supports it."""
    with suppress(ImportError):
        readline = import_module("readline")
        for setting in SETTINGS:
            readline.parse_and_bind(setting)


def discard_typed_ahead() -> None:
    """Discard what was typed on a terminal before it was asked for. Piped input is kept."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            termios = import_module("termios")
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


class Keyboard:
    """Reads lines. Raises EOFError at the end of the input and KeyboardInterrupt on Ctrl-C.

    With `in_game`, each line may also be the command for another language, which raises
    LanguageChanged.
    """

    def __init__(self, screen: Screen, in_game: bool = False) -> None:
        self.screen = screen
        self.in_game = in_game
        # Screen readers should get no control sequences.
        if sys.stdin.isatty() and sys.stdout.isatty() and not screen.plain:
            edit_lines()

    def line(self, prompt: str) -> str:
        """Ask for a line and return it, stripped. What was typed before does not count."""
        while self.is_obeyed(typed := self.read(prompt)):
            pass
        return typed

    def is_obeyed(self, line: str) -> bool:
        """Obey the command for another language; returns False for any other line."""
        if not self.in_game or not is_command(line):
            return False
        obey(line, self.screen)
        return True

    def read(self, prompt: str) -> str:
        """Read one line."""
        discard_typed_ahead()
        typed = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            # Piped input does not appear on the screen by itself.
            click.echo(typed)
        return typed

    def choose(
        self,
        question: str,
        labels: list[str],
        details: list[str] | None = None,
        look_up: LookUp = nothing,
    ) -> int:
        """Ask for one of several choices; returns its position from 0, or -1 for none.

        After other input that `look_up` has handled, the list is shown again.
        """
        details = details or [""] * len(labels)
        self.put(question, labels, details)
        while True:
            typed = self.line(text("cli-choose-prompt", last=len(labels)))
            if not typed:
                return -1
            if typed.isdecimal() and 1 <= int(typed) <= len(labels):
                return int(typed) - 1
            if look_up(typed):
                self.put(question, labels, details)
            else:
                self.screen.say(text("cli-choose-again", last=len(labels)))

    def put(self, question: str, labels: list[str], details: list[str]) -> None:
        """Print a question and its numbered choices."""
        self.screen.gap()
        self.screen.say(question)
        self.screen.choices(labels, details)

    def agrees(self, question: str) -> bool:
        """Ask for confirmation. Enter alone means no."""
        self.screen.gap()
        self.screen.say(question, LOUD)
        while True:
            typed = self.line(text("cli-agree-prompt")).lower()
            if typed in ("", NO):
                return False
            if typed in (YES, text("cli-agree-yes")):
                return True
            self.screen.say(text("cli-agree-again"))

    def forget(self) -> None:
        """Clear the history, so that the next person can't see what the last one typed."""
        readline = sys.modules.get("readline")
        if readline:
            readline.clear_history()
