"""The people on the server, by their hashed addresses."""

from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.network.malformed import UNKNOWN
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import BANNED, Refused
from turncoat.server.room.people import admission


def origin_of(live_room: LiveRoom, member: int) -> str:
    """The hash of a member's address; empty if they have not connected since the server started."""
    return next(iter(admission.origins_of(live_room.room, member)), "")


def origins_here(game_server: GameServer) -> set[str]:
    """The hashed addresses of all connections."""
    rooms = game_server.rooms
    return {game_server.origins.of(c.address) for live_room in rooms for c in live_room.connections}


def cut_off_banned(game_server: GameServer) -> None:
    """Tell connected clients with banned addresses that they are banned, and disconnect them."""
    refusal = frames.write(frames.Refusal.of(UNKNOWN, Refused(BANNED)))
    for live_room in game_server.rooms:
        for connection in live_room.connections[:]:
            if game_server.is_banned(connection.address):
                connection.send([refusal])
                game_server.connections.leave(live_room, connection)
                connection.close(BANNED)
