"""Two worlds around a table: a room, and one that differs only in what one viewer can't know.

People play a random game. From each restart point to the next, one viewer is chosen. Once the
questions in between are known, a twin of the match is imagined from what this viewer may know. The
same people do the same things at the same times in a room with the twin, and the viewer must be
sent the same frames at the same times.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy, deepcopy
from random import Random
from typing import Any, Final, TypeAlias

from tests.server.room.actions import Action, World
from tests.server.room.crowd import Crowd
from tests.two_worlds import with_hidden_secrets
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

# Makes a world around a room: with direct calls to its inbox, or over websockets.
Make: TypeAlias = Callable[[Room, int, bool], World]
# How many twins are tried until one also fits the answers that were undone.
TWINS: Final = 20
# The question number of a standing offer, which answers no question.
UNASKED: Final = -1


def closed_log(match: AnyMatch) -> int:
    """The length of the log at the last restart point."""
    return len(match.log) - len(match.since)


def secrets(rules: AnyRules, table: Any) -> bytes:
    """A table with all its secrets as bytes, without its source of chance."""
    bare = rules.copy(table)
    bare.chance = Chance(b"")
    return rules.pack(bare)


def copy_of_room(room: Room) -> Room:
    """A copy of a room that can change on its own; its match is not copied."""
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


class UndoneAnswerImpossible(Exception):
    """An answer that was undone could not have been given in this twin. A view does not show undone
    answers, so not every twin that fits the view fits them.
    """


class Twin:
    """A room in another world, and the answers given there since the restart point."""

    def __init__(self, room: Room, answers: list[LogEntry]) -> None:
        self.room = room
        self.answers = answers


class Start:
    """A room as it is at a restart point."""

    def __init__(self, room: Room) -> None:
        match = room.game.match
        self.room = copy_of_room(room)
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
        """The same room with an imagined table that fits the view."""
        table, answers = match.rules.imagine(view, Chance(key_from_seed(seed)))
        twin: AnyMatch = Match(match.rules, table)
        twin.options, twin.key = match.options, match.key
        twin.log, twin.said, twin.story = self.log[:], self.said[:], self.story[:]
        twin.start_from([], [])
        self.copy_undo_trail(twin)
        game = Game(twin, table.seats, self.opened)
        game.number = self.number
        game.story.add(twin.story_since(0))
        room = copy_of_room(self.room)
        room.begin(game)
        return Twin(room, answers)

    def copy_undo_trail(self, twin: AnyMatch) -> None:
        """Copy who gave the last answer, which is public. The twin can show it but not undo it."""
        twin._trail = self.trail.copy()
        twin._trail.base = twin._base
        twin._trail.count = twin.table.chance.count if self.leads else -1
        twin._trail.seal_count = twin.table.seal_count


class Segment:
    """What happens between two restart points, and what one member receives of it.

    `answered` lists who answered which question, in the order of the log. `final` is the action
    that led to the next restart point; None if time alone did.
    """

    def __init__(self, room: Room, viewer: Viewer, member: int, restart: bool, make: Make) -> None:
        self.world = make(room, member, restart)
        self.start = Start(room)
        self.viewer = viewer
        self.view = with_hidden_secrets(room.game.match, viewer)
        self.number = room.game.number
        self.actions: list[Action] = []
        self.last: dict[tuple[int, Seat], Action] = {}
        self.answered: list[tuple[int, Seat]] = []
        self.undone: list[tuple[int, Seat]] = []
        self.final: Action | None = None
        self.ended = 0
        if self.world.pool is not None:
            self.world.pool.think = by_chance

    @property
    def room(self) -> Room:
        """The room of the true world."""
        return self.world.room

    def play(self, crowd: Crowd) -> None:
        """Let the people act, up to the next restart point."""
        while not self.ended:
            for action in crowd.plan(self.room, self.world.member, self.viewer):
                if self.pass_time_closes_question(action.at) or not self.do(action):
                    break
            else:
                self.pass_time_closes_question(None)

    def pass_time_closes_question(self, until: int | None) -> bool:
        """Let time pass up to `until`; without it, do the next thing that is due. Return whether
        that closed the question.
        """
        while (due := self.world.due(until)) is not None:
            received, entry = len(self.world.received), len(self.world.entries)
            self.world.wake(due)
            if self.question_closed(received, entry):
                return True
            if until is None:
                break
        return False

    def do(self, action: Action) -> bool:
        """Carry out an action. Return whether the question is still open."""
        received, entry = len(self.world.received), len(self.world.entries)
        action.error = self.world.do(action)
        if not self.question_closed(received, entry):
            self.keep(action)
            return True
        if self.ended:
            self.final = action
        else:
            self.keep(action)
        return False

    def keep(self, action: Action) -> None:
        self.actions.append(action)
        if isinstance(action.ask, commands.Answer) and not action.error:
            self.last[action.ask.question, action.ask.seat] = action

    def question_closed(self, received: int, entry: int) -> bool:
        """Return whether the question was closed. If that led to a restart point, the segment ends,
        and what was received since is not compared.
        """
        game = self.room.game
        if game.number == self.number:
            return False
        if self.room.phase != "playing" or closed_log(game.match) != self.start.closed:
            self.ended = self.room.now
            del self.world.received[received:]
            return True
        for change in [entry.change for entry in self.world.entries[entry:]]:
            self.log(change)
        self.carry_over(game)
        self.number = game.number
        self.view = with_hidden_secrets(game.match, self.viewer)
        return True

    def carry_over(self, game: Game) -> None:
        """Count answers that were held through an interrupt as answers to the new question."""
        people = {who for _, who in self.last}
        for seat in people.intersection(game.held):
            number = max(number for number, who in self.last if who == seat)
            self.last[game.number, seat] = self.last.pop((number, seat))

    def log(self, change: changes.AnyChange) -> None:
        """Note who answered which question."""
        if isinstance(change, changes.Closed):
            self.answered += [(self.number, seat) for seat, _ in change.answers]
        elif isinstance(change, changes.Interrupted):
            self.answered.append((UNASKED, change.seat))
        elif isinstance(change, changes.TookBack) and self.answered:
            self.undone.append(self.answered.pop())

    def is_another_world(self, seed: str) -> bool:
        """Whether its twin has other secrets; otherwise comparing them would show nothing."""
        match = self.room.game.match
        twin = self.start.twin(match, self.view, f"{seed} 0").room.game.match
        return secrets(match.rules, twin.start) != self.start.secrets

    def difference(self, seed: str, make: Make = World) -> str:
        """Where the two worlds differ for the member; empty if nowhere."""
        for attempt in range(TWINS):
            twin = self.start.twin(self.room.game.match, self.view, f"{seed} {attempt}")
            if len(twin.answers) != len(self.answered):
                return "the twin answered other questions"
            with suppress(UndoneAnswerImpossible):
                return Repetition(self, twin, seed, make).difference()
        return ""


def by_chance(job: BotJob, think: BotQuestion) -> BotResult:
    """What a bot wants in the true world: a random option, and no offer or claim."""
    if think.decision is None:
        return BotResult()
    return BotResult(option=Random(think.seed).choice(think.decision.options))


class Repetition:
    """The same segment, played again in another world."""

    def __init__(self, segment: Segment, twin: Twin, seed: str, make: Make) -> None:
        self.segment = segment
        self.world = make(twin.room, segment.world.member, segment.world.sent_state.restart)
        self.random = Random(seed)
        given = [words for _, _, words in twin.answers]
        self.answers = dict(zip(segment.answered, given, strict=True))
        self.counts = {action: question for question, action in segment.last.items()}
        if self.world.pool is not None:
            self.world.pool.think = self.thought

    def difference(self) -> str:
        """Play the segment again, and return the first difference; empty if there is none."""
        segment, room = self.segment, self.world.room
        for action in segment.actions:
            self.world.pass_time(action.at)
            found = self.do(action)
            if found:
                return found
        last = segment.final.at if segment.final else segment.ended - 1
        self.world.pass_time(last)
        found = first_difference(segment.world.received, self.world.received)
        if found or room.game.number != segment.number:
            return found or "the last question closed too early"
        if segment.final and isinstance(segment.final.ask, commands.Undo):
            # It leads back to before the twin began.
            return ""
        if segment.final:
            found = self.do(segment.final)
        self.world.pass_time(segment.ended)
        if not found and room.game.number == segment.number:
            return "the last question did not close in time"
        return found

    def do(self, action: Action) -> str:
        """Do the same, as far as the viewer can tell. Return what differs; empty if nothing."""
        ask = action.ask
        if isinstance(ask, commands.Answer) and action.member != self.world.member:
            return self.answer(action, ask)
        error = self.world.do(action)
        return "" if error == action.error else f"{ask}: {action.error!r} != {error!r}"

    def answer(self, action: Action, ask: commands.Answer) -> str:
        """Answer for somebody else. Here the option may be another, or there may be no answer at
        all in a window where that means the same.
        """
        decision = asked(self.world.room).get(ask.seat)
        if decision is None:
            return f"{ask}: not asked"
        option = self.option(action, ask, decision.options)
        if option == GO_ON and self.silence_will_do(ask.seat) and self.random.random() < 0.5:
            return ""
        error = self.world.do(action.with_option(option))
        return "" if error == action.error else f"{ask} {option}: {action.error!r} != {error!r}"

    def option(self, action: Action, ask: commands.Answer, options: list[Option]) -> Option:
        """The option to answer with here; a random one if the answer is replaced later.

        An answer that the viewer can't know of yet stays the same, if it is an option here.
        """
        question = self.counts.get(action)
        if question is None:
            return self.random.choice(options)
        if question in self.answers:
            return self.answers[question]
        if ask.option in options:
            return ask.option
        if question in self.segment.undone:
            raise UndoneAnswerImpossible
        return GO_ON if GO_ON in options else self.random.choice(options)

    def thought(self, job: BotJob, think: BotQuestion) -> BotResult:
        """What a bot wants here: the answer in the twin's past, or any if that has none."""
        if think.decision is None:
            return BotResult()
        options = think.decision.options
        usual = GO_ON if GO_ON in options else self.random.choice(options)
        return BotResult(option=self.answers.get((job.question, think.seat), usual))

    def silence_will_do(self, seat: Seat) -> bool:
        """Whether saying nothing counts as going on, as it does in a window with a fixed length."""
        room = self.world.room
        return window_length(room) > 0 and seat not in room.game.held


def first_difference(ours: list[tuple[int, str]], theirs: list[tuple[int, str]]) -> str:
    """The first difference between two lists of frames with their times; empty if there is none."""
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            return f"{one} != {other}"
    return "" if len(ours) == len(theirs) else f"{len(ours)} frames != {len(theirs)} frames"


def segments(crowd: Crowd, viewers: list[Viewer], make: Make = World) -> Iterator[Segment]:
    """Play one whole game. Yield each segment between two restart points, with a random viewer.

    Undo may lead back into the middle of a segment; what is played from there on is left out.
    """
    room = crowd.room
    while room.phase == "playing":
        viewer = crowd.random.choice(viewers)
        whole = not room.game.match.since
        segment = Segment(room, viewer, crowd.member(viewer), crowd.one_in(3), make)
        segment.play(crowd)
        if whole:
            yield segment
