"""Uvicorn's protocols with time limits and rate limits.

Uvicorn itself waits without end for requests that never finish and for clients that never read, and
answers any number of pings.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from turncoat.server import limits
from turncoat.server.access.connections import Connections

# Uvicorn closes idle connections properly; a client that prevents this is aborted this much later,
# in seconds.
GRACE: Final = 1.0


class BoundedProtocol(asyncio.Protocol):
    """Aborts connections whose clients do not read what they are sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def __init__(self, connections: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._connections = connections
        self._unread: asyncio.TimerHandle | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(limits.UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.leave(self.transport)
        self._cancel_deadline()
        if self._unread is not None:
            self._unread.cancel()
        super().connection_lost(exc)

    def _cut_off_in(self, seconds: float) -> None:
        self._cancel_deadline()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class HttpProtocol(BoundedProtocol, HttpToolsProtocol):
    """Limits how long a request may take, how large its head may be, and how many connections an
    address may hold.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head = 0
        self._patience = limits.PATIENCE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if self._connections.proxies.trusts(peer):
            self._patience = self.timeout_keep_alive = limits.PROXY_IDLE
        self._cut_off_in(self._patience)
        self._connections.enter(transport, peer)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._head += len(data)
        super().data_received(data)
        if self._head > limits.LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._cut_off_in(self._patience)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        # There is none before the first request.
        cycle: Any = self.cycle
        if cycle is None or not cycle.response_complete:
            self._cancel_deadline()
            self._connections.busy(self.transport)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._cut_off_in(self.timeout_keep_alive + GRACE)
            self._connections.idle(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._cancel_deadline()
        self._connections.busy(self.transport)
        super().handle_websocket_upgrade()
        # It refers back to this protocol and would keep it until the next full garbage collection.
        self.parser = None  # type: ignore[assignment]


class WebSocketProtocol(BoundedProtocol, WebSocketsSansIOProtocol):
    """Limits control frames and fragments like messages."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._bucket = limits.Bucket()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # It waits for more data, and refers back to the connection.
        self.conn.parser.close()

    def handle_ping(self) -> None:
        if self._within_rate():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._within_rate():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._within_rate():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        # Leave invalid UTF-8 to the application to refuse; uvicorn would log an error for each.
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._cut_off_in(limits.PATIENCE)

    def _within_rate(self) -> bool:
        within = self._bucket.take(self.loop.time())
        if not within:
            self.transport.abort()
        return within
