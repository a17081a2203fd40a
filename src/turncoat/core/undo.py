"""Undo: keeps the last answers as long as nothing was revealed since they were given.

The seat that gave the last of them may undo it. The match is then rebuilt from a restart point
before the first of them and the log from there on, without the last answer.
"""

from typing import Generic, TypeAlias

from turncoat.core.table import T
from turncoat.core.terms import SAY, LogEntry, Option, Seat

# The number of interrupted questions below the one that was answered, the seat, and its answer.
WaitingAnswer: TypeAlias = tuple[int, Seat, Option]


class RestartPoint(Generic[T]):
    """A restart point: the lengths that log, claims and story had, and the table if it was kept."""

    __slots__ = ("log", "said", "story", "table")

    def __init__(self, log: int, said: int, story: int, table: T | None) -> None:
        self.log = log
        self.said = said
        self.story = story
        self.table = table


class UndoTrail(Generic[T]):
    """The answers that can still be undone, one after the other.

    `base` is a restart point before the first of them. `steps` are their positions in the log;
    `waits` are the secret answers that were waiting below the question, if it had interrupted
    another. `count` and `seal_count` are the values of chance and table when the answers were
    given: a difference means that the answers have become final.
    """

    __slots__ = ("base", "count", "seal_count", "steps", "waits")

    def __init__(self, base: RestartPoint[T]) -> None:
        self.base = base
        self.count = 0
        self.seal_count = 0
        self.steps: list[int] = []
        self.waits: dict[int, list[WaitingAnswer]] = {}

    def copy(self) -> "UndoTrail[T]":
        """Return an independent copy."""
        twin = UndoTrail(self.base)
        twin.count = self.count
        twin.seal_count = self.seal_count
        twin.steps = self.steps[:]
        twin.waits = self.waits.copy()
        return twin

    def is_current(self, table: T) -> bool:
        """Return whether nothing was revealed since the last of these answers."""
        return table.chance.count == self.count and table.seal_count == self.seal_count

    def reset(self, table: T, base: RestartPoint[T]) -> None:
        """Drop all answers and start again from here, because something was revealed."""
        self.base = base
        self.count = table.chance.count
        self.seal_count = table.seal_count
        self.steps.clear()
        self.waits.clear()

    def seat(self, table: T, log: list[LogEntry]) -> Seat:
        """Return the seat that may undo the last answer, or -1 if nobody may."""
        if not self.steps or not self.is_current(table):
            return -1
        place = self.steps[-1]
        answered_since = any(kind != SAY for kind, _, _ in log[place + 1 :])
        return -1 if answered_since else log[place][1]
