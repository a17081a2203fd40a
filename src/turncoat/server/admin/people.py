"""Who is here, by their hashed addresses."""

from turncoat.server.house import House
from turncoat.server.loaded import Loaded
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import BANNED, Refused
from turncoat.server.protocol.requests import Leave
from turncoat.server.room import desk
from turncoat.server.unread import UNKNOWN


def origin_of(house: House, loaded: Loaded, member: int) -> str:
    """Where a member comes from, as long as they are connected."""
    for connection in loaded.connections:
        if connection.sight.member == member:
            return house.origins.of(connection.address)
    return ""


def origins_here(house: House) -> set[str]:
    """Where all come from who are connected."""
    rooms = house.in_memory()
    return {house.origins.of(c.address) for loaded in rooms for c in loaded.connections}


def send_away(house: House, loaded: Loaded, member: int) -> None:
    """A member leaves the room; from a running game as all do, so that a bot sits in."""
    desk.take(loaded.room, house.now(), member, Leave(id=0))
    house.carry(loaded)


def cut_off_banned(house: House) -> None:
    """Whoever is banned and still connected hears so, and is disconnected."""
    refusal = frames.write(frames.Refusal.of(UNKNOWN, Refused(BANNED)))
    for loaded in house.in_memory():
        for connection in loaded.connections[:]:
            if house.is_banned(connection.address):
                connection.send([refusal])
                house.leave(loaded, connection)
                connection.close(BANNED)
