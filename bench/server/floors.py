"""The floors of a run: what the bare framework and the bare database do on this machine."""

import asyncio
from collections.abc import Sequence
from itertools import cycle
from time import perf_counter
from typing import Final

from sqlalchemy import Engine, insert

from bench.server.load_generator import SEATS
from bench.server.processes import Process
from bench.server.results import Broadcast, Echo, Latency, Rows, latency
from bench.server.wire import Wire, address_of, dial
from turncoat.server.store.store import Store
from turncoat.server.store.tables import JOURNAL, ROOMS

SMALL: Final = b'{"do":"answer","id":123,"seat":1,"question":45,"option":["move",6]}'
# Frames that each seat gets per decision: the room, the story and the table.
FRAMES: Final = 3
BATCH: Final = 50
# Seconds between two frames when the framework is only sampled.
PING_SECONDS: Final = 0.01
ROOM: Final = {
    "code": "FLOOR", "phase": "playing", "game": "none", "listed": False, "wake_at": None,
    "touched_at": 0,
}  # fmt: skip
ROW: Final = {
    "room": "FLOOR",
    "at": 1_000_000,
    "fact": '{"fact":"closed","answers":[[3,["move",4]]]}',
    "kept": 120,
    "told": '[[511,["moves",3,4]],[511,["is_asked",3]],[8,["draws",3,"card"]]]',
}


class EchoClient(Wire):
    """Sends a small frame as soon as the previous one has come back."""

    def __init__(self) -> None:
        super().__init__("/echo")
        self.times: list[float] = []
        self.talks = False
        self._sent = 0.0

    def talk(self) -> None:
        """Send a frame."""
        self._sent = perf_counter()
        self.send(SMALL)

    def receive(self, data: bytes) -> None:
        self.times.append(perf_counter() - self._sent)
        if self.talks:
            self.talk()


class BroadcastClient(Wire):
    """A connection to a bare table.

    The table's first connection requests more frames once everybody has received the last ones.
    """

    def __init__(self, table: int, group: "list[BroadcastClient]") -> None:
        super().__init__(f"/tables/{table}")
        self.group = group
        self.request = b""
        self._received = 0

    def receive(self, data: bytes) -> None:
        self.group[0].count()

    def count(self) -> None:
        """Count a frame that arrived at the table."""
        self._received += 1
        if self._received % (SEATS * FRAMES) == 0 and self.request:
            self.send(self.request)


class Framework:
    """Connections to the bare framework, as many as for a number of tables."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.echo_clients: list[EchoClient] = []
        self.groups: list[list[BroadcastClient]] = []

    async def connect(self, tables: int) -> None:
        """Open all connections."""
        for table in range(tables):
            group: list[BroadcastClient] = []
            self.groups.append(group)
            for _ in range(SEATS):
                source = address_of(table)
                self.echo_clients.append(await dial(EchoClient(), self.server.port, source))
                group.append(await dial(BroadcastClient(table, group), self.server.port, source))

    async def echo(self, seconds: float) -> Echo:
        """Measure round trips of a small frame on all connections at once."""
        for client in self.echo_clients:
            client.times = []
            client.talks = True
            client.talk()
        took, cpu = await self._wait(seconds)
        for client in self.echo_clients:
            client.talks = False
        times = [time for client in self.echo_clients for time in client.times]
        await asyncio.sleep(0.1)
        return Echo(
            connections=len(self.echo_clients),
            round_trips=len(times) / took,
            latency=latency(times),
            server_cpu=cpu,
        )

    async def ping(self, seconds: float) -> Latency:
        """Measure round trips of single small frames while the server is under load."""
        for client in self.echo_clients:
            client.times = []
        end = perf_counter() + seconds
        for client in cycle(self.echo_clients):
            if perf_counter() >= end:
                break
            client.talk()
            await asyncio.sleep(PING_SECONDS)
        return latency([time for client in self.echo_clients for time in client.times])

    async def broadcast(self, seconds: float, length: int) -> Broadcast:
        """Measure how fast frames of a length are sent to everybody at all tables at once."""
        clients = [client for group in self.groups for client in group]
        before = frames_received(clients)
        for group in self.groups:
            group[0].request = b"%d %d" % (FRAMES, length)
            group[0].send(group[0].request)
        took, cpu = await self._wait(seconds)
        frames = (frames_received(clients) - before) / took
        for group in self.groups:
            group[0].request = b""
        await asyncio.sleep(0.1)
        return Broadcast(tables=len(self.groups), bytes=length, frames=frames, server_cpu=cpu)

    def close(self) -> None:
        """Close all connections."""
        for wire in (*self.echo_clients, *(client for group in self.groups for client in group)):
            wire.transport.abort()

    async def _wait(self, seconds: float) -> tuple[float, float]:
        """Wait; return how long it took and how many cores the server used."""
        began, cpu = perf_counter(), self.server.cpu()
        await asyncio.sleep(seconds)
        took = perf_counter() - began
        return took, (self.server.cpu() - cpu) / took


def frames_received(wires: Sequence[Wire]) -> int:
    """Return how many frames have arrived."""
    return sum(wire.frames for wire in wires)


class Database:
    """A database of the same kind with the same settings, holding only one room's journal."""

    def __init__(self, address: str) -> None:
        store = Store(address)
        store.migrate()
        self._engine: Engine = store.engine
        self._number = 0
        with self._engine.begin() as connection:
            connection.execute(insert(ROOMS), [ROOM])

    def rows(self, seconds: float) -> Rows:
        """Measure transactions with one row and with many."""
        return Rows(one=self._rate(1, seconds / 2), fifty=self._rate(BATCH, seconds / 2))

    def _rate(self, rows: int, seconds: float) -> float:
        """Return rows per second at a number of rows per transaction."""
        began, first = perf_counter(), self._number
        while perf_counter() < began + seconds:
            self._number += rows
            numbers = range(self._number - rows, self._number)
            with self._engine.begin() as connection:
                connection.execute(insert(JOURNAL), [{**ROW, "number": n} for n in numbers])
        return (self._number - first) / (perf_counter() - began)

    def close(self) -> None:
        """Close the database."""
        self._engine.dispose()
