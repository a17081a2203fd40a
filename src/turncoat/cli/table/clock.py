"""Time limits for discussions. The rules have no clock, so the terminal keeps the time."""

from collections.abc import Callable
from math import inf
from typing import Final, TypeAlias

from turncoat.cli.terminal.keyboard import Keyboard

Now: TypeAlias = Callable[[], float]

# Continuing and quitting are always possible.
ALWAYS: Final = ("", "q")


class TimeOver(Exception):
    """Something was typed after the time was over."""


class Clock:
    """Runs while one question is open; the next question starts it again."""

    def __init__(self, now: Now) -> None:
        self.now = now
        self.question = -1
        self.end = inf

    def start(self, question: int, seconds: int) -> None:
        """Start counting unless this question is already open. 0 seconds means no limit."""
        if question != self.question:
            self.question = question
            self.end = self.now() + seconds if seconds else inf

    def is_over(self) -> bool:
        """Return whether the time is over."""
        return self.now() >= self.end


class TimedKeyboard(Keyboard):
    """A keyboard that raises TimeOver for lines typed after the time limit."""

    def __init__(self, keyboard: Keyboard, clock: Clock) -> None:
        super().__init__(keyboard.screen)
        self.keyboard = keyboard
        self.clock = clock

    def line(self, prompt: str) -> str:
        typed = self.keyboard.line(prompt)
        if self.clock.is_over() and typed.lower() not in ALWAYS:
            raise TimeOver
        return typed
