"""A server inside the test process: connections without a network, and a database that fails."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import OperationalError

from turncoat.server.bots.workers import BotWorkers
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks, Settings
from turncoat.server.room.outbox import SentState
from turncoat.server.store.store import Batch, Store

PATIENCE = 20.0
ROOM = Settings(game="shadow_hunters", players=4, clocks=Clocks(pace="live", interval_ms=20))


class FakeConnection:
    """A connection that remembers what it was sent and why it was closed."""

    def __init__(self, member: int) -> None:
        self.sent_state = SentState(member)
        self.address = "192.0.2.1"
        self.heard: list[frames.AnyFrame] = []
        self.closed = ""

    def send(self, written: list[str]) -> None:
        """Remember frames that the server sends."""
        self.heard += [frames.read(frame) for frame in written]

    def close(self, reason: str) -> None:
        """Remember why the server closes the connection."""
        self.closed = reason

    @property
    def done(self) -> list[int]:
        """The ids of the commands that were confirmed."""
        return [frame.to for frame in self.heard if isinstance(frame, frames.Done)]

    @property
    def refused(self) -> list[tuple[int, str]]:
        """The ids of the commands that were refused, and why."""
        return [(f.to, f.error) for f in self.heard if isinstance(f, frames.Refusal)]

    @property
    def room(self) -> frames.Room:
        """The last room frame."""
        return [frame for frame in self.heard if isinstance(frame, frames.Room)][-1]


class FailingStore(Store):
    """A database that fails while `fails` is set: "before" a batch is written, or "after" it."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.fails = ""
        self.failures = 0

    def write(self, batch: Batch, clock: int, again: bool = False) -> None:
        """Write a batch, unless told to fail before; then fail if told to."""
        if self.fails != "before":
            super().write(batch, clock, again)
        if self.fails:
            self.failures += 1
            raise OperationalError("COMMIT", {}, ConnectionError())


class SilentBotWorkers(BotWorkers):
    """Bot workers that never answer."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Wait and never return."""
        await asyncio.Event().wait()


@asynccontextmanager
async def running_server(
    store: Store, bot_workers: BotWorkers | None = None, shortest_pause: int = 0
) -> AsyncIterator[GameServer]:
    """A running server, closed at the end. By default its bots don't pause."""
    game_server = GameServer(store, bot_workers or BotWorkers(1), shortest_pause=shortest_pause)
    await game_server.open()
    try:
        yield game_server
    finally:
        await game_server.close()


async def enter(game_server: GameServer, code: str, token: str) -> tuple[LiveRoom, FakeConnection]:
    """Connect to a room with a token."""
    live_room = await game_server.rooms.get(code)
    connection = FakeConnection(live_room.member_with(token))
    game_server.connections.enter(live_room, connection, to=0)
    return live_room, connection


async def begin(
    game_server: GameServer, settings: Settings = ROOM, address: str = ""
) -> tuple[str, str]:
    """Open a room and start a game of one person and bots. Returns its code and their token."""
    code, token = await game_server.lifecycle.open_room(settings, "Ada", "en", address)
    live_room, connection = await enter(game_server, code, token)
    asks: list[commands.AnyCommand] = [commands.Sit(id=1, seat=0)]
    asks += [commands.SeatBot(id=1, seat=s, level="uniform") for s in range(1, settings.players)]
    for ask in [*asks, commands.Ready(id=1)]:
        game_server.connections.take(live_room, connection, ask)
    await game_server.settled()
    game_server.connections.leave(live_room, connection)
    return code, token


async def until(holds: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)
