"""A table at which only bots are left stands still until somebody is back, if only to watch.

Nobody would see how it ends, and it would write and think for nobody.
"""

from collections.abc import Iterator
from typing import Final

from turncoat.server.room import changes
from turncoat.server.room.people.ballots import go_on
from turncoat.server.room.play.clocks import Due
from turncoat.server.room.room import Room

# How long bots play on after the last has gone, in milliseconds: lines break, and come back.
PLAYS_ON: Final = 60_000


def dues(room: Room) -> Iterator[Due]:
    """When the table stands still; what was called to a vote is counted first."""
    alone = not room.runtime.sockets and all(chair.by_bot for chair in room.chairs)
    if alone and room.ballot is None:
        yield room.runtime.left_at + PLAYS_ON, desert


def desert(room: Room) -> None:
    """Nobody is left who could mind."""
    room.note(changes.Deserted())


def deserted(room: Room, at: int, change: changes.Deserted) -> None:
    room.paused_at, room.deserted = at, True


def attended(room: Room, at: int, change: changes.Attended) -> None:
    go_on(room, at)
