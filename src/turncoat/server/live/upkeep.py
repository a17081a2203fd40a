"""Regular work: dropping idle rooms from memory, and deleting what has expired."""

import asyncio
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from turncoat.server import clock
from turncoat.server.live.context import Context
from turncoat.server.live.publisher import Publisher
from turncoat.server.live.rooms import LiveRooms
from turncoat.server.store.orders import Orders
from turncoat.server.store.reasons import reason_of

log = structlog.get_logger()

HEARTBEAT: Final = 1.0
# Expired data is first deleted this long after the start, and then every hour.
FIRST_DELETION: Final = 10.0
DELETE_EVERY: Final = 3_600.0


class Upkeep:
    """Keeps memory and the database small."""

    def __init__(self, context: Context, publisher: Publisher, rooms: LiveRooms) -> None:
        self._context = context
        self._publisher = publisher
        self._rooms = rooms

    async def heartbeat(self) -> None:
        """Every second: write the clock, and drop idle rooms from memory."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self._publisher.journal_writer.settled()
            for live_room in self._rooms:
                if live_room.is_idle(self._context.now()):
                    self._rooms.put_to_sleep(live_room)
                else:
                    self._rooms.touch_if_occupied(live_room)

    async def delete_hourly(self) -> None:
        """Delete expired data every hour."""
        await asyncio.sleep(FIRST_DELETION)
        while True:
            try:
                await self.delete_expired()
            except SQLAlchemyError as error:
                log.error("cannot delete", kind=type(error).__name__, reason=reason_of(error))
            await asyncio.sleep(DELETE_EVERY)

    async def delete_expired(self) -> dict[str, int]:
        """Delete expired data, but no room that somebody is in. Returns how much of each kind."""
        today = clock.today()
        for live_room in self._rooms:
            self._rooms.touch_if_occupied(live_room)
        await self._publisher.journal_writer.settled()
        await self.renew_keys_and_bans()
        for live_room in self._rooms:
            if not self._context.origins.knows(live_room.origin):
                live_room.origin = ""
        store, retention = self._context.store, self._context.retention
        gone = await asyncio.to_thread(store.delete_expired, retention, today)
        await self._rooms.drop_deleted()
        return gone

    async def renew_keys_and_bans(self) -> None:
        """Read the keys of hashed addresses, with a new one if it is time, and the bans."""
        today, store = clock.today(), self._context.store
        life = self._context.retention.addresses
        self._context.origins.renew(await asyncio.to_thread(store.address_keys, today, life))
        self._context.policy.bans = await asyncio.to_thread(Orders(store.engine).bans, today)
