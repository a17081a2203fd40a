"""Who is here, by their hashed addresses."""

from turncoat.server.house import House
from turncoat.server.loaded import Loaded
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import BANNED, Refused
from turncoat.server.room import admission
from turncoat.server.unread import UNKNOWN


def origin_of(loaded: Loaded, member: int) -> str:
    """Where a member comes from, if they have come since the server was started."""
    return next(iter(admission.origins_of(loaded.room, member)), "")


def origins_here(house: House) -> set[str]:
    """Where all come from who are connected."""
    rooms = house.in_memory()
    return {house.origins.of(c.address) for loaded in rooms for c in loaded.connections}


def cut_off_banned(house: House) -> None:
    """Whoever is banned and still connected hears so, and is disconnected."""
    refusal = frames.write(frames.Refusal.of(UNKNOWN, Refused(BANNED)))
    for loaded in house.in_memory():
        for connection in loaded.connections[:]:
            if house.is_banned(connection.address):
                connection.send([refusal])
                house.leave(loaded, connection)
                connection.close(BANNED)
