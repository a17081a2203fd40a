"""The goal of a Great Old One (DP-67a)."""

from typing import Final

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.table import Solo, Table

GOAL: Final = "great_old_one_goal"


def progress(table: Table, solo: Solo) -> int:
    """DP-67a  How far the goal has come; both cultists count together."""
    test = table.box.great_old_ones[solo.id].goal.test
    if test == "agents_gained":
        return len(solo.agents)
    if test == "gates_opened_by_cultists":
        return solo.gates
    if test == "cities_controlled_by_cultists":
        return sum([seat > 0 for seat in table.control.values()])
    if test == "base_cards_claimed_by_cultists":
        return solo.bases
    if test == "mythos_claimed_by_cultists":
        return len(solo.mythos)
    return table.ritual - table.investigation


def look_at_goal(table: Table) -> None:
    """DP-67a  End the game if the goal is reached; it comes before any other end."""
    solo = table.solo
    assert solo
    if progress(table, solo) >= table.box.great_old_ones[solo.id].goal.at_least:
        table.ending = GOAL
        table.tell(ALL, ("will_end", GOAL))
