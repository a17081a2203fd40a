"""The screen: scrolling lines, with boxes and colours or, in plain mode, without.

What to show is given as data, such as `Grid` and `Panels`. In plain mode a row becomes one line of
text that a screen reader can read aloud.
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
from turncoat.cli.terminal.breaking import keep_together
from turncoat.cli.terminal.columns import fitting
from turncoat.cli.terminal.i18n import text

SECONDS_A_LINE: Final = 0.45
QUIET: Final = "dim"
LOUD: Final = "bold"
# Move home, clear the screen, clear the scrollback.
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


WOUNDS: Final = "■+"
COLOURS: Final = (
    "cyan", "magenta", "green", "yellow", "bright_blue", "bright_red", "bright_green",
    "bright_magenta",
)  # fmt: skip
NARROWEST: Final = 66
# Below this width there is no room to draw a board, and texts are kept short.
NARROW: Final = 79
HANGING: Final = "  "
# Marks at the end of a sentence, and what may follow them.
ENDS: Final = (".", "!", "?")
CLOSING: Final = "”’)"
BOUNDLESS: Final = 1000
# Panels do not grow beyond this width.
WIDEST: Final = 108


class Grid(NamedTuple):
    """A table whose first column names the row.

    `brief` has a line per row, for terminals too narrow for a table. `spare` is an extra column,
    header first, shown only where there is room.
    """

    title: str
    headers: list[str]
    rows: list[list[str]]
    note: str = ""
    brief: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()

    def since(self, before: "Grid") -> "Grid":
        """Return the grid with only those rows that are not in an earlier one."""
        new = [number for number, row in enumerate(self.rows) if row not in before.rows]
        rows = [self.rows[number] for number in new]
        return self._replace(rows=rows, brief=tuple(self.brief[n] for n in new if self.brief))


class Panels(NamedTuple):
    """Several panels side by side, each with a title and lines."""

    title: str
    panels: list[tuple[str, list[str]]]
    note: str = ""


class Drawing(NamedTuple):
    """A ready-made drawing, and the same in words: a title and its parts per line.

    `above` and `below` are printed with either form; `tints` gives colours to words in the drawing.
    `brief` has only what can change, for terminals too narrow for the drawing.
    """

    above: list[str]
    lines: list[str]
    words: list[tuple[str, list[str]]]
    below: list[str]
    tints: dict[str, str]
    brief: list[str]


class Sheet(NamedTuple):
    """Lines, tables below them, and a fixed part, shown only in full, that never changes."""

    above: list[str]
    grids: list[Grid]
    below: list[str]


def joined(parts: list[str]) -> str:
    """Join parts into one line, with a separator except after a full stop."""
    line = ""
    for part in parts:
        if line:
            line += " " if line.endswith(".") else text("cli-plain-next")
        line += part
    return line


def plain_row(first: str, rest: str, has_headers: bool) -> str:
    """Return a row of a table as one line."""
    if not rest:
        return first
    message = "cli-plain-row" if has_headers else "cli-plain-row-bare"
    if first.rstrip(CLOSING).endswith(ENDS):
        message = "cli-plain-row-sentence"
    return text(message, first=first, rest=rest)


def in_words(drawing: Drawing) -> list[str]:
    """Return a drawing in words."""
    return [
        text("cli-plain-row", first=title, rest=joined(parts)) for title, parts in drawing.words
    ]


class Screen:
    """Prints everything."""

    def __init__(self, plain: bool, fast: bool) -> None:
        keep_together()
        self.console = Console(
            file=sys.stdout,
            markup=False,
            emoji=False,
            highlight=False,
            color_system=None if plain else "auto",
            # A file or a pipe has no edge to wrap at.
            soft_wrap=plain and not sys.stdout.isatty(),
        )
        # Plain text if the terminal is too narrow or lacks the characters to draw with.
        too_narrow = self.console.width < NARROWEST
        self.plain = plain or too_narrow or self.console.options.ascii_only
        self.narrow = not plain and self.console.width < NARROW
        self.paced = not fast and sys.stdin.isatty() and sys.stdout.isatty()
        self.colours: dict[str, str] = {}

    def colour_names(self, names: list[str]) -> None:
        """Give each name a colour of its own."""
        self.colours = {
            rf"(?<!\w){re.escape(name)}(?!\w)": colour
            for name, colour in zip(names, COLOURS, strict=False)
        }

    def coloured(self, words: str, style: str = "") -> Text:
        """Return text with names and wounds in their colours."""
        shown = Text(words, style)
        shown.highlight_regex(WOUNDS, "red")
        for pattern, colour in self.colours.items():
            shown.highlight_regex(pattern, colour)
        return shown

    def set_in(self, line: str) -> Padding:
        """Return a line whose indentation also applies to wrapped lines."""
        bare = line.lstrip()
        shown = self.coloured(bare, LOUD if bare == line else "")
        return Padding(shown, (0, 0, 0, len(line) - len(bare)))

    def say(self, sentence: str, style: str = "") -> None:
        """Print a paragraph; its indentation also applies to wrapped lines."""
        bare = sentence.lstrip(" ")
        indent = len(sentence) - len(bare)
        if not indent or self.console.soft_wrap:
            self.console.print(self.coloured(sentence, style))
        else:
            shown = self.coloured(bare, style)
            self.console.print(Padding(shown, (0, 0, 0, indent), expand=False))

    def hang(self, line: str) -> None:
        """Print a line of a list; on narrow screens, wrapped lines are indented."""
        for part in self._hung(line) if self.narrow else [line]:
            self.say(part)

    def _hung(self, line: str) -> list[str]:
        return wrap(line, self.console.width, subsequent_indent=HANGING)

    def under(self, sentence: str) -> None:
        """Print what is written on something, indented below the sentence that names it."""
        quoted = Text(text("cli-quoted", sentence=sentence), QUIET)
        self.console.print(quoted if self.plain else Padding(quoted, (0, 0, 0, 4), expand=False))

    def command(self, *words: str) -> None:
        """Print a command for copying, never wrapped."""
        self.console.print(Text(shlex.join(words)), soft_wrap=True)

    def gap(self) -> None:
        """Print an empty line."""
        self.console.print()

    def gap_in_drawing(self) -> None:
        """Print an empty line between two tables; read aloud, lines need none."""
        if not self.plain and not self.narrow:
            self.gap()

    def heading(self, title: str) -> None:
        """Print a heading."""
        self.gap()
        if self.plain:
            self.say(title)
        else:
            self.console.rule(Text(title, LOUD), align="left", style=QUIET)

    def wait(self) -> None:
        """Pause between two lines of the story, if somebody is reading along."""
        if self.paced:
            time.sleep(SECONDS_A_LINE)

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        elif sys.stdout.isatty():
            self.console.print("\n" * 2 * self.console.height)

    def grid(self, grid: Grid) -> None:
        """Print a table, or its rows as lines."""
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
        """Return how wide a table is without wrapping."""
        boundless = self.console.options.update(width=BOUNDLESS)
        return Measurement.get(self.console, boundless, table).maximum

    def _table(self, grid: Grid, spare: tuple[str, ...]) -> RichTable:
        """Build a table, with the spare column if one is given."""
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
        for name, *cells in grid.rows:
            parts = [
                text("cli-plain-cell", header=header, cell=cell) if header and name else cell
                for header, cell in zip(grid.headers[1:], cells, strict=True)
                if cell
            ]
            # A row without a name goes on with the one before.
            self.say(plain_row(name, joined(parts), any(grid.headers)) if name else joined(parts))
        if grid.note:
            self.say(grid.note)

    def board(self, board: Panels | Drawing | Sheet, full: bool) -> None:
        """Print a board of any kind; in full, also its fixed parts."""
        if isinstance(board, Drawing):
            self.drawing(board, full)
        elif isinstance(board, Sheet):
            self.sheet(board, full)
        else:
            self.panels(board)

    def drawing(self, drawing: Drawing, full: bool) -> None:
        """Print a drawing, or its words where it does not fit or can't be seen."""
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
        """Print lines and tables below each other."""
        for line in sheet.above:
            self.hang(line)
        for number, grid in enumerate(sheet.grids):
            if number:
                self.gap_in_drawing()
            self.grid(grid)
        for line in sheet.below if full else []:
            self.say(line, QUIET)

    def panels(self, panels: Panels) -> None:
        """Print panels side by side, or a line for each."""
        if self.plain:
            if panels.title:
                self.say(text("cli-plain-title", title=panels.title))
            for title, lines in panels.panels:
                self.say(text("cli-plain-row", first=title, rest=joined(lines)))
        else:
            self.console.print(self._side_by_side(panels.panels))
        if panels.note:
            self.say(panels.note, "" if self.plain else QUIET)

    def _side_by_side(self, panels: list[tuple[str, list[str]]]) -> RichTable:
        """Build a row of panels, all as wide and high as the largest."""
        width = min(self.console.width, WIDEST) // len(panels)
        inside = self.console.options.update(width=width - 4)
        contents = [Group(*map(self.set_in, lines)) for _, lines in panels]
        height = max(len(self.console.render_lines(content, inside)) for content in contents) + 2
        row = RichTable.grid()
        row.add_row(
            *(
                Panel(content, title=title, title_align="left", width=width, height=height)
                for (title, _), content in zip(panels, contents, strict=True)
            )
        )
        return row

    def choices(self, labels: list[str], details: list[str]) -> None:
        """Print numbered choices, each with its explanation."""
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
        """Print a rule of the rulebook."""
        self.gap()
        self.say(text("cli-rule-title", id=rule.id, chapter=rule.chapter), LOUD)
        if self.plain:
            self.say(without_marks(rule.text))
        else:
            self.console.print(Padding(Markdown(rule.text), (0, 0, 0, 2)))
