"""Matches in which seat 0 is paying for an action."""

from tests.games.dark_providence.scenes import Play, party

DONE = ("done",)


def influence(supply: int, *hand: str) -> Play:
    """Seat 0 has begun the action Influence."""
    return party().hand(0, *hand).supply(0, supply).play().choose("influence")


def buy(general: int, *hand: str) -> Play:
    """Seat 0 has begun the action Buy."""
    return party().hand(0, *hand).supply(0, 18 - general).play().choose("buy")


def trip(goal: str, *hand: str) -> Play:
    """Seat 0 has to pay for Monday's trip from Arkham to this city."""
    return (
        party().hand(0, *hand).play().choose("travel").choose("piece", "monday").choose("go", goal)
    )


def ritual(room: int, *hand: str) -> Play:
    """Seat 0 has begun to raise the ritual track, which has this many spaces left."""
    return party().hand(0, *hand).tracks(ritual=14 - room).play().choose("ritual_up")


def shown(play: Play) -> set[str]:
    """The cards that may be played now, and `done` if the player may stop."""
    return {str(option[-1]) for option in play.options()}
