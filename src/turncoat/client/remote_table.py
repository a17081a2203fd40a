"""A table in a room: what this seat may know, kept up to date, and what it may do.

A connection that breaks is opened again; the server tells the whole state anew. What was asked for
and not confirmed may or may not have happened: the next frames show it.
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

# How long a broken connection is tried again, and how long a confirmation may take.
PATIENCE = 30.0
# How long a house is waited for that has said that it closes.
CLOSED_PATIENCE = 600.0
# Between two attempts; each pause is longer than the one before.
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
# Why an answer may be refused that was right when it was given.
NOT_THIS_TIME = (STALE, NOT_ASKED, PAUSED, CLOSING, TOO_FAST)
BREATH = 0.1


class Question:
    """Something that a seat is asked. `view` is what it knows, in the form of its game."""

    def __init__(self, table: frames.TableFrame, decision: Any, view: Any) -> None:
        assert table.seat is not None
        self.seat: Seat = table.seat
        self.number = table.question
        self.topic: Option = decision.topic
        self.options: list[Option] = decision.options
        self.view = view


class RemoteTable:
    """One's own place in a room. Use it in a `with` statement."""

    def __init__(self, door: RestClient, code: str, token: str, restart: bool = False) -> None:
        self.door = door
        self.code = code
        self.token = token
        self.restart = restart
        # Whether the house has said that it closes, and is not back yet.
        self.closing = False
        # Whether we have given away a link that takes the seats to another device.
        self.offered = False
        self.member = 0
        self._clock = 0.0
        self.tables: dict[Seat | None, frames.TableFrame] = {}
        self.stories: dict[Seat | None, list[Event]] = {}
        # What was written, by number; whether there is more before the first of what all can read,
        # and before the first of what not all can read.
        self.texts: dict[int, frames.Text] = {}
        self._earlier = {True: False, False: False}
        # Whoever wants to see each frame before it is kept.
        self.hear: Callable[[frames.AnyFrame], None] = lambda frame: None
        # With which event each story begins, as far as we were told it.
        self._begins: dict[Seat | None, int] = {}
        self._room: frames.Room | None = None
        # Which question each seat was asked last, on this connection.
        self._asked: dict[Seat, int] = {}
        self._number = 0
        self._socket: ClientConnection | None = None

    @classmethod
    def open(cls, address: str, settings: Settings, name: str, language: str = "en") -> Self:
        """Open a room in a house, and be its host."""
        door = RestClient(address)
        entry = door.open(settings, name, language)
        return cls(door, entry.room, entry.token)

    @classmethod
    def join(cls, link: str, name: str, language: str = "en") -> Self:
        """Come into a room by its link."""
        door, code = RestClient.of_room(link)
        entry = door.join(code, name, language)
        return cls(door, entry.room, entry.token)

    @classmethod
    def enter(cls, link: str, token: str, restart: bool = False) -> Self:
        """Take the seat that a token opens."""
        door, code = RestClient.of_room(link)
        return cls(door, code, token, restart)

    def __enter__(self) -> Self:
        self.connect()
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # The connection.

    def connect(self) -> None:
        """Show the token; raises NotTaken if it is worth nothing."""
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
            # All there is to misunderstand in a greeting is the token.
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
            # Whoever thinks for long lets frames wait here, not on the line: it would be cut.
            return connect(
                self.door.socket_of(self.code),
                legacy=True,
                max_size=None,
                max_queue=None,
                close_timeout=2,
            )
        except (OSError, WebSocketException, ValueError):
            raise ConnectionLost from None

    def reconnect(self) -> None:
        """Open a broken connection again; raises Lost after a while."""
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
        """Leave; the seat stays one's own."""
        if self._socket is not None:
            with suppress(OSError, ConnectionClosed):
                self._socket.close()
            self._socket = None

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _send(self, request: commands.Command) -> None:
        if self._socket is None:
            raise ConnectionLost
        try:
            self._socket.send(msgspec.json.encode(request).decode())
        except (ConnectionClosed, OSError):
            raise ConnectionLost from None

    def _frame(self, timeout: float | None) -> frames.AnyFrame:
        if self._socket is None:
            raise ConnectionLost
        try:
            return frames.read(self._socket.recv(timeout))
        except TimeoutError:
            raise
        except (ConnectionClosed, OSError, msgspec.DecodeError):
            raise ConnectionLost from None

    def _frame_in_time(self) -> frames.AnyFrame:
        try:
            return self._frame(PATIENCE)
        except TimeoutError:
            raise ConnectionLost from None

    # What there is to see.

    @property
    def room(self) -> frames.Room:
        """The room around the table."""
        assert self._room is not None
        return self._room

    @property
    def seats(self) -> list[Seat]:
        """One's own seats."""
        return self.room.your_seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.room.result is not None

    @property
    def won(self) -> bool:
        """Whether one of one's own seats has won."""
        result = self.room.result
        return result is not None and any(seat in result.winners for seat in self.seats)

    def now(self) -> int:
        """What the clock of the house shows, in milliseconds."""
        return int(self._clock + monotonic() * 1000)

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat knows, in the form of its game."""
        viewer = self.seats[0] if seat is None and self.seats else seat
        kind = GAMES[self.room.settings.game].view_type
        return msgspec.convert(self.tables[viewer].view, kind)

    def listen(self, timeout: float | None = None) -> frames.AnyFrame | None:
        """The next frame; what it tells is kept. None if there was none in time."""
        try:
            frame = self._frame(timeout)
        except TimeoutError:
            return None
        self._keep(frame)
        return frame

    def _keep(self, frame: frames.AnyFrame) -> None:
        self.hear(frame)
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
        """The first text that is known of those that all can read, or of the others."""
        return min((n for n, text in self.texts.items() if text.to_all == to_all), default=None)

    # What one may do.

    def do(self, request: type[commands.Command], **fields: Any) -> None:
        """Ask for something and wait until it is done; NotTaken if it is refused.

        Lost if the connection breaks: then the next frames show whether it was done.
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

    def move(self) -> pages.Transfer:
        """A link with which another device takes over one's own seats."""
        move = self.door.move(self.code, self.token)
        self.offered = True
        return move

    def sit(self, seat: Seat | None = None) -> None:
        """Take a seat, or the first that is free."""
        free = [c.seat for c in self.room.chairs if c.member is None and not c.level]
        if seat is None and not free:
            raise CommandRefused(SEAT_TAKEN)
        self.do(commands.Sit, seat=free[0] if seat is None else seat)

    def ready(self) -> None:
        """Ready for the deal, with a number of one's own."""
        self.do(commands.Ready, nonce=token_hex(16))

    def answer(self, question: Question, option: Option) -> bool:
        """Answer a question; False if it was not taken, or if nobody knows whether it was."""
        try:
            fields = {"seat": question.seat, "question": question.number}
            self.do(commands.Answer, option=option, **fields)
        except CommandRefused as refusal:
            if refusal.reason not in NOT_THIS_TIME:
                raise
            if refusal.reason == TOO_FAST:
                sleep(BREATH)
            self._asked.pop(question.seat, None)
            return False
        except ConnectionLost:
            self.reconnect()
            return False
        return True

    def read_earlier(self) -> list[frames.Text]:
        """A page of what was written before all that is known; nothing if that is all."""
        known = set(self.texts)
        for to_all in [kind for kind, earlier in self._earlier.items() if earlier]:
            self.do(commands.EarlierTexts, before=self._first(to_all) or 0, to_all=to_all)
        return [text for number, text in self.texts.items() if number not in known]

    def say(self, claim: Claim, seat: Seat | None = None) -> None:
        """Claim something."""
        self.do(commands.Say, seat=self.seats[0] if seat is None else seat, claim=claim)

    def questions(self) -> Iterator[Question]:
        """What one's own seats are asked, one by one, until the game is over or broken off.

        Before the deal one is ready, as often as something has changed that all have to agree to.
        """
        self._asked = {}
        begun = False
        while not self.over and not (begun and self.room.phase == "lobby"):
            begun |= self.room.phase == "playing"
            unsaved = [
                (seat, table)
                for seat, table in self.tables.items()
                if seat is not None and table.decision and table.chosen is None
                and self._asked.get(seat) != table.question and self.room.paused is None
            ]  # fmt: skip
            if not unsaved:
                self._go_on()
                continue
            seat, table = unsaved[0]
            self._asked[seat] = table.question
            yield Question(table, table.decision, self.view(seat))

    def _go_on(self) -> None:
        try:
            if self.room.phase == "lobby" and self.seats and not self.is_ready:
                self.ready()
            else:
                self.listen()
        except ConnectionLost:
            self.reconnect()

    @property
    def is_ready(self) -> bool:
        """Whether we have said so; whoever watches with delay may not have come in yet."""
        return any(member.ready for member in self.room.members if member.id == self.member)
