"""Bots over the wire, in a pool that is behind: the server's own queue, and a clock set by hand."""

import asyncio
from collections.abc import Callable

from tests.server.room.play.slow_pool import begin_anew, late_by_chance, thinking_time
from tests.server.wire.stage import HandClock, Stage, Watched
from tests.server.wire.wire import Wires, WireWorld
from turncoat.server.bots.dispatcher import Dispatcher, Order
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.room import inbox
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.room import Room

# Where jobs of other tables come from.
ELSEWHERE = "elsewhere"


class HandPool(BotWorkers):
    """One worker, whose jobs are done when their time has passed on the clock."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__(1)
        self.clock = clock
        self.think: Callable[[BotJob, BotQuestion], BotResult] = lambda job, think: BotResult()
        self.running: list[tuple[int, BotJob, asyncio.Future[list[BotResult]]]] = []

    async def wake(self) -> None:
        """It never sleeps."""

    async def run_job(self, job: BotJob) -> list[BotResult]:
        """Until its time has passed."""
        done: asyncio.Future[list[BotResult]] = asyncio.get_running_loop().create_future()
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
        done.set_result([self.think(job, think) for think in job.questions])
        # The task that waits for it goes on, and the queue after that.
        for _ in range(4):
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Nothing is left of another world."""
        while self.running:
            await self.finish()


class BusyDispatcher(Dispatcher):
    """A job of another table is always in front of those of ours."""

    def put(self, origin: str, order: Order) -> None:
        other = BotJob(ELSEWHERE, 1, 1, 1, late_by_chance(order.job), [])
        super().put(ELSEWHERE, Order(other, lambda: True, lambda results: None))
        super().put(origin, order)


class Behind(Watched):
    """A server whose bot workers are behind."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__(clock, HandPool(clock))
        self.dispatcher = self.context.dispatcher = BusyDispatcher(self.bot_workers)


class SlowWireWorld(WireWorld):
    """A world over the wire whose bots think in that pool."""

    pool: HandPool

    def __init__(self, wires: Wires, room: Room, member: int, restart: bool) -> None:
        bot_workers = wires.stage.game_server.bot_workers
        assert isinstance(bot_workers, HandPool)
        self.pool = bot_workers
        wires.stage.run(self.pool.stop())
        begin_anew(room)
        super().__init__(wires, room, member, restart)

    @property
    def stage(self) -> Stage:
        """Where it is."""
        return self.wires.stage

    def due(self, until: int | None) -> int | None:
        found = self.stage.call(lambda: (self.pool.due(), inbox.wakes_at(self.room)))
        due = min((moment for moment in found if moment is not None), default=None)
        return due if due is not None and (until is None or due <= until) else None

    def wake(self, at: int) -> None:
        self.stage.clock.at = at
        self.stage.run(self.pool.work())
        super().wake(at)
