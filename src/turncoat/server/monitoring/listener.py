"""A separate listener for metrics, which the public one does not serve."""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from ipaddress import ip_address
from pathlib import Path
from time import time
from typing import Final

from turncoat.server.access.hosts import Hosts
from turncoat.server.monitoring.metrics import Metrics

MINUTE: Final = 60
# How long a request may take in seconds, and how large its head may be.
PATIENCE: Final = 5.0
LARGEST_HEAD: Final = 8192
PATH: Final = "/metrics"
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class MetricsListener:
    """Serves the metrics to clients with the token, or to all if there is none."""

    def __init__(self, bound: socket.socket, token: str = "") -> None:
        self.bound = bound
        self._token = token
        self._hosts = Hosts()

    async def open(self, metrics: Metrics, waiting: Callable[[], int]) -> None:
        """Start listening, and publish the metrics every minute."""
        self._metrics = metrics
        self._waiting = waiting
        self._publish()
        self._clock = asyncio.create_task(self._by_the_minute())
        self._server = await asyncio.start_server(self._serve, sock=self.bound, limit=LARGEST_HEAD)

    async def close(self) -> None:
        """Stop listening."""
        self._clock.cancel()
        self._server.close()

    async def _by_the_minute(self) -> None:
        while True:
            await asyncio.sleep(MINUTE - time() % MINUTE)
            self._publish()

    def _publish(self) -> None:
        self._metrics.publish(self._waiting(), resident_bytes())

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        with suppress(OSError, TimeoutError, EOFError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._answer(head.decode("latin-1")))
                await writer.drain()
        writer.close()

    def _answer(self, head: str) -> bytes:
        first, *lines = head.split("\r\n")
        method, _, rest = first.partition(" ")
        if rest.partition(" ")[0].partition("?")[0] != PATH:
            return response("404 Not Found")
        if not self._token and not self._is_meant(lines):
            return response("421 Misdirected Request")
        if self._token and not self._is_known(lines):
            return response("401 Unauthorized", more="WWW-Authenticate: Bearer\r\n")
        if method not in ("GET", "HEAD"):
            return response("405 Method Not Allowed", more="Allow: GET, HEAD\r\n")
        page = self._metrics.page()
        return response("200 OK", page, whole=method == "GET")

    def _is_meant(self, lines: list[str]) -> bool:
        """Whether the `Host` header is one that no page of another site can use. Programs may leave
        it out; browsers never do.
        """
        named = headers(lines, "host")
        return not named or (len(named) == 1 and self._hosts.knows(named[0]))

    def _is_known(self, lines: list[str]) -> bool:
        kinds = [one.partition(" ") for one in headers(lines, "authorization")]
        tokens = [token.strip() for kind, _, token in kinds if kind.lower() == "bearer"]
        wanted = self._token.encode()
        return any(compare_digest(token.encode(), wanted) for token in tokens)


def headers(lines: list[str], name: str) -> list[str]:
    """All headers with a name, in order."""
    pairs = [line.partition(":") for line in lines]
    return [value.strip() for key, _, value in pairs if key.strip().lower() == name]


def response(status: str, body: bytes = b"", more: str = "", whole: bool = True) -> bytes:
    """An encoded response; without its body for HEAD."""
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: {TYPE}\r\nContent-Length: {len(body)}\r\n"
        f"{more}Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + (body if whole else b"")


def resident_bytes() -> int:
    """The resident memory of this process; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
