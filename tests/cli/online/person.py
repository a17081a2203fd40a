"""A person at a terminal without a screen, in a room of a real server.

The visit runs in a thread; the test types lines and reads what was printed.
"""

import io
import re
from collections.abc import Callable
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Self

from turncoat.cli.online.live_keyboard import LiveKeyboard
from turncoat.cli.online.room_session import RoomSession
from turncoat.cli.terminal.screen import Screen
from turncoat.client import RemoteTable

PATIENCE = 20.0
QUESTION = re.compile(r"(1 (?:to|or) \d+|Enter or 1)[^\n]*h for help: $")
# What somebody types at a prompt; None to wait.
Hand = Callable[[str], str | None]


class Paper(io.StringIO):
    """What is printed, to be read while more is printed."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = Lock()

    def write(self, text: str, /) -> int:
        with self._lock:
            return super().write(text)

    def read_all(self) -> str:
        with self._lock:
            return self.getvalue()


class ScriptedKeyboard(LiveKeyboard):
    """Lines come from the test, or from a hand that answers by itself."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.hand: Hand | None = None
        # Whether nothing is asked at the moment.
        self.idles = False

    def press(self, line: str) -> None:
        self._read.put(f"{line}\n")

    def end(self) -> None:
        self._read.put("")

    def typed(self, idle: bool = False) -> str | None:
        self.idles = idle
        answer = self.hand(self._shown) if self.hand and not idle and self._shown else None
        if answer is not None:
            self.press(answer)
        return super().typed(idle)


class Person:
    """Somebody in a room. Use it in a `with` statement."""

    def __init__(self, link: str, token: str, owns_server: bool = False) -> None:
        self.table = RemoteTable.enter(link, token)
        self.owns_server = owns_server
        screen = Screen(plain=True, fast=True)
        self.paper = Paper()
        screen.console.file = self.paper
        self.keyboard = ScriptedKeyboard(screen)
        self.screen = screen
        self.read = 0
        self.end: BaseException | None = None
        self._thread = Thread(target=self._visit, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.keyboard.hand = None
        self.keyboard.end()
        self._thread.join(PATIENCE)

    def _visit(self) -> None:
        try:
            with self.table:
                RoomSession(self.table, self.screen, self.keyboard, self.owns_server).run()
        except BaseException as error:
            self.end = error

    @property
    def seen(self) -> str:
        """All that was printed."""
        return self.paper.read_all()

    def until(self, *sentences: str) -> str:
        """Read on until these are there, one after another; what was read before is not."""
        begun, deadline = self.read, monotonic() + PATIENCE
        for words in sentences:
            while words not in self.seen[self.read :]:
                over = self.end is not None and not self._thread.is_alive()
                assert monotonic() < deadline, (words, self.seen[-3000:])
                if over and words not in self.seen[self.read :]:
                    raise AssertionError((words, self.seen[-3000:])) from self.end
                sleep(0.005)
            self.read = self.seen.index(words, self.read) + len(words)
        return self.seen[begun : self.read]

    def asked(self) -> str:
        """Read on until a question waits for its answer; the prompt."""
        deadline = monotonic() + PATIENCE
        while not (prompt := QUESTION.search(self.seen, self.read)):
            assert monotonic() < deadline, self.seen[-3000:]
            sleep(0.005)
        self.read = prompt.end()
        return prompt[0]

    def type(self, *lines: str) -> None:
        for line in lines:
            self.keyboard.press(line)

    def ends(self) -> BaseException | None:
        """Wait until the visit is over; what has ended it."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), self.seen[-3000:]
        return self.end
