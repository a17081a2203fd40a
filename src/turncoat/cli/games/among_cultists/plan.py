"""The plan of the university, drawn to scale: walls, doors as gaps, and text in rooms.

The map determines the columns. A row of rooms is as high as the text in its rooms requires.
"""

from collections.abc import Collection
from math import ceil
from textwrap import wrap
from typing import Final, NamedTuple

from turncoat.games.among_cultists.content import Facts

COLUMNS: Final = 79
# The lines from the middle of a character: up, down, left, right.
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
WALLS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
DOOR: Final = -1
GAP: Final = 3
CORNER: Final = "shelf"
LEAST_ROWS: Final = 2
# A vertical wall with a door: a piece of wall, the gap, a piece of wall.
DOOR_ROWS: Final = 3


class Box(NamedTuple):
    """A place on the plan, by its corners in characters."""

    left: int
    top: int
    right: int
    bottom: int


class Plan:
    """A drawing of all places with the text inside them."""

    def __init__(
        self,
        facts: Facts,
        words: dict[str, list[str]],
        corner: list[str],
        unbroken: Collection[str] = (),
    ) -> None:
        rects: dict[str, list[float]] = {
            p["id"]: p["rect"] for p in facts["places"] if p["id"] in words
        }
        doors = [door for door in facts["doors"] if door[0] in words and door[1] in words]
        # The shelves have a corner of their own.
        rects[CORNER] = facts["bookshelf"]
        self.words = {**words, CORNER: corner}
        self.unbroken = unbroken
        self.start: float = facts["building"][0]
        self.width: float = facts["building"][2]
        self.rects = rects
        self.with_side_doors = {
            place
            for one, other, x, _ in doors
            for place in (one, other)
            if x in (rects[place][0], rects[place][0] + rects[place][2])
        }
        self.bands: list[float] = sorted({y for _, y, _, h in rects.values() for y in (y, y + h)})
        self.tops = self._tops()
        self.panels = {place: self._box(rect) for place, rect in rects.items()}
        self.grid = [[0] * COLUMNS for _ in range(self.tops[self.bands[-1]] + 1)]
        for box in self.panels.values():
            self._wall(box)
        for _, _, x, y in doors:
            self._door(x, y)

    def lines(self) -> list[str]:
        """Return the drawing, line by line."""
        drawn = [[" " if cell == DOOR else WALLS[cell] for cell in row] for row in self.grid]
        for place, box in self.panels.items():
            for row, words in enumerate(self._wrapped(place, box.right - box.left), box.top + 1):
                begin = min(box.left + 2, box.right - len(words))
                drawn[row][begin : begin + len(words)] = words
        return ["".join(row).rstrip() for row in drawn]

    def _column(self, x: float) -> int:
        # Halves are rounded down, so that rooms of equal size look alike.
        return ceil((x - self.start) * (COLUMNS - 1) / self.width - 0.5)

    def _row(self, y: float) -> int:
        """Return the row of a height, also between two bands."""
        below = next(band for band in self.bands if band >= y)
        if below == y:
            return self.tops[below]
        above = max(band for band in self.bands if band < y)
        share = (y - above) / (below - above)
        return self.tops[above] + round(share * (self.tops[below] - self.tops[above]))

    def _tops(self) -> dict[float, int]:
        """Return the row where each band begins, so that the text of every place fits."""
        tops = {self.bands[0]: 0}
        for above, below in zip(self.bands, self.bands[1:], strict=False):
            tops[below] = tops[above] + LEAST_ROWS
            for place, (x, y, width, height) in self.rects.items():
                if y + height == below:
                    across = self._column(x + width) - self._column(x)
                    needed = max(len(self._wrapped(place, across)), self._least(place))
                    tops[below] = max(tops[below], tops[y] + needed + 1)
        return tops

    def _least(self, place: str) -> int:
        """Return the least height of a place, so that a door at its side has wall around it."""
        return DOOR_ROWS if place in self.with_side_doors else 1

    def _wrapped(self, place: str, across: int) -> list[str]:
        """Return the text of a place, wrapped to fit between its walls.

        It stays clear of the walls, unless a word is too long or no door is near.
        """
        parts = [part for words in self.words[place] for part in self._parts(words)]
        longest = max((len(part) for part in parts), default=0)
        least = across - 2 if place == CORNER else across - 3
        inside = min(max(least, longest), across - 1)
        lines = [
            line
            for words in self.words[place]
            for line in ([words] if self._stays_whole(words, inside) else wrap(words, inside))
        ]
        return [line[:inside] for line in lines]

    def _stays_whole(self, words: str, inside: int) -> bool:
        return words in self.unbroken and len(words) <= inside

    def _parts(self, words: str) -> list[str]:
        """Return the parts of a line that are not broken."""
        return [words] if words in self.unbroken else words.split()

    def _box(self, rect: list[float]) -> Box:
        x, y, width, height = rect
        return Box(self._column(x), self.tops[y], self._column(x + width), self.tops[y + height])

    def _wall(self, box: Box) -> None:
        for column in range(box.left, box.right):
            for row in (box.top, box.bottom):
                self.grid[row][column] |= RIGHT
                self.grid[row][column + 1] |= LEFT
        for row in range(box.top, box.bottom):
            for column in (box.left, box.right):
                self.grid[row][column] |= DOWN
                self.grid[row + 1][column] |= UP

    def _door(self, x: float, y: float) -> None:
        """Draw a gap: three characters in a horizontal wall, one line in a vertical one."""
        column, row = self._column(x), self._row(y)
        if self.grid[row][column] & (LEFT | RIGHT) == LEFT | RIGHT:
            for place in range(column - GAP // 2, column + GAP // 2 + 1):
                self.grid[row][place] = DOOR
        else:
            self.grid[row][column] = DOOR
            for end, half in ((row - 1, DOWN), (row + 1, UP)):
                if self.grid[end][column] != DOOR:
                    self.grid[end][column] &= ~half
