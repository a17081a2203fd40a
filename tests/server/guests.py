"""Clients of a running server: what they send over HTTP or a websocket, and what they receive."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Running
from turncoat.client import RemoteTable, RestClient
from turncoat.core.terms import GO_ON
from turncoat.server.protocol import frames, pages
from turncoat.server.protocol.settings import Clocks, Settings
from turncoat.server.protocol.version import PROTOCOL

# No time limits, and no pauses between answers.
AT_ONCE = Clocks(pace="untimed", window=0, interval_ms=0)
PATIENCE = 10.0
NO_ROOM = "ZZZZZZ"
# Shared by all tests, because creating a client takes longer than most requests.
HTTP = httpx.Client(timeout=PATIENCE)
SILENCE = 0.3
SIT = '{"do":"sit","id":7,"seat":0}'
# Messages that the server can't decode.
BAD: list[str | bytes] = [
    "", "{", "null", "[]", '"sit"', "{}", '{"do":"sit"}', '{"do":"sit","id":1}',
    '{"do":"sit","id":-1,"seat":0}', '{"do":"sit","id":1,"seat":8}',
    '{"do":"sit","id":1,"seat":0.5}', '{"do":"sit","id":1,"seat":0,"more":1}',
    '{"do":"win","id":1}', '{"id":1,"seat":0}',
    '{"do":"kick","id":1,"member":' + "9" * 5_000 + "}", "[" * 9_000, '{"do":' * 2_000,
    '{"do":"write","id":1,"text":"\\ud800"}', b"\x00\x01", SIT.encode(), b"",
]  # fmt: skip


class Wire:
    """A plain websocket. It is opened at its first use, at the room that `hello` names."""

    def __init__(self, server: Running, **options: Any) -> None:
        self.server = server
        self.room = NO_ROOM
        self.options = options
        self.number = 0
        self.raw: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    @cached_property
    def socket(self) -> ClientConnection:
        """The connection, opened at the first use."""
        address = RestClient(self.server.address).socket_of(self.room)
        return connect(address, legacy=True, max_size=None, close_timeout=1, **self.options)

    def open(self) -> Self:
        """Connect without sending a message."""
        self.socket.ping()
        return self

    def send(self, data: str | bytes) -> None:
        """Send any data. Nothing happens if the connection is already closed."""
        with suppress(ConnectionClosed):
            self.socket.send(data)

    def next_frame(self, timeout: float = PATIENCE) -> frames.AnyFrame | None:
        """The next frame; None if none comes in time or the connection is closed."""
        try:
            written = self.socket.recv(timeout)
        except (TimeoutError, ConnectionClosed):
            return None
        assert isinstance(written, str)
        self.raw.append(written)
        return frames.read(written)

    def remaining_frames(self, timeout: float = SILENCE) -> list[frames.AnyFrame]:
        """All frames until none has come for `timeout` seconds."""
        found = []
        while (frame := self.next_frame(timeout)) is not None:
            found.append(frame)
        return found

    def ask(self, do: str, **fields: Any) -> list[frames.AnyFrame]:
        """Send a command, and return all frames up to its confirmation or refusal."""
        self.number += 1
        self.send(msgspec.json.encode({"do": do, "id": self.number, **fields}).decode())
        found: list[frames.AnyFrame] = []
        while (frame := self.next_frame()) is not None:
            found.append(frame)
            if isinstance(frame, frames.Done | frames.Refusal) and frame.to in (self.number, -1):
                break
        return found

    def hello(self, room: str, token: str) -> list[frames.AnyFrame]:
        """Send `hello` to a room with a token, and return all frames up to the answer."""
        self.room = room
        return self.ask("hello", token=token, protocol=PROTOCOL)

    @property
    def closed(self) -> int | None:
        """The code with which the server closes the connection; waits for it."""
        self._read_all(PATIENCE)
        return self.socket.close_code

    @property
    def stays_open(self) -> bool:
        """Whether the connection is still open after all waiting frames were read."""
        self._read_all(SILENCE)
        return self.socket.close_code is None

    def _read_all(self, timeout: float) -> None:
        with suppress(TimeoutError, ConnectionClosed):
            while True:
                self.socket.recv(timeout)


def refusal(found: list[frames.AnyFrame]) -> str:
    """Why a command was refused; empty if it was confirmed."""
    last = found[-1]
    return last.error if isinstance(last, frames.Refusal) else ""


def room_in(found: list[frames.AnyFrame]) -> frames.Room:
    """The last room frame."""
    return [frame for frame in found if isinstance(frame, frames.Room)][-1]


@contextmanager
def connected(server: Running, entry: pages.Joined) -> Iterator[Wire]:
    """The connection of a member, after the greeting was read."""
    with Wire(server) as wire:
        wire.hello(entry.room, entry.token)
        yield wire


def settings(game: str = "shadow_hunters", players: int = 4, **more: Any) -> Settings:
    """Settings of a room without time limits."""
    return Settings(game=game, players=players, clocks=AT_ONCE, **more)


def open_room(server: Running, **more: Any) -> pages.Joined:
    """Open a room as Ada."""
    response = post(server, "/api/rooms", {"settings": settings(**more), "name": "Ada"})
    return msgspec.json.decode(response.content, type=pages.Joined)


def join(server: Running, room: str, name: str) -> pages.Joined:
    """Join a room."""
    response = post(server, f"/api/rooms/{room}/members", {"name": name})
    return msgspec.json.decode(response.content, type=pages.Joined)


def begin(wire: Wire, bots: int = 0, players: int = 4) -> list[frames.AnyFrame]:
    """Sit in all seats except the last `bots`, which bots get, and start the game. Returns the
    frames that followed.
    """
    for seat in range(players - bots):
        wire.ask("sit", seat=seat)
    for seat in range(players - bots, players):
        wire.ask("seat_bot", seat=seat, level="uniform")
    return wire.ask("ready", nonce="0a0b")


def play_out(server: Running, entry: pages.Joined, bots: int = 3, players: int = 4) -> str:
    """Play a whole game, choosing GO_ON or else the first option. Returns the replay's ID."""
    with connected(server, entry) as wire:
        begin(wire, bots, players)
    with RemoteTable(RestClient(server.address), entry.room, entry.token) as table:
        for question in table.questions():
            options = question.options
            table.answer(question, GO_ON if GO_ON in options else options[0])
        assert table.room.result is not None
        return table.room.result.game


def get(server: Running, path: str, token: str = "") -> httpx.Response:
    """Send a GET request, with or without a token."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return HTTP.get(server.address + path, headers=headers)


def post(server: Running, path: str, body: Any = None, token: str = "") -> httpx.Response:
    """Send a POST request. Bytes are sent as they are, anything else as JSON."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    headers["Content-Type"] = "application/json"
    return HTTP.post(server.address + path, content=content, headers=headers)


def problem(response: httpx.Response) -> tuple[int, str]:
    """The status and the reason of a refusal."""
    return response.status_code, msgspec.json.decode(response.content, type=pages.Problem).error
