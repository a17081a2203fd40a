"""The process: uvicorn around the application, and an orderly way out."""

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
# On every answer, whoever gives it.
ON_EVERYTHING: Final = {
    # Addresses may hold the code by which a seat is moved.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# How long open connections may take to close once they were asked to.
GRACE: Final = 5
# How long a thread may have to wait until another lets it go on, in seconds. A transaction waits
# several times, and Python would let it wait for 5 ms each.
TURN: Final = 0.001


class Server(uvicorn.Server):
    """Tells everybody before it goes, and goes if its database belongs to somebody else."""

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
        """A signal is a wish to close, not an error."""
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
        await self.game_server.say_goodbye()
        # Uvicorn would cut everybody off before they have heard it.
        with suppress(TimeoutError):
            await asyncio.wait_for(self.game_server.emptied(), GRACE)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        self._sweeper.tick()
        return await super().on_tick(counter)

    async def _leave_if_lost(self) -> None:
        await self.game_server.journal_writer.lost.wait()
        self.should_exit = True


def listening(host: str, port: int) -> socket.socket:
    """A socket that is bound already, so that the port is known even if any would do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it; without it every second frame waits for an acknowledgement.
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
    """Serve over a store that is open, until a signal says otherwise; raises what ended it. The
    operator's orders come in by the folder. Nothing but tests sets the shortest pause."""
    sys.setswitchinterval(TURN)
    address = access.public or own_address(bound)
    pool = BotWorkers(bot_workers or default_bot_workers())
    game_server = GameServer(
        store, pool, address, policy=policy, retention=retention, shortest_pause=shortest_pause
    )
    channel = Channel(Admin(game_server), folder) if folder and is_possible() else None
    server = Server(
        config_for(build(game_server, access), access.proxies), game_server, ready, channel, figures
    )
    # Uvicorn exits by itself if the house could not be opened; why is told below.
    with suppress(SystemExit):
        # Only this way uvicorn brings its loop along.
        server.run(sockets=[bound])
    if (error := game_server.failed or game_server.journal_writer.lost_by) is not None:
        raise error


def config_for(app: Any, proxies: Proxies = NO_PROXIES) -> uvicorn.Config:
    """How uvicorn carries the application: no access log, since addresses are nobody's business."""
    connections = Connections(Bounds.within(raise_limit()), proxies)
    carry: Any = partial(HttpProtocol, connections), partial(WebSocketProtocol, connections)
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=carry[0],
        ws=carry[1],
        # Left to itself, uvicorn believes whoever connects from this machine, and a variable.
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
    """Leave one core to the tables."""
    return max(1, (os.cpu_count() or 2) - 1)
