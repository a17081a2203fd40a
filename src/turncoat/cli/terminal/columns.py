"""Column widths for tables in narrow terminals. Words are broken only as a last resort."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from turncoat.cli.terminal.breaking import unbroken

# The space between two columns.
GUTTER: Final = 3


def fitting(columns: Sequence[Sequence[str]], room: int) -> list[int]:
    """Return widths for columns, each given as a header and its cells, that fit into `room`.

    The widest column shrinks first, and no column becomes narrower than its longest word.
    """
    least = [longest_word(column) for column in columns]
    widths = [max(lines(column[1:]), longest_word(column[:1])) for column in columns]
    room -= GUTTER * (len(columns) - 1)
    while sum(widths) > room and (loose := [n for n, w in enumerate(widths) if w > least[n]]):
        widths[max(loose, key=lambda number: widths[number])] -= 1
    for number, column in enumerate(columns):
        # What is left lets headers stay on one line.
        wanted = lines(column[:1]) - widths[number]
        widths[number] += max(0, min(wanted, room - sum(widths)))
    return widths


def lines(cells: Sequence[str]) -> int:
    """Return the length of the longest line."""
    return max((cell_len(line) for cell in cells for line in cell.split("\n")), default=0)


def longest_word(cells: Sequence[str]) -> int:
    """Return the length of the longest word."""
    return max((cell_len(word) for cell in cells for word in unbroken(cell)), default=0)
