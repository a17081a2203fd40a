"""A pool of workers that is behind: it begins late, and its thoughts take as long as they may."""

from collections.abc import Callable

from tests.server.room.thinkers import is_forced
from turncoat.server.room import desk
from turncoat.server.room.room import Room
from turncoat.server.room.thoughts import Job, Think, Thought
from turncoat.server.thinking import ponder

# A thought about what leaves no choice.
NO_TIME = 1


def has_choice(job: Job) -> bool:
    """Whether any bot of the table has something to decide."""
    return not all(think.decision and is_forced(think.decision) for think in job.thinks)


class SlowPool:
    """`late` says how many milliseconds a job waits; then it takes long if there is a choice."""

    def __init__(self, room: Room, late: Callable[[Job], int]) -> None:
        self.room = room
        self.late = late
        self.think: Callable[[Think], Thought] = ponder
        self.jobs: list[Job] = []
        self._events: list[tuple[int, Job, bool]] = []

    def due(self) -> int | None:
        """When something comes of a job."""
        self._queue()
        return min((at for at, _, _ in self._events), default=None)

    def _queue(self) -> None:
        jobs, self.room.jobs = self.room.jobs, []
        self.jobs += jobs
        self._events += [(self.room.now + self.late(job), job, False) for job in jobs]

    def work(self, now: int) -> None:
        """What is due by now is begun, or done."""
        while (due := self.due()) is not None and due <= now:
            event = min(self._events, key=lambda one: one[0])
            self._events.remove(event)
            self._go_on(*event)

    def _go_on(self, at: int, job: Job, begun: bool) -> None:
        if begun:
            desk.hear(self.room, at, job, [self.think(think) for think in job.thinks])
        elif desk.begin(self.room, at, job):
            took = job.time if has_choice(job) else NO_TIME
            self._events.append((at + took, job, True))
