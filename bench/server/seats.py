"""Programs at tables of the server, which answer at random after a given pause."""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from secrets import token_hex
from time import perf_counter
from typing import Final, TypeAlias

import msgspec

from bench.random_play import ANNOUNCE
from bench.server.wire import Lost, Wire
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import TOO_FAST
from turncoat.server.protocol.version import PROTOCOL

HELLO: Final = 0
# How long a program waits after it exceeded the server's limits.
PAUSE_SECONDS: Final = 0.1
ANNOUNCE_JSON: Final = msgspec.json.encode(ANNOUNCE)


class Frame(msgspec.Struct, tag_field="is"):
    """Only those fields that a program needs; the rest is skipped."""


class Room(Frame, tag="room"):
    phase: str


class Decision(msgspec.Struct):
    options: list[msgspec.Raw]


class Table(Frame, tag="table"):
    question: int
    decision: Decision | None
    chosen: list[msgspec.Raw] | None


class Done(Frame, tag="done"):
    to: int


class Refusal(Frame, tag="refused"):
    to: int
    error: str


class Welcome(Frame, tag="welcome"):
    pass


class Story(Frame, tag="story"):
    pass


class Closing(Frame, tag="closing"):
    pass


AnyFrame: TypeAlias = Room | Table | Done | Refusal | Welcome | Story | Closing
_DECODER: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)


class Tally:
    """What is counted during a period. Times are in seconds."""

    def __init__(self) -> None:
        # From an answer to its `done`; and how long unconfirmed answers have waited at the end.
        self.done: list[float] = []
        self.undone: list[float] = []
        # From an answer to the last seat's frame with the next question.
        self.last_seat: list[float] = []
        # How much later than planned an answer was sent: a delay of this process, not of the
        # server.
        self.late: list[float] = []
        self.refused: Counter[str] = Counter()


class Pace:
    """How long programs think, shared by all tables; None means that nobody answers."""

    def __init__(self) -> None:
        self.pause: Callable[[], float] | None = None
        self.tally = Tally()
        self.chance = Random(0)


class SeatGroup:
    """The seats of one table."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.seats: list[Seat] = []
        self.active = False
        self._question = 0
        self._there = 0
        self._answered = (-1, 0.0)

    def answered(self, question: int, at: float) -> None:
        """Note that a seat has answered; the last one closes the question."""
        self._answered = (question, at)

    def question_reached_seat(self, question: int) -> None:
        """Note that a question has reached one more seat."""
        if question != self._question:
            self._question, self._there = question, 0
        self._there += 1
        before, at = self._answered
        if self._there == len(self.seats) and before == question - 1:
            self.pace.tally.last_seat.append(perf_counter() - at)


class Seat(Wire):
    """One seat. It asks for another game when one has ended."""

    def __init__(self, group: SeatGroup, seat: int, room: str, token: str) -> None:
        super().__init__(f"/api/rooms/{room}/play")
        self.group = group
        self.seat = seat
        self.room = room
        self.token = token
        self.phase = "lobby"
        self._ids = HELLO
        self._waits: dict[int, asyncio.Future[None]] = {}
        self._question = 0
        # The table with an unanswered question, and the one that was answered last.
        self._open: Table | None = None
        self._given: Table | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._sent: dict[int, float] = {}

    # Commands.

    async def hello(self) -> None:
        """Send the greeting with the token."""
        await self.do(commands.Hello(id=HELLO, token=self.token, protocol=PROTOCOL))

    async def do(self, request: commands.Command) -> None:
        """Send a command and wait until it is done."""
        done = asyncio.get_running_loop().create_future()
        self._waits[request.id] = done
        self.send(msgspec.json.encode(request))
        await done

    def next_id(self) -> int:
        """Return a new command number."""
        self._ids += 1
        return self._ids

    def ready(self) -> commands.Ready:
        """Return the command to be ready for the deal."""
        return commands.Ready(id=self.next_id(), nonce=token_hex(8))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for wait in self._waits.values():
            wait.set_exception(Lost())
        self._waits = {}

    # Frames.

    def receive(self, data: bytes) -> None:
        frame = _DECODER.decode(data)
        if isinstance(frame, Table):
            self._on_table(frame)
        elif isinstance(frame, Done):
            self._done(frame.to)
        elif isinstance(frame, Room):
            self._on_phase(frame.phase)
        elif isinstance(frame, Refusal):
            self._refused(frame)

    def waits(self) -> list[float]:
        """Return how long each unconfirmed answer of this seat has been waiting."""
        return [perf_counter() - at for at in self._sent.values()]

    def _done(self, to: int) -> None:
        if to in self._sent:
            self.group.pace.tally.done.append(perf_counter() - self._sent.pop(to))
        elif to in self._waits:
            self._waits.pop(to).set_result(None)

    def _refused(self, refusal: Refusal) -> None:
        self.group.pace.tally.refused[refusal.error] += 1
        if refusal.to in self._waits:
            self._waits.pop(refusal.to).set_exception(RuntimeError(refusal.error))
        elif refusal.error == TOO_FAST and self._open is None:
            self._sent.clear()
            self._open = self._given
            self._wait(PAUSE_SECONDS)

    def _on_phase(self, phase: str) -> None:
        if phase == self.phase:
            return
        self.phase = phase
        if phase == "ended" and self.seat == 0:
            self.send(msgspec.json.encode(commands.Again(id=self.next_id())))
        elif phase == "lobby":
            self._question, self._open = 0, None
            self.send(msgspec.json.encode(self.ready()))

    def _on_table(self, table: Table) -> None:
        if table.question != self._question:
            self._question = table.question
            self.group.question_reached_seat(table.question)
            self._open = None
            if table.decision is not None and table.chosen is None:
                self._open = table
                self.think()

    # Answering.

    def think(self) -> None:
        """Answer the open question after a pause, if this table plays."""
        pause = self.group.pace.pause
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._open is None or pause is None or not self.group.active:
            return
        length = pause()
        if length:
            self._wait(length)
        else:
            self._answer(perf_counter())

    def _wait(self, length: float) -> None:
        due = perf_counter() + length
        self._timer = asyncio.get_running_loop().call_later(length, self._answer, due)

    def _answer(self, due: float) -> None:
        if self._open is None or self._open.decision is None:
            return
        option = self._chosen(self._open.decision.options)
        self._open, self._given = None, self._open
        now, tally = perf_counter(), self.group.pace.tally
        number = self.next_id()
        self._sent[number] = now
        self.group.answered(self._question, now)
        tally.late.append(now - due)
        self.send(
            b'{"do":"answer","id":%d,"seat":%d,"question":%d,"option":%b}'
            % (number, self.seat, self._question, option)
        )

    def _chosen(self, options: list[msgspec.Raw]) -> bytes:
        """Choose any option except the one that would end the game too soon."""
        wise = [bytes(option) for option in options]
        wise = [option for option in wise if option != ANNOUNCE_JSON] or wise
        return wise[int(self.group.pace.chance.random() * len(wise))]
