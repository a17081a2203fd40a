"""A line that is being typed, sign by sign, so that news can be told around it."""

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
    """What was typed so far. Arrows bring earlier lines back; other keys that move do nothing."""

    def __init__(self) -> None:
        self.typed = ""
        self._lines: list[str] = []
        # Which earlier line is shown, counted from the end; 0 is the new one.
        self._back = 0
        self._escape = ""

    def take(self, sign: str) -> str | None:
        """One sign from the keyboard; a whole line, if this has ended it, or EOFError."""
        if self._escape or sign == ESCAPE:
            self._take_escape(sign)
        elif sign in ENTER:
            return self._line()
        elif sign == END:
            if not self.typed:
                raise EOFError
        elif sign in DELETE:
            self.typed = self.typed[:-1]
        elif sign == CLEAR:
            self.typed = ""
        elif sign == DROP_WORD:
            self.typed = self.typed.rstrip().rpartition(" ")[0]
        elif sign.isprintable():
            self.typed += sign
        return None

    def _line(self) -> str:
        line, self.typed, self._back = self.typed.strip(), "", 0
        if line and self._lines[-1:] != [line]:
            self._lines.append(line)
        return line

    def _take_escape(self, sign: str) -> None:
        """Arrows and their like begin with an escape, go on with [ or O, and end with a letter."""
        self._escape += sign
        if self._escape in (ESCAPE, f"{ESCAPE}[", f"{ESCAPE}O"):
            return
        if self._escape[1] == "[" and not "@" <= sign <= "~":
            return
        if self._escape[1] in "[O" and sign in (UP, DOWN):
            self._bring_back(1 if sign == UP else -1)
        self._escape = ""

    def _bring_back(self, step: int) -> None:
        self._back = min(max(self._back + step, 0), len(self._lines))
        self.typed = self._lines[-self._back] if self._back else ""

    def forget_number(self) -> None:
        """A number that was meant for another question must not answer this one."""
        if self.typed.strip().isdecimal():
            self.typed = ""
