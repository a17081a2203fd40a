"""Guests: programs that send random commands to a room, and reconnect when disconnected."""

from contextlib import suppress
from random import Random
from secrets import token_hex
from threading import Thread
from time import sleep
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.games.random_play import EARLY_ENDING, EARLY_ENDING_EVERY
from tests.server.kills.gate import Gate, Violation
from tests.server.kills.parties import Party
from tests.server.kills.place import DONE, Place
from tests.two_worlds import CLAIMS
from turncoat.client import CommandRefused, ConnectionLost, RestClient
from turncoat.core.terms import Option
from turncoat.server.protocol import commands, errors, frames

GONE: Final = (ConnectionLost, ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError)
# Refusals that a guest with a valid token must never get.
NEVER: Final = (
    errors.WRONG_TOKEN, errors.UNKNOWN_ROOM, errors.BAD_MESSAGE, errors.BROKEN,
    errors.NO_SUCH_MEMBER, errors.NO_SUCH_SEAT, errors.BAD_TEXT, errors.BAD_NAME,
)  # fmt: skip
LANGUAGES: Final = ["en", "nl", "cs", "pl"]

ONE_BREAK_IN = 400
ONE_OFFER_IN = 40
ONE_UNDO_IN = 20
ONE_CHANGE_IN = 6
ONE_CLAIM_IN = 25
ONE_TEXT_IN = 40
ONE_BALLOT_IN = 60
ONE_LEAVES_IN = 300
ONE_NAP_IN = 6
ONE_NEW_ROOM_IN = 2
EARLY = 20


class Guest(Thread):
    """One guest of a party. The first is the host, and the last ones are spectators."""

    def __init__(self, gate: Gate, rest: RestClient, party: Party, number: int, seed: str) -> None:
        super().__init__(daemon=True)
        self.gate = gate
        self.rest = rest
        self.party = party
        self.number = number
        self.random = Random(seed)
        self.watches = number >= party.kind.people
        self.resting = False
        self._place: Place | None = None
        self._words = 0
        gate.enlist()

    @property
    def place(self) -> Place:
        """The guest's place in the current room."""
        assert self._place is not None
        return self._place

    @property
    def me(self) -> frames.Member:
        """The guest as a member of the room."""
        return next(m for m in self.place.room.members if m.id == self.place.member)

    def one_in(self, number: int) -> bool:
        return self.random.random() * number < 1

    def run(self) -> None:
        """Connect and play whenever the server is up."""
        try:
            while self.gate.pass_through():
                while self.gate.is_open:
                    with suppress(*GONE):
                        self.play_until_disconnected()
                    sleep(0.02)
                self.gate.step_outside()
        except BaseException as error:
            self.gate.report(error)
            raise

    def play_until_disconnected(self) -> None:
        """Connect, and act until the gate shuts, the party changes rooms, or a random break."""
        if not self.party.code and self.number:
            sleep(0.05)
            return
        if self._place is None or self.party.code not in ("", self._place.code):
            self.come_in()
        self.enter()
        while self.gate.is_open and self.party.code in ("", self.place.code):
            self.act()
            if self.one_in(ONE_BREAK_IN):
                break
        self.place.close()

    # Joining.

    def come_in(self) -> None:
        """Open a room as the host, or join the host's room."""
        self._words += 1
        name = f"{'HGW'[bool(self.number) + self.watches]}{self.number}-{self._words}"
        try:
            if self.number == 0:
                settings = self.party.kind.settings(self.random)
                entry = self.rest.open(settings, name)
            else:
                code = self.party.code
                self.party.knock(code, name)
                entry = self.rest.join(code, name)
        except CommandRefused as refusal:
            raise Violation(f"{name} is not let in: {refusal}") from None
        self._place = Place(self.rest, entry.room, entry.token, name)
        self._place.member = entry.member
        self.party.come_in(self._place, DONE)
        if self.number == 0:
            self.party.code = entry.room

    def enter(self) -> None:
        """Connect with the token."""
        try:
            self.place.connect()
        except CommandRefused as refusal:
            what = f"{self.place.code}/{self.place.name}: the token opens nothing: {refusal}"
            raise Violation(what) from None

    def ask(self, request: type[commands.Command], **fields: Any) -> None:
        """Send a command that may be refused, but only for allowed reasons."""
        try:
            self.place.do(request, **fields)
        except CommandRefused as refusal:
            if refusal.reason in NEVER:
                asked = f"{request.__name__} {fields}"
                raise Violation(
                    f"{self.place.code}/{self.place.name}: {asked}: {refusal}"
                ) from None
            if refusal.reason == errors.TOO_FAST:
                sleep(0.1)

    def act(self) -> None:
        """Do something that fits the phase of the room."""
        phase = self.place.room.phase
        if phase == "lobby" and not self.watches:
            self.in_the_lobby()
        elif phase == "playing" and not self.watches:
            self.at_the_table()
        elif phase == "ended" and self.number == 0 and not self.resting:
            self.after_the_game()
        self.place.listen(0.02)

    # The lobby.

    def in_the_lobby(self) -> None:
        """Sit down, seat bots and get ready. In a room that never starts, do something random."""
        room, kind = self.place.room, self.party.kind
        free = [c.seat for c in room.chairs if c.member is None and not c.level]
        own = [seat for seat in free if seat < kind.seats]
        is_host = room.host == self.place.member
        if not kind.starts:
            self.act_randomly()
        elif own and len(room.your_seats) < kind.seats_each:
            self.ask(commands.Sit, seat=self.random.choice(own))
        elif is_host and free and not own:
            self.ask(commands.SeatBot, seat=free[0], level=kind.level)
        elif not free and not self.me.ready:
            self.ask(commands.Ready, nonce=token_hex(8))
        elif self.one_in(ONE_TEXT_IN):
            self.write(None)

    def act_randomly(self) -> None:
        """Do something random. The last seat stays empty, so that no game starts."""
        room, random = self.place.room, self.random
        seat = random.randrange(len(room.chairs) - 1)
        other = random.choice([m.id for m in room.members])
        notice = random.randint(1, 1000)
        clocks = msgspec.structs.replace(room.settings.clocks, notice=notice)
        settings = msgspec.structs.replace(room.settings, clocks=clocks)
        tries: list[tuple[type[commands.Command], dict[str, Any]]] = [
            (commands.Sit, {"seat": seat}),
            (commands.Stand, {"seat": seat}),
            (commands.SeatBot, {"seat": seat, "level": random.choice(["uniform", "sensible"])}),
            (commands.Clear, {"seat": seat}),
            (commands.Arrange, {"settings": settings}),
            (commands.Ready, {"nonce": token_hex(8), "ready": self.one_in(2)}),
            (commands.Rename, {"name": self.me.name, "language": random.choice(LANGUAGES)}),
            (commands.HandOver, {"member": other}),
            (commands.Mute, {"member": other, "muted": self.one_in(2)}),
        ]
        if self.one_in(8):
            self.write(None)
        else:
            request, fields = random.choice(tries)
            self.ask(request, **fields)

    def write(self, seat: int | None) -> None:
        """Write a unique text."""
        self._words += 1
        self.ask(commands.Write, seat=seat, text=f"{self.place.name} says {self._words}")

    # The table.

    def at_the_table(self) -> None:
        """Answer and vote; sometimes talk, call a ballot or leave."""
        room = self.place.room
        timed = room.settings.clocks.move
        if timed and self.one_in(ONE_NAP_IN):
            sleep(self.random.random())
        for seat in room.your_seats:
            table = self.place.tables.get(seat)
            if table is not None and room.paused is None:
                self.answer(table)
        self.vote(room)
        if not self.resting:
            self.whims(room)

    def answer(self, table: frames.TableFrame) -> None:
        """Answer a question once; sometimes change the answer, undo, or take an offer."""
        at = {"seat": table.seat, "question": table.question}
        if table.can_undo and not self.resting and self.one_in(ONE_UNDO_IN):
            self.ask(commands.Undo, **at)
        elif table.offers and not self.resting and self.one_in(ONE_OFFER_IN):
            self.ask(commands.Offer, option=self.random.choice(table.offers), **at)
        elif table.decision:
            options = [o for o in table.decision.options if o != table.chosen]
            again = self.one_in(ONE_CHANGE_IN) and not self.resting
            if options and (table.chosen is None or again):
                self.ask(commands.Answer, option=self.choice(options), **at)

    def choice(self, options: list[Option]) -> Option:
        """A random option; options that would end the game too soon are chosen rarely."""
        option = self.random.choice(options)
        return (
            options[0] if option in EARLY_ENDING and not self.one_in(EARLY_ENDING_EVERY) else option
        )

    def whims(self, room: frames.Room) -> None:
        """Sometimes make a claim, write, call a ballot, or leave for a while."""
        seat = self.random.choice(room.your_seats)
        if self.one_in(ONE_CLAIM_IN):
            claims = self.random.choice(CLAIMS[room.settings.game])
            self.ask(commands.Say, seat=seat, claim=self.random.choice(claims))
        if self.one_in(ONE_TEXT_IN):
            self.write(seat)
        if room.ballot is None and room.paused is None and self.one_in(ONE_BALLOT_IN):
            about = self.random.choice(["extend", "pause", "extend", "remake"])
            self.ask(commands.Call, ballot=about)
        elif self.one_in(ONE_LEAVES_IN):
            self.leave(room)

    def vote(self, room: frames.Room) -> None:
        """Vote for resuming a paused game, and call that ballot; otherwise vote at random."""
        if room.ballot is not None and self.one_in(10):
            yes = room.ballot.about == "resume" or not (self.resting or self.one_in(3))
            self.ask(commands.Vote, yes=yes)
        elif room.ballot is None and room.paused is not None:
            self.ask(commands.Call, ballot="resume")

    def leave(self, room: frames.Room) -> None:
        """Leave for a moment; a bot stands in until the guest comes back or acts. Only early in a
        game, because somebody who leaves after its end is no longer a member.
        """
        [first, *others] = room.your_seats
        early = room.asking is not None and room.asking.number < EARLY
        if early and not (others or room.settings.clocks.move or room.chairs[first].away):
            self.ask(commands.Leave)
            sleep(self.random.random())

    def after_the_game(self) -> None:
        """Start another game, in this room or in a new one."""
        if self.one_in(ONE_NEW_ROOM_IN):
            self.place.close()
            self._place, self.party.code = None, ""
            self.come_in()
            self.enter()
        else:
            self.ask(commands.Again)
