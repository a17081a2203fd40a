"""The server process: uvicorn around the application, with an orderly shutdown."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, Final

import uvicorn

from turncoat.server import limits
from turncoat.server.access.access import Access
from turncoat.server.access.connections import Bounds, Connections
from turncoat.server.access.proxies import NO_PROXIES, Proxies
from turncoat.server.admin.channel import Channel
from turncoat.server.admin.commands import Admin
from turncoat.server.admin.location import is_possible
from turncoat.server.admin.policy import Policy
from turncoat.server.app import EVERYBODY, build
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.game_server import GameServer
from turncoat.server.monitoring.listener import MetricsListener
from turncoat.server.monitoring.memory import Sweeper
from turncoat.server.network.address import own_address
from turncoat.server.network.descriptors import raise_limit
from turncoat.server.network.uvicorn_protocols import HttpProtocol, WebSocketProtocol
from turncoat.server.retention import Retention
from turncoat.server.room.play.pace import SHORTEST_PAUSE
from turncoat.server.store.store import Store

BACKLOG: Final = 1024
# On every response, wherever it is made.
ON_EVERYTHING: Final = {
    # Links may contain a transfer code.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# How long open connections may take to close when asked to, in seconds.
GRACE: Final = 5
# How long a thread may run before another gets its turn, in seconds. A transaction needs several
# turns, and with Python's default each could take 5 ms.
SWITCH_INTERVAL: Final = 0.001


class Server(uvicorn.Server):
    """Notifies everybody before it shuts down, and shuts down if it loses its database."""

    def __init__(
        self,
        config: uvicorn.Config,
        game_server: GameServer,
        ready: Callable[[], None],
        channel: Channel | None = None,
        figures: MetricsListener | None = None,
    ) -> None:
        super().__init__(config)
        self.channel = channel
        self.figures = figures
        self.game_server = game_server
        self.ready = ready
        self._sweeper = Sweeper()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals as requests to shut down."""
        if current_thread() is main_thread():
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            if self.channel is not None:
                await self.channel.open()
            if self.figures is not None:
                await self.figures.open(
                    self.game_server.metrics, lambda: self.game_server.dispatcher.waiting
                )
            self._watch = asyncio.create_task(self._leave_if_lost())
            self._sweeper.start()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.channel is not None:
            await self.channel.close()
        if self.figures is not None:
            await self.figures.close()
        await self.game_server.begin_closing()
        # Uvicorn would close the connections before the last frames are sent.
        with suppress(TimeoutError):
            await asyncio.wait_for(self.game_server.wait_until_empty(), GRACE)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        self._sweeper.tick()
        return await super().on_tick(counter)

    async def _leave_if_lost(self) -> None:
        await self.game_server.journal_writer.lost.wait()
        self.should_exit = True


def listening(host: str, port: int) -> socket.socket:
    """A bound socket, so that the port is known even if any was asked for. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it. Without it, every second frame waits for an acknowledgement.
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        bound.bind((host, port))
    except (OSError, OverflowError):
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def serve(
    bound: socket.socket,
    store: Store,
    bot_workers: int = 0,
    ready: Callable[[], None] = lambda: None,
    access: Access = EVERYBODY,
    folder: Path | None = None,
    policy: Policy | None = None,
    retention: Retention | None = None,
    shortest_pause: int = SHORTEST_PAUSE,
    figures: MetricsListener | None = None,
) -> None:
    """Serve until a signal arrives. Raises the error that stopped the server, if any.

    `folder` is where the operator's control socket is made. Only tests set `shortest_pause`.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    address = access.public or own_address(bound)
    pool = BotWorkers(bot_workers or default_bot_workers())
    game_server = GameServer(
        store, pool, address, policy=policy, retention=retention, shortest_pause=shortest_pause
    )
    channel = Channel(Admin(game_server), folder) if folder and is_possible() else None
    server = Server(
        config_for(build(game_server, access), access.proxies), game_server, ready, channel, figures
    )
    # Uvicorn exits if the game server could not open; the reason is raised below.
    with suppress(SystemExit):
        # Only this way does uvicorn set up its own event loop.
        server.run(sockets=[bound])
    if (error := game_server.failed or game_server.journal_writer.lost_by) is not None:
        raise error


def config_for(app: Any, proxies: Proxies = NO_PROXIES) -> uvicorn.Config:
    """The uvicorn configuration. There is no access log, because addresses are private."""
    connections = Connections(Bounds.within(raise_limit()), proxies)
    protocols: Any = partial(HttpProtocol, connections), partial(WebSocketProtocol, connections)
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=protocols[0],
        ws=protocols[1],
        # By default uvicorn trusts local clients and an environment variable.
        proxy_headers=False,
        headers=[*ON_EVERYTHING.items()],
        timeout_keep_alive=limits.IDLE,
        ws_max_size=limits.LARGEST_READ,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE,
    )


def default_bot_workers() -> int:
    """One worker per core, leaving one core for the tables."""
    return max(1, (os.cpu_count() or 2) - 1)
