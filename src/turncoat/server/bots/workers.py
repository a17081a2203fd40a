"""Processes in which bots choose, so that tables never wait for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import structlog

from turncoat.server.bots.process import awake, prepare, run_job, simplest
from turncoat.server.room.play.bot_jobs import BotJob, BotResult

log = structlog.get_logger()


class BotWorkers:
    """A pool of processes in which bots choose."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter each: a fork would inherit sockets, threads and every table.
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=prepare
            )
        return self._pool

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Run a function in another process. If the process dies, try once more in a new one."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), work, *args)

    async def wake(self) -> None:
        """Start all processes, so that they are ready for the first question."""
        await asyncio.gather(*(self.run(awake) for _ in range(self.processes)))

    async def run_job(self, job: BotJob) -> list[BotResult]:
        """The results of a job. There is always one for each question, whatever happens."""
        try:
            results: list[BotResult] = await self.run(run_job, job)
        except Exception as error:
            results = [simplest(question, type(error).__name__) for question in job.questions]
        for question, result in zip(job.questions, results, strict=True):
            if result.fault:
                kind, reason = question.level, result.fault
                log.error("bot failed", game=question.game, kind=kind, reason=reason)
        return results

    def close(self) -> None:
        """Kill all processes."""
        if self._pool is not None:
            for process in [*(self._pool._processes or {}).values()]:
                process.kill()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
