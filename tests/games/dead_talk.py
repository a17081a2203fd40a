"""A match of Shadow Hunters in which two dead players can talk only to each other."""

from itertools import count

from tests.games.random_play import deal, step
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Seat

PLAYERS = 5


def with_two_dead() -> tuple[AnyMatch, tuple[Seat, Seat]]:
    """A random game in which two players have just died, not over yet, and their seats."""
    for seed in count():
        match, random = deal("shadow_hunters", PLAYERS, f"dead {seed}", dead_talk=False)
        while match.pending:
            dead = [player.seat for player in match.table.players if not player.alive]
            if len(dead) == 2:
                return match, (dead[0], dead[1])
            step(match, random)
    raise AssertionError
