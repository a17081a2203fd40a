"""The trail: the last answers, as long as nothing has come to light since they were given.

Whoever gave the last of them may take it back. It is a restart point before the first of them, and
the log from there on, that a match without the last one is made of.
"""

from typing import Final, Generic, TypeAlias

from turncoat.core.table import T, Table
from turncoat.core.words import SAY, Entry, Option, Seat

# How many interrupts lie below the question, who answered it, and what.
Given: TypeAlias = tuple[int, Seat, Option]
# Where in the log an answer stands, and the secret answers that waited below its question.
Step: TypeAlias = tuple[int, list[Given]]
NOBODY_WAITS: Final[list[Given]] = []
# What changes as soon as anything comes to light.
Seal: TypeAlias = int
# No game takes so many numbers from chance.
MANY: Final = 1 << 40


def seal_of(table: Table) -> Seal:
    """How much chance has decided by now, and how often rules have closed what lies behind."""
    return table.chance.count + table.sealed * MANY


class Point(Generic[T]):
    """A restart point: how much was logged, said and told by then; its table if it was kept."""

    __slots__ = ("log", "said", "story", "table")

    def __init__(self, log: int, said: int, story: int, table: T | None) -> None:
        self.log = log
        self.said = said
        self.story = story
        self.table = table


class Trail(Generic[T]):
    """Answers of single seats that were given under one and the same seal."""

    __slots__ = ("base", "seal", "steps")

    def __init__(self, base: Point[T]) -> None:
        self.base = base
        self.seal: Seal = 0
        self.steps: list[Step] = []

    def copy(self) -> "Trail[T]":
        """The same trail, to go its own way."""
        twin = Trail(self.base)
        twin.seal = self.seal
        twin.steps = self.steps[:]
        return twin

    def begin(self, seal: Seal, base: Point[T]) -> None:
        """Under another seal a new trail begins."""
        self.base, self.seal, self.steps = base, seal, []

    def seat(self, table: Table, log: list[Entry]) -> Seat:
        """Who may take the last answer back; -1 if nobody may."""
        if not self.steps or seal_of(table) != self.seal:
            return -1
        place = self.steps[-1][0]
        answered_since = any(kind != SAY for kind, _, _ in log[place + 1 :])
        return -1 if answered_since else log[place][1]
