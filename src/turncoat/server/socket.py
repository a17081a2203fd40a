"""The websocket: frames in, frames out, and nothing at all for those without a token."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from turncoat.server import limits, unread
from turncoat.server.access.visitor import POLICY, visitor_of
from turncoat.server.house import House
from turncoat.server.loaded import Loaded
from turncoat.server.protocol import frames, requests
from turncoat.server.protocol.errors import (
    BAD_MESSAGE,
    BANNED,
    BROKEN,
    CLOSING,
    TOO_FAST,
    TOO_LARGE,
    Refused,
)
from turncoat.server.room.screens import Sight
from turncoat.server.store.reasons import is_away

log = structlog.get_logger()

NORMAL, RESTART = 1000, 1012
# How the frame begins that ends a greeting.
DONE = frames.write(frames.Done(to=0)).partition(",")[0]


class Gone(Exception):
    """The other side is gone, or has to go."""


class Socket:
    """One connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], doors: limits.Doors) -> None:
        self.socket = socket
        self.doors = doors
        self.address = visitor_of(socket.scope)
        self.sight = Sight(0)
        self.bucket = limits.Bucket(limits.BURST, limits.PER_SECOND)
        self.refused = 0
        # The number of the message that was heard last, as far as it has one.
        self.to = unread.UNKNOWN
        # Frames, each with how much it counts; all up to the first `done` is the greeting.
        self._queue: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        self._unsent = 0
        self._greeted = False
        self._code = NORMAL
        self._closed = False

    def send(self, written: list[str]) -> None:
        """Frames leave in order; who does not read them is cut off, and can come back.

        The greeting is not counted: it is as large as the room makes it, and who could not even get
        that would be locked out.
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
        """After what waits has been sent. Nothing is heard from this side any more."""
        if not self._closed:
            self._closed = True
            self._code = RESTART if reason == CLOSING else POLICY
            self._queue.put_nowait(None)

    def check_noise(self, noise: int) -> None:
        """What one address does must not drown out all others."""
        if not self.doors.bears(self.address, monotonic(), noise):
            raise Refused(TOO_FAST)

    async def send_on(self) -> None:
        """Everything that is put into the queue, until it is closed."""
        with suppress(WebSocketException, RuntimeError, OSError):
            while (waiting := await self._queue.get()) is not None:
                frame, size = waiting
                await self.socket.send_text(frame)
                self._unsent -= size
            await self.socket.close(self._code)

    async def receive(self) -> requests.AnyRequest:
        """The next request; Refused if it can't be read."""
        self.to = unread.UNKNOWN
        try:
            text: str = await self.socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            raise Gone from None
        if self._closed:
            raise Gone
        try:
            ask = self._understood(text)
        except Refused:
            self.to = unread.number_in(text)
            raise
        self.to = ask.id
        return ask

    def _understood(self, text: str) -> requests.AnyRequest:
        if not self.bucket.take(monotonic()):
            raise Refused(TOO_FAST)
        if len(text) > limits.LARGEST_FRAME:
            raise Refused(TOO_LARGE)
        try:
            return requests.read(text)
        except unread.UNREADABLE as error:
            raise Refused(BAD_MESSAGE, unread.field_in(error)) from None


@websocket("/api/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    house: NamedDependency[House],
    doors: NamedDependency[limits.Doors],
) -> None:
    """One connection from its opening to its end. The first frame must be `hello`."""
    try:
        await _play(socket, house, doors)
    finally:
        # They refer back to it, so it would stay until the next full sweep of the memory.
        del socket.receive, socket.send


async def _play(socket: WebSocket[Any, Any, Any], house: House, doors: limits.Doors) -> None:
    address = visitor_of(socket.scope)
    if doors.full(address) or not doors.bears(address, monotonic(), limits.COMING_IN):
        await socket.close(POLICY)
        return
    await socket.accept()
    connection = Socket(socket, doors)
    too_long_here = doors.enter(address, connection)
    if isinstance(too_long_here, Socket):
        too_long_here.close(TOO_FAST)
    sending = asyncio.create_task(connection.send_on())
    listening = asyncio.create_task(_serve(connection, house))
    try:
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        listening.cancel()
        doors.leave(address, connection)
        with suppress(asyncio.CancelledError, Gone):
            await listening
        connection.close("")
        with suppress(TimeoutError):
            await asyncio.wait_for(sending, 5)


async def _serve(connection: Socket, house: House) -> None:
    """A stranger is heard once; then a member as often as they like."""
    loaded = None
    try:
        async with asyncio.timeout(limits.PATIENCE):
            loaded = await _greet(connection, house)
        if loaded is not None:
            connection.doors.known(connection.address, connection)
            await _listen(connection, house, loaded)
    except (TimeoutError, Gone):
        pass
    except Exception as error:
        log.exception("broken")
        reason = CLOSING if is_away(error) else BROKEN
        connection.send([frames.write(frames.Refusal(to=unread.UNKNOWN, error=reason))])
    finally:
        if loaded is not None:
            house.leave(loaded, connection)


async def _greet(connection: Socket, house: House) -> Loaded | None:
    """Only a token that is worth something opens the door; all others hear that, and no more."""
    try:
        hello = await connection.receive()
        if not isinstance(hello, requests.Hello):
            raise Refused(BAD_MESSAGE, "do")
        if house.is_banned(connection.address):
            raise Refused(BANNED)
        loaded, member = await _shown(connection, house, hello)
        connection.sight = Sight(member, hello.restart)
        # That somebody comes is told to all, and later that they are gone.
        connection.check_noise(2 * len(loaded.connections))
    except Refused as error:
        refusal = frames.Refusal.of(connection.to, error)
        connection.send([frames.write(refusal)])
        return None
    house.enter(loaded, connection, connection.to, connection.address)
    return loaded


async def _shown(connection: Socket, house: House, hello: requests.Hello) -> tuple[Loaded, int]:
    """The room and the member that a token opens; whoever has guessed too often and is wrong once
    more does not even hear what was wrong."""
    guesses, address = connection.doors.guesses, connection.address
    if guesses.take(address, monotonic()):
        loaded = await house.room(hello.room)
        loaded.member_with(hello.token)
        guesses.give_back(address)
    else:
        try:
            loaded = house.room_in_memory(hello.room)
            loaded.member_with(hello.token)
        except Refused:
            raise Refused(TOO_FAST) from None
    await house.keep(loaded)
    return loaded, loaded.member_with(hello.token)


async def _listen(connection: Socket, house: House, loaded: Loaded) -> None:
    """Requests, one after another."""
    while connection.refused < limits.MOST_REFUSED:
        # What waits already is not heard all at once: others have their turn.
        await asyncio.sleep(0)
        # Nor is anything heard that could not be answered: it piles up at the other end.
        await house.caught_up(connection)
        try:
            ask = await connection.receive()
            if isinstance(ask, requests.Hello):
                raise Refused(BAD_MESSAGE, "do")
            connection.check_noise(len(loaded.connections))
        except Refused as error:
            connection.refused += 1
            house.refuse(connection, connection.to, error, loaded.room.code)
            if error.reason == TOO_FAST:
                await asyncio.sleep(limits.BREATHER)
            continue
        connection.refused = 0
        house.take(loaded, connection, ask)
    # Why this is the end is said first.
    await house.settled()
