"""A minimal websocket client, so that the measurements are dominated by the server.

It talks only to our own server on loopback: frames arrive unfragmented, and nothing is negotiated.
"""

import asyncio
from typing import Final, TypeVar

TEXT: Final = 0x81
CLOSE: Final = 0x88
PONG: Final = 0x8A
PING: Final = 0x89
SHORT: Final = 126
HEAD: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dHVybmNvYXR0dXJuY29hdA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
W = TypeVar("W", bound="Wire")


class Lost(Exception):
    """The server has closed the connection."""


class Wire(asyncio.Protocol):
    """One connection, which passes text frames to `receive`."""

    transport: asyncio.Transport

    def __init__(self, path: str) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.frames = 0
        self.bytes = 0
        self.lost = False
        self._head = HEAD.format(path=path).encode()
        self._rest = b""

    def receive(self, data: bytes) -> None:
        """Handle a text frame."""

    def send(self, data: bytes) -> None:
        """Send a text frame."""
        self.transport.write(framed(TEXT, data))

    # Called by the event loop.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(Lost())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.transport.abort()
                return
            self.open.set_result(None)
        self._rest = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Handle all complete frames, and return the remaining bytes."""
        at, end = 0, len(data)
        while end - at >= 2:
            start, length = at + 2, data[at + 1]
            if length >= SHORT:
                start += 2 if length == SHORT else 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if end < start + length:
                break
            self._take(data[at], data[start : start + length])
            at = start + length
        return data[at:]

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.frames += 1
            self.bytes += len(data)
            self.receive(data)
        elif kind == PING:
            self.transport.write(framed(PONG, data))
        elif kind == CLOSE:
            self.transport.close()


def framed(kind: int, data: bytes) -> bytes:
    """Return a client frame. It must be masked, and a mask of zeros changes nothing."""
    length = len(data)
    if length < SHORT:
        head = bytes((kind, 0x80 | length))
    else:
        head = bytes((kind, 0x80 | SHORT)) + length.to_bytes(2, "big")
    return head + bytes(4) + data


def address_of(table: int) -> str:
    """Return a separate address for each table, as limits count by address."""
    return f"127.1.{table // 250}.{table % 250 + 1}"


async def dial(wire: W, port: int, source: str) -> W:
    """Connect from a loopback address."""
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: wire, "127.0.0.1", port, local_addr=(source, 0))
    await wire.open
    return wire
