"""Opening and closing rooms."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from turncoat.server import clock, limits
from turncoat.server.live.context import Context
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.live.members import Members
from turncoat.server.live.publisher import Publisher
from turncoat.server.live.rooms import LiveRooms
from turncoat.server.network.malformed import UNKNOWN
from turncoat.server.origins import network_of
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import CLOSING, ROOM_CLOSED, TOO_MANY, Refused
from turncoat.server.protocol.settings import Settings
from turncoat.server.room import inbox

log = structlog.get_logger()


class Lifecycle:
    """Opens rooms for people, and closes them for the operator."""

    def __init__(
        self, context: Context, publisher: Publisher, rooms: LiveRooms, members: Members
    ) -> None:
        self._context = context
        self._publisher = publisher
        self._rooms = rooms
        self._members = members
        # Unused rooms that one address may have, and how many it is opening right now.
        self.most_lobbies = limits.most_lobbies(limits.RATE)
        self._opening: Counter[str] = Counter()

    async def open_room(
        self, settings: Settings, name: str, language: str, address: str = ""
    ) -> tuple[str, str]:
        """Open a room and return its code and the host's token.

        Raises Refused(CLOSING), Refused(TOO_MANY), or a refusal of the settings or the name.
        """
        if self._rooms.closing:
            raise Refused(CLOSING)
        if len(self._rooms) >= limits.MOST_ROOMS:
            raise Refused(TOO_MANY)
        async with self._opening_from(address):
            return await self._open_room(settings, name, language, address)

    async def close_room(self, live_room: LiveRoom) -> None:
        """Close a room for good, on the operator's behalf, and notify and disconnect everybody in
        it.
        """
        inbox.close_room(live_room.room, self._context.now())
        live_room.ended_on = live_room.ended_on or clock.today()
        told, live_room.connections = live_room.connections, []
        self._publisher.publish(live_room)
        self._rooms.drop(live_room)
        writer = self._publisher.journal_writer
        refusal = frames.write(frames.Refusal.of(UNKNOWN, Refused(ROOM_CLOSED)))
        for connection in told:
            self._publisher.counter.closed(live_room.room.code, connection)
            writer.send_later(connection, [refusal])
        await writer.settled()
        for connection in told:
            connection.close(ROOM_CLOSED)
        log.info("room closed", room=live_room.room.code)

    async def _open_room(
        self, settings: Settings, name: str, language: str, address: str
    ) -> tuple[str, str]:
        code = await self._rooms.new_code()
        room = inbox.open_room(self._context.now(), code, settings, self._context.shortest_pause)
        live_room = LiveRoom(room, self._context.origins.of(address))
        token = self._members.join(live_room, name, language, address)[1]
        self._rooms.add(live_room)
        await self._publisher.journal_writer.settled()
        log.info("room opened", room=code, game=settings.game, players=settings.players)
        return code, token

    @asynccontextmanager
    async def _opening_from(self, address: str) -> AsyncIterator[None]:
        """Count a room that is being opened. Raises Refused(TOO_MANY) if the address has too many
        unused ones.
        """
        network = network_of(address)
        self._opening[network] += 1
        try:
            origins = self._context.origins.forms(address)
            waiting = await self._unused_rooms_from(origins) if origins else 0
            if origins and waiting + self._opening[network] > self.most_lobbies:
                raise Refused(TOO_MANY)
            yield
        finally:
            self._opening[network] -= 1
            self._opening += Counter()

    async def _unused_rooms_from(self, origins: tuple[str, ...]) -> int:
        """Return how many rooms from an address have not begun, or were abandoned."""
        since = clock.today() - limits.ABANDONED_FOR
        found = await asyncio.to_thread(self._context.store.rooms_from, origins, since)
        here = {live_room.room.code for live_room in self._rooms if live_room.connections}
        return sum(phase == "lobby" or code not in here for code, phase in found)
