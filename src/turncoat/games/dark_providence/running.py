"""Which script runs from a restart point."""

from turncoat.core.rules import Script
from turncoat.games.dark_providence.setup import place
from turncoat.games.dark_providence.solo.turn import old_one_turn
from turncoat.games.dark_providence.table import GREAT_OLD_ONE, PLACING, Table
from turncoat.games.dark_providence.turn import turn


def run(table: Table) -> Script:
    """Return the script: placing, one action of a turn, or a turn of the Great Old One."""
    table.drawn = []
    if table.phase == PLACING:
        return place(table)
    return old_one_turn(table) if table.phase == GREAT_OLD_ONE else turn(table)
