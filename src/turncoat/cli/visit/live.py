"""A keyboard beside a table that does not wait: news come in while somebody types."""

import sys
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

import click

from turncoat.cli.keyboard import Keyboard
from turncoat.cli.screen import Screen

SECONDS_BETWEEN_LOOKS: Final = 0.05


class LiveKeyboard(Keyboard):
    """Reads lines, and looks up from them whenever something happens.

    `look` takes in what has happened and returns whether anything was printed; it may raise, to
    end the question that the line was meant for.
    """

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.look: Callable[[float], bool] = lambda seconds: False
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._lines.put(line)
        self._lines.put(None)

    def line(self, prompt: str) -> str:
        """The next line; the prompt is shown again after news."""
        self._show(prompt)
        while True:
            typed = self.typed()
            if typed is not None:
                return typed
            if self.look(SECONDS_BETWEEN_LOOKS):
                self._show(prompt)

    def typed(self) -> str | None:
        """A line if there is one."""
        try:
            line = self._lines.get_nowait()
        except Empty:
            return None
        if line is None:
            self._lines.put(None)
            raise EOFError
        typed = line.strip()
        if not sys.stdin.isatty():
            click.echo(typed)
        return typed

    def _show(self, prompt: str) -> None:
        click.echo(f"{prompt} ", nl=False)
        sys.stdout.flush()
