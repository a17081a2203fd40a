"""One soak: the server, its tables, attackers, a kill and a restart."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Final

import httpx
import msgspec

from bench.server.processes import PAGE
from bench.soak import checks
from bench.soak.results import Attack, Results, windows_of
from bench.soak.tables import SoakTables, Wait
from tests.server.hostile.ledger import Report
from tests.server.hostile.target import Target
from tests.server.running import USUAL, Running
from turncoat.server.limits import RATE

# When the server is killed and its database restarted, as shares of the whole time.
KILL_AT: Final = 0.5
RESTART_AT: Final = 0.75
# Seconds to catch up with what has queued up, once everybody has reconnected.
SETTLE_SECONDS: Final = 10.0
SAMPLE_SECONDS: Final = 1.0
TABLES_ATTACKED: Final = 8
TWO_WORLDS: Final = "tests/server/wire/test_two_worlds.py"


# Players and attackers would be on other machines, so here they are confined to the last core. The
# server and its database may use all of them.
CORES: Final = tuple(sorted(os.sched_getaffinity(0)))
ON_ALL_CORES: Final = ("taskset", "--cpu-list", ",".join(map(str, CORES)))


def pin_to_cores(cores: tuple[int, ...]) -> None:
    """Confine this thread, and whatever it starts, to some cores."""
    os.sched_setaffinity(0, cores)


class UsualServer(Running):
    """The server as operators start it, on all cores."""

    program = USUAL
    prefix = ON_ALL_CORES


class Soak:
    """A soak. `restart_database` restarts the database's server, if it has one."""

    def __init__(
        self,
        database: str,
        tables: int,
        seconds: float,
        restart_database: Callable[[], None] | None,
    ) -> None:
        self.database = database
        self.size = tables
        self.seconds = seconds
        self.restart_database = restart_database
        self.server = UsualServer("--database", database, "--rate", str(RATE))
        self.memory: list[tuple[float, int]] = []
        self.restarts: list[tuple[str, float, float]] = []
        self._began = 0.0

    async def run(self, kind: str, seed: str) -> Results:
        """Run the whole soak, then stop the server and check what it has stored."""
        await asyncio.to_thread(self.server.start)
        self.tables = SoakTables(self.server.address)
        say(f"opening {self.size} tables, each anywhere in a game")
        await self.tables.open(self.size)
        attackers = await self._attackers(seed)
        self._began = perf_counter()
        memory_watch = asyncio.create_task(self._watch_memory())
        worlds = asyncio.create_task(two_worlds())
        sleeper = start_sleeper()
        await self._sleep_until(KILL_AT)
        await self._interrupted("kill -9", self._kill)
        await self._sleep_until(RESTART_AT)
        if self.restart_database is not None:
            await self._interrupted("database restart", self.restart_database)
        await self._sleep_until(1.0)
        memory_watch.cancel()
        overslept = stop_sleeper(sleeper)
        report = await reported(attackers)
        await self.tables.leave()
        say("looking at what was kept")
        log = await asyncio.to_thread(self.server.stop)
        found = await asyncio.to_thread(checks.check, self.database, self.tables.seats)
        wrong = [*found.wrong, *await worlds]
        if self.server.process.returncode != 0:
            wrong.append(f"the server ends with {self.server.process.returncode}: {log[-500:]}")
        return Results(
            database=kind,
            tables=self.size,
            seconds=self.seconds,
            answers=len(self.tables.waits),
            returns=self.tables.returns,
            windows=list(
                windows_of(self.tables.waits, overslept, self._began, self.seconds, self.restarts)
            ),
            memory=self.memory,
            restarts=self.restarts,
            attack=Attack(
                tried=report.tried,
                answered=report.answered,
                caught=report.caught,
                rate=sum(report.tried.values()) / self.seconds,
            ),
            games_verified=found.games,
            answers_found=found.answers,
            wrong=wrong,
        )

    def end(self) -> None:
        """Make sure that no server is left running."""
        if self.server.process.poll() is None:
            self.server.kill()

    async def _sleep_until(self, share: float) -> None:
        await asyncio.sleep(max(0.0, self._began + share * self.seconds - perf_counter()))

    async def _interrupted(self, what: str, act: Callable[[], None]) -> None:
        """Interrupt the server or its database, and wait until everybody has reconnected."""
        say(what)
        down = perf_counter() - self._began
        await asyncio.to_thread(act)
        while not await self._ready() or len(list(self.tables.connected())) < len(
            self.tables.seats
        ):
            await asyncio.sleep(0.1)
        up = perf_counter() - self._began
        say(f"everybody is back after {up - down:.1f} s")
        self.restarts.append((what, down, up + SETTLE_SECONDS))

    def _kill(self) -> None:
        self.server.kill()
        self.server.start()

    async def _ready(self) -> bool:
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(base_url=self.server.address) as http:
                return (await http.get("/ready")).status_code == 200
        return False

    async def _watch_memory(self) -> None:
        while True:
            with suppress(OSError, IndexError):
                stat = Path(f"/proc/{self.server.process.pid}/statm").read_text().split()
                self.memory.append((perf_counter() - self._began, int(stat[1]) * PAGE))
            await asyncio.sleep(SAMPLE_SECONDS)

    async def _attackers(self, seed: str) -> subprocess.Popen[str]:
        """Start the attackers, and tell them about some of the tables."""
        command = [
            sys.executable, "-m", "tests.server.hostile.attackers", self.server.address,
            "0", str(self.seconds), seed,
        ]  # fmt: skip
        pipe = subprocess.PIPE
        gang = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert gang.stdin is not None
        assert gang.stdout is not None
        await asyncio.to_thread(gang.stdout.readline)
        for seat in self.tables.seats[: TABLES_ATTACKED * 5 : 5]:
            target = Target(room=seat.room, stale="x" * 43, seats=5, traitor="", traitor_seat=0)
            gang.stdin.write(msgspec.json.encode(target).decode() + "\n")
        gang.stdin.flush()
        return gang


async def reported(gang: subprocess.Popen[str]) -> Report:
    """Wait until the attackers end, and return their report."""
    assert gang.stdout is not None
    line = await asyncio.to_thread(gang.stdout.readline)
    await asyncio.to_thread(gang.communicate)
    return msgspec.json.decode(line, type=Report)


def start_sleeper() -> subprocess.Popen[str]:
    """Start the sleeper on all cores, next to the server."""
    command = [*ON_ALL_CORES, sys.executable, "-m", "bench.soak.sleeper"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def stop_sleeper(sleeper: subprocess.Popen[str]) -> list[Wait]:
    """Stop the sleeper; return when it overslept and by how much."""
    sleeper.terminate()
    written, _ = sleeper.communicate()
    return [Wait(*map(float, line.split())) for line in written.splitlines()]


async def two_worlds() -> list[str]:
    """Run the two-worlds test on the wire while the machine is under load."""
    command = [
        *ON_ALL_CORES, "nice", "-n", "19",
        sys.executable, "-m", "pytest", "-q", "-n", "0", TWO_WORLDS,
    ]  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    output, _ = await process.communicate()
    tail = output.decode().strip().splitlines()[-1]
    say(f"two worlds: {tail}")
    return [] if process.returncode == 0 else [f"two worlds: {tail}"]


def say(what: str) -> None:
    """Print progress."""
    print(what, file=sys.stderr, flush=True)
