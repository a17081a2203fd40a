"""The game server: all rooms, the clock and the connections.

Commands change a room in memory at once. The journal writer stores the changes before anybody is
sent anything.
"""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from turncoat.server import clock as clocks
from turncoat.server import limits
from turncoat.server.admin.policy import Policy
from turncoat.server.background import BackgroundTasks
from turncoat.server.bots.dispatcher import Dispatcher
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.budget import Budget
from turncoat.server.clock import Clock
from turncoat.server.live.connection import Connection
from turncoat.server.live.connections import Connections
from turncoat.server.live.context import Context
from turncoat.server.live.lifecycle import Lifecycle
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.live.members import Members
from turncoat.server.live.publisher import Publisher
from turncoat.server.live.rooms import LiveRooms
from turncoat.server.live.upkeep import Upkeep
from turncoat.server.monitoring.metrics import Metrics
from turncoat.server.origins import Origins
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import CLOSING, IMPORTS_OFF, Refused
from turncoat.server.protocol.pages import ReadyState
from turncoat.server.replays.queue import ReplayQueue
from turncoat.server.retention import Retention
from turncoat.server.room.play.pace import SHORTEST_PAUSE
from turncoat.server.store.orders import Orders
from turncoat.server.store.store import ReplayRow, Store

log = structlog.get_logger()

# How long a closing server waits for a database that does not answer.
DRAIN: Final = 10.0
SOON: Final = 0.01


class GameServer:
    """Connects rooms, the database, connections and bots.

    - `rooms`: the rooms in memory; loads the others.
    - `lifecycle`: opens and closes rooms.
    - `members`: adds, moves and erases members.
    - `connections`: lets connections enter and leave rooms, and takes their commands.
    - `publisher`: passes on what has changed.
    - `upkeep`: drops idle rooms, and deletes what has expired.
    """

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        address: str = "",
        clock: Clock | None = None,
        policy: Policy | None = None,
        retention: Retention | None = None,
        shortest_pause: int = SHORTEST_PAUSE,
    ) -> None:
        self.store = store
        self.retention = retention or Retention()
        self.policy = policy or Policy()
        self.bot_workers = bot_workers
        self.replay_queue = ReplayQueue()
        # The address that others on the network use, if known.
        self.address = address
        self.failed: Exception | None = None
        self.now = clock or Clock()
        self._continues_clock = clock is None
        self.origins = Origins([])
        self.budget = Budget(limits.RATE)
        self.metrics = Metrics(self._origin_of)
        self.dispatcher = Dispatcher(bot_workers)
        self._tasks = BackgroundTasks()
        self.context = Context(
            store, self.now, self.metrics, self.origins, self.budget, self.policy, self.retention,
            self.dispatcher, self._tasks, shortest_pause,
        )  # fmt: skip
        self.publisher = Publisher(self.context)
        self.journal_writer = self.publisher.journal_writer
        self.rooms = LiveRooms(self.context, self.publisher)
        self.connections = Connections(self.context, self.publisher, self.rooms)
        self.members = Members(self.context, self.publisher, self.connections)
        self.lifecycle = Lifecycle(self.context, self.publisher, self.rooms, self.members)
        self.upkeep = Upkeep(self.context, self.publisher, self.rooms)

    def set_rate(self, rate: int) -> None:
        """Set how many requests an address may send in a minute, which decides how many rooms it
        may open and how much it may write.
        """
        self.budget.reset(rate)
        self.lifecycle.most_lobbies = limits.most_lobbies(rate)

    @property
    def closing(self) -> bool:
        """Whether the server is closing, and takes no more commands."""
        return self.rooms.closing

    @property
    def readiness(self) -> ReadyState:
        """Whether commands are accepted and stored; if not, why."""
        if self.closing:
            return "closing"
        if self.journal_writer.lost.is_set() or not self.store.held:
            return "no_lease"
        return (
            "ready"
            if self.journal_writer.healthy and not self.journal_writer.stalled
            else "cannot_write"
        )

    async def open(self) -> None:
        """Open the database and start all background work. Raises whatever is wrong with the
        database.
        """
        try:
            await self._open()
        except Exception as error:
            # `serve` raises it; the framework would only log a traceback.
            self.failed = error
            raise

    async def _open(self) -> None:
        await asyncio.to_thread(self.store.open)
        if self._continues_clock:
            self.now.set(await asyncio.to_thread(self.store.clock))
        await self.upkeep.renew_keys_and_bans()
        self.policy.ordered = await asyncio.to_thread(Orders(self.store.engine).switches)
        for code, wake_at in await asyncio.to_thread(self.store.wakes):
            self.rooms.load_later(code, wake_at)
        self._tasks.start(self.dispatcher.open())
        self._tasks.start(self.journal_writer.run())
        self._tasks.start(self.upkeep.heartbeat())
        self._tasks.start(self.upkeep.delete_hourly())

    async def begin_closing(self) -> None:
        """Stop accepting commands, write what was accepted, and notify and close all
        connections.
        """
        if self.closing:
            return
        self.rooms.close()
        self.replay_queue.close()
        if not self.journal_writer.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.settled(), DRAIN)
        for live_room in self.rooms:
            for connection in live_room.connections:
                connection.send([frames.write(frames.Closing())])
                connection.close(CLOSING)

    async def wait_until_empty(self) -> None:
        """Wait until all connections are closed."""
        while any(live_room.connections for live_room in self.rooms):
            await asyncio.sleep(SOON)

    async def close(self) -> None:
        """Close everything, after writing what was accepted."""
        await self.begin_closing()
        await self._tasks.cancel()
        await self.dispatcher.close()
        await asyncio.to_thread(self.bot_workers.close)
        await asyncio.to_thread(self.store.close)
        log.info("closed")

    async def settled(self) -> None:
        """Wait until everything accepted so far is on disk and handed to the connections."""
        await self.journal_writer.settled()

    async def caught_up(self, connection: Connection) -> None:
        """Wait until another command of a connection can be taken."""
        if self.journal_writer.is_behind(connection):
            await self.settled()

    def is_banned(self, address: str) -> bool:
        """Whether the operator banned an address."""
        return self.policy.keeps_away(self.origins, address, clocks.today())

    def check_imports(self) -> None:
        """Raise Refused(IMPORTS_OFF) if imports are switched off."""
        if not self.policy.allows("imports"):
            raise Refused(IMPORTS_OFF)

    async def open_rooms(self, most: int) -> list[LiveRoom]:
        """Listed rooms that have not begun, except those that can't be loaded; none if the operator
        has switched the list off.
        """
        return await self.rooms.listed(most) if self.policy.allows("listing") else []

    async def replay(self, replay_id: str) -> ReplayRow | None:
        """A finished game; None if there is none."""
        return await asyncio.to_thread(self.store.replay, replay_id)

    def _origin_of(self, code: str) -> str:
        """The hashed address that a room in memory was opened from; empty if not known."""
        live_room = self.rooms.find(code)
        return live_room.origin if live_room is not None else ""
