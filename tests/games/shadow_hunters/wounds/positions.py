"""A table for deaths; who is dead, and what was discarded."""

from tests.games.shadow_hunters.scenes import Play, Scene
from turncoat.core.terms import Seat


def five() -> Scene:
    """Seat 0 is revealed; seat 1 is a human with 8 hit points whose death does not end the game."""
    return Scene("f1", "a1", "u1", "g1", "v1").revealed(0)


def dead_seats(play: Play) -> list[Seat]:
    """The seats of the dead."""
    return [player.seat for player in play.table.players if not player.alive]


def discards(play: Play) -> list[str]:
    """The red discards, then the blue ones."""
    return play.table.red.discards + play.table.blue.discards
