"""The keyboard: one line at a time."""

import sys

import click

from turncoat.cli.screen import Screen
from turncoat.cli.words import text


class Keyboard:
    """Reads lines. The end of the input is an EOFError, Ctrl-C a KeyboardInterrupt."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def line(self, prompt: str) -> str:
        """Ask for a line and return it without the spaces around it."""
        typed = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            # Nobody typed it on this screen, so it is shown.
            click.echo(typed)
        return typed

    def choose(self, question: str, labels: list[str], details: list[str] | None = None) -> int:
        """Pick one of a list, counted from 0; -1 if none was wanted after all."""
        self.screen.gap()
        self.screen.say(question)
        self.screen.choices(labels, details or [""] * len(labels))
        while True:
            typed = self.line(text("cli-choose-prompt", last=len(labels)))
            if not typed:
                return -1
            if typed.isdecimal() and 1 <= int(typed) <= len(labels):
                return int(typed) - 1
            self.screen.say(text("cli-choose-again", last=len(labels)))

    def forget(self) -> None:
        """What one person typed is not offered to the next."""
        readline = sys.modules.get("readline")
        if readline:
            readline.clear_history()
