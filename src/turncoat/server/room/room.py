"""A room: the state its journal describes, and the state that a restart may lose."""

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
# A journal entry as it is read: number, time, change, how many events of the story it keeps, and
# the events it adds with their audiences.
JournalRow: TypeAlias = tuple[int, int, AnyChange, int, Told]


class JournalEntry:
    """A change on its way to the journal, with the events it caused and how many earlier ones it
    keeps.
    """

    def __init__(self, number: int, at: int, change: AnyChange, kept: int, told: Told) -> None:
        self.number = number
        self.at = at
        self.change = change
        self.kept = kept
        self.told = told
        # Entries that this one replaces, as ranges of numbers.
        self.folds: list[tuple[int, int]] = []


class Plan:
    """A job for the bots of a table, and the moment when they all act on its results.

    The moment is fixed before they think. If it can't be met, it is put off by whole `step`s.
    """

    def __init__(self, job: BotJob, due: int, allowance: int, step: int) -> None:
        self.job = job
        self.due = due
        self.allowance = allowance
        self.step = step
        self.results: list[BotResult] | None = None

    def no_sooner_than(self, moment: int) -> None:
        """Put the moment off if it is before `moment`."""
        late = moment - self.due
        if late > 0:
            self.due += -(-late // self.step) * self.step if self.step else late


class RuntimeState:
    """State that a restart may lose: who is connected, what bots are asked."""

    def __init__(self) -> None:
        self.sockets: dict[int, int] = {}
        self.away_since: dict[int, int] = {}
        # When the last connection closed.
        self.left_at = 0
        # Members who have ever connected, when each last sent a command, the hashes of their
        # addresses, and until when a token or an address may not rejoin.
        self.came: set[int] = set()
        self.acted: dict[int, int] = {}
        self.origins: dict[int, tuple[str, ...]] = {}
        self.sent_away: dict[str, int] = {}
        # Lookalike forms of the names in the room.
        self.looks: dict[str, frozenset[str]] = {}
        # Who is shown as present. It does not change while a secret decision is open.
        self.shown_present: set[int] = set()
        self.staged = (0, 0)
        self.stages: list[AnyMatch] = []
        # Which bots were asked, and about which question.
        self.asked_bots: set[Seat] = set()
        self.asked_about = (0, 0)
        self.plans: list[Plan] = []
        self.jobs = 0
        self.spoken: dict[int, list[int]] = {}
        self.delayed_snapshots: DelayedSnapshots = DelayedSnapshots()


class Room(State):
    """The authority over one table. `now` is the time that was passed in last.

    Bots act at least `shortest_pause` milliseconds after a question. With 0, which is for tests
    only, they act as soon as they have chosen.
    """

    def __init__(self, appliers: dict[type[Any], Apply], shortest_pause: int) -> None:
        super().__init__()
        self._appliers = appliers
        self.shortest_pause = shortest_pause
        self.now = 0
        self.numbered = 0
        # Ranges of journal numbers that belong to the current lobby.
        self.steps: list[tuple[int, int]] = []
        self.runtime = RuntimeState()
        # For the game server: entries to write, and jobs to give to bots.
        self.unsaved: list[JournalEntry] = []
        self.jobs: list[BotJob] = []

    def note(self, change: AnyChange) -> None:
        """Apply a change and queue it for the journal."""
        if self.has_game:
            self.game.story.kept = len(self.game.story.events)
        self.apply(self.now, change)
        kept, told = 0, list[tuple[Audience, Event]]()
        if self.has_game:
            kept, told = self.game.story.kept, self.game.story.events
        self.unsaved.append(JournalEntry(self.numbered, self.now, change, kept, told[kept:]))

    def apply(self, at: int, change: AnyChange) -> None:
        """Apply a change from the journal."""
        self.numbered += 1
        in_lobby = self.phase == "lobby"
        self._appliers[type(change)](self, at, change)
        if in_lobby and isinstance(change, OF_A_LOBBY):
            self._step(self.numbered)

    def _step(self, number: int) -> None:
        """Add a journal number to the current lobby's ranges."""
        first, end = self.steps[-1] if self.steps else (number, number)
        if end == number:
            self.steps[-1:] = [(first, number + 1)]
        else:
            self.steps.append((number, number + 1))

    def arrange(self, settings: Settings) -> None:
        """Replace the settings."""
        self._settings = settings

    def begin(self, game: Game) -> None:
        """Put a game on the table."""
        self._game = game
