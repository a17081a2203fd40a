"""Slow bot workers: they begin jobs late, and may take as long as the time limit allows."""

from collections.abc import Callable
from random import Random
from zlib import crc32

import msgspec

from tests.server.room.actions import World
from tests.server.room.bot_workers import is_forced
from turncoat.server.bots.process import answer_question
from turncoat.server.room import inbox
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.room import Room

LATE = (0, 0, 0, 400, 900, 1_300, 3_100)
# How long a job takes in which no bot has a choice, in milliseconds.
NO_TIME = 1


def has_choice(job: BotJob) -> bool:
    """Whether any bot of the job has a choice."""
    return not all(think.decision and is_forced(think.decision) for think in job.questions)


def thinking_time(job: BotJob) -> int:
    """How long a job takes. If a bot has a choice, that depends on everything the bots may know,
    and is at most the job's time limit.
    """
    secrets = msgspec.json.encode(job.questions)
    return crc32(secrets) % job.time + 1 if has_choice(job) else NO_TIME


class SlowPool:
    """Bot workers that let a job wait for `late` milliseconds before they begin it."""

    def __init__(self, room: Room, late: Callable[[BotJob], int]) -> None:
        self.room = room
        self.late = late
        self.think: Callable[[BotJob, BotQuestion], BotResult] = lambda job, think: answer_question(
            think
        )
        self.jobs: list[BotJob] = []
        self._events: list[tuple[int, BotJob, bool]] = []

    def due(self) -> int | None:
        """When a job begins or is finished next; None if there is none."""
        self._queue()
        return min((at for at, _, _ in self._events), default=None)

    def _queue(self) -> None:
        jobs, self.room.jobs = self.room.jobs, []
        self.jobs += jobs
        self._events += [(self.room.now + self.late(job), job, False) for job in jobs]

    def work(self, now: int) -> None:
        """Begin or finish the jobs for which that is due by now."""
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
    """How long a job waits before it begins: a random time that depends on public facts only."""
    return Random(f"{job.question}").choice(LATE)


def ask_bots_again(room: Room) -> None:
    """Ask the bots again about the open question."""
    room.jobs, room.runtime.plans, room.runtime.asked_about = [], [], (0, 0)
    inbox.wake(room, room.now)


class SlowWorld(World):
    """A world with slow bot workers."""

    pool: SlowPool

    def __init__(self, room: Room, member: int, restart: bool) -> None:
        ask_bots_again(room)
        self.pool = SlowPool(room, late_by_chance)
        super().__init__(room, member, restart)

    def due(self, until: int | None) -> int | None:
        moments = [moment for moment in (self.pool.due(), inbox.wakes_at(self.room)) if moment]
        due = min(moments, default=None)
        return due if due is not None and (until is None or due <= until) else None

    def wake(self, at: int) -> None:
        self.pool.work(at)
        super().wake(at)
