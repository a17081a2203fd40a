"""A room: what the journal tells of it, and what is true only while the server runs."""

from collections.abc import Callable
from typing import Any, TypeAlias

from turncoat.core.match import AnyMatch
from turncoat.core.terms import Audience, Event, Seat
from turncoat.server.protocol.settings import Settings
from turncoat.server.room.changes import OF_A_LOBBY, AnyChange
from turncoat.server.room.play.bot_jobs import BotJob, BotResult
from turncoat.server.room.state import DelayedSnapshots, Game, State

Apply: TypeAlias = Callable[["Room", int, Any], None]
Told: TypeAlias = list[tuple[Audience, Event]]
# An entry as it is read: its number, when, what, and what was told to whom after how much was kept.
JournalRow: TypeAlias = tuple[int, int, AnyChange, int, Told]


class JournalEntry:
    """A fact on its way to the journal, with what it told to whom and how much it kept of that."""

    def __init__(self, number: int, at: int, change: AnyChange, kept: int, told: Told) -> None:
        self.number = number
        self.at = at
        self.change = change
        self.kept = kept
        self.told = told
        # Entries that are gone once this is written, from one number up to before another.
        self.folds: list[tuple[int, int]] = []


class Plan:
    """A job for the bots of a table, and the moment at which they act on it, all together.

    The moment is fixed before they think. If it can't be kept it moves on by whole `steps`.
    """

    def __init__(self, job: BotJob, due: int, allowance: int, step: int) -> None:
        self.job = job
        self.due = due
        self.allowance = allowance
        self.step = step
        self.results: list[BotResult] | None = None

    def no_sooner_than(self, moment: int) -> None:
        """Put it off, if need be."""
        late = moment - self.due
        if late > 0:
            self.due += -(-late // self.step) * self.step if self.step else late


class RuntimeState:
    """What a restart may forget: who is connected, what bots are thinking about."""

    def __init__(self) -> None:
        self.sockets: dict[int, int] = {}
        self.away_since: dict[int, int] = {}
        # When the last of all went.
        self.left_at = 0
        # Who has been connected, when each last did something, where each comes from; and who may
        # not come in until when, by token or origin.
        self.came: set[int] = set()
        self.acted: dict[int, int] = {}
        self.origins: dict[int, tuple[str, ...]] = {}
        self.sent_away: dict[str, int] = {}
        # What each name in the room looks like; no other name is kept.
        self.looks: dict[str, frozenset[str]] = {}
        # What is told of who is here; it does not change while a secret choice is open.
        self.shown_present: set[int] = set()
        self.staged = (0, 0)
        self.stages: list[AnyMatch] = []
        # Which bots were asked about which question.
        self.asked_bots: set[Seat] = set()
        self.asked_about = (0, 0)
        self.plans: list[Plan] = []
        self.jobs = 0
        self.spoken: dict[int, list[int]] = {}
        self.delayed_snapshots: DelayedSnapshots = DelayedSnapshots()


class Room(State):
    """The authority over one table. `now` is the time that was passed in last.

    Bots act `shortest_pause` milliseconds after a question at the earliest; 0 lets them act as soon
    as they have thought, which is for tests alone.
    """

    def __init__(self, facts: dict[type[Any], Apply], shortest_pause: int) -> None:
        super().__init__()
        self._facts = facts
        self.shortest_pause = shortest_pause
        self.now = 0
        self.numbered = 0
        # The steps of this lobby in the journal, from one number up to before another.
        self.steps: list[tuple[int, int]] = []
        self.runtime = RuntimeState()
        # For whoever carries: what to write down, and what to let bots think about.
        self.unsaved: list[JournalEntry] = []
        self.jobs: list[BotJob] = []

    def note(self, change: AnyChange) -> None:
        """Something was accepted: it happens, and is kept."""
        if self.has_game:
            self.game.story.kept = len(self.game.story.told)
        self.apply(self.now, change)
        kept, told = 0, list[tuple[Audience, Event]]()
        if self.has_game:
            kept, told = self.game.story.kept, self.game.story.told
        self.unsaved.append(JournalEntry(self.numbered, self.now, change, kept, told[kept:]))

    def apply(self, at: int, change: AnyChange) -> None:
        """What the journal says has happened happens."""
        self.numbered += 1
        in_lobby = self.phase == "lobby"
        self._facts[type(change)](self, at, change)
        if in_lobby and isinstance(change, OF_A_LOBBY):
            self._step(self.numbered)

    def _step(self, number: int) -> None:
        """One more step of the lobby."""
        first, end = self.steps[-1] if self.steps else (number, number)
        if end == number:
            self.steps[-1:] = [(first, number + 1)]
        else:
            self.steps.append((number, number + 1))

    def arrange(self, settings: Settings) -> None:
        """Settings that hold from now on."""
        self._settings = settings

    def begin(self, game: Game) -> None:
        """A game is on the table."""
        self._game = game
