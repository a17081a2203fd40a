"""How much work a run does."""

from typing import Final, NamedTuple

SECONDS: Final = 6.0
TABLES: Final = 2000
ROUNDS: Final = 3
# Tables at which memory is looked at, at which everybody answers at once, and to begin with at
# human pace.
HELD: Final = (100, 500)
LOADED: Final = 100
FIRST: Final = 500
# No step at human pace begins later than so many seconds after the start.
LATEST: Final = 190.0


class Size(NamedTuple):
    """`seconds` is how long each measurement lasts; `tables` the most that are opened."""

    seconds: float
    tables: int

    @property
    def held(self) -> list[int]:
        """With how many tables memory is looked at."""
        return sorted({min(tables, self.tables) for tables in HELD})

    @property
    def live_room(self) -> int:
        """At how many tables everybody answers at once."""
        return min(LOADED, self.tables)

    @property
    def first(self) -> int:
        """With how many tables the search begins."""
        return min(FIRST, self.tables)
