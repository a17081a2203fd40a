"""The keyboard: one line at a time."""

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Final, TypeAlias

import click

from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import LOUD, Screen

# A line is a line: no signs around what is pasted, and no names of files at Tab.
SETTINGS: Final = ("set enable-bracketed-paste off", "set enable-meta-key off", "tab: self-insert")
YES: Final = "y"
NO: Final = "n"


# What else a line may be that was typed at a list: False if it is not understood.
LookUp: TypeAlias = Callable[[str], bool]


def nothing(line: str) -> bool:
    """Nothing can be looked up."""
    return False


def edit_lines() -> None:
    """Let arrows move within a line and bring earlier ones back, where the system can do that."""
    with suppress(ImportError):
        readline = import_module("readline")
        for setting in SETTINGS:
            readline.parse_and_bind(setting)


class Keyboard:
    """Reads lines. The end of the input is an EOFError, Ctrl-C a KeyboardInterrupt."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        # What is to be read aloud gets no signs that move the cursor.
        if sys.stdin.isatty() and sys.stdout.isatty() and not screen.plain:
            edit_lines()

    def line(self, prompt: str) -> str:
        """Ask for a line and return it without the spaces around it."""
        typed = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            # Nobody typed it on this screen, so it is shown.
            click.echo(typed)
        return typed

    def choose(
        self,
        question: str,
        labels: list[str],
        details: list[str] | None = None,
        look_up: LookUp = nothing,
    ) -> int:
        """Pick one of a list, counted from 0; -1 if none was wanted after all.

        After something else was looked up in between, the list is shown again.
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
        """A list to choose from."""
        self.screen.gap()
        self.screen.say(question)
        self.screen.choices(labels, details)

    def agrees(self, question: str) -> bool:
        """Ask once more; whoever just presses Enter does not agree."""
        self.screen.gap()
        self.screen.say(question, LOUD)
        while True:
            typed = self.line(text("cli-agree-prompt")).lower()
            if typed in ("", NO):
                return False
            if typed == YES:
                return True
            self.screen.say(text("cli-agree-again"))

    def forget(self) -> None:
        """What one person typed is not offered to the next."""
        readline = sys.modules.get("readline")
        if readline:
            readline.clear_history()
