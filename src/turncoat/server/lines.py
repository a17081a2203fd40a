"""Lines: what uvicorn does with a connection, within measure.

It waits for ever for a request that never ends and for somebody who never reads, and answers pings
without end. We don't.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from turncoat.server import limits


class Line(asyncio.Protocol):
    """Who does not read what is sent is cut off after a while, and can come back."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cut_off_in(limits.UNREAD)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _cut_off_in(self, seconds: float) -> None:
        self._wait_no_more()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpLine(Line, HttpToolsProtocol):
    """A request has to come to its end in time, and its head must not be too long."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._cut_off_in(limits.PATIENCE)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > limits.LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._cut_off_in(limits.PATIENCE)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait_no_more()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()


class SocketLine(Line, WebSocketsSansIOProtocol):
    """Frames that are no message of their own cost as much as one."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._bucket = limits.Bucket()

    def handle_ping(self) -> None:
        if self._in_measure():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._in_measure():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._in_measure():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        # What is no text is left to the other end to refuse; uvicorn would fill the log with it.
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

    def _in_measure(self) -> bool:
        within = self._bucket.take(self.loop.time())
        if not within:
            self.transport.abort()
        return within
