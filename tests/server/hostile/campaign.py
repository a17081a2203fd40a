"""Honest tables under attack: first a calm period, then the attack, then every game is checked."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from os import sysconf
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import Final

import httpx
import msgspec

from tests.server.hostile.honest import Game
from tests.server.hostile.ledger import UNAVAILABLE, Report
from tests.server.hostile.target import Target
from tests.server.hostile.trial import complaints
from tests.server.running import Running

TABLES: Final = [("shadow_hunters", 4), ("among_cultists", 4), ("dark_providence", 1)]
# The state of an open connection in /proc/net/tcp.
ESTABLISHED = "01"
# The only events that honest games may leave in the log, even under attack.
EVENTS: Final = {"room opened", "game ended", "closed"}
PATIENCE: Final = 15.0
NAP: Final = 0.01


class Outcome:
    """The result of a campaign."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        self.report = Report({}, {}, [])
        self.wrong: list[str] = []
        self.began = self.ended = 0.0
        # Of the server, before and after the attack: megabytes, and seconds of processor time.
        self.memory = [0, 0]
        self.effort = [0.0, 0.0]
        # How late this process itself was when it only had to wake up.
        self.overslept: list[float] = []

    @property
    def calm(self) -> list[float]:
        """How long answers took before the attack, sorted."""
        return sorted(length for at, length in self._waits if at < self.began)

    @property
    def attacked(self) -> list[float]:
        """How long answers took during the attack, sorted."""
        return sorted(length for at, length in self._waits if self.began <= at < self.ended)

    @property
    def _waits(self) -> list[tuple[float, float]]:
        return [wait for game in self.games for wait in game.waits]


class Campaign:
    """One server, some honest tables, and the attackers.

    `pace` is how many seconds a player thinks on average; `most` how many games a table plays.
    """

    def __init__(
        self, server: Running, calm: float, seconds: float, pace: float, most: int = 1_000
    ) -> None:
        self.server = server
        self.calm = calm
        self.seconds = seconds
        self.pace = pace
        self.most = most
        self.hurry = Event()
        self.outcome = Outcome()

    def run(self, seed: str) -> Outcome:
        """Run the campaign. When time is up, finish the games quickly and stop the server."""
        outcome = self.outcome
        with self.gang(seed) as gang, ThreadPoolExecutor(len(TABLES) + 1) as pool:
            assert gang.stdout is not None
            assert gang.stdout.readline() == "ready\n"
            outcome.began = monotonic() + self.calm
            tables = [pool.submit(self.keep_table, gang, seed, *table) for table in TABLES]
            pool.submit(self.measure_delay)
            sleep(self.calm)
            outcome.memory[0], outcome.effort[0] = self.memory(), self.effort()
            report = gang.stdout.readline()
            outcome.ended, outcome.effort[1] = monotonic(), self.effort()
            self.hurry.set()
            for table in tables:
                table.result()
            outcome.report = msgspec.json.decode(report, type=Report)
        outcome.memory[1] = self.memory()
        for game in outcome.games:
            outcome.wrong += complaints(game)
        outcome.wrong += [*outcome.report.caught, *self.state_of_the_server()]
        if away := outcome.report.answered.get(str(UNAVAILABLE)):
            outcome.wrong.append(f"the server was away {away} times")
        return outcome

    def keep_table(self, gang: subprocess.Popen[str], seed: str, game: str, players: int) -> None:
        """Play one game after another until time is up. A failure ends the whole campaign."""
        try:
            for number in range(self.most):
                table = Game(self.server.address, game, players, f"{seed}/{game}/{number}")
                self.outcome.games.append(table)
                self.reveal_table(gang, table.deal())
                table.play(self.pace, self.hurry)
                if self.hurry.is_set():
                    return
        except BaseException:
            gang.kill()
            raise

    def measure_delay(self) -> None:
        """Measure how much delay the machine itself adds during the attack."""
        while not self.hurry.is_set():
            due = monotonic() + NAP
            sleep(NAP)
            if due > self.outcome.began:
                self.outcome.overslept.append(monotonic() - due)

    # The attackers.

    def gang(self, seed: str) -> subprocess.Popen[str]:
        """Start the attackers in their own process."""
        command = [
            sys.executable, "-m", "tests.server.hostile.attackers", self.server.address,
            str(self.calm), str(self.seconds), seed,
        ]  # fmt: skip
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def reveal_table(self, gang: subprocess.Popen[str], target: Target) -> None:
        """Tell the attackers about a table."""
        assert gang.stdin is not None
        gang.stdin.write(msgspec.json.encode(target).decode() + "\n")
        gang.stdin.flush()

    # The server.

    def memory(self) -> int:
        """The server's memory in megabytes."""
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) // 1024

    def effort(self) -> float:
        """The server's processor time in seconds."""
        stat = Path(f"/proc/{self.server.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / sysconf("SC_CLK_TCK")

    def state_of_the_server(self) -> Iterator[str]:
        """What is wrong after the attack: open connections, a failing server, strange log lines."""
        end = monotonic() + PATIENCE
        while self.sockets() and monotonic() < end:
            sleep(0.1)
        if self.sockets():
            yield f"{self.sockets()} connections are left"
        ready = httpx.get(f"{self.server.address}/ready").text
        if '"ready"' not in ready:
            yield f"the server is not ready: {ready}"
        for line in self.server.stop().splitlines():
            if not line.startswith("{") or msgspec.json.decode(line)["event"] not in EVENTS:
                yield f"in the log: {line}"

    def sockets(self) -> int:
        """How many connections the server has, according to the kernel."""
        lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
        found = [line.split()[1:4] for line in lines]
        ours = f":{self.server.port:04X}"
        return sum(here.endswith(ours) and state == ESTABLISHED for here, _, state in found)
