"""A real server in its own process, on a free port, for tests and campaigns."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import IO

import httpx

STARTS_IN = 60.0
ROOT = Path(__file__).parents[2]
# A server whose bots don't pause, and the one that people start.
WITHOUT_PAUSES, USUAL = "tests.server.without_pauses", "turncoat"


class Running:
    """A server that can be killed and started again with the same data. Its bots don't pause,
    unless `program` is USUAL.
    """

    program = WITHOUT_PAUSES
    # A command to run the server with, such as `taskset` and its options.
    prefix: tuple[str, ...] = ()

    def __init__(self, *options: str, port: int = 0) -> None:
        self.options = options
        self.port = port
        self.address = ""
        self.log = ""
        self._written: IO[str] | None = None
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> subprocess.Popen[str]:
        """The process that runs now, or ran last."""
        assert self._process is not None
        return self._process

    def start(self) -> None:
        """Start the server, and wait until it listens."""
        command = [
            *self.prefix, sys.executable, "-m", self.program, "serve", "--host", "127.0.0.1",
            "--port", str(self.port), "--rate", "1000000", *self.options,
        ]  # fmt: skip
        # A file, because a server blocks when its pipe is full.
        self._written = TemporaryFile("w+")  # noqa: SIM115
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._written, text=True, cwd=ROOT
        )
        assert self.process.stdout is not None
        lines: list[str] = []
        # A server with a public address prints that first.
        while not (found := re.search(r"http://(?:[\d.]+|localhost):(\d+)", "".join(lines))):
            lines.append(self.process.stdout.readline())
            if not lines[-1]:
                raise AssertionError(f"no address in {lines}: {self.ended()}")
        self.address, self.port = found[0], int(found[1])

    def kill(self) -> None:
        """Kill the server without warning."""
        self.process.kill()
        self.ended()

    def stop(self) -> str:
        """Ask the server to shut down. Returns what it has logged."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self, timeout: float = 30.0) -> str:
        """Wait until it has ended. Returns what it has logged."""
        self.process.communicate(timeout=timeout)
        if self._written is not None:
            with self._written as written:
                written.seek(0)
                self.log = written.read()
            self._written = None
        return self.log


@contextmanager
def running(*options: str) -> Iterator[Running]:
    """A running server, killed at the end."""
    server = Running(*options)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def wait_until_healthy(address: str) -> None:
    """Wait until the server reports that it is ready."""
    end = monotonic() + STARTS_IN
    while monotonic() < end:
        if httpx.get(f"{address}/ready").status_code == 200:
            return
        sleep(0.05)
    raise AssertionError("the server does not get well")
