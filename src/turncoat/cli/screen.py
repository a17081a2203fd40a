"""The screen: lines that scroll by, with boxes and colours or, plain, without.

What is shown is given as data, `Grid` and `Boxes`; plain, a row becomes one line of words that
reads well aloud.
"""

import sys
import time
from typing import Final, NamedTuple

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from turncoat.cli.rulebook import Rule, without_marks
from turncoat.cli.words import text

SECONDS_A_LINE: Final = 0.45
QUIET: Final = "dim"
LOUD: Final = "bold"
# Home, clear what is seen, clear what was scrolled away.
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


class Grid(NamedTuple):
    """A table; its first column names the row. A drawing, if any, is for the eye alone."""

    title: str
    headers: list[str]
    rows: list[list[str]]
    note: str = ""


class Boxes(NamedTuple):
    """Several boxes side by side: a title and lines for each."""

    title: str
    boxes: list[tuple[str, list[str]]]
    note: str = ""


class Screen:
    """Where everything is printed."""

    def __init__(self, plain: bool, fast: bool) -> None:
        self.plain = plain
        self.console = Console(
            file=sys.stdout,
            markup=False,
            emoji=False,
            highlight=False,
            color_system=None if plain else "auto",
            # A file or a pipe has no edge to wrap at.
            soft_wrap=plain and not sys.stdout.isatty(),
        )
        self.paced = not fast and sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def drawing(self) -> bool:
        """Whether this screen can draw with more than letters."""
        return not self.plain and not self.console.options.ascii_only

    def say(self, sentence: str, style: str = "") -> None:
        """One paragraph."""
        self.console.print(Text(sentence, style))

    def under(self, sentence: str, style: str = QUIET) -> None:
        """One paragraph, set in below another."""
        self.console.print(Padding(Text(sentence, style), (0, 0, 0, 0 if self.plain else 4)))

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def heading(self, title: str) -> None:
        """What follows is something new."""
        self.gap()
        if self.plain:
            self.say(title)
        else:
            self.console.rule(Text(title, LOUD), align="left", style=QUIET)

    def wait(self) -> None:
        """A breath between two lines of the story, if somebody is reading along."""
        if self.paced:
            time.sleep(SECONDS_A_LINE)

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        elif sys.stdout.isatty():
            self.console.print("\n" * 2 * self.console.height)

    def grid(self, grid: Grid) -> None:
        """A table, or a line for each of its rows."""
        if self.plain:
            self._read_out(grid)
            return
        table = RichTable(box=SIMPLE_HEAD, header_style=QUIET, pad_edge=False, expand=False)
        if grid.title:
            table.title, table.title_justify, table.title_style = grid.title, "left", LOUD
        for header in grid.headers:
            table.add_column(Text(header), overflow="fold", no_wrap="\n" in header)
        for row in grid.rows:
            table.add_row(*(Text(cell) for cell in row))
        self.console.print(table)
        if grid.note:
            self.say(grid.note, QUIET)

    def _read_out(self, grid: Grid) -> None:
        if grid.title:
            self.say(text("cli-plain-title", title=grid.title))
        for row in grid.rows:
            parts = [
                text("cli-plain-cell", header=header, cell=cell) if header else cell
                for header, cell in zip(grid.headers[1:], row[1:], strict=True)
                if cell
            ]
            rest = text("cli-plain-next").join(parts)
            self.say(text("cli-plain-row", first=row[0], rest=rest) if rest else row[0])
        if grid.note:
            self.say(grid.note)

    def boxes(self, boxes: Boxes) -> None:
        """Boxes side by side, or a line for each."""
        if self.plain:
            if boxes.title:
                self.say(text("cli-plain-title", title=boxes.title))
            for title, lines in boxes.boxes:
                rest = text("cli-plain-next").join(line for line in lines if line)
                self.say(text("cli-plain-row", first=title, rest=rest))
        else:
            width = min(self.console.width, 108) // len(boxes.boxes) - 1
            panels = [
                Panel(Text("\n".join(lines)), title=title, box=ROUNDED, title_align="left")
                for title, lines in boxes.boxes
            ]
            self.console.print(Columns(panels, width=width, padding=(0, 1, 0, 0)))
        if boxes.note:
            self.say(boxes.note, "" if self.plain else QUIET)

    def choices(self, labels: list[str], details: list[str]) -> None:
        """A numbered list; what a choice means is said beside it."""
        for number, (label, detail) in enumerate(zip(labels, details, strict=True), 1):
            line = Text(text("cli-choice", number=number, label=label))
            if detail:
                line.append(" " + text("cli-choice-detail", detail=detail), QUIET)
            self.console.print(Padding(line, (0, 0, 0, 0 if self.plain else 2)))

    def rule(self, rule: Rule) -> None:
        """A rule of the rulebook."""
        self.gap()
        self.say(text("cli-rule-title", id=rule.id, chapter=rule.chapter), LOUD)
        if self.plain:
            self.say(without_marks(rule.text))
        else:
            self.console.print(Padding(Markdown(rule.text), (0, 0, 0, 2)))
