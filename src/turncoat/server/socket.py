"""The websocket: commands in, frames out, and nothing at all without a valid token."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from turncoat.server import limits
from turncoat.server.access.visitor import POLICY, visitor_of
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.network import malformed
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import (
    BAD_MESSAGE,
    BANNED,
    BROKEN,
    CLOSING,
    OTHER_VERSION,
    TOO_FAST,
    TOO_LARGE,
    Refused,
)
from turncoat.server.protocol.version import PROTOCOL
from turncoat.server.room.outbox import SentState
from turncoat.server.routes.rooms import Code
from turncoat.server.store.reasons import is_away

log = structlog.get_logger()

NORMAL, RESTART = 1000, 1012
# The beginning of the frame that ends the greeting.
DONE = frames.write(frames.Done(to=0)).partition(",")[0]


class Gone(Exception):
    """The client is gone, or has to go."""


class Socket:
    """One websocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], limiter: limits.ConnectionLimiter) -> None:
        self.socket = socket
        self.limiter = limiter
        self.address = visitor_of(socket.scope)
        self.sent_state = SentState(0)
        self.bucket = limits.Bucket(limits.BURST, limits.PER_SECOND)
        self.refused = 0
        # The number of the last message, if it has one.
        self.to = malformed.UNKNOWN
        # Frames with their sizes. Everything up to the first `done` is the greeting.
        self._queue: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        self._unsent = 0
        self._greeted = False
        self._code = NORMAL
        self._closed = False

    def send(self, written: list[str]) -> None:
        """Queue frames. A client that does not read is disconnected, and can reconnect.

        The greeting does not count: it can be large, and a client that could not get it would be
        locked out.
        """
        if self._unsent > limits.MOST_UNSENT:
            self.close(TOO_FAST)
        if not self._closed:
            for frame in written:
                self._put(frame)

    def _put(self, frame: str) -> None:
        size = len(frame.encode()) if self._greeted else 0
        self._greeted = self._greeted or frame.startswith(DONE)
        self._unsent += size
        self._queue.put_nowait((frame, size))

    def close(self, reason: str) -> None:
        """Close once the queue has been sent. Nothing is read from the client any more."""
        if not self._closed:
            self._closed = True
            self._code = RESTART if reason == CLOSING else POLICY
            self._queue.put_nowait(None)

    def check_cost(self, cost: int) -> None:
        """Raise Refused(TOO_FAST) if the address has caused too much."""
        if not self.limiter.allow(self.address, monotonic(), cost):
            raise Refused(TOO_FAST)

    async def send_on(self) -> None:
        """Send everything in the queue until the socket is closed."""
        with suppress(WebSocketException, RuntimeError, OSError):
            while (waiting := await self._queue.get()) is not None:
                frame, size = waiting
                await self.socket.send_text(frame)
                self._unsent -= size
            await self.socket.close(self._code)

    async def receive(self, greeting: bool = False) -> commands.AnyCommand:
        """Wait for the next command.

        Raises Refused if it can't be decoded or is a greeting in another version of the protocol,
        and Gone if the client is gone.
        """
        self.to = malformed.UNKNOWN
        try:
            text: str = await self.socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            raise Gone from None
        if self._closed:
            raise Gone
        try:
            command = self._understood(text, greeting)
        except Refused:
            self.to = malformed.number_in(text)
            raise
        self.to = command.id
        return command

    def _understood(self, text: str, greeting: bool) -> commands.AnyCommand:
        if not self.bucket.take(monotonic()):
            raise Refused(TOO_FAST)
        if len(text) > limits.LARGEST_FRAME:
            raise Refused(TOO_LARGE)
        # First of all: another version may have another form.
        if greeting and malformed.version_in(text) not in (PROTOCOL, None):
            raise Refused(OTHER_VERSION)
        try:
            return commands.read(text)
        except malformed.UNREADABLE as error:
            raise Refused(BAD_MESSAGE, malformed.field_in(error)) from None


@websocket("/api/rooms/{code:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    code: Code,
    game_server: NamedDependency[GameServer],
    limiter: NamedDependency[limits.ConnectionLimiter],
) -> None:
    """Serve one connection. The first command must be `hello`."""
    try:
        await _play(socket, code, game_server, limiter)
    finally:
        # These refer back to the socket and would keep it until the next full garbage collection.
        del socket.receive, socket.send


@websocket("/api/play")
async def play_version_1(
    socket: WebSocket[Any, Any, Any], limiter: NamedDependency[limits.ConnectionLimiter]
) -> None:
    """Tell a client of 0.6.0 or earlier, which still connects here, to reload or upgrade."""
    if not limiter.allow(visitor_of(socket.scope), monotonic(), limits.CONNECT_COST):
        await socket.close(POLICY)
        return
    await socket.accept()
    refusal = frames.Refusal.of(malformed.UNKNOWN, Refused(OTHER_VERSION))
    await socket.send_text(frames.write(refusal))
    await socket.close(POLICY)


async def _play(
    socket: WebSocket[Any, Any, Any],
    code: str,
    game_server: GameServer,
    limiter: limits.ConnectionLimiter,
) -> None:
    address = visitor_of(socket.scope)
    if limiter.full(address) or not limiter.allow(address, monotonic(), limits.CONNECT_COST):
        await socket.close(POLICY)
        return
    await socket.accept()
    connection = Socket(socket, limiter)
    too_long_here = limiter.enter(address, connection)
    if isinstance(too_long_here, Socket):
        too_long_here.close(TOO_FAST)
    sending = asyncio.create_task(connection.send_on())
    listening = asyncio.create_task(_serve(connection, code, game_server))
    try:
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        listening.cancel()
        limiter.leave(address, connection)
        with suppress(asyncio.CancelledError, Gone):
            await listening
        connection.close("")
        with suppress(TimeoutError):
            await asyncio.wait_for(sending, 5)


async def _serve(connection: Socket, code: str, game_server: GameServer) -> None:
    """Greet a client, then take its commands."""
    live_room = None
    try:
        async with asyncio.timeout(limits.PATIENCE):
            live_room = await _greet(connection, code, game_server)
        if live_room is not None:
            connection.limiter.authenticated(connection.address, connection)
            await _listen(connection, game_server, live_room)
    except (TimeoutError, Gone):
        pass
    except Exception as error:
        log.exception("broken")
        reason = CLOSING if is_away(error) else BROKEN
        connection.send([frames.write(frames.Refusal(to=malformed.UNKNOWN, error=reason))])
    finally:
        if live_room is not None:
            game_server.connections.leave(live_room, connection)


async def _greet(connection: Socket, code: str, game_server: GameServer) -> LiveRoom | None:
    """Check the token in `hello`. Without a valid one, send a refusal and return None."""
    try:
        hello = await connection.receive(greeting=True)
        if not isinstance(hello, commands.Hello):
            raise Refused(BAD_MESSAGE, "do")
        if game_server.is_banned(connection.address):
            raise Refused(BANNED)
        live_room, member = await _shown(connection, code, game_server, hello)
        connection.sent_state = SentState(member, hello.restart)
        # Everybody is told that somebody connected, and later that they are gone.
        connection.check_cost(2 * len(live_room.connections))
    except Refused as error:
        refusal = frames.Refusal.of(connection.to, error)
        connection.send([frames.write(refusal)])
        return None
    game_server.connections.enter(live_room, connection, connection.to, connection.address)
    return live_room


async def _shown(
    connection: Socket, code: str, game_server: GameServer, hello: commands.Hello
) -> tuple[LiveRoom, int]:
    """The room and member of a token. Raises Refused.

    After too many wrong guesses, another one is refused with TOO_FAST, whatever was wrong with it.
    """
    guesses, address = connection.limiter.guesses, connection.address
    if guesses.take(address, monotonic()):
        live_room = await game_server.rooms.get(code)
        live_room.member_with(hello.token)
        guesses.give_back(address)
    else:
        try:
            live_room = game_server.rooms.in_memory(code)
            live_room.member_with(hello.token)
        except Refused:
            raise Refused(TOO_FAST) from None
    await game_server.rooms.touch(live_room)
    return live_room, live_room.member_with(hello.token)


async def _listen(connection: Socket, game_server: GameServer, live_room: LiveRoom) -> None:
    """Take commands, one after another."""
    while connection.refused < limits.MOST_REFUSED:
        # Give other connections a turn between two commands that already wait.
        await asyncio.sleep(0)
        # Read nothing that could not be answered yet; it waits at the client's end.
        await game_server.caught_up(connection)
        try:
            command = await connection.receive()
            if isinstance(command, commands.Hello):
                raise Refused(BAD_MESSAGE, "do")
            connection.check_cost(len(live_room.connections))
        except Refused as error:
            connection.refused += 1
            game_server.connections.refuse(connection, connection.to, error, live_room.room.code)
            if error.reason == TOO_FAST:
                await asyncio.sleep(limits.READ_PAUSE)
            continue
        connection.refused = 0
        game_server.connections.take(live_room, connection, command)
    # The last refusal must be sent first.
    await game_server.settled()
