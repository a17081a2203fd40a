"""A server in a thread of this process, with real sockets and a clock that is set by the test."""

import asyncio
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any, TypeVar

import pytest
from sqlalchemy import StaticPool, create_engine

from turncoat.server import journal_writer, limits
from turncoat.server.access.access import Access
from turncoat.server.app import build
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.clock import Clock
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.live.scheduler import Scheduler
from turncoat.server.origins import AddressKey
from turncoat.server.retention import Retention
from turncoat.server.room.room import JournalEntry, Room
from turncoat.server.serving import Server, config_for, listening
from turncoat.server.store.store import Batch, Store
from turncoat.server.store.tables import METADATA

RATE = 1_000_000
FAST = 1_000_000.0
STARTS_IN = 20.0
Result = TypeVar("Result")


class ManualClock(Clock):
    """A clock that stands still until the test sets it."""

    def __init__(self) -> None:
        super().__init__(0)
        self.at = 0

    def __call__(self) -> int:
        return self.at


class EntryListStore(Store):
    """A store that keeps only journal entries. Rooms are put on the server, not loaded."""

    held = True

    def __init__(self) -> None:
        super().__init__("sqlite://")
        # One connection for all threads, or each would have an empty database of its own.
        apart = {"check_same_thread": False}
        self.engine = create_engine("sqlite://", poolclass=StaticPool, connect_args=apart)
        METADATA.create_all(self.engine)
        self.entries: list[JournalEntry] = []

    def open(self) -> None:
        """There is nothing to open."""

    def address_keys(self, today: int, life: int = 0) -> list[AddressKey]:
        """Return a constant key, which is not stored."""
        return [AddressKey(1, "00" * 32, today)]

    def delete_expired(self, keep: Retention, today: int) -> dict[str, int]:
        """There is nothing to delete."""
        return {}

    def touch(self, code: str, today: int) -> bool:
        """Return True: no room is ever deleted."""
        return True

    def has_room(self, code: str) -> bool:
        """Return True: no room is ever deleted."""
        return True

    def wakes(self) -> list[tuple[str, int]]:
        """Return nothing: no room is stored."""
        return []

    def write(self, batch: Batch, clock: int, again: bool = False) -> None:
        """Keep the journal entries and drop everything else."""
        self.entries += [entry for _, entry in batch.journal]


class NeverFinishingWorkers(BotWorkers):
    """Bot workers that never finish. People play all seats, so nothing depends on bots."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Never return."""
        await asyncio.Event().wait()


class RecordingServer(GameServer):
    """A server that remembers which journal entries it was given to write."""

    def __init__(self, clock: Clock, bot_workers: BotWorkers | None = None) -> None:
        self.entry_store = EntryListStore()
        super().__init__(self.entry_store, bot_workers or NeverFinishingWorkers(1), clock=clock)

    def put(self, room: Room) -> LiveRoom:
        """Put a room on the server, in place of the one with the same code. Connections to the old
        room now belong to the new one.
        """
        live_room = self.rooms.find(room.code)
        if live_room is None:
            live_room = LiveRoom(room)
            self.rooms.add(live_room)
        live_room.room = room
        return live_room

    def pass_time(self, live_room: LiveRoom) -> None:
        """Do everything that is due by the clock."""
        self.publisher.scheduler.wake(live_room)


class ServerThread:
    """A server that runs in a thread of its own, controlled from outside."""

    def __init__(
        self, bound: socket.socket, game_server: Callable[[ManualClock], RecordingServer]
    ) -> None:
        self.clock = ManualClock()
        self._make = game_server
        self.port: int = bound.getsockname()[1]
        self._bound = bound
        self._ready = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        if not self._ready.wait(STARTS_IN):
            raise AssertionError("the server did not start")

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.game_server = self._make(self.clock)
        config = config_for(build(self.game_server, Access(RATE)))
        self.server = Server(config, self.game_server, self._ready.set)
        await self.server.serve(sockets=[self._bound])

    def call(self, work: Callable[[], Result]) -> Result:
        """Call a function in the server's thread and return its result."""

        async def done() -> Result:
            return work()

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result()

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine in the server's thread and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def close(self) -> None:
        """Stop the server."""
        self.server.should_exit = True
        self._thread.join()
        self._bound.close()


@contextmanager
def server_thread(
    game_server: Callable[[ManualClock], RecordingServer] = RecordingServer,
) -> Iterator[ServerThread]:
    """A running server that does not wait between ticks and has no rate limits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal_writer, "TICK", 0.0)
        # Only the test lets time pass.
        patch.setattr(Scheduler, "_start_timer", lambda scheduler, live_room: None)
        patch.setattr(limits, "BURST", FAST)
        patch.setattr(limits, "PER_SECOND", FAST)
        patch.setattr(limits, "ROOM_LOBBY", (FAST, FAST))
        server = ServerThread(listening("127.0.0.1", 0), game_server)
        try:
            yield server
        finally:
            server.close()
