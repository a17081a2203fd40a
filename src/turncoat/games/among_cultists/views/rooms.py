"""The rooms in a view."""

from turncoat.games.among_cultists.content import (
    CAFETERIA,
    GREEN_ROOM,
    SPECIAL_ROOMS,
)
from turncoat.games.among_cultists.table import GATE_OPEN, Room, Table
from turncoat.games.among_cultists.views.schema import RoomView


def is_idle(place: str, room: Room) -> bool:
    """AC-55  Return whether nothing can be done in a room any more."""
    return not room.books and place not in SPECIAL_ROOMS


def room_view(table: Table, place: str, over: bool) -> RoomView:
    """AC-9, AC-52  Return a room; its icon only if it is turned up and means anything."""
    room = table.rooms[place]
    turned_up = (room.searched or over) and not table.board.options.first_game
    # By position, in the order of the fields: views are built often, and names take longer.
    return RoomView(
        place,
        room.books,
        len(room.loose),
        len(room.stack),
        room.searched,
        room.icon if turned_up else None,
        room.intruder,
        not room.books and is_idle(place, room),
        place == CAFETERIA and table.vote_token,
        place == GREEN_ROOM and table.gate == GATE_OPEN,
        sorted(room.loose) + room.stack if over else None,
    )
