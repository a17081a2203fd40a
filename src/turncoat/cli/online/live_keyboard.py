"""A keyboard for a table that does not wait: news arrives while somebody types.

On a terminal the line being typed is removed before news is printed, and put back below it.
Elsewhere, and in plain mode, lines are read as they come.
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
from turncoat.cli.terminal.keyboard import Keyboard, LookUp, nothing
from turncoat.cli.terminal.screen import Screen

POLL_SECONDS: Final = 0.05
SLIP_SECONDS: Final = 0.6
UP: Final = "\x1b[A"
CLEAR_BELOW: Final = "\r\x1b[J"


class LiveKeyboard(Keyboard):
    """Reads lines, and polls for news in between.

    `poll` takes in what has happened and returns whether anything was printed; before it prints, it
    must `hide` the prompt. It may raise, to end the question that the line was meant for, but not
    while a `menu_open`: people finish what they have begun before they are asked something else.
    `decorate_prompt` adds to a prompt, such as the time left.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.in_game = True
        self.poll: Callable[[float], bool] = lambda seconds: False
        self.decorate_prompt: Callable[[str], str] = lambda prompt: prompt
        self.editor: Editor | None = None
        self.menu_open = False
        # Whether the last thing on the screen is a line that somebody typed.
        self.answered = False
        self.terminal = sys.stdin.isatty()
        # A number typed this soon after the question has changed was meant for the one before.
        self.slip = SLIP_SECONDS if self.terminal else 0.0
        self._interrupted = 0.0
        self._shown = ""
        self._read: SimpleQueue[str] = SimpleQueue()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Read from the keyboard in the background for the duration of a `with` block."""
        terminal = sys.stdin.isatty() and self.screen.console.is_terminal and find_spec("termios")
        if not terminal or self.screen.plain or self.screen.console.is_dumb_terminal:
            Thread(target=self._read_lines, daemon=True).start()
            yield
            return
        self.editor = Editor()
        with char_by_char(sys.stdin.fileno()):
            Thread(target=self._read_chars, daemon=True).start()
            try:
                yield
            finally:
                self.hide()

    def _read_lines(self) -> None:
        for line in sys.stdin:
            self._read.put(line)
        self._read.put("")

    def _read_chars(self) -> None:
        decoder = getincrementaldecoder("utf-8")("replace")
        # Reading from a closed terminal is an error.
        with suppress(OSError):
            while data := os.read(sys.stdin.fileno(), 1024):
                for char in decoder.decode(data):
                    self._read.put(char)
        self._read.put("")

    def line(self, prompt: str) -> str:
        """Return the next line; the prompt is shown again after news."""
        return self._line(prompt, idle=False)

    def idle(self, prompt: str) -> str:
        """Return the next line while nothing is asked; plain mode shows the prompt only once."""
        return self._line(prompt, idle=True)

    def choose(
        self,
        question: str,
        labels: list[str],
        details: list[str] | None = None,
        look_up: LookUp = nothing,
    ) -> int:
        with self._menu():
            chosen = super().choose(question, labels, details, look_up)
        if chosen < 0:
            self._poll(0)
        return chosen

    def agrees(self, question: str) -> bool:
        with self._menu():
            agreed = super().agrees(question)
        if not agreed:
            self._poll(0)
        return agreed

    @contextmanager
    def _menu(self) -> Iterator[None]:
        """Keep news from ending what is asked here."""
        self.menu_open = True
        try:
            yield
        finally:
            self.menu_open = False

    def _line(self, prompt: str, idle: bool) -> str:
        if not idle:
            self._discard_typed_ahead()
        if self.editor:
            self.editor.forget_number()
        again = not idle or self.editor is not None
        # Earlier news goes above the prompt.
        self._poll(0)
        self._show(self.decorate_prompt(prompt))
        while (typed := self.typed(idle)) is None or self._is_none(typed):
            if typed is not None or (self._poll(POLL_SECONDS) and again):
                self._show(self.decorate_prompt(prompt))
            elif self.editor and self._shown != self.decorate_prompt(prompt):
                self.hide()
                self._show(self.decorate_prompt(prompt))
        self.answered = True
        return typed

    def _discard_typed_ahead(self) -> None:
        """Discard lines that were typed on a terminal before they were asked for."""
        while self.terminal and not self._read.empty():
            read = self._read.get()
            if not read:
                self._read.put("")
                break
            if self.editor:
                with suppress(EOFError):
                    self.editor.take(read)

    def _poll(self, seconds: float) -> bool:
        try:
            return self.poll(seconds)
        except Exception:
            self._interrupted = monotonic()
            raise

    def _is_none(self, typed: str) -> bool:
        """Return whether a line is no answer: a slip, or a command that was obeyed."""
        if not self._is_slip(typed):
            return self.is_obeyed(typed)
        self.screen.say(text("cli-join-question-changed"))
        return True

    def _is_slip(self, typed: str) -> bool:
        """Return whether a number was meant for the question before this one."""
        return typed.isdecimal() and monotonic() < self._interrupted + self.slip

    def typed(self, idle: bool = False) -> str | None:
        """Return a line if there is one; while nothing is asked, empty lines are skipped."""
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
            # Piped input does not appear on the screen by itself.
            self._put(f"{line}\n")
        self._shown = ""
        return line

    def _retype(self, before: str) -> None:
        """Redraw the line after a character was handled."""
        assert self.editor is not None
        typed = self.editor.typed
        if typed.startswith(before):
            self._put(typed[len(before) :])
        else:
            shown = self._shown
            self._clear(before)
            self._show(shown)

    def hide(self) -> None:
        """Make room for news: remove the prompt, or end its line."""
        if not self._shown:
            return
        if self.editor:
            self._clear(self.editor.typed)
        else:
            self._put("\n")
            self._shown = ""

    def _clear(self, typed: str) -> None:
        """Clear the prompt and the typed line, which may have wrapped."""
        cells = cell_len(f"{self._shown} {typed}")
        rows = max(0, cells - 1) // self.screen.console.width
        self._put(UP * rows + CLEAR_BELOW)
        self._shown = ""

    def _show(self, prompt: str) -> None:
        self._shown = prompt
        self._put(f"{prompt} {self.editor.typed if self.editor else ''}")

    def _put(self, chars: str) -> None:
        self.screen.console.file.write(chars)
        self.screen.console.file.flush()


@contextmanager
def char_by_char(terminal: int) -> Iterator[None]:
    """Switch a terminal to unbuffered input without echo; Ctrl-C works as before."""
    termios = import_module("termios")
    before = termios.tcgetattr(terminal)
    mode = termios.tcgetattr(terminal)
    mode[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(terminal, termios.TCSADRAIN, mode)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
