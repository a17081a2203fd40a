"""The floor: the bare framework, run by uvicorn exactly as our server is.

`python -m bench.server.bare` serves on a free loopback port and prints its address.
"""

import socket as network
from contextlib import suppress
from typing import Any, TypeAlias

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from turncoat.server.network.address import own_address
from turncoat.server.serving import config_for, listening

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

_tables: dict[int, list[AnySocket]] = {}


@websocket("/echo")
async def echo(socket: AnySocket) -> None:
    """Send every frame back."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_text(await socket.receive_text())


@websocket("/tables/{table:int}")
async def broadcast(socket: AnySocket, table: int) -> None:
    """Send a requested number of frames of a requested length to everybody at a table."""
    await socket.accept()
    group = _tables.setdefault(table, [])
    group.append(socket)
    with suppress(WebSocketDisconnect):
        while True:
            times, length = map(int, (await socket.receive_text()).split())
            frame = "x" * length
            for other in group:
                for _ in range(times):
                    await other.send_text(frame)


class Server(uvicorn.Server):
    """Prints its address once it listens."""

    async def startup(self, sockets: list[network.socket] | None = None) -> None:
        await super().startup(sockets)
        for bound in sockets or []:
            print(own_address(bound), flush=True)


def main() -> None:
    """Serve until a signal arrives."""
    app = Litestar(route_handlers=[echo, broadcast], logging_config=None, openapi_config=None)
    Server(config_for(app)).run(sockets=[listening("127.0.0.1", 0)])


if __name__ == "__main__":
    main()
