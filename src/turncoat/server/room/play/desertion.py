"""A table where only bots are left is paused until somebody connects again, if only to watch.

Otherwise it would use processors and disk space for a game that nobody sees.
"""

from collections.abc import Iterator
from typing import Final

from turncoat.server.room import changes
from turncoat.server.room.people.ballots import go_on
from turncoat.server.room.play.clocks import Due
from turncoat.server.room.room import Room

# How long bots play on after the last connection closed, in milliseconds: connections drop and come
# back.
PLAYS_ON: Final = 60_000


def dues(room: Room) -> Iterator[Due]:
    """Yield the moment at which the table is paused. An open ballot is counted first."""
    alone = not room.runtime.sockets and all(chair.by_bot for chair in room.chairs)
    if alone and room.ballot is None:
        yield room.runtime.left_at + PLAYS_ON, desert


def desert(room: Room) -> None:
    """Pause the table."""
    room.note(changes.Deserted())


def deserted(room: Room, at: int, change: changes.Deserted) -> None:
    room.paused_at, room.deserted = at, True


def attended(room: Room, at: int, change: changes.Attended) -> None:
    go_on(room, at)
