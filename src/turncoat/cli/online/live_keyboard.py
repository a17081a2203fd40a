"""A keyboard beside a table that does not wait: news come in while somebody types.

On a terminal the line that is being typed is taken away before news are told and put back below
them. Elsewhere, and where everything is to be read aloud, lines are read as they come.
"""

import os
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

from rich.cells import cell_len

from turncoat.cli.online.editor import Editor
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen

SECONDS_BETWEEN_LOOKS: Final = 0.05
SOONEST: Final = 0.6
UP: Final = "\x1b[A"
CLEAR_BELOW: Final = "\r\x1b[J"


class LiveKeyboard(Keyboard):
    """Reads lines, and looks up from them whenever something happens.

    `look` takes in what has happened and returns whether anything was printed; it may raise, to
    end the question that the line was meant for. Before it prints it has to `hide` the prompt.
    `around` sets what is said before a prompt, such as the time that is left.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.look: Callable[[float], bool] = lambda seconds: False
        self.around: Callable[[str], str] = lambda prompt: prompt
        self.editor: Editor | None = None
        # Whether the last thing on the screen is a line that somebody typed.
        self.answered = False
        # Somebody may be about to answer a question that is gone; nobody answers so soon.
        self.slip = SOONEST if sys.stdin.isatty() else 0.0
        self._interrupted = 0.0
        self._shown = ""
        self._read: SimpleQueue[str] = SimpleQueue()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Read along, for a while."""
        terminal = sys.stdin.isatty() and self.screen.console.is_terminal and find_spec("termios")
        if not terminal or self.screen.plain or self.screen.console.is_dumb_terminal:
            Thread(target=self._read_lines, daemon=True).start()
            yield
            return
        self.editor = Editor()
        with sign_by_sign(sys.stdin.fileno()):
            Thread(target=self._read_signs, daemon=True).start()
            try:
                yield
            finally:
                self.hide()

    def _read_lines(self) -> None:
        for line in sys.stdin:
            self._read.put(line)
        self._read.put("")

    def _read_signs(self) -> None:
        decoder = getincrementaldecoder("utf-8")("replace")
        # A terminal that was closed is an error to read from.
        with suppress(OSError):
            while data := os.read(sys.stdin.fileno(), 1024):
                for sign in decoder.decode(data):
                    self._read.put(sign)
        self._read.put("")

    def line(self, prompt: str) -> str:
        """The next line; the prompt is shown again after news."""
        return self._line(prompt, idle=False)

    def idle(self, prompt: str) -> str:
        """The next line, if there is ever one: nothing is asked. Read aloud, once is enough."""
        return self._line(prompt, idle=True)

    def _line(self, prompt: str, idle: bool) -> str:
        if self.editor:
            self.editor.forget_number()
        again = not idle or self.editor is not None
        # What has happened already is told above the prompt.
        self._look(0)
        self._show(self.around(prompt))
        while (typed := self.typed(idle)) is None or self._is_slip(typed):
            if typed is not None:
                self.screen.say(text("cli-join-slip"))
                self._show(self.around(prompt))
            elif self._look(SECONDS_BETWEEN_LOOKS) and again:
                self._show(self.around(prompt))
            elif self.editor and self._shown != self.around(prompt):
                self.hide()
                self._show(self.around(prompt))
        self.answered = True
        return typed

    def _look(self, seconds: float) -> bool:
        try:
            return self.look(seconds)
        except Exception:
            self._interrupted = monotonic()
            raise

    def _is_slip(self, typed: str) -> bool:
        """A number right after the question has changed was meant for the one before."""
        return typed.isdecimal() and monotonic() < self._interrupted + self.slip

    def typed(self, idle: bool = False) -> str | None:
        """A line if there is one; where nothing is asked, an empty one is none."""
        while True:
            try:
                read = self._read.get_nowait()
            except Empty:
                return None
            if not read:
                self._read.put("")
                raise EOFError
            if self.editor is None:
                return self._whole(read.strip())
            before = self.editor.typed
            line = self.editor.take(read)
            if line is not None and (line or not idle):
                self._put("\n")
                self._shown = ""
                return line
            self._retype(before)

    def _whole(self, line: str) -> str:
        if not sys.stdin.isatty():
            # Nobody typed it on this screen, so it is shown.
            self._put(f"{line}\n")
        self._shown = ""
        return line

    def _retype(self, before: str) -> None:
        """Show what has become of the line."""
        assert self.editor is not None
        typed = self.editor.typed
        if typed.startswith(before):
            self._put(typed[len(before) :])
        else:
            shown = self._shown
            self._clear(before)
            self._show(shown)

    def hide(self) -> None:
        """Make room for news: take the prompt away, or leave its line."""
        if not self._shown:
            return
        if self.editor:
            self._clear(self.editor.typed)
        else:
            self._put("\n")
            self._shown = ""

    def _clear(self, typed: str) -> None:
        """A long line may have been wrapped."""
        cells = cell_len(f"{self._shown} {typed}")
        rows = max(0, cells - 1) // self.screen.console.width
        self._put(UP * rows + CLEAR_BELOW)
        self._shown = ""

    def _show(self, prompt: str) -> None:
        self._shown = prompt
        self._put(f"{prompt} {self.editor.typed if self.editor else ''}")

    def _put(self, signs: str) -> None:
        self.screen.console.file.write(signs)
        self.screen.console.file.flush()


@contextmanager
def sign_by_sign(terminal: int) -> Iterator[None]:
    """Signs reach us as they are typed, and we show them ourselves; Ctrl-C stays what it is."""
    termios = import_module("termios")
    before = termios.tcgetattr(terminal)
    mode = termios.tcgetattr(terminal)
    mode[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(terminal, termios.TCSADRAIN, mode)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
