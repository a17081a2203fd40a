"""The trail: the last answers, as long as nothing has come to light since they were given.

Whoever gave the last of them may take it back. It is a restart point before the first of them, and
the log from there on, that a match without the last one is made of.
"""

from typing import Generic, TypeAlias

from turncoat.core.table import T
from turncoat.core.terms import SAY, LogEntry, Option, Seat

# How many interrupts lie below the question, who answered it, and what.
WaitingAnswer: TypeAlias = tuple[int, Seat, Option]


class RestartPoint(Generic[T]):
    """A restart point: how much was logged, said and told by then; its table if it was kept."""

    __slots__ = ("log", "said", "story", "table")

    def __init__(self, log: int, said: int, story: int, table: T | None) -> None:
        self.log = log
        self.said = said
        self.story = story
        self.table = table


class UndoTrail(Generic[T]):
    """Answers of single seats, as long as neither chance nor the rules have made them final.

    `steps` is where each stands in the log, `waits` the secret answers that waited below its
    question, if it had interrupted another. `count` is how much chance had decided when they were
    given, `sealed` how often the rules had closed what lies behind.
    """

    __slots__ = ("base", "count", "seal_count", "steps", "waits")

    def __init__(self, base: RestartPoint[T]) -> None:
        self.base = base
        self.count = 0
        self.seal_count = 0
        self.steps: list[int] = []
        self.waits: dict[int, list[WaitingAnswer]] = {}

    def copy(self) -> "UndoTrail[T]":
        """The same trail, to go its own way."""
        twin = UndoTrail(self.base)
        twin.count = self.count
        twin.seal_count = self.seal_count
        twin.steps = self.steps[:]
        twin.waits = self.waits.copy()
        return twin

    def leads_to(self, table: T) -> bool:
        """Whether nothing has come to light since."""
        return table.chance.count == self.count and table.seal_count == self.seal_count

    def begin(self, table: T, base: RestartPoint[T]) -> None:
        """Something has come to light: a new trail begins."""
        self.base = base
        self.count = table.chance.count
        self.seal_count = table.seal_count
        self.steps.clear()
        self.waits.clear()

    def seat(self, table: T, log: list[LogEntry]) -> Seat:
        """Who may take the last answer back; -1 if nobody may."""
        if not self.steps or not self.leads_to(table):
            return -1
        place = self.steps[-1]
        answered_since = any(kind != SAY for kind, _, _ in log[place + 1 :])
        return -1 if answered_since else log[place][1]
