"""Servers in processes of their own, and what they use of the machine. Needs Linux: /proc."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Final
from urllib.request import urlopen

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SAMPLE: Final = re.compile(r"^(turncoat_\w+) ([\d.e+]+)$", re.MULTILINE)
# After the name of the command in brackets: what was used of the processors, and pages held.
USER, SYSTEM, PAGES = 11, 12, 21
# Seconds that a server may take to close.
LEAVES_IN: Final = 20.0


class Process:
    """A server that runs, by its address."""

    def __init__(self, pid: int, address: str) -> None:
        # The port of its figures, if it shows any.
        self.figures = 0
        self.pid = pid
        self.address = address
        self.port = int(address.rpartition(":")[2])

    def cpu(self) -> float:
        """Seconds of a processor that it has used, with all its threads."""
        return cpu_of(self.pid)

    def rss(self) -> int:
        """Bytes that it holds in memory."""
        return int(_fields(self.pid)[PAGES]) * PAGE

    def metrics(self) -> dict[str, float]:
        """What it has counted so far, and when that was."""
        with urlopen(f"http://127.0.0.1:{self.figures}/metrics") as page:
            samples = SAMPLE.findall(page.read().decode())
        return {"at": perf_counter(), **{name: float(value) for name, value in samples}}


def cpu_of(pid: int) -> float:
    """Seconds of a processor that a process has used."""
    fields = _fields(pid)
    return (int(fields[USER]) + int(fields[SYSTEM])) / TICKS


def _fields(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()


@contextmanager
def serving(module: str, *arguments: str) -> Iterator[Process]:
    """A server for a while; it prints its address first. What it logs is written and dropped."""
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
                process.wait(LEAVES_IN)
            process.kill()


@contextmanager
def game_server(database: str) -> Iterator[Process]:
    """Our server, with limits for one address that do not get in the way."""
    options = ("--host", "127.0.0.1", "--port", "0", "--rate", "1000000", "--bot-workers", "1")
    figures = free_port()
    more = ("--metrics", str(figures), "--database", database)
    with serving("bench.server.counted", "serve", *options, *more) as process:
        process.figures = figures
        yield process


def free_port() -> int:
    """A port that nobody has yet."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port
