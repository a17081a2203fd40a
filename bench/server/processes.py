"""Servers in their own processes, and the CPU time and memory they use. Needs Linux's /proc."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import clock_gettime, perf_counter
from typing import Final
from urllib.request import urlopen

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SAMPLE: Final = re.compile(r"^(turncoat_\w+) ([\d.e+]+)$", re.MULTILINE)
# The position in /proc/PID/stat, after the command's name, of the pages held.
PAGES: Final = 21
# In the number of a process's clock (`man clock_getcpuclockid`): the time that its threads ran.
SCHEDULED: Final = 2
# How many seconds a server may take to shut down.
SHUTDOWN_SECONDS: Final = 20.0


class Process:
    """A running server and its address."""

    def __init__(self, pid: int, address: str) -> None:
        # The port of its metrics, if it has any.
        self.figures = 0
        self.pid = pid
        self.address = address
        self.port = int(address.rpartition(":")[2])

    def cpu(self) -> float:
        """Return the processor seconds that it has used, all threads included."""
        return cpu_of(self.pid)

    def rss(self) -> int:
        """Return how many bytes of memory it holds."""
        return int(_fields(self.pid)[PAGES]) * PAGE

    def metrics(self) -> dict[str, float]:
        """Return its metrics, and the time at which they were read."""
        with urlopen(f"http://127.0.0.1:{self.figures}/metrics") as page:
            samples = SAMPLE.findall(page.read().decode())
        return {"at": perf_counter(), **{name: float(value) for name, value in samples}}


def cpu_of(pid: int) -> float:
    """Return the processor seconds that a process has used, all threads included.

    Its own clock is exact; /proc counts in ticks, of which a short time may have none.
    """
    return clock_gettime((~pid << 3) | SCHEDULED)


def _fields(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()


@contextmanager
def serving(module: str, *arguments: str) -> Iterator[Process]:
    """Run a server, which prints its address first, and stop it afterwards.

    Its log is discarded.
    """
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", line)
            if found is None:
                raise RuntimeError(f"no address in {line!r}")
            yield Process(process.pid, found[0])
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(SHUTDOWN_SECONDS)
            process.kill()


@contextmanager
def game_server(database: str) -> Iterator[Process]:
    """Run our server with a rate limit too high to matter."""
    options = ("--host", "127.0.0.1", "--port", "0", "--rate", "1000000", "--bot-workers", "1")
    figures = free_port()
    more = ("--metrics", str(figures), "--database", database)
    with serving("bench.server.live_metrics", "serve", *options, *more) as process:
        process.figures = figures
        yield process


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port
