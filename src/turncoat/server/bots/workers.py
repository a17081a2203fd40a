"""Where bots think: in other processes, on bytes, so that the tables never wait for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import structlog

from turncoat.server.bots.process import awake, end_with_parent, run_job, simplest
from turncoat.server.room.play.bot_jobs import BotJob, BotResult

log = structlog.get_logger()


class BotWorkers:
    """A few processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter each: a fork would inherit sockets, threads and every table.
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=end_with_parent
            )
        return self._pool

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do some work elsewhere; if a process dies over it, once more in a new one."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), work, *args)

    async def wake(self) -> None:
        """Have all of them ready before the first question."""
        await asyncio.gather(*(self.run(awake) for _ in range(self.processes)))

    async def run_job(self, job: BotJob) -> list[BotResult]:
        """What the bots of a table make of their questions; there is an answer whatever happens."""
        try:
            results: list[BotResult] = await self.run(run_job, job)
        except Exception as error:
            results = [simplest(question, type(error).__name__) for question in job.questions]
        for question, result in zip(job.questions, results, strict=True):
            if result.fault:
                kind, reason = question.level, result.fault
                log.error("a bot broke down", game=question.game, kind=kind, reason=reason)
        return results

    def close(self) -> None:
        """Let them go, whatever they think about: nobody waits for it any more."""
        if self._pool is not None:
            for process in [*(self._pool._processes or {}).values()]:
                process.kill()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
