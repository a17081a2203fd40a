"""The floors of a run: what the bare framework and the bare database do on this machine."""

import asyncio
from collections.abc import Sequence
from itertools import cycle
from time import perf_counter
from typing import Final

from sqlalchemy import Engine, insert

from bench.server.crowd import SEATS
from bench.server.processes import Process
from bench.server.results import Echo, Fan, Latency, Rows, latency
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


class Parrot(Wire):
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


class Guest(Wire):
    """A connection to a bare table.

    The first one requests more frames once everybody has received all of the last.
    """

    def __init__(self, table: int, party: "list[Guest]") -> None:
        super().__init__(f"/tables/{table}")
        self.party = party
        self.wish = b""
        self._heard = 0

    def receive(self, data: bytes) -> None:
        self.party[0].count()

    def count(self) -> None:
        """Count a frame that arrived at the table."""
        self._heard += 1
        if self._heard % (SEATS * FRAMES) == 0 and self.wish:
            self.send(self.wish)


class Framework:
    """Connections to the bare framework, as many as for a number of tables."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.parrots: list[Parrot] = []
        self.parties: list[list[Guest]] = []

    async def connect(self, tables: int) -> None:
        """Open all connections."""
        for table in range(tables):
            party: list[Guest] = []
            self.parties.append(party)
            for _ in range(SEATS):
                source = address_of(table)
                self.parrots.append(await dial(Parrot(), self.server.port, source))
                party.append(await dial(Guest(table, party), self.server.port, source))

    async def echo(self, seconds: float) -> Echo:
        """Measure round trips of a small frame on all connections at once."""
        for parrot in self.parrots:
            parrot.times = []
            parrot.talks = True
            parrot.talk()
        took, cpu = await self._wait(seconds)
        for parrot in self.parrots:
            parrot.talks = False
        times = [time for parrot in self.parrots for time in parrot.times]
        await asyncio.sleep(0.1)
        return Echo(
            connections=len(self.parrots),
            round_trips=len(times) / took,
            latency=latency(times),
            server_cpu=cpu,
        )

    async def ping(self, seconds: float) -> Latency:
        """Send a small frame now and then, to see how long it takes while others are measured."""
        for parrot in self.parrots:
            parrot.times = []
        end = perf_counter() + seconds
        for parrot in cycle(self.parrots):
            if perf_counter() >= end:
                break
            parrot.talk()
            await asyncio.sleep(PING_SECONDS)
        return latency([time for parrot in self.parrots for time in parrot.times])

    async def fan(self, seconds: float, length: int) -> Fan:
        """Send frames of a length to everybody at all tables at once."""
        guests = [guest for party in self.parties for guest in party]
        before = heard(guests)
        for party in self.parties:
            party[0].wish = b"%d %d" % (FRAMES, length)
            party[0].send(party[0].wish)
        took, cpu = await self._wait(seconds)
        frames = (heard(guests) - before) / took
        for party in self.parties:
            party[0].wish = b""
        await asyncio.sleep(0.1)
        return Fan(tables=len(self.parties), bytes=length, frames=frames, server_cpu=cpu)

    def close(self) -> None:
        """Close all connections."""
        for wire in (*self.parrots, *(guest for party in self.parties for guest in party)):
            wire.transport.abort()

    async def _wait(self, seconds: float) -> tuple[float, float]:
        """Wait; return how long it took and how many cores the server used."""
        began, cpu = perf_counter(), self.server.cpu()
        await asyncio.sleep(seconds)
        took = perf_counter() - began
        return took, (self.server.cpu() - cpu) / took


def heard(wires: Sequence[Wire]) -> int:
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
