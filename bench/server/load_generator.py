"""All tables of a run: opening them, and letting some of them play for a while."""

import asyncio
import os
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

import httpx
import msgspec

from bench.server.processes import Process, cpu_of
from bench.server.seats import Pace, Seat, SeatGroup, Tally
from bench.server.wire import address_of, dial
from turncoat.games import GAMES
from turncoat.server.protocol import commands, pages
from turncoat.server.protocol.settings import Clocks, Settings

SEATS: Final = 5
# No clocks, so that only the server takes time.
CLOCKS: Final = Clocks(
    pace="untimed", move=0, bank=0, secret=0, window=0, notice=0, gone=0, interval_ms=0
)
# How many tables are opened at the same time.
TOGETHER: Final = 8
# After this many seconds nothing is in transit any more.
SILENCE: Final = 0.5


class Sample(NamedTuple):
    """What happened during a period; CPU is the average number of cores used."""

    tally: Tally
    seconds: float
    server_cpu: float
    generator_cpu: float
    frames: float
    bytes: float


def no_pause() -> float:
    """Return a pause of 0 seconds."""
    return 0.0


class LoadGenerator:
    """Programs at many tables of one server, cycling through all games."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.pace = Pace()
        self.groups: list[SeatGroup] = []

    @property
    def seats(self) -> list[Seat]:
        """All seats."""
        return [seat for group in self.groups for seat in group.seats]

    async def grow(self, tables: int) -> None:
        """Open tables until there are this many, and deal at all of them."""
        missing = range(len(self.groups), tables)
        limit = asyncio.Semaphore(TOGETHER)
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as http:
            opened = [self._open(http, limit, table) for table in missing]
            self.groups += await asyncio.gather(*opened)

    async def _open(
        self, http: httpx.AsyncClient, limit: asyncio.Semaphore, table: int
    ) -> SeatGroup:
        game = list(GAMES)[table % len(GAMES)]
        async with limit:
            group = SeatGroup(self.pace)
            group.seats = [
                Seat(group, seat, room, token)
                for seat, (room, token) in enumerate(await self._seated(http, game))
            ]
            for seat in group.seats:
                await dial(seat, self.server.port, address_of(table))
                await seat.hello()
            host = group.seats[0]
            await host.do(commands.Sit(id=host.next_id(), seat=0))
            for seat in group.seats:
                await seat.do(seat.ready())
            return group

    async def _seated(self, http: httpx.AsyncClient, game: str) -> list[tuple[str, str]]:
        """Open a room; return its code and the token of each seat, the host's first."""
        settings = Settings(game=game, players=SEATS, clocks=CLOCKS)
        host = await post(http, "/api/rooms", pages.NewRoom(settings=settings, name="Host"))
        entries, path = [host], f"/api/rooms/{host.room}/programs"
        for seat in range(1, SEATS):
            body = pages.NewProgram(seat=seat, name=f"Program {seat}")
            entries.append(await post(http, path, body, host.token))
        return [(entry.room, entry.token) for entry in entries]

    def play(self, tables: int, pause: Callable[[], float]) -> None:
        """Let this many tables play, and all others wait."""
        self.pace.pause = pause
        for number, group in enumerate(self.groups):
            group.active = number < tables
        for seat in self.seats:
            seat.think()

    async def stop(self) -> None:
        """Stop answering, and wait until nothing is in transit."""
        self.pace.pause = None
        for seat in self.seats:
            seat.think()
        await asyncio.sleep(SILENCE)

    async def watch(self, seconds: float) -> Sample:
        """Measure what happens during a period."""
        self.pace.tally = tally = Tally()
        before = self._counters()
        await asyncio.sleep(seconds)
        used = [now - then for now, then in zip(self._counters(), before, strict=True)]
        self.pace.tally = Tally()
        tally.undone = [wait for seat in self.seats for wait in seat.waits()]
        self.check()
        took, server, generator, frames, size = used
        return Sample(tally, took, server / took, generator / took, frames, size)

    def _counters(self) -> tuple[float, ...]:
        """Return counters that only grow."""
        frames, size = sum(s.frames for s in self.seats), sum(s.bytes for s in self.seats)
        return perf_counter(), self.server.cpu(), cpu_of(os.getpid()), frames, size

    def check(self) -> None:
        """Raise RuntimeError if connections were closed, since that would reduce the load."""
        lost = sum(seat.lost for seat in self.seats)
        if lost:
            raise RuntimeError(f"{lost} connections were closed")

    def close(self) -> None:
        """Disconnect everybody."""
        for seat in self.seats:
            seat.transport.abort()


async def post(
    http: httpx.AsyncClient, path: str, body: pages.Body, token: str = ""
) -> pages.Joined:
    """Post a request that opens or joins a room; return the entry."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    response = await http.post(path, content=msgspec.json.encode(body), headers=headers)
    response.raise_for_status()
    return msgspec.json.decode(response.content, type=pages.Joined)
