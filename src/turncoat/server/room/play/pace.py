"""How long bots take. This depends on public facts only: which bots are at the table, and its
interval.

Whether a bot has a choice, how hard it is and how long the bot really took must not show. So the
moment at which bots act is fixed before any of them thinks, and late enough for all of them.
"""

from typing import Final

from turncoat.server.room.play.levels import models
from turncoat.server.room.room import Room

# The shortest time from a question to the bots' answers, in milliseconds.
SHORTEST_PAUSE: Final = 300
# The part of it that is reserved for sending a job to another process and back.
TRANSFER_TIME: Final = 100


def thinking_time(room: Room) -> int:
    """Return how long all bots of the table together may think about one question, in milliseconds.

    All of them count, because it is not public which of them have something to decide.
    """
    limits = [bot.time_limit for bot in models(room).values()]
    return max(room.shortest_pause - TRANSFER_TIME, sum(limits))


def allowance(room: Room) -> int:
    """Return how long a job for the bots of this table may take from its start, in milliseconds."""
    return thinking_time(room) + TRANSFER_TIME if room.shortest_pause else 0


def pause(room: Room) -> int:
    """Return how long a question to bots stays open if nothing is late: the allowance, rounded up
    to whole intervals.
    """
    interval, least = room.settings.clocks.interval_ms or 0, allowance(room)
    return -(-max(least, 1) // interval) * interval if interval else least
