"""Statistics over many matches: books and points by round, deaths by cause."""

from turncoat.core.rules import Outcome
from turncoat.games.among_cultists.ghosts import DEATHS
from turncoat.games.among_cultists.roles import CULTIST
from turncoat.games.among_cultists.table import Table


def outcome(table: Table) -> Outcome:
    """Return roles, sides, winners and tallies; AUTOMA has no seat."""
    people = [player for player in table.players if not player.automa]
    return Outcome(
        [player.role.id for player in people],
        [player.role.side for player in people],
        table.round,
        [table.won] if table.won else [],
        {
            "books": books_by_round(table),
            "points": points_by_round(table),
            "deaths": deaths_by_cause(table),
        },
    )


def books_by_round(table: Table) -> dict[str, int]:
    """Return the books on the shelves at the end of each finished round."""
    return {str(number): books for number, (books, _) in enumerate(table.history, 1)}


def points_by_round(table: Table) -> dict[str, int]:
    """Return the points at the end of each finished round."""
    return {str(number): points for number, (_, points) in enumerate(table.history, 1)}


def deaths_by_cause(table: Table) -> dict[str, int]:
    """Count deaths by cause; an unrevealed Dead card is a separate cause."""
    counts = dict.fromkeys((*DEATHS, "unrevealed"), 0)
    for player in table.players:
        if player.ghost:
            counts[player.death] += 1
        elif player.killed and player.role is not CULTIST:
            counts["unrevealed"] += 1
    return counts
