"""Tables for a soak: programs at human pace that reconnect whenever they are disconnected."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from bench.server.human import LONGEST, SHORTEST
from bench.server.load_generator import CLOCKS, SEATS, post
from bench.server.seats import Done, Pace, Seat, SeatGroup, Tally
from bench.server.wire import Lost, address_of, dial
from turncoat.games import GAMES
from turncoat.server.protocol import commands, pages
from turncoat.server.protocol.settings import Settings

# Seconds between two attempts to reconnect.
RETRY_SECONDS: Final = 0.25
# How many tables are opened, and seats reconnect, at the same time.
TOGETHER: Final = 16
CHANCE: Final = Random(0)
# Seconds between two collections of confirmed answers.
COLLECT_SECONDS: Final = 0.1
ANSWER: Final = b'{"do":"answer"'
# Random players would need thousands of questions for Dark Providence, and games that only grow say
# nothing about memory leaks: after this many questions the host starts a new game.
LONGEST_GAME: Final = 320
# Tables should be at different points of a game when the soak begins, so up to LONGEST_GAME answers
# are given beforehand, each after a pause of this many seconds.
SHORT: Final = 0.05


class Wait(NamedTuple):
    """When an answer was confirmed, and how long after it was given."""

    at: float
    took: float


class SoakSeatGroup(SeatGroup):
    """The seats of one table, which give their first `ahead` answers quickly."""

    def __init__(self, tally: Tally, ahead: int) -> None:
        super().__init__(Pace())
        self.pace.tally = tally
        self.pace.pause = self._pause
        self.pace.chance = CHANCE
        self.active = True
        self.ahead = ahead

    def answered(self, question: int, at: float) -> None:
        super().answered(question, at)
        self.ahead = max(0, self.ahead - 1)
        if question >= LONGEST_GAME:
            # After the answer, which is about to be sent.
            asyncio.get_running_loop().call_soon(self._remake)

    def _remake(self) -> None:
        """Start a new game. The host is the only person at the table, so nobody else votes."""
        for host in self.seats:
            if host.seat == 0 and not host.lost:
                host.send(msgspec.json.encode(commands.Call(id=host.next_id(), ballot="remake")))

    def _pause(self) -> float:
        return SHORT if self.ahead else CHANCE.uniform(SHORTEST, LONGEST)


class Connection(Seat):
    """One connection of a seat."""

    def __init__(self, owner: "SoakSeat", group: SeatGroup) -> None:
        super().__init__(group, owner.seat, owner.room, owner.token)
        self.owner = owner
        self._options: dict[int, bytes] = {}

    def send(self, data: bytes) -> None:
        """Send a frame, and remember an answer until it is confirmed."""
        if data.startswith(ANSWER):
            self._options[self._ids] = data.partition(b'"option":')[2][:-1]
        super().send(data)

    def receive(self, data: bytes) -> None:
        super().receive(data)
        if b'"is":"done"' in data[:20]:
            option = self._options.pop(msgspec.json.decode(data, type=Done).to, None)
            if option is not None:
                self.owner.confirmed.append(option)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._open = None
        self.think()
        self.owner.cut_off()


class SoakSeat:
    """A seat for the whole soak, however often its connection breaks."""

    def __init__(self, tables: "SoakTables", table: int, seat: int, entry: pages.Joined) -> None:
        self.tables = tables
        self.table = table
        self.seat = seat
        self.room = entry.room
        self.token = entry.token
        # The confirmed answers, in order.
        self.confirmed: list[bytes] = []
        self.connection: Connection | None = None
        self._group: SeatGroup | None = None
        self._returning = False

    async def connect(self, group: SeatGroup) -> Connection:
        """Connect and receive the table."""
        self._group = group
        connection = Connection(self, group)
        await dial(connection, self.tables.port, address_of(self.table))
        self.connection = connection
        group.seats = [seat for seat in group.seats if seat.seat != self.seat] + [connection]
        await connection.hello()
        return connection

    def cut_off(self) -> None:
        """Reconnect, unless the soak is over or it is already reconnecting."""
        if not self.tables.over and not self._returning:
            self._returning = True
            self.tables.start(self._reconnect())

    async def _reconnect(self) -> None:
        assert self._group is not None
        while not self.tables.over:
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(OSError, Lost, RuntimeError):
                async with self.tables.limit:
                    connection = await self.connect(self._group)
                    if connection.phase == "lobby":
                        await connection.do(connection.ready())
                break
        self.tables.returns += 1
        self._returning = False


class SoakTables:
    """All tables of a soak, each from its own address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.port = int(address.rpartition(":")[2])
        self.tally = Tally()
        self.groups: list[SoakSeatGroup] = []
        self.seats: list[SoakSeat] = []
        self.waits: list[Wait] = []
        self.over = False
        self.returns = 0
        self.limit = asyncio.Semaphore(TOGETHER)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def open(self, tables: int) -> None:
        """Open tables, deal, and let everybody play."""
        await asyncio.gather(*(self._open(table) for table in range(tables)))
        while any(group.ahead for group in self.groups):
            await asyncio.sleep(COLLECT_SECONDS)
        self.tally.done = []
        self.start(self._collect())

    async def _open(self, table: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address_of(table))
        async with (
            self.limit,
            httpx.AsyncClient(transport=transport, base_url=self.address, timeout=60) as http,
        ):
            entries = await open_room(http, list(GAMES)[table % len(GAMES)])
            group = SoakSeatGroup(self.tally, CHANCE.randrange(LONGEST_GAME))
            self.groups.append(group)
            seats = [SoakSeat(self, table, seat, entry) for seat, entry in enumerate(entries)]
            connections = [await seat.connect(group) for seat in seats]
            host = connections[0]
            await host.do(commands.Sit(id=host.next_id(), seat=0))
            for connection in connections:
                await connection.do(connection.ready())
            self.seats += seats

    async def _collect(self) -> None:
        while not self.over:
            await asyncio.sleep(COLLECT_SECONDS)
            now = perf_counter()
            done, self.tally.done = self.tally.done, []
            self.waits += [Wait(now, took) for took in done]

    def connected(self) -> Iterator[Connection]:
        """Yield all seats' open connections."""
        for seat in self.seats:
            if seat.connection is not None and not seat.connection.lost:
                yield seat.connection

    @property
    def complete(self) -> bool:
        """Whether everybody is connected."""
        return len(list(self.connected())) == len(self.seats)

    async def leave(self) -> None:
        """Stop answering, wait for what is in transit, and disconnect everybody."""
        for group in self.groups:
            group.pace.pause = None
        for connection in self.connected():
            connection.think()
        await asyncio.sleep(1.0)
        self.over = True
        for connection in self.connected():
            connection.transport.abort()


async def open_room(http: httpx.AsyncClient, game: str) -> list[pages.Joined]:
    """Open a room with a program in each seat but the host's. Returns the host's entry first."""
    settings = Settings(game=game, players=SEATS, clocks=CLOCKS)
    host = await post(http, "/api/rooms", pages.NewRoom(settings=settings, name="Host"))
    path = f"/api/rooms/{host.room}/programs"
    programs = [pages.NewProgram(seat=seat, name=f"Program {seat}") for seat in range(1, SEATS)]
    return [host, *[await post(http, path, program, host.token) for program in programs]]
