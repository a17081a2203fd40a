"""The websocket: frames in, frames out, and nothing at all for those without a token."""

import asyncio
import re
from contextlib import suppress
from time import monotonic
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import Meta

from turncoat.server import limits
from turncoat.server.house import House
from turncoat.server.loaded import Loaded
from turncoat.server.protocol import frames, requests
from turncoat.server.protocol.errors import (
    BAD_MESSAGE,
    BROKEN,
    CLOSING,
    TOO_FAST,
    TOO_LARGE,
    Refused,
)
from turncoat.server.room.screens import Sight

log = structlog.get_logger()

NORMAL, POLICY, RESTART = 1000, 1008, 1012
# The number of a message that has none.
UNKNOWN: Final = -1
# What msgspec says: "Object contains unknown field `langage` - at `$.settings`".
PLACE: Final = re.compile(r"`\$\.?([^`]*)`$")
NAME: Final = re.compile(r"^Object (?:contains unknown|missing required) field `([^`]*)`")
PLAIN: Final = re.compile(rf"[A-Za-z0-9_.\[\]]{{1,{limits.LONGEST_PATH}}}")


class Numbered(msgspec.Struct):
    """All that matters of a message that is refused; the rest of it is skipped."""

    id: Annotated[int, Meta(ge=0, le=2**53)]


_NUMBERED: Final = msgspec.json.Decoder(Numbered)


class Gone(Exception):
    """The other side is gone, or has to go."""


class Unread(Refused):
    """A message was refused before it was understood; `to` is its number, as far as it has one."""

    def __init__(self, text: str, reason: str, field: str = "") -> None:
        super().__init__(reason, field)
        self.to = number_in(text)


class Socket:
    """One connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], doors: limits.Doors) -> None:
        self.socket = socket
        self.doors = doors
        self.address = address_of(socket)
        self.sight = Sight(0)
        self.bucket = limits.Bucket(limits.BURST, limits.PER_SECOND)
        self.refused = 0
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._code = NORMAL
        self._closed = False

    def send(self, written: list[str]) -> None:
        """Frames leave in order; who does not read them is cut off, and can come back."""
        if self._queue.qsize() > limits.MOST_WAITING:
            self.close(TOO_FAST)
        if not self._closed:
            for frame in written:
                self._queue.put_nowait(frame)

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
            while (frame := await self._queue.get()) is not None:
                await self.socket.send_text(frame)
            await self.socket.close(self._code)

    async def receive(self) -> requests.AnyRequest:
        """The next request; Unread if it can't be read."""
        try:
            text: str = await self.socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            raise Gone from None
        if self._closed:
            raise Gone
        if not self.bucket.take(monotonic()):
            raise Unread(text, TOO_FAST)
        if len(text) > limits.LARGEST_FRAME:
            raise Unread(text, TOO_LARGE)
        try:
            return requests.read(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Unread(text, BAD_MESSAGE, field_in(error)) from None


@websocket("/api/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    house: NamedDependency[House],
    doors: NamedDependency[limits.Doors],
) -> None:
    """One connection from its opening to its end. The first frame must be `hello`."""
    address = address_of(socket)
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


def address_of(socket: WebSocket[Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return socket.client.host if socket.client else ""


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
    except Exception:
        log.exception("broken")
        connection.send([frames.write(frames.Refusal(to=UNKNOWN, error=BROKEN))])
    finally:
        if loaded is not None:
            house.leave(loaded, connection)


async def _greet(connection: Socket, house: House) -> Loaded | None:
    """Only a token that is worth something opens the door; all others hear that, and no more."""
    to = UNKNOWN
    try:
        hello = await connection.receive()
        to = hello.id
        if not isinstance(hello, requests.Hello):
            raise Refused(BAD_MESSAGE, "do")
        loaded = await house.room(hello.room)
        connection.sight = Sight(loaded.member_with(hello.token), hello.restart)
        # That somebody comes is told to all, and later that they are gone.
        connection.check_noise(2 * len(loaded.connections))
    except Refused as error:
        to = error.to if isinstance(error, Unread) else to
        refusal = frames.Refusal(to=to, error=error.reason, field=error.field)
        connection.send([frames.write(refusal)])
        return None
    house.enter(loaded, connection, to)
    return loaded


async def _listen(connection: Socket, house: House, loaded: Loaded) -> None:
    """Requests, one after another."""
    while connection.refused < limits.MOST_REFUSED:
        # What waits already is not heard all at once: others have their turn.
        await asyncio.sleep(0)
        to = UNKNOWN
        try:
            ask = await connection.receive()
            to = ask.id
            if isinstance(ask, requests.Hello):
                raise Refused(BAD_MESSAGE, "do")
            connection.check_noise(len(loaded.connections))
        except Refused as error:
            connection.refused += 1
            house.refuse(connection, error.to if isinstance(error, Unread) else to, error)
            continue
        connection.refused = 0
        house.take(loaded, connection, ask)
    # Why this is the end is said first.
    await house.settled()


# What can be told of a message that could not be read. It depends on nothing but the message.


def number_in(text: str) -> int:
    """The number of a message, if it has one."""
    try:
        return _NUMBERED.decode(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return UNKNOWN


def field_in(error: Exception) -> str:
    """The path of the field because of which a message could not be read."""
    if not isinstance(error, msgspec.ValidationError):
        return ""
    found = PLACE.search(str(error))
    return path_of(found[1] if found else "", str(error))


def path_of(place: str, fault: str) -> str:
    """The path of a place, or of what is missing or unknown in it; if it is short and plain."""
    named = NAME.match(fault)
    inside = ".".join(part for part in (place, named[1] if named else "") if part)
    return next((path for path in (inside, place) if PLAIN.fullmatch(path)), "")
