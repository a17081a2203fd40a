"""A line editor that works by characters, so that news can be printed while somebody types."""

from typing import Final

ENTER: Final = ("\n", "\r")
DELETE: Final = ("\x7f", "\b")
END: Final = "\x04"
ESCAPE: Final = "\x1b"
CLEAR: Final = "\x15"
DROP_WORD: Final = "\x17"
UP: Final = "A"
DOWN: Final = "B"


class Editor:
    """The line typed so far. Arrow keys recall earlier lines; other cursor keys do nothing."""

    def __init__(self) -> None:
        self.typed = ""
        self._lines: list[str] = []
        # Which earlier line is shown, counted from the end; 0 is the new one.
        self._back = 0
        self._escape = ""

    def take(self, char: str) -> str | None:
        """Handle a character; returns the line if it is complete.

        Raises EOFError at the end of input.
        """
        if self._escape or char == ESCAPE:
            self._take_escape(char)
        elif char in ENTER:
            return self._line()
        elif char == END:
            if not self.typed:
                raise EOFError
        elif char in DELETE:
            self.typed = self.typed[:-1]
        elif char == CLEAR:
            self.typed = ""
        elif char == DROP_WORD:
            self.typed = self.typed.rstrip().rpartition(" ")[0]
        elif char.isprintable():
            self.typed += char
        return None

    def _line(self) -> str:
        line, self.typed, self._back = self.typed.strip(), "", 0
        if line and self._lines[-1:] != [line]:
            self._lines.append(line)
        return line

    def _take_escape(self, char: str) -> None:
        """Collect an escape sequence: it continues with [ or O and ends with a letter."""
        self._escape += char
        if self._escape in (ESCAPE, f"{ESCAPE}[", f"{ESCAPE}O"):
            return
        if self._escape[1] == "[" and not "@" <= char <= "~":
            return
        if self._escape[1] in "[O" and char in (UP, DOWN):
            self._bring_back(1 if char == UP else -1)
        self._escape = ""

    def _bring_back(self, step: int) -> None:
        self._back = min(max(self._back + step, 0), len(self._lines))
        self.typed = self._lines[-self._back] if self._back else ""

    def forget_number(self) -> None:
        """Drop a number that was typed for another question, so that it can't answer this one."""
        if self.typed.strip().isdecimal():
            self.typed = ""
