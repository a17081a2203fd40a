"""How much work a run does."""

from typing import Final, NamedTuple

SECONDS: Final = 6.0
TABLES: Final = 2000
ROUNDS: Final = 3
# Numbers of tables: for measuring memory, for everybody answering at once, and to start with at
# human pace.
HELD: Final = (100, 500)
LOADED: Final = 100
FIRST: Final = 500
# No step at human pace starts later than this many seconds after the beginning.
LATEST: Final = 190.0


class Size(NamedTuple):
    """`seconds` is the length of each measurement; `tables` the most that are opened."""

    seconds: float
    tables: int

    @property
    def held(self) -> list[int]:
        """The numbers of tables at which memory is measured."""
        return sorted({min(tables, self.tables) for tables in HELD})

    @property
    def loaded(self) -> int:
        """The number of tables at which everybody answers at once."""
        return min(LOADED, self.tables)

    @property
    def first(self) -> int:
        """The number of tables with which the search starts."""
        return min(FIRST, self.tables)
