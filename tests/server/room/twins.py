"""Two worlds around a table: a room, and one that differs only in what one pair of eyes can't know.

A random game is played by people in every seat. From each restart point to the next one pair of
eyes is looked through. Once the questions in between are known, a twin of the match is imagined
from what those eyes may know; the same people do the same things at the same times around it, and
every frame must come out the same, at the same moment.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy, deepcopy
from random import Random
from typing import Any, Final, TypeAlias

from tests.server.room.crowd import Crowd
from tests.server.room.deeds import Deed, World
from tests.two_worlds import blindfolded
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import AnyRules
from turncoat.core.terms import GO_ON, LogEntry, Option, Seat
from turncoat.server.protocol import commands
from turncoat.server.room import changes
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.play.clocks import window_length
from turncoat.server.room.play.question import asked
from turncoat.server.room.room import Room, RuntimeState
from turncoat.server.room.state import Game, Viewer

# How a world is made around a room: through its inbox, or over a wire.
Make: TypeAlias = Callable[[Room, int, bool], World]
# How many twins are tried until one fits what was taken back as well.
TWINS: Final = 20
# The number of the question that a standing offer answers.
UNASKED: Final = -1


def closed_log(match: AnyMatch) -> int:
    """How much was logged up to the last restart point."""
    return len(match.log) - len(match.since)


def secrets(rules: AnyRules, table: Any) -> bytes:
    """The whole truth of a table, chance aside."""
    bare = rules.copy(table)
    bare.chance = Chance(b"")
    return rules.pack(bare)


def around(room: Room) -> Room:
    """A copy of a room, to go its own way; its match is left as it is."""
    twin = copy(room)
    twin.chairs = [copy(chair) for chair in room.chairs]
    twin.texts, twin.written = room.texts.copy(), room.written
    twin.last_call = room.last_call.copy()
    twin.failed = room.failed.copy()
    twin.ballot = deepcopy(room.ballot)
    twin.unsaved, twin.jobs = [], []
    twin.runtime = RuntimeState()
    twin.runtime.sockets = room.runtime.sockets.copy()
    twin.runtime.away_since = room.runtime.away_since.copy()
    twin.runtime.shown_present = room.runtime.shown_present.copy()
    twin.runtime.spoken = room.runtime.spoken.copy()
    return twin


class OtherPast(Exception):
    """What somebody took back could not have been answered in this world. A view does not tell of
    it any more, so not every twin that fits the view fits what was seen."""


class Twin:
    """A room in another world, and what is answered there up to the last question that those eyes
    know of."""

    def __init__(self, room: Room, answers: list[LogEntry]) -> None:
        self.room = room
        self.answers = answers


class Start:
    """A room as it is at a restart point."""

    def __init__(self, room: Room) -> None:
        match = room.game.match
        self.room = around(room)
        self.number = room.game.number
        self.opened = room.game.opened
        self.closed = closed_log(match)
        self.log = match.log[: self.closed]
        self.said = match.said_before
        self.story = match.story[:]
        self.trail = match._trail.copy()
        self.leads = self.trail.is_current(match.table)
        self.secrets = secrets(match.rules, match.start)

    def twin(self, match: AnyMatch, view: Any, seed: str) -> Twin:
        """The same room around a table that fits the view."""
        table, answers = match.rules.imagine(view, Chance(key_from_seed(seed)))
        twin: AnyMatch = Match(match.rules, table)
        twin.options, twin.key = match.options, match.key
        twin.log, twin.said, twin.story = self.log[:], self.said[:], self.story[:]
        twin.start_from([], [])
        self.lay_trail(twin)
        game = Game(twin, table.seats, self.opened)
        game.number = self.number
        game.story.add(twin.story_since(0))
        room = around(self.room)
        room.begin(game)
        return Twin(room, answers)

    def lay_trail(self, twin: AnyMatch) -> None:
        """Whose answer was the last is no secret; it can't be taken back here, only shown."""
        twin._trail = self.trail.copy()
        twin._trail.base = twin._base
        twin._trail.count = twin.table.chance.count if self.leads else -1
        twin._trail.seal_count = twin.table.seal_count


class Segment:
    """What happens between two restart points, and what one member receives of it.

    `answered` is who answered which question, as it was logged; `final` is the deed that led to
    the next restart point, if it was not time alone.
    """

    def __init__(self, room: Room, viewer: Viewer, member: int, restart: bool, make: Make) -> None:
        self.world = make(room, member, restart)
        self.start = Start(room)
        self.viewer = viewer
        self.view = blindfolded(room.game.match, viewer)
        self.number = room.game.number
        self.deeds: list[Deed] = []
        self.last: dict[tuple[int, Seat], Deed] = {}
        self.answered: list[tuple[int, Seat]] = []
        self.undone: list[tuple[int, Seat]] = []
        self.final: Deed | None = None
        self.ended = 0
        if self.world.pool is not None:
            self.world.pool.think = by_chance

    @property
    def room(self) -> Room:
        """The true world."""
        return self.world.room

    def play(self, crowd: Crowd) -> None:
        """People do what they do, up to the next restart point."""
        while not self.ended:
            for deed in crowd.plan(self.room, self.world.member, self.viewer):
                if self.time_ends_it(deed.at) or not self.do(deed):
                    break
            else:
                self.time_ends_it(None)

    def time_ends_it(self, until: int | None) -> bool:
        """Time passes, or whatever is due comes; whether that closed the question."""
        while (due := self.world.due(until)) is not None:
            received, entry = len(self.world.received), len(self.world.facts)
            self.world.wake(due)
            if self.goes_on(received, entry):
                return True
            if until is None:
                break
        return False

    def do(self, deed: Deed) -> bool:
        """Somebody does something; whether the question is still open."""
        received, entry = len(self.world.received), len(self.world.facts)
        deed.error = self.world.do(deed)
        if not self.goes_on(received, entry):
            self.keep(deed)
            return True
        if self.ended:
            self.final = deed
        else:
            self.keep(deed)
        return False

    def keep(self, deed: Deed) -> None:
        self.deeds.append(deed)
        if isinstance(deed.ask, commands.Answer) and not deed.error:
            self.last[deed.ask.question, deed.ask.seat] = deed

    def goes_on(self, received: int, entry: int) -> bool:
        """Whether there is another question; after a restart point nothing more is compared."""
        game = self.room.game
        if game.number == self.number:
            return False
        if self.room.phase != "playing" or closed_log(game.match) != self.start.closed:
            self.ended = self.room.now
            del self.world.received[received:]
            return True
        for change in [entry.change for entry in self.world.facts[entry:]]:
            self.log(change)
        self.carry_over(game)
        self.number = game.number
        self.view = blindfolded(game.match, self.viewer)
        return True

    def carry_over(self, game: Game) -> None:
        """What was answered to a question that was interrupted is answered to it again."""
        people = {who for _, who in self.last}
        for seat in people.intersection(game.held):
            number = max(number for number, who in self.last if who == seat)
            self.last[game.number, seat] = self.last.pop((number, seat))

    def log(self, change: changes.AnyChange) -> None:
        """Who answered which question."""
        if isinstance(change, changes.Closed):
            self.answered += [(self.number, seat) for seat, _ in change.answers]
        elif isinstance(change, changes.Interrupted):
            self.answered.append((UNASKED, change.seat))
        elif isinstance(change, changes.TookBack) and self.answered:
            self.undone.append(self.answered.pop())

    def is_another_world(self, seed: str) -> bool:
        """Whether its twin has other secrets; else they would show nothing."""
        match = self.room.game.match
        twin = self.start.twin(match, self.view, f"{seed} 0").room.game.match
        return secrets(match.rules, twin.start) != self.start.secrets

    def difference(self, seed: str, make: Make = World) -> str:
        """Where the two worlds differ in the member's eyes; empty if nowhere."""
        for attempt in range(TWINS):
            twin = self.start.twin(self.room.game.match, self.view, f"{seed} {attempt}")
            if len(twin.answers) != len(self.answered):
                return "the twin answered other questions"
            with suppress(OtherPast):
                return Repetition(self, twin, seed, make).difference()
        return ""


def by_chance(job: BotJob, think: BotQuestion) -> BotResult:
    """What a bot wants in the true world: any answer, and nothing else."""
    if think.decision is None:
        return BotResult()
    return BotResult(option=Random(think.seed).choice(think.decision.options))


class Repetition:
    """The same segment in another world."""

    def __init__(self, segment: Segment, twin: Twin, seed: str, make: Make) -> None:
        self.segment = segment
        self.world = make(twin.room, segment.world.member, segment.world.sent_state.restart)
        self.random = Random(seed)
        given = [words for _, _, words in twin.answers]
        self.answers = dict(zip(segment.answered, given, strict=True))
        self.counts = {deed: question for question, deed in segment.last.items()}
        if self.world.pool is not None:
            self.world.pool.think = self.thought

    def difference(self) -> str:
        """The first thing that is not the same."""
        segment, room = self.segment, self.world.room
        for deed in segment.deeds:
            self.world.pass_time(deed.at)
            found = self.do(deed)
            if found:
                return found
        last = segment.final.at if segment.final else segment.ended - 1
        self.world.pass_time(last)
        found = first_difference(segment.world.received, self.world.received)
        if found or room.game.number != segment.number:
            return found or "the last question closed too early"
        if segment.final and isinstance(segment.final.ask, commands.Undo):
            # It leads back to before this world began.
            return ""
        if segment.final:
            found = self.do(segment.final)
        self.world.pass_time(segment.ended)
        if not found and room.game.number == segment.number:
            return "the last question did not close in time"
        return found

    def do(self, deed: Deed) -> str:
        """The same thing, as far as anybody can tell; what is different about it."""
        ask = deed.ask
        if isinstance(ask, commands.Answer) and deed.member != self.world.member:
            return self.answer(deed, ask)
        error = self.world.do(deed)
        return "" if error == deed.error else f"{ask}: {deed.error!r} != {error!r}"

    def answer(self, deed: Deed, ask: commands.Answer) -> str:
        """What others answer in secret may be another thing here, or silence where that is as
        good."""
        decision = asked(self.world.room).get(ask.seat)
        if decision is None:
            return f"{ask}: not asked"
        option = self.option(deed, ask, decision.options)
        if option == GO_ON and self.silence_will_do(ask.seat) and self.random.random() < 0.5:
            return ""
        error = self.world.do(deed.but(option))
        return "" if error == deed.error else f"{ask} {option}: {deed.error!r} != {error!r}"

    def option(self, deed: Deed, ask: commands.Answer, options: list[Option]) -> Option:
        """What is answered here instead; anything, where it is changed again or not known yet."""
        question = self.counts.get(deed)
        if question is None:
            return self.random.choice(options)
        if question in self.answers:
            return self.answers[question]
        if ask.option in options:
            return ask.option
        if question in self.segment.undone:
            raise OtherPast
        return GO_ON if GO_ON in options else self.random.choice(options)

    def thought(self, job: BotJob, think: BotQuestion) -> BotResult:
        """What a bot must want here."""
        if think.decision is None:
            return BotResult()
        options = think.decision.options
        usual = GO_ON if GO_ON in options else self.random.choice(options)
        return BotResult(option=self.answers.get((job.question, think.seat), usual))

    def silence_will_do(self, seat: Seat) -> bool:
        """A window closes at its time, and whoever said nothing goes on."""
        room = self.world.room
        return window_length(room) > 0 and seat not in room.game.held


def first_difference(ours: list[tuple[int, str]], theirs: list[tuple[int, str]]) -> str:
    """Each frame with its time."""
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            return f"{one} != {other}"
    return "" if len(ours) == len(theirs) else f"{len(ours)} frames != {len(theirs)} frames"


def segments(crowd: Crowd, viewers: list[Viewer], make: Make = World) -> Iterator[Segment]:
    """One whole game, from restart point to restart point, each through the eyes of somebody.

    Whoever takes an answer back may lead the table into the middle of a segment; it is left out.
    """
    room = crowd.room
    while room.phase == "playing":
        viewer = crowd.random.choice(viewers)
        whole = not room.game.match.since
        segment = Segment(room, viewer, crowd.member(viewer), crowd.one_in(3), make)
        segment.play(crowd)
        if whole:
            yield segment
