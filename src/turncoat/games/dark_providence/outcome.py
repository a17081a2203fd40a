"""The outcome of a match, for statistics."""

from turncoat.core.rules import Outcome
from turncoat.games.dark_providence.public.alignments import ALIGNMENTS
from turncoat.games.dark_providence.public.scoring import total
from turncoat.games.dark_providence.table import Table

OLD_ONE = "great_old_one"


def outcome(table: Table) -> Outcome:
    """Alignments, the winning side, and who claimed what."""
    people = table.players[: table.seats]
    roles = [player.alignment for player in people]
    won = [side for side in ALIGNMENTS if any(roles[seat] == side for seat in table.winners)]
    if table.solo and table.ended and not table.winners:
        won = [OLD_ONE]
    return Outcome(roles, roles, table.round, won, tallies(table))


def tallies(table: Table) -> dict[str, dict[str, int]]:
    """How often each card was claimed by players and by winners; scores in steps of ten."""
    claimed: dict[str, int] = {}
    by_winner: dict[str, int] = {}
    for seat, card in table.tally:
        claimed[card] = claimed.get(card, 0) + 1
        if seat in table.winners:
            by_winner[card] = by_winner.get(card, 0) + 1
    points: dict[str, int] = {}
    for parts in table.scores:
        score = str(total(parts))
        points[score] = points.get(score, 0) + 1
    return {"claimed": claimed, "claimed_by_winners": by_winner, "points": points}
