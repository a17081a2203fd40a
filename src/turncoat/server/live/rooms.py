"""Rooms by their codes: those in memory, and those that are loaded from their journals."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec
import structlog

from turncoat.server import clock, tokens
from turncoat.server.live.context import Context
from turncoat.server.live.live_room import CLOSED, LiveRoom
from turncoat.server.live.publisher import Publisher
from turncoat.server.protocol.errors import CLOSING, ROOM_CLOSED, UNKNOWN_ROOM, Refused
from turncoat.server.room import inbox
from turncoat.server.store.store import RoomRow

log = structlog.get_logger()

# How often, in seconds, the database notes that a room is in use.
TOUCH_EVERY: Final = 600


class LiveRooms:
    """The rooms in memory. A room that is not there is loaded when somebody asks for it, or when
    something becomes due in it.
    """

    def __init__(self, context: Context, publisher: Publisher) -> None:
        self._context = context
        self._publisher = publisher
        self.closing = False
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._sleeping: dict[str, asyncio.TimerHandle] = {}

    def __iter__(self) -> Iterator[LiveRoom]:
        return iter([*self._rooms.values()])

    def __len__(self) -> int:
        return len(self._rooms)

    def close(self) -> None:
        """Hand out no more rooms, and let nothing happen in them by itself."""
        self.closing = True
        for timer in self._sleeping.values():
            timer.cancel()
        for live_room in self:
            live_room.stop()

    def find(self, code: str) -> LiveRoom | None:
        """A room if it is in memory; otherwise None."""
        return self._rooms.get(code)

    def in_memory(self, code: str) -> LiveRoom:
        """A room by its code, if it is in memory. Raises Refused(CLOSING) or
        Refused(UNKNOWN_ROOM).
        """
        live_room = self.find(code.upper())
        if self.closing or live_room is None:
            raise Refused(CLOSING if self.closing else UNKNOWN_ROOM)
        return live_room

    async def get(self, code: str) -> LiveRoom:
        """A room by its code, from memory or from its journal.

        Raises Refused(CLOSING), Refused(UNKNOWN_ROOM) or Refused(ROOM_CLOSED).
        """
        if self.closing:
            raise Refused(CLOSING)
        code = code.upper()
        if code in self._rooms:
            self._rooms[code].touched = monotonic()
            return self._rooms[code]
        if not tokens.is_code(code):
            raise Refused(UNKNOWN_ROOM)
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def listed(self, most: int) -> list[LiveRoom]:
        """Listed rooms that have not begun, except those that can't be loaded."""
        codes = await asyncio.to_thread(self._context.store.open_rooms, most)
        found = [await self._if_readable(code) for code in codes]
        return [live_room for live_room in found if live_room is not None]

    async def new_code(self) -> str:
        """A code that no room has."""
        code = tokens.new_code()
        while code in self._rooms or await asyncio.to_thread(self._context.store.has_room, code):
            code = tokens.new_code()
        return code

    def add(self, live_room: LiveRoom) -> None:
        """Keep a room in memory."""
        if self.closing:
            live_room.stop()
        self._rooms[live_room.room.code] = live_room
        self._context.metrics.rooms.put(live_room.room.code, len(self))

    def drop(self, live_room: LiveRoom) -> None:
        """Drop a room from memory."""
        live_room.stop()
        del self._rooms[live_room.room.code]
        self._context.metrics.rooms.put(live_room.room.code, len(self))

    async def touch(self, live_room: LiveRoom) -> None:
        """Mark a room as used, so that it is not deleted. Raises Refused(UNKNOWN_ROOM) if it is
        already gone.
        """
        today = clock.today()
        if live_room.touched_on < today - TOUCH_EVERY:
            if not await asyncio.to_thread(self._context.store.touch, live_room.room.code, today):
                raise Refused(UNKNOWN_ROOM)
            live_room.touched_on = today

    def touch_if_occupied(self, live_room: LiveRoom) -> None:
        """Mark a room with connections as used, so that it is not deleted."""
        today = clock.today()
        if live_room.connections and live_room.touched_on < today - TOUCH_EVERY:
            live_room.touched_on = today
            self._publisher.queue_row(live_room)

    def put_to_sleep(self, live_room: LiveRoom) -> None:
        """Drop an idle room from memory until something becomes due in it."""
        if not self._publisher.is_published(live_room):
            return
        self.drop(live_room)
        wake_at = inbox.rests_until(live_room.room)
        if wake_at is not None:
            self.load_later(live_room.room.code, wake_at)

    def load_later(self, code: str, wake_at: int) -> None:
        """Load a room that is not in memory when something becomes due in it."""
        delay = max(0, wake_at - self._context.now()) / 1000
        loop = asyncio.get_running_loop()
        self._sleeping[code] = loop.call_later(
            delay, lambda: self._context.tasks.start(self._wake_up(code))
        )

    async def drop_deleted(self) -> None:
        """Drop rooms from memory that were deleted from the database."""
        long_ago = clock.today() - TOUCH_EVERY
        left = [code for code, one in self._rooms.items() if one.touched_on < long_ago]
        for code in left:
            exists = await asyncio.to_thread(self._context.store.has_room, code)
            if not exists and code in self._rooms:
                self.drop(self._rooms[code])

    async def _wake_up(self, code: str) -> None:
        self._sleeping.pop(code, None)
        with suppress(Refused):
            await self.get(code)

    async def _if_readable(self, code: str) -> LiveRoom | None:
        """A room by its code; None if its journal is damaged, which `_load` has logged."""
        try:
            return await self.get(code)
        except Exception as error:
            if isinstance(error, Refused) and error.reason == CLOSING:
                raise
            return None

    async def _load(self, code: str) -> LiveRoom:
        try:
            row = await asyncio.to_thread(self._context.store.room, code)
            if row is not None and row.phase == CLOSED:
                raise Refused(ROOM_CLOSED)
            journal = await asyncio.to_thread(self._context.store.journal, code)
            if row is None or not journal:
                raise Refused(UNKNOWN_ROOM)
            if code in self._sleeping:
                self._sleeping.pop(code).cancel()
            # A long game takes a tenth of a second; other tables play on meanwhile.
            now, pause = self._context.now(), self._context.shortest_pause
            room = await asyncio.to_thread(inbox.restore, journal, now, pause)
            inbox.wake(room, self._context.now())
            live_room = LiveRoom(room, row.origin, row.ended_on, row.touched_on)
            self.add(live_room)
            if room.unsaved or self._differs(live_room, row):
                self._publisher.publish(live_room)
            else:
                self._publisher.scheduler.schedule(live_room)
            return live_room
        except Exception as error:
            if not isinstance(error, Refused):
                log.error("cannot load a room", room=code, exc_info=error)
            raise
        finally:
            del self._loading[code]

    def _differs(self, live_room: LiveRoom, row: RoomRow) -> bool:
        """Whether the row of a loaded room has to be written. If only somebody looked at it, it
        must not be: the room may have been deleted meanwhile, and would exist again.
        """
        now = live_room.row(self._context.now())
        return msgspec.structs.replace(now, touched_at=row.touched_at) != row
