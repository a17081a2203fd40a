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
# Returns what to type at a prompt; None to wait.
AutoAnswer = Callable[[str], str | None]


class Output(io.StringIO):
    """Collects the output, which can be read while more is printed."""

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
    """A keyboard whose lines come from the test, or from a function that answers prompts."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.auto_answer: AutoAnswer | None = None
        # Whether nothing is asked at the moment.
        self.idles = False

    def press(self, line: str) -> None:
        self._read.put(f"{line}\n")

    def end(self) -> None:
        self._read.put("")

    def typed(self, idle: bool = False) -> str | None:
        self.idles = idle
        answer = (
            self.auto_answer(self._shown) if self.auto_answer and not idle and self._shown else None
        )
        if answer is not None:
            self.press(answer)
        return super().typed(idle)


class Person:
    """Somebody in a room. Use it in a `with` statement."""

    def __init__(self, link: str, token: str, owns_server: bool = False) -> None:
        self.table = RemoteTable.enter(link, token)
        self.owns_server = owns_server
        screen = Screen(plain=True, fast=True)
        self.output = Output()
        screen.console.file = self.output
        self.keyboard = ScriptedKeyboard(screen)
        self.screen = screen
        self.read = 0
        self.end: BaseException | None = None
        self._thread = Thread(target=self._visit, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.keyboard.auto_answer = None
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
        """Everything that was printed."""
        return self.output.read_all()

    def until(self, *sentences: str) -> str:
        """Wait until these sentences have been printed, in this order, after what was already read.
        Return everything that was read."""
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
        """Wait for a question that is not yet answered, and return its prompt."""
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
        """Wait until the visit is over, and return the exception that ended it."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), self.seen[-3000:]
        return self.end
