"""A seat in a room on a server: what it may know, kept up to date, and what it may do.

A broken connection is opened again, and the server then sends the whole state. A command that was
not confirmed before may or may not have taken effect: the next frames show which.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from secrets import token_hex
from time import monotonic, sleep
from typing import Any, Self

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from turncoat.client.rest import CommandRefused, ConnectionLost, RestClient
from turncoat.core.errors import NOT_ASKED
from turncoat.core.terms import Claim, Event, Option, Seat
from turncoat.games import GAMES
from turncoat.server.protocol import commands, frames, pages
from turncoat.server.protocol.errors import (
    BAD_MESSAGE,
    CLOSING,
    PAUSED,
    SEAT_TAKEN,
    STALE,
    TOO_FAST,
    WRONG_TOKEN,
)
from turncoat.server.protocol.settings import Settings
from turncoat.server.protocol.version import PROTOCOL

# How many seconds to keep trying a broken connection, and to wait for a confirmation.
PATIENCE = 30.0
# The same for a server that has announced a shutdown.
CLOSED_PATIENCE = 600.0
# Pauses between two attempts; each is longer than the one before.
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
# Refusals of an answer that was valid when it was given.
OVERTAKEN = (STALE, NOT_ASKED, PAUSED, CLOSING, TOO_FAST)
SHORT_PAUSE = 0.1


class Question:
    """A decision of one of our seats. `view` is what the seat may know, in its game's own type."""

    def __init__(self, table: frames.TableFrame, decision: Any, view: Any) -> None:
        assert table.seat is not None
        self.seat: Seat = table.seat
        self.number = table.question
        self.topic: Option = decision.topic
        self.options: list[Option] = decision.options
        self.view = view


class RemoteTable:
    """A member's place in a room. Use it in a `with` statement.

    `restart` asks for views that include the last restart point, which only imagining needs.
    """

    def __init__(self, rest: RestClient, code: str, token: str, restart: bool = False) -> None:
        self.rest = rest
        self.code = code
        self.token = token
        self.restart = restart
        # Whether the server has announced a shutdown and is not back yet.
        self.closing = False
        # Whether we have given out a link that moves our seats to another device.
        self.transfer_offered = False
        self.member = 0
        self._clock = 0.0
        self.tables: dict[Seat | None, frames.TableFrame] = {}
        self.stories: dict[Seat | None, list[Event]] = {}
        # The texts of the chat by number, and whether there are earlier ones: for texts to all
        # members (True) and for the others (False).
        self.texts: dict[int, frames.Text] = {}
        self._earlier = {True: False, False: False}
        # Called with each frame before it is processed.
        self.on_frame: Callable[[frames.AnyFrame], None] = lambda frame: None
        # The position of the first event that we have of each story.
        self._begins: dict[Seat | None, int] = {}
        self._room: frames.Room | None = None
        # The last question put to each seat on this connection.
        self._asked: dict[Seat, int] = {}
        self._number = 0
        self._socket: ClientConnection | None = None

    @classmethod
    def open(cls, address: str, settings: Settings, name: str, language: str = "en") -> Self:
        """Open a room on a server and become its host.

        Raises CommandRefused if the server refuses, ConnectionLost if it can't be reached.
        """
        rest = RestClient(address)
        entry = rest.open(settings, name, language)
        return cls(rest, entry.room, entry.token)

    @classmethod
    def join(cls, link: str, name: str, language: str = "en") -> Self:
        """Join the room of a link as a new member.

        Raises CommandRefused if the server refuses, ConnectionLost if it can't be reached.
        """
        rest, code = RestClient.from_link(link)
        entry = rest.join(code, name, language)
        return cls(rest, entry.room, entry.token)

    @classmethod
    def enter(cls, link: str, token: str, restart: bool = False) -> Self:
        """Return to a room as the member to whom a token belongs. Does not connect yet.

        Raises CommandRefused if the link has no room code.
        """
        rest, code = RestClient.from_link(link)
        return cls(rest, code, token, restart)

    def __enter__(self) -> Self:
        self.connect()
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # The connection.

    def connect(self) -> None:
        """Connect to the room and receive its whole state.

        Raises CommandRefused if the token is not valid, ConnectionLost if the server can't be
        reached.
        """
        self.close()
        self._socket = self._opened()
        hello = commands.Hello(
            id=self._next(), token=self.token, protocol=PROTOCOL, restart=self.restart
        )
        self._send(hello)
        welcome = self._frame_in_time()
        if isinstance(welcome, frames.Refusal):
            if welcome.error == CLOSING:
                self.closing = True
                raise ConnectionLost
            # The only part of a greeting that can be malformed is the token.
            misread = welcome.error == BAD_MESSAGE
            raise CommandRefused(WRONG_TOKEN if misread else welcome.error, welcome.field)
        if not isinstance(welcome, frames.Welcome):
            raise ConnectionLost
        self.member, self._clock = welcome.member, welcome.at - monotonic() * 1000
        self.tables, self.stories, self.texts, self._asked = {}, {}, {}, {}
        self._begins, self._earlier = {}, {True: False, False: False}
        self.closing = False
        while not isinstance(frame := self._frame_in_time(), frames.Done):
            self._keep(frame)

    def _opened(self) -> ClientConnection:
        try:
            # If the caller takes long, frames queue up here: left on the connection, they would
            # break it.
            return connect(
                self.rest.socket_of(self.code),
                legacy=True,
                max_size=None,
                max_queue=None,
                close_timeout=2,
            )
        except (OSError, WebSocketException, ValueError):
            raise ConnectionLost from None

    def reconnect(self) -> None:
        """Open a broken connection again, trying for `patience` seconds.

        Raises ConnectionLost if that fails, CommandRefused if the token is no longer valid.
        """
        begun, pause = monotonic(), FIRST_PAUSE
        while (left := begun + self.patience - monotonic()) > 0:
            with suppress(ConnectionLost):
                self.connect()
                return
            sleep(min(pause, left))
            pause = min(1.5 * pause, LONGEST_PAUSE)
        raise ConnectionLost

    @property
    def patience(self) -> float:
        """For how many seconds a broken connection is tried again."""
        return CLOSED_PATIENCE if self.closing else PATIENCE

    def close(self) -> None:
        """Disconnect. The seat stays ours."""
        # Another thread may connect again while this one says goodbye.
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(OSError, ConnectionClosed):
                socket.close()

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _send(self, request: commands.Command) -> None:
        socket = self._socket
        if socket is None:
            raise ConnectionLost
        try:
            socket.send(msgspec.json.encode(request).decode())
        except (ConnectionClosed, OSError):
            raise ConnectionLost from None

    def _frame(self, timeout: float | None) -> frames.AnyFrame:
        socket = self._socket
        if socket is None:
            raise ConnectionLost
        try:
            return frames.read(socket.recv(timeout))
        except TimeoutError:
            raise
        except (ConnectionClosed, OSError, msgspec.DecodeError):
            raise ConnectionLost from None

    def _frame_in_time(self) -> frames.AnyFrame:
        try:
            return self._frame(PATIENCE)
        except TimeoutError:
            raise ConnectionLost from None

    # What we can see.

    @property
    def room(self) -> frames.Room:
        """The room as the server last described it."""
        assert self._room is not None
        return self._room

    @property
    def seats(self) -> list[Seat]:
        """Our own seats."""
        return self.room.your_seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.room.result is not None

    @property
    def won(self) -> bool:
        """Whether one of our seats has won."""
        result = self.room.result
        return result is not None and any(seat in result.winners for seat in self.seats)

    def now(self) -> int:
        """Return the time on the server's clock, in milliseconds."""
        return int(self._clock + monotonic() * 1000)

    def view(self, seat: Seat | None = None) -> Any:
        """Return what a seat may know, in its game's own type.

        By default our first seat, if any.
        """
        viewer = self.seats[0] if seat is None and self.seats else seat
        kind = GAMES[self.room.settings.game].view_type
        return msgspec.convert(self.tables[viewer].view, kind)

    def listen(self, timeout: float | None = None) -> frames.AnyFrame | None:
        """Wait for the next frame, process it and return it; None after a timeout in seconds.

        Raises ConnectionLost if the connection breaks.
        """
        try:
            frame = self._frame(timeout)
        except TimeoutError:
            return None
        self._keep(frame)
        return frame

    def _keep(self, frame: frames.AnyFrame) -> None:
        self.on_frame(frame)
        if isinstance(frame, frames.Closing):
            self.closing = True
        elif isinstance(frame, frames.Room):
            if frame.phase == "lobby":
                self.tables, self.stories, self._begins = {}, {}, {}
            self._room = frame
        elif isinstance(frame, frames.TableFrame):
            self.tables[frame.seat] = frame
        elif isinstance(frame, frames.Story):
            self._keep_story(frame)
        elif isinstance(frame, frames.Text):
            self.texts[frame.number] = frame
        elif isinstance(frame, frames.Texts):
            self._keep_texts(frame)
        elif isinstance(frame, frames.Erased):
            texts = self.texts.items()
            self.texts = {n: text for n, text in texts if text.member != frame.member}

    def _keep_story(self, frame: frames.Story) -> None:
        told, begins = self.stories.get(frame.seat, []), self._begins.get(frame.seat, 0)
        if not begins <= frame.since <= begins + len(told):
            told, begins = [], frame.since
        self._begins[frame.seat] = begins
        self.stories[frame.seat] = told[: frame.since - begins] + frame.events

    def _keep_texts(self, page: frames.Texts) -> None:
        before = self._first(page.to_all)
        self.texts |= {text.number: text for text in page.texts}
        self.texts = dict(sorted(self.texts.items()))
        if before is None or not page.texts or page.texts[0].number < before:
            self._earlier[page.to_all] = page.earlier

    def _first(self, to_all: bool) -> int | None:
        """Return the number of the earliest text that we have, among those to all or the others."""
        return min((n for n, text in self.texts.items() if text.to_all == to_all), default=None)

    # What we can do.

    def do(self, request: type[commands.Command], **fields: Any) -> None:
        """Send a command and wait until the server confirms it.

        Raises CommandRefused if the command is refused. Raises ConnectionLost if the connection
        breaks: the next frames then show whether the command took effect.
        """
        number = self._next()
        self._send(request(id=number, **fields))
        while True:
            frame = self._frame_in_time()
            self._keep(frame)
            if isinstance(frame, frames.Done) and frame.to == number:
                return
            if isinstance(frame, frames.Refusal) and frame.to in (number, -1):
                raise CommandRefused(frame.error, frame.field)

    def transfer(self) -> pages.Transfer:
        """Return a link with which another device can take over our seats.

        Raises CommandRefused or ConnectionLost.
        """
        transfer = self.rest.transfer(self.code, self.token)
        self.transfer_offered = True
        return transfer

    def sit(self, seat: Seat | None = None) -> None:
        """Take a seat, by default the first free one.

        Raises CommandRefused if it is taken or none is free, or ConnectionLost.
        """
        free = [c.seat for c in self.room.chairs if c.member is None and not c.level]
        if seat is None and not free:
            raise CommandRefused(SEAT_TAKEN)
        self.do(commands.Sit, seat=free[0] if seat is None else seat)

    def ready(self) -> None:
        """Declare ourselves ready for the deal, contributing a random number to it.

        Raises CommandRefused or ConnectionLost.
        """
        self.do(commands.Ready, nonce=token_hex(16))

    def answer(self, question: Question, option: Option) -> bool:
        """Answer a question. Returns False if the answer came too late or may not have arrived.

        `questions` then asks again if the question is still open. Raises CommandRefused for any
        other refusal, ConnectionLost if the connection can't be restored.
        """
        try:
            fields = {"seat": question.seat, "question": question.number}
            self.do(commands.Answer, option=option, **fields)
        except CommandRefused as refusal:
            if refusal.reason not in OVERTAKEN:
                raise
            if refusal.reason == TOO_FAST:
                sleep(SHORT_PAUSE)
            self._asked.pop(question.seat, None)
            return False
        except ConnectionLost:
            self.reconnect()
            return False
        return True

    def read_earlier(self) -> list[frames.Text]:
        """Request the page of texts before the earliest ones we have, and return the new ones.

        Raises CommandRefused or ConnectionLost.
        """
        known = set(self.texts)
        for to_all in [kind for kind, earlier in self._earlier.items() if earlier]:
            self.do(commands.EarlierTexts, before=self._first(to_all) or 0, to_all=to_all)
        return [text for number, text in self.texts.items() if number not in known]

    def say(self, claim: Claim, seat: Seat | None = None) -> None:
        """Make a claim, by default from our first seat. Raises CommandRefused or ConnectionLost."""
        self.do(commands.Say, seat=self.seats[0] if seat is None else seat, claim=claim)

    def questions(self) -> Iterator[Question]:
        """Yield the decisions of our seats, one by one, until the game ends or is abandoned.

        Before the deal it declares us ready, again whenever a change requires everybody's
        agreement. Raises ConnectionLost if the connection can't be restored.
        """
        self._asked = {}
        begun = False
        while not self.over and not (begun and self.room.phase == "lobby"):
            begun |= self.room.phase == "playing"
            unanswered = [
                (seat, table)
                for seat, table in self.tables.items()
                if seat is not None and table.decision and table.chosen is None
                and self._asked.get(seat) != table.question and self.room.paused is None
            ]  # fmt: skip
            if not unanswered:
                self._advance()
                continue
            seat, table = unanswered[0]
            self._asked[seat] = table.question
            yield Question(table, table.decision, self.view(seat))

    def _advance(self) -> None:
        try:
            if self.room.phase == "lobby" and self.seats and not self.is_ready:
                self.ready()
            else:
                self.listen()
        except ConnectionLost:
            self.reconnect()

    @property
    def is_ready(self) -> bool:
        """Whether the server lists us as ready. A delayed spectator may not be listed yet."""
        return any(member.ready for member in self.room.members if member.id == self.member)
