"""All tables of a run: opening them, and letting some of them play for a while."""

import asyncio
from collections.abc import Callable
from itertools import cycle, islice
from time import perf_counter
from typing import Final

import httpx
import msgspec

from bench.server.processes import Process
from bench.server.seats import Pace, Party, Seat, Tally
from bench.server.wire import address_of, dial
from turncoat.games import GAMES
from turncoat.server.protocol import pages, requests
from turncoat.server.protocol.settings import Clocks, Settings

SEATS: Final = 5
# Nobody waits for a clock: what takes time is the server alone.
CLOCKS: Final = Clocks(
    pace="untimed", move=0, bank=0, secret=0, window=0, notice=0, gone=0, beat_ms=0
)
# Tables that are opened at the same time.
AT_ONCE: Final = 8


class Crowd:
    """Programs at many tables of one server; the tables play all games in turn."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.pace = Pace()
        self.parties: list[Party] = []

    @property
    def seats(self) -> list[Seat]:
        """Everybody."""
        return [seat for party in self.parties for seat in party.seats]

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many; all of them get their cards."""
        missing = range(len(self.parties), tables)
        limit = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as http:
            opened = [self._open(http, limit, table) for table in missing]
            self.parties += await asyncio.gather(*opened)

    async def _open(
        self, http: httpx.AsyncClient, limit: asyncio.Semaphore, table: int
    ) -> Party:
        game = next(islice(cycle(GAMES), table % len(GAMES), None))
        async with limit:
            party = Party(self.pace)
            settings = Settings(game=game, players=SEATS, clocks=CLOCKS)
            host = await post(http, "/api/rooms", pages.NewRoom(settings=settings, name="Host"))
            tokens = [host.token]
            for seat in range(1, SEATS):
                body = pages.NewProgram(seat=seat, name=f"Program {seat}")
                path = f"/api/rooms/{host.room}/programs"
                tokens.append((await post(http, path, body, host.token)).token)
            party.seats = [
                Seat(party, seat, host.room, token) for seat, token in enumerate(tokens)
            ]
            for seat in party.seats:
                await dial(seat, self.server.port, address_of(table))
                await seat.hello()
            await party.seats[0].do(requests.Sit(id=party.seats[0].next_id(), seat=0))
            for seat in party.seats:
                await seat.do(seat.ready())
            return party

    def play(self, tables: int, pause: Callable[[], float]) -> None:
        """So many tables go on, all others wait."""
        self.pace.pause = pause
        for number, party in enumerate(self.parties):
            party.active = number < tables
        for seat in self.seats:
            seat.think()

    def stop(self) -> None:
        """Nobody answers any more."""
        self.pace.pause = None
        for seat in self.seats:
            seat.think()

    async def watch(self, seconds: float) -> tuple[Tally, float]:
        """What is counted from now on, and how long that was."""
        self.pace.tally = tally = Tally()
        began = perf_counter()
        await asyncio.sleep(seconds)
        self.pace.tally = Tally()
        self.check()
        return tally, perf_counter() - began

    def check(self) -> None:
        """Nobody may have been cut off, or there would be less to do than there seems."""
        lost = sum(seat.lost for seat in self.seats)
        if lost:
            raise RuntimeError(f"{lost} connections were closed")

    def close(self) -> None:
        """All leave."""
        for seat in self.seats:
            seat.transport.abort()


async def post(
    http: httpx.AsyncClient, path: str, body: pages.Body, token: str = ""
) -> pages.Entry:
    """Come into a room."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    response = await http.post(path, content=msgspec.json.encode(body), headers=headers)
    response.raise_for_status()
    return msgspec.json.decode(response.content, type=pages.Entry)
