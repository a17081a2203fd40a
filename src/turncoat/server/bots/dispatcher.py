"""Gives jobs to the bot workers, so that the server knows when each of them begins."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import structlog

from turncoat.server.bots.fair_queue import FairQueue
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.room.play.bot_jobs import BotJob, BotResult

log = structlog.get_logger()


class Order(NamedTuple):
    """A job and its callbacks. `begin` returns whether the job is still needed."""

    job: BotJob
    begin: Callable[[], bool]
    finish: Callable[[list[BotResult]], None]


class Dispatcher:
    """Gives the workers one job each at most; other jobs wait in a fair queue."""

    def __init__(self, bot_workers: BotWorkers) -> None:
        self._workers = bot_workers
        self._queue: FairQueue[Order] = FairQueue()
        self._running: set[asyncio.Task[None]] = set()
        self._awake = False

    @property
    def waiting(self) -> int:
        """How many jobs have not begun."""
        return len(self._queue)

    async def open(self) -> None:
        """Wait until the workers are ready, then start. A job that had to wait for them would begin
        too late.
        """
        await self._workers.wake()
        self._awake = True
        self._fill()

    def put(self, origin: str, order: Order) -> None:
        """Add a job of a room that was opened from `origin`."""
        self._queue.put(origin, order.job.room, order)
        self._fill()

    def _fill(self) -> None:
        while self._awake and len(self._running) < self._workers.processes:
            order = self._queue.take()
            if order is None:
                return
            if order.begin():
                task = asyncio.create_task(self._run(order))
                self._running.add(task)
                task.add_done_callback(self._ran)

    async def _run(self, order: Order) -> None:
        order.finish(await self._workers.run_job(order.job))

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("bot job failed", kind=type(error).__name__, exc_info=error)
        self._fill()

    async def close(self) -> None:
        """Stop, and cancel all jobs."""
        self._awake = False
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
