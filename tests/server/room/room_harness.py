"""A room for tests: people act by name, and time passes only when a test says so."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from turncoat.core.decision import Decision
from turncoat.core.terms import GO_ON, Event, Option, Seat
from turncoat.locales.catalogue import ENGLISH
from turncoat.server.bots.process import answer_question
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Clocks, Settings
from turncoat.server.room import changes, inbox, outbox
from turncoat.server.room.outbox import SentState
from turncoat.server.room.people.admission import Visitor
from turncoat.server.room.people.ballots import BALLOT
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.play.question import asked
from turncoat.server.room.room import Room

ADA, BEN, CYD, DAN = "Ada", "Ben", "Cyd", "Dan"
LIVE = Clocks(pace="live")


def texts_in(unsaved: Iterable[frames.AnyFrame]) -> list[frames.Text]:
    """All texts in these frames, sent one by one or in pages."""
    found: list[frames.Text] = []
    for frame in unsaved:
        if isinstance(frame, frames.Texts):
            found += frame.texts
        elif isinstance(frame, frames.Text):
            found.append(frame)
    return found


class RoomHarness:
    """One room and its members. Bots think at once, unless `bots_think` is False."""

    def __init__(self, game: str = "shadow_hunters", players: int = 4, **settings: Any) -> None:
        self.now = 1_000
        self.bots_think = True
        wanted = Settings(game=game, players=players, **settings)
        self.room: Room = inbox.open_room(self.now, "CODE", wanted)
        self.ids: dict[str, int] = {}
        self.sent_states: dict[str, SentState] = {}
        self.request = 0

    def dealt_from(self, secret: str) -> "RoomHarness":
        """Set the server's secret, so that every run has the same deal. Call this first."""
        [opened] = self.room.unsaved
        assert isinstance(opened.change, changes.Opened)
        opened.change = msgspec.structs.replace(opened.change, secret=secret)
        self.room.secret = secret
        return self

    # People.

    def join(
        self,
        *names: str,
        connect: bool = True,
        at: str = "",
        had: str = "",
        language: str = ENGLISH,
    ) -> "RoomHarness":
        """Let guests join and connect, from the address `at` and with the old token of `had`."""
        visitor = Visitor((at,) if at else (), f"hash-{had}" if had else "")
        for name in names:
            token = f"hash-{name}"
            self.ids[name] = inbox.join(self.room, self.now, name, language, token, visitor)
            if connect:
                self.connect(name)
        return self

    def connect(self, name: str) -> None:
        """Connect a device, which is then sent everything from the beginning."""
        inbox.connect(self.room, self.now, self.ids[name])
        self.sent_states[name] = SentState(self.ids[name])
        self.think()

    def disconnect(self, name: str) -> None:
        """Disconnect a device."""
        inbox.disconnect(self.room, self.now, self.ids[name])
        del self.sent_states[name]
        self.think()

    def seat(self, *names: str, bots: str = "sensible") -> "RoomHarness":
        """Seat these people in this order from seat 0; bots take the rest."""
        for seat, name in enumerate(names):
            self.do(name, commands.Sit, seat=seat)
        host = next(name for name, number in self.ids.items() if number == self.room.host)
        for seat in range(len(names), len(self.room.chairs)):
            self.do(host, commands.SeatBot, seat=seat, level=bots)
        return self

    def start(self, *names: str, bots: str = "sensible") -> "RoomHarness":
        """Let these people join (if they have not), sit down and be ready; bots take the rest."""
        self.join(*[name for name in names if name not in self.ids])
        self.seat(*names, bots=bots)
        for name in names:
            self.do(name, commands.Ready, nonce="0a")
        return self

    def do(self, name: str, request: type[commands.Command], /, **fields: Any) -> None:
        """Send somebody's command to the room. Raises Refused."""
        self.request += 1
        ask: Any = request(id=self.request, **fields)
        inbox.take(self.room, self.now, self.ids[name], ask)
        self.think()

    def refusal(self, name: str, request: type[commands.Command], /, **fields: Any) -> str:
        """Send somebody's command; return why it is refused, empty if it is accepted."""
        entry = len(self.room.unsaved)
        try:
            self.do(name, request, **fields)
        except Refused as refused:
            assert len(self.room.unsaved) == entry, "a refusal has changed something"
            return refused.reason
        return ""

    def join_refusal(self, name: str, at: str = "", had: str = "") -> str:
        """Let somebody join; return why they are refused, empty if they are admitted."""
        entry = len(self.room.unsaved)
        try:
            self.join(name, at=at, had=had)
        except Refused as refused:
            assert len(self.room.unsaved) == entry, "a refusal has changed something"
            return refused.reason
        return ""

    def answer(self, name: str, option: Option, seat: Seat | None = None) -> None:
        """Answer the open question."""
        place = self.room.seats_of(self.ids[name])[0] if seat is None else seat
        number = self.room.game.number
        self.do(name, commands.Answer, seat=place, question=number, option=option)

    def agree(self, about: str, *names: str, seat: Seat | None = None) -> None:
        """The first of them calls a ballot, the others vote for it, and it closes."""
        self.do(names[0], commands.Call, ballot=about, seat=seat)
        for name in names[1:]:
            self.do(name, commands.Vote, yes=True)
        self.wait(BALLOT)

    # Time and bots.

    def think(self) -> None:
        """Do all bot jobs, and those that follow from them, if `bots_think` is set."""
        while self.bots_think and self.room.jobs:
            jobs, self.room.jobs = self.room.jobs, []
            for job in jobs:
                self.decide(job, [answer_question(think) for think in job.questions])

    def decide(self, job: BotJob, wants: list[BotResult]) -> None:
        """Begin a bot job, and finish it at once with these results."""
        inbox.begin_job(self.room, self.now, job)
        inbox.finish_job(self.room, self.now, job, wants)

    @property
    def questions(self) -> list[BotQuestion]:
        """The questions of all bot jobs that have not begun."""
        return [think for job in self.room.jobs for think in job.questions]

    def wait(self, seconds: float) -> None:
        """Let time pass. Whatever is due on the way happens at its own moment."""
        end = self.now + round(seconds * 1000)
        while (due := inbox.wakes_at(self.room)) is not None and due <= end:
            self.now = max(self.now, due)
            inbox.wake(self.room, self.now)
            self.think()
        self.now = end
        inbox.wake(self.room, self.now)
        self.think()

    # What people see.

    @property
    def decisions(self) -> dict[Seat, Decision]:
        """The decisions that may be answered now, by seat."""
        return asked(self.room)

    def news(self, name: str) -> list[frames.AnyFrame]:
        """The frames that somebody's device is sent now."""
        return [frames.read(frame) for frame in self.raw(name)]

    def raw(self, name: str) -> list[str]:
        """The same frames, encoded."""
        return outbox.news(self.room, self.sent_states[name])

    def room_frame(self, name: str) -> frames.Room:
        """The room as somebody would see it on connecting now."""
        unsaved = outbox.news(self.room, SentState(self.ids[name]))
        return next(f for f in map(frames.read, unsaved) if isinstance(f, frames.Room))

    def table(self, name: str) -> frames.TableFrame:
        """The table as somebody would see it on connecting now."""
        unsaved = outbox.news(self.room, SentState(self.ids[name]))
        return next(f for f in map(frames.read, unsaved) if isinstance(f, frames.TableFrame))

    def texts(self, name: str) -> list[tuple[Seat | None, str]]:
        """The texts that somebody would read on connecting now, with their seats."""
        unsaved = map(frames.read, outbox.news(self.room, SentState(self.ids[name])))
        return [(text.seat, text.text) for text in texts_in(unsaved)]

    def story(self, name: str) -> list[Event]:
        """The events that somebody would be told on connecting now."""
        unsaved = map(frames.read, outbox.news(self.room, SentState(self.ids[name])))
        stories = [frame.events for frame in unsaved if isinstance(frame, frames.Story)]
        return [event for events in stories for event in events]

    # The journal.

    def restarted(self, folded: bool = True) -> Room:
        """The room rebuilt from its journal; if not `folded`, from all entries that it ever had."""
        unsaved = self.room.unsaved
        folds = [fold for entry in unsaved for fold in entry.folds] if folded else []
        gone = {number for first, end in folds for number in range(first, end)}
        journal = [
            (one.number, one.at, changes.unpack(changes.pack(one.change)), one.kept, one.told)
            for one in unsaved
            if one.number not in gone
        ]
        return inbox.restore(journal, self.now)

    def changes(self, kind: type[changes.Change]) -> list[Any]:
        """All changes of a kind so far."""
        return [entry.change for entry in self.room.unsaved if isinstance(entry.change, kind)]

    # Playing on.

    def play(self, people: list[str], until: Any = None, seed: int = 0, most: int = 5_000) -> None:
        """Let people answer at random and at once, until `until` holds or the game is over."""
        random = Random(seed)
        for _ in range(most):
            if self.room.phase != "playing" or (until is not None and until(self)):
                return
            if not self.play_once(people, random):
                due = inbox.wakes_at(self.room)
                assert due is not None, "nothing will ever happen"
                self.wait((due - self.now) / 1000)
        raise AssertionError("it takes too long")

    def play_once(self, people: list[str], random: Random) -> bool:
        """Give one random answer for a person who is asked. Return whether there was one."""
        owners = {seat: name for name in people for seat in self.room.seats_of(self.ids[name])}
        for seat, decision in self.decisions.items():
            waits = seat not in self.room.game.held and not self.room.chairs[seat].by_bot
            if seat in owners and waits:
                option = random.choice(decision.options)
                harmless = GO_ON in decision.options and option == ("announce",)
                self.answer(owners[seat], GO_ON if harmless else option, seat)
                return True
        return False
