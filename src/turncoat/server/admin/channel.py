"""The control channel: a Unix socket in the data folder, for the operator's commands.

It is not reachable over the network; file permissions decide who may use it. Each connection sends
one line and gets one line back.
"""

import asyncio
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import structlog

from turncoat.server.admin import messages
from turncoat.server.admin.commands import Admin
from turncoat.server.admin.location import NAME, reached
from turncoat.server.admin.messages import Failed

log = structlog.get_logger()

PRIVATE: Final = 0o600
# How long a client may take to send its line.
PATIENCE: Final = 10.0
# Since 3.13 asyncio looks for the socket's file, at an address that may be gone. We remove it.
NO_CLEANUP: Final[dict[str, Any]] = {"cleanup_socket": False} if sys.version_info >= (3, 13) else {}


class InUse(Exception):
    """Another server has its control channel in this folder."""


class NoChannel(Exception):
    """The socket can't be created; the message says why."""


def bound(folder: Path) -> socket.socket:
    """The socket, readable only by its owner. Raises InUse or NoChannel."""
    found = socket.socket(socket.AF_UNIX)
    try:
        with reached(folder) as address:
            _clear(folder, address)
            before = os.umask(0o777 & ~PRIVATE)
            try:
                found.bind(address)
            finally:
                os.umask(before)
    except InUse:
        found.close()
        raise
    except OSError as error:
        found.close()
        raise NoChannel(error.strerror or str(error)) from None
    return found


def _clear(folder: Path, address: str) -> None:
    """Remove a socket that a server left behind."""
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(address)
        except FileNotFoundError:
            return
        except ConnectionRefusedError:
            (folder / NAME).unlink(missing_ok=True)
            return
    raise InUse


class Channel:
    """Listens while the server runs."""

    def __init__(self, admin: Admin, folder: Path) -> None:
        self._admin = admin
        self._folder = folder
        self._socket = bound(folder)
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Start accepting commands."""
        self._server = await asyncio.start_unix_server(
            self._serve, sock=self._socket, limit=messages.LARGEST_REQUEST, **NO_CLEANUP
        )

    async def close(self) -> None:
        """Stop accepting commands, and remove the socket."""
        if self._server is not None:
            self._server.close()
        self._socket.close()
        with suppress(OSError):
            (self._folder / NAME).unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                line = await _line(reader)
            writer.write(messages.write(await self._answer(line)))
            async with asyncio.timeout(PATIENCE):
                await writer.drain()
        writer.close()

    async def _answer(self, line: bytes) -> messages.Answer:
        try:
            return await self._admin.take(messages.read_request(line))
        except Failed as error:
            return messages.Error(error.reason)
        except Exception:
            log.exception("broken")
            return messages.Error("broken")


async def _line(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readline()
    except ValueError:
        return b""
