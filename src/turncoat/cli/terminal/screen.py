"""The screen: lines that scroll by, with boxes and colours or, plain, without.

What is shown is given as data, `Grid` and `Boxes`; plain, a row becomes one line of words that
reads well aloud.
"""

import re
import shlex
import sys
import time
from textwrap import wrap
from typing import Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from turncoat.cli.table.rulebook import Rule, without_marks
from turncoat.cli.terminal.columns import fitting
from turncoat.cli.terminal.i18n import text

SECONDS_A_LINE: Final = 0.45
QUIET: Final = "dim"
LOUD: Final = "bold"
# Home, clear what is seen, clear what was scrolled away.
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


WOUNDS: Final = "■+"
COLOURS: Final = (
    "cyan", "magenta", "green", "yellow", "bright_blue", "bright_red", "bright_green",
    "bright_magenta",
)  # fmt: skip
NARROWEST: Final = 66
# Narrower than this, a board can't be drawn, and words for it have to be few.
NARROW: Final = 79
HANGING: Final = "  "
BOUNDLESS: Final = 1000
# Boxes do not grow with a very wide terminal.
WIDEST: Final = 108


class Grid(NamedTuple):
    """A table; its first column names the row.

    `brief` is a line for each row, where there is no room for a table. `spare` is one column more,
    its header first, for where there is room enough.
    """

    title: str
    headers: list[str]
    rows: list[list[str]]
    note: str = ""
    brief: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()

    def since(self, before: "Grid") -> "Grid":
        """Only the rows that were not there before."""
        new = [number for number, row in enumerate(self.rows) if row not in before.rows]
        rows = [self.rows[number] for number in new]
        return self._replace(rows=rows, brief=tuple(self.brief[n] for n in new if self.brief))


class Boxes(NamedTuple):
    """Several boxes side by side: a title and lines for each."""

    title: str
    boxes: list[tuple[str, list[str]]]
    note: str = ""


class Drawing(NamedTuple):
    """A picture that is drawn already, and the same in words: a title and parts for each line.

    `above` and `below` are said with either; `tints` are the colours of words in the picture.
    `brief` is what of it changes, for those who can't see the picture and know the words.
    """

    above: list[str]
    lines: list[str]
    words: list[tuple[str, list[str]]]
    below: list[str]
    tints: dict[str, str]
    brief: list[str]


class Sheet(NamedTuple):
    """Lines, tables below them, and what never changes, for those who want to see all."""

    above: list[str]
    grids: list[Grid]
    below: list[str]


def joined(parts: list[str]) -> str:
    """Words that follow each other; a sentence needs no further sign."""
    line = ""
    for part in parts:
        if line:
            line += " " if line.endswith(".") else text("cli-plain-next")
        line += part
    return line


def in_words(drawing: Drawing) -> list[str]:
    """A picture, to be read aloud."""
    return [
        text("cli-plain-row", first=title, rest=joined(parts)) for title, parts in drawing.words
    ]


class Screen:
    """Where everything is printed."""

    def __init__(self, plain: bool, fast: bool) -> None:
        self.console = Console(
            file=sys.stdout,
            markup=False,
            emoji=False,
            highlight=False,
            color_system=None if plain else "auto",
            # A file or a pipe has no edge to wrap at.
            soft_wrap=plain and not sys.stdout.isatty(),
        )
        # A terminal too narrow to draw in, or without the letters for it, gets words.
        too_narrow = self.console.width < NARROWEST
        self.plain = plain or too_narrow or self.console.options.ascii_only
        self.narrow = not plain and self.console.width < NARROW
        self.paced = not fast and sys.stdin.isatty() and sys.stdout.isatty()
        self.colours: dict[str, str] = {}

    def colour_names(self, names: list[str]) -> None:
        """Everybody has a colour of their own, beside their name."""
        self.colours = {
            rf"(?<!\w){re.escape(name)}(?!\w)": colour
            for name, colour in zip(names, COLOURS, strict=False)
        }

    def coloured(self, words: str, style: str = "") -> Text:
        """Words with the colours that names and wounds have."""
        shown = Text(words, style)
        shown.highlight_regex(WOUNDS, "red")
        for pattern, colour in self.colours.items():
            shown.highlight_regex(pattern, colour)
        return shown

    def set_in(self, line: str) -> Padding:
        """A line that stays as far in as it begins, also where it is wrapped."""
        bare = line.lstrip()
        shown = self.coloured(bare, LOUD if bare == line else "")
        return Padding(shown, (0, 0, 0, len(line) - len(bare)))

    def say(self, sentence: str, style: str = "") -> None:
        """One paragraph; it stays as far in as it begins, also where it is wrapped."""
        bare = sentence.lstrip(" ")
        indent = len(sentence) - len(bare)
        if not indent or self.console.soft_wrap:
            self.console.print(self.coloured(sentence, style))
        else:
            shown = self.coloured(bare, style)
            self.console.print(Padding(shown, (0, 0, 0, indent), expand=False))

    def hang(self, line: str) -> None:
        """A line of a list: in a narrow list, what is wrapped is set in."""
        for part in self._hung(line) if self.narrow else [line]:
            self.say(part)

    def _hung(self, line: str) -> list[str]:
        return wrap(line, self.console.width, subsequent_indent=HANGING)

    def under(self, sentence: str) -> None:
        """What is printed on a thing, set in below the sentence that names it."""
        quoted = Text(text("cli-quoted", sentence=sentence), QUIET)
        self.console.print(quoted if self.plain else Padding(quoted, (0, 0, 0, 4), expand=False))

    def command(self, *words: str) -> None:
        """A command to be copied: never wrapped."""
        self.console.print(Text(shlex.join(words)), soft_wrap=True)

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
        if self.narrow and grid.brief:
            for line in (*grid.brief, *filter(None, [grid.note])):
                self.hang(line)
            return
        if self.plain:
            self._read_out(grid)
            return
        table = self._table(grid, grid.spare)
        if grid.spare and self._width(table) > self.console.width:
            table = self._table(grid, ())
        if self._width(table) > self.console.width:
            cells = list(zip(grid.headers, *grid.rows, strict=True))
            widths = fitting(cells, self.console.width)
            for column, width in zip(table.columns, widths, strict=True):
                column.width = width
        self.console.print(table)
        if grid.note:
            self.say(grid.note, QUIET)

    def _width(self, table: RichTable) -> int:
        """How wide a table would be if nothing had to be wrapped."""
        boundless = self.console.options.update(width=BOUNDLESS)
        return Measurement.get(self.console, boundless, table).maximum

    def _table(self, grid: Grid, spare: tuple[str, ...]) -> RichTable:
        """A table to be printed, with the spare column if there is one."""
        table = RichTable(box=SIMPLE_HEAD, header_style=QUIET, pad_edge=False, show_edge=False)
        table.show_header = any(grid.headers)
        if grid.title:
            table.title, table.title_justify, table.title_style = grid.title, "left", LOUD
        for header in (*grid.headers, *spare[:1]):
            table.add_column(Text(header), overflow="fold", no_wrap="\n" in header)
        for number, row in enumerate(grid.rows, 1):
            table.add_row(*(self.coloured(cell) for cell in (*row, *spare[number : number + 1])))
        return table

    def _read_out(self, grid: Grid) -> None:
        if grid.title:
            self.say(text("cli-plain-title", title=grid.title))
        for row in grid.rows:
            parts = [
                text("cli-plain-cell", header=header, cell=cell) if header else cell
                for header, cell in zip(grid.headers[1:], row[1:], strict=True)
                if cell
            ]
            rest = joined(parts)
            self.say(text("cli-plain-row", first=row[0], rest=rest) if rest else row[0])
        if grid.note:
            self.say(grid.note)

    def board(self, board: Boxes | Drawing | Sheet, full: bool) -> None:
        """A board of any kind; in full, also what never changes."""
        if isinstance(board, Drawing):
            self.drawing(board, full)
        elif isinstance(board, Sheet):
            self.sheet(board, full)
        else:
            self.boxes(board)

    def drawing(self, drawing: Drawing, full: bool) -> None:
        """A picture, or where it can't be seen or has no room, the words for it."""
        for line in drawing.above:
            self.say(line)
        if self.plain or self.narrow:
            for line in drawing.brief if self.narrow and not full else in_words(drawing):
                self.hang(line)
            return
        for line in drawing.lines:
            shown = self.coloured(line)
            for words, colour in drawing.tints.items():
                shown.highlight_words([words], colour)
            self.console.print(shown, no_wrap=True)
        for line in drawing.below:
            self.say(line, QUIET)

    def sheet(self, sheet: Sheet, full: bool) -> None:
        """Lines and tables, one below the other."""
        for line in sheet.above:
            self.hang(line)
        for grid in sheet.grids:
            self.grid(grid)
        for line in sheet.below if full else []:
            self.say(line, QUIET)

    def boxes(self, boxes: Boxes) -> None:
        """Boxes side by side, or a line for each."""
        if self.plain:
            if boxes.title:
                self.say(text("cli-plain-title", title=boxes.title))
            for title, lines in boxes.boxes:
                self.say(text("cli-plain-row", first=title, rest=joined(lines)))
        else:
            self.console.print(self._side_by_side(boxes.boxes))
        if boxes.note:
            self.say(boxes.note, "" if self.plain else QUIET)

    def _side_by_side(self, boxes: list[tuple[str, list[str]]]) -> RichTable:
        """All boxes as wide and as high as the largest."""
        width = min(self.console.width, WIDEST) // len(boxes)
        inside = self.console.options.update(width=width - 4)
        contents = [Group(*map(self.set_in, lines)) for _, lines in boxes]
        height = max(len(self.console.render_lines(content, inside)) for content in contents) + 2
        row = RichTable.grid()
        row.add_row(
            *(
                Panel(content, title=title, title_align="left", width=width, height=height)
                for (title, _), content in zip(boxes, contents, strict=True)
            )
        )
        return row

    def choices(self, labels: list[str], details: list[str]) -> None:
        """A numbered list; what a choice means is said beside it."""
        lines = RichTable.grid(padding=(0, 1, 0, 0))
        for number, (label, detail) in enumerate(zip(labels, details, strict=True), 1):
            line = self.coloured(label)
            if detail:
                line.append(" " + text("cli-choice-detail", detail=detail), QUIET)
            mark = Text(text("cli-choice-number", number=number), LOUD, justify="right")
            if self.plain and not self.narrow:
                self.console.print(Text(" ").join([mark, line]))
            lines.add_row("", mark, line)
        if self.narrow or not self.plain:
            self.console.print(lines)

    def rule(self, rule: Rule) -> None:
        """A rule of the rulebook."""
        self.gap()
        self.say(text("cli-rule-title", id=rule.id, chapter=rule.chapter), LOUD)
        if self.plain:
            self.say(without_marks(rule.text))
        else:
            self.console.print(Padding(Markdown(rule.text), (0, 0, 0, 2)))
