"""How long bots take, by what everybody can see: which bots are at the table, and its beat.

Whether a bot has a choice, how hard it is and how long the thought took must not show. So the
moment at which bots act is fixed before any of them thinks, and late enough for all of them.
"""

from typing import Final

from turncoat.server.room.play.levels import level_of, model
from turncoat.server.room.room import Room

# The shortest time in milliseconds from a question to what bots do about it.
SHORTEST_PAUSE: Final = 300
# Of that, the time it takes to bring a job to another process and back.
CARRYING: Final = 100


def thinking_time(room: Room) -> int:
    """How long all bots of the table may think about one question, one after another.

    All of them count, since who has something to think about is no public fact.
    """
    game = room.settings.game
    limits = [model(game, level_of(chair)).time_limit for chair in room.chairs if chair.by_bot]
    return max(room.shortest_pause - CARRYING, sum(limits))


def allowance(room: Room) -> int:
    """How long a job for the bots of this table takes at most, once it was begun."""
    return thinking_time(room) + CARRYING if room.shortest_pause else 0


def pause(room: Room) -> int:
    """How long a question to bots stays open if nobody is late: the allowance in whole beats."""
    beat, least = room.settings.clocks.interval_ms or 0, allowance(room)
    return -(-max(least, 1) // beat) * beat if beat else least
