"""A pool of workers that is behind: it begins late, and its thoughts take as long as they may."""

from collections.abc import Callable
from random import Random
from zlib import crc32

import msgspec

from tests.server.room.bot_workers import is_forced
from tests.server.room.deeds import World
from turncoat.server.bots.process import answer_question
from turncoat.server.room import inbox
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.room import Room

LATE = (0, 0, 0, 400, 900, 1_300, 3_100)
# A thought about what leaves no choice.
NO_TIME = 1


def has_choice(job: BotJob) -> bool:
    """Whether any bot of the table has something to decide."""
    return not all(think.decision and is_forced(think.decision) for think in job.questions)


def thinking_time(job: BotJob) -> int:
    """Whatever a bot sees may make it slow, if it has a choice: up to its limit."""
    secrets = msgspec.json.encode(job.questions)
    return crc32(secrets) % job.time + 1 if has_choice(job) else NO_TIME


class SlowPool:
    """`late` says how many milliseconds a job waits; then thoughts take as long as they may."""

    def __init__(self, room: Room, late: Callable[[BotJob], int]) -> None:
        self.room = room
        self.late = late
        self.think: Callable[[BotJob, BotQuestion], BotResult] = lambda job, think: answer_question(
            think
        )
        self.jobs: list[BotJob] = []
        self._events: list[tuple[int, BotJob, bool]] = []

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

    def _go_on(self, at: int, job: BotJob, begun: bool) -> None:
        if begun:
            inbox.finish_job(self.room, at, job, [self.think(job, one) for one in job.questions])
        elif inbox.begin_job(self.room, at, job):
            self._events.append((at + thinking_time(job), job, True))


def late_by_chance(job: BotJob) -> int:
    """How long a job waits: by what is public, and by chance."""
    return Random(f"{job.question}").choice(LATE)


def begin_anew(room: Room) -> None:
    """Bots are asked once more about the question that has just been put."""
    room.jobs, room.runtime.plans, room.runtime.asked_about = [], [], (0, 0)
    inbox.wake(room, room.now)


class SlowWorld(World):
    """A world whose bots think in a pool that is behind."""

    pool: SlowPool

    def __init__(self, room: Room, member: int, restart: bool) -> None:
        begin_anew(room)
        self.pool = SlowPool(room, late_by_chance)
        super().__init__(room, member, restart)

    def due(self, until: int | None) -> int | None:
        moments = [moment for moment in (self.pool.due(), inbox.wakes_at(self.room)) if moment]
        due = min(moments, default=None)
        return due if due is not None and (until is None or due <= until) else None

    def wake(self, at: int) -> None:
        self.pool.work(at)
        super().wake(at)
