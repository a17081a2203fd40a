"""Slow bots behind real websockets, with the server's own job queue and a clock set by the test."""

import asyncio
from collections.abc import Callable

from tests.server.room.play.slow_pool import ask_bots_again, late_by_chance, thinking_time
from tests.server.wire.server_thread import ManualClock, RecordingServer, ServerThread
from tests.server.wire.wire import Wires, WireWorld
from turncoat.server.bots.dispatcher import Dispatcher, Order
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.room import inbox
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.room import Room

# The origin and room code of other tables' jobs.
ELSEWHERE = "elsewhere"


class ManualPool(BotWorkers):
    """A single worker that finishes a job once its thinking time has passed on the clock."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__(1)
        self.clock = clock
        self.think: Callable[[BotJob, BotQuestion], BotResult] = lambda job, think: BotResult()
        self.running: list[tuple[int, BotJob, asyncio.Future[list[BotResult]]]] = []

    async def wake(self) -> None:
        """Do nothing: there are no processes to start."""

    async def run_job(self, job: BotJob) -> list[BotResult]:
        """The results of a job, once its thinking time has passed."""
        done: asyncio.Future[list[BotResult]] = asyncio.get_running_loop().create_future()
        took = job.time if job.room == ELSEWHERE else thinking_time(job)
        self.running.append((self.clock.at + took, job, done))
        return await done

    def due(self) -> int | None:
        """When the running job will be done; None if there is none."""
        return min((at for at, _, _ in self.running), default=None)

    async def work(self) -> None:
        """Finish the running job if it is done by now, then the next one, and so on."""
        while (due := self.due()) is not None and due <= self.clock.at:
            await self.finish()

    async def finish(self) -> None:
        """Finish the running job."""
        _, job, done = self.running.pop(0)
        done.set_result([self.think(job, think) for think in job.questions])
        # Let the task that waits for the results continue, and then the queue.
        for _ in range(4):
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Finish all jobs, so that none is left over from another world."""
        while self.running:
            await self.finish()


class BusyDispatcher(Dispatcher):
    """A dispatcher that puts a job of another table in front of each of ours."""

    def put(self, origin: str, order: Order) -> None:
        other = BotJob(ELSEWHERE, 1, 1, 1, late_by_chance(order.job), [])
        super().put(ELSEWHERE, Order(other, lambda: True, lambda results: None))
        super().put(origin, order)


class BusyServer(RecordingServer):
    """A server whose bot workers are busy with other tables."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__(clock, ManualPool(clock))
        self.dispatcher = self.context.dispatcher = BusyDispatcher(self.bot_workers)


class SlowWireWorld(WireWorld):
    """A world over websockets whose bots think in a `ManualPool`."""

    pool: ManualPool

    def __init__(self, wires: Wires, room: Room, member: int, restart: bool) -> None:
        bot_workers = wires.server.game_server.bot_workers
        assert isinstance(bot_workers, ManualPool)
        self.pool = bot_workers
        wires.server.run(self.pool.stop())
        ask_bots_again(room)
        super().__init__(wires, room, member, restart)

    @property
    def server(self) -> ServerThread:
        """The server of the world's sockets."""
        return self.wires.server

    def due(self, until: int | None) -> int | None:
        found = self.server.call(lambda: (self.pool.due(), inbox.wakes_at(self.room)))
        due = min((moment for moment in found if moment is not None), default=None)
        return due if due is not None and (until is None or due <= until) else None

    def wake(self, at: int) -> None:
        self.server.clock.at = at
        self.server.run(self.pool.work())
        super().wake(at)
