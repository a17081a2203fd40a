"""Bots over the wire, in a pool that is behind: the house's own queue, and a clock set by hand."""

import asyncio
from collections.abc import Callable

from tests.server.room.slow_pool import begin_anew, late_by_chance, thinking_time
from tests.server.wire.stage import HandClock, Stage, Watched
from tests.server.wire.wire import Wires, WireWorld
from turncoat.server.dispatcher import Order
from turncoat.server.loaded import Loaded
from turncoat.server.room import desk
from turncoat.server.room.room import Room
from turncoat.server.room.thoughts import Job, Think, Thought
from turncoat.server.thinking import Thinkers

# Where jobs of other tables come from.
ELSEWHERE = "elsewhere"


class HandPool(Thinkers):
    """One worker, whose jobs are done when their time has passed on the clock."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__(1)
        self.clock = clock
        self.think: Callable[[Job, Think], Thought] = lambda job, think: Thought()
        self.running: list[tuple[int, Job, asyncio.Future[list[Thought]]]] = []

    async def wake(self) -> None:
        """It never sleeps."""

    async def ponder(self, job: Job) -> list[Thought]:
        """Until its time has passed."""
        done: asyncio.Future[list[Thought]] = asyncio.get_running_loop().create_future()
        took = job.time if job.room == ELSEWHERE else thinking_time(job)
        self.running.append((self.clock.at + took, job, done))
        return await done

    def due(self) -> int | None:
        """When the job is done."""
        return min((at for at, _, _ in self.running), default=None)

    async def work(self) -> None:
        """What is done by now comes back, and the next job begins."""
        while (due := self.due()) is not None and due <= self.clock.at:
            await self.finish()

    async def finish(self) -> None:
        """The job that is running."""
        _, job, done = self.running.pop(0)
        done.set_result([self.think(job, think) for think in job.thinks])
        # The task that waits for it goes on, and the queue after that.
        for _ in range(4):
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Nothing is left of another world."""
        while self.running:
            await self.finish()


class Behind(Watched):
    """A house in which a job of another table is always in front of those of ours."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__(clock, HandPool(clock))

    def _hand_out(self, loaded: Loaded) -> None:
        for job in loaded.room.jobs:
            other = Job(ELSEWHERE, 1, 1, 1, late_by_chance(job), [])
            self.dispatcher.put(ELSEWHERE, Order(other, lambda: True, lambda thoughts: None))
        super()._hand_out(loaded)


class SlowWireWorld(WireWorld):
    """A world over the wire whose bots think in that pool."""

    pool: HandPool

    def __init__(self, wires: Wires, room: Room, member: int, restart: bool) -> None:
        thinkers = wires.stage.house.thinkers
        assert isinstance(thinkers, HandPool)
        self.pool = thinkers
        wires.stage.run(self.pool.stop())
        begin_anew(room)
        super().__init__(wires, room, member, restart)

    @property
    def stage(self) -> Stage:
        """Where it is."""
        return self.wires.stage

    def due(self, until: int | None) -> int | None:
        found = self.stage.call(lambda: (self.pool.due(), desk.wakes_at(self.room)))
        due = min((moment for moment in found if moment is not None), default=None)
        return due if due is not None and (until is None or due <= until) else None

    def wake(self, at: int) -> None:
        self.stage.clock.at = at
        self.stage.run(self.pool.work())
        super().wake(at)
