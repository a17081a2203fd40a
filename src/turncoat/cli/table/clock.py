"""Time to talk: rules know no clock, so whoever carries a question to people keeps the time."""

from collections.abc import Callable
from math import inf
from typing import Final, TypeAlias

from turncoat.cli.terminal.keyboard import Keyboard

Now: TypeAlias = Callable[[], float]

# To go on, and to stop the game, it is never too late.
ALWAYS: Final = ("", "q")


class TimeOver(Exception):
    """Something was typed too late."""


class Clock:
    """Runs while one question is open; the next question starts it anew."""

    def __init__(self, now: Now) -> None:
        self.now = now
        self.question = -1
        self.end = inf

    def start(self, question: int, seconds: int) -> None:
        """Begin to count unless this question is open already; 0 seconds are no limit."""
        if question != self.question:
            self.question = question
            self.end = self.now() + seconds if seconds else inf

    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.now() >= self.end


class TimedKeyboard(Keyboard):
    """A keyboard at which it may become too late to say anything."""

    def __init__(self, keyboard: Keyboard, clock: Clock) -> None:
        super().__init__(keyboard.screen)
        self.keyboard = keyboard
        self.clock = clock

    def line(self, prompt: str) -> str:
        typed = self.keyboard.line(prompt)
        if self.clock.is_over() and typed.lower() not in ALWAYS:
            raise TimeOver
        return typed
