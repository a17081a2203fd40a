"""The replay queue: everything that needs a finished game to be replayed, apart from tables and
bots.

One job runs at a time, in a process of its own. Answers are cached, and requests for the same thing
share one job. A job ends when all its clients have disconnected. When too many wait, the newest job
of the address that has most is dropped.
"""

import asyncio
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Final

import structlog

from turncoat.server.protocol.errors import BROKEN, CLOSING, TOO_MANY, Refused
from turncoat.server.replays.process import ReplayProcess
from turncoat.server.replays.tasks import Answer, Task

log = structlog.get_logger()

# Jobs that run or wait, from all addresses and from one.
MOST_OPEN: Final = 12
MOST_FROM_ONE: Final = 4
# Cached answers, and how many bytes they may have. Small ones, such as verdicts and refusals, are
# cached separately, so that large pages do not displace them.
MOST_KNOWN: Final = 1_000
LARGEST_KNOWN: Final = 4_000_000
SMALL: Final = 1_000
MOST_SMALL: Final = 10_000
# Restarting the process costs about as much as a job of this length.
NOT_WORTH_ENDING: Final = 1.0


class Dropped(Exception):
    """A job was dropped to make room for others."""


class ReplayJob:
    """One task, and how many clients wait for its answer."""

    def __init__(self, task: Task, origin: str) -> None:
        self.task = task
        self.key = task.key
        self.origin = origin
        self.askers = 0
        self.begun: float | None = None
        self.done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class AnswerCache:
    """A cache of the latest answers and refusals, bounded in number and in bytes."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self.most = most
        self._answers: OrderedDict[bytes, Answer] = OrderedDict()
        self._bytes = 0

    def get(self, key: bytes) -> Answer | None:
        """A cached answer; None if there is none."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def add(self, key: bytes, answer: Answer) -> None:
        """Add an answer, and drop the oldest if there are too many."""
        self._answers[key] = answer
        self._bytes += len(answer.page)
        while len(self._answers) > self.most or self._bytes > LARGEST_KNOWN:
            _, oldest = self._answers.popitem(last=False)
            self._bytes -= len(oldest.page)


class ReplayQueue:
    """The jobs that run or wait, and the cached answers."""

    def __init__(self, process: ReplayProcess | None = None) -> None:
        self._process = process or ReplayProcess()
        # A thread only for waiting, so that database queries do not queue behind it.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._small = AnswerCache(MOST_SMALL)
        self._pages = AnswerCache()
        self._open: dict[bytes, ReplayJob] = {}
        self._waiting: list[ReplayJob] = []
        # The last turn of each address, as long as any job waits.
        self._turns: dict[str, int] = {}
        self._worker: asyncio.Task[None] | None = None
        self._closed = False

    async def ask(self, task: Task, origin: str) -> bytes:
        """The page that answers a task for an address. Raises Refused."""
        known = self._small.get(task.key) or self._pages.get(task.key)
        answer = known or await self._shared_answer(task, origin)
        if answer.refusal:
            raise Refused(answer.refusal)
        return answer.page

    async def _shared_answer(self, task: Task, origin: str) -> Answer:
        job = self._open.get(task.key) or self._begin(task, origin)
        job.askers += 1
        try:
            return await asyncio.shield(job.done)
        except Dropped:
            # Only the address that had too many is refused.
            if job.origin == origin:
                raise Refused(TOO_MANY) from None
        finally:
            job.askers -= 1
            if not job.askers and not job.done.done():
                self._abandon(job)
        return await self._shared_answer(task, origin)

    def _begin(self, task: Task, origin: str) -> ReplayJob:
        if self._closed:
            raise Refused(CLOSING)
        from_there = Counter(job.origin for job in self._open.values())[origin]
        if from_there >= MOST_FROM_ONE:
            raise Refused(TOO_MANY)
        if len(self._open) >= MOST_OPEN:
            self._make_room(origin)
        job = ReplayJob(task, origin)
        self._open[job.key] = job
        self._waiting.append(job)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return job

    def _make_room(self, origin: str) -> None:
        """Drop the newest job of the address with the most. Raises Refused(TOO_MANY) if that is
        `origin`.
        """
        waiting = Counter([origin, *(job.origin for job in self._waiting)])
        most = max(waiting.values())
        if waiting[origin] == most:
            raise Refused(TOO_MANY)
        newest = next(one for one in reversed(self._waiting) if waiting[one.origin] == most)
        self._waiting.remove(newest)
        del self._open[newest.key]
        newest.done.set_exception(Dropped())

    # Running jobs.

    async def _work(self) -> None:
        """Run the waiting jobs. Addresses take turns."""
        try:
            while self._waiting:
                job = min(self._waiting, key=lambda one: self._turns.get(one.origin, 0))
                self._waiting.remove(job)
                self._turns[job.origin] = max(self._turns.values(), default=0) + 1
                await self._run(job)
        finally:
            self._turns.clear()
            self._worker = None

    async def _run(self, job: ReplayJob) -> None:
        job.begun = monotonic()
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._thread, self._process.run, job.task)
        # Somebody may have asked again after the job was given up.
        if self._open.get(job.key) is not job:
            return
        del self._open[job.key]
        if answer is None:
            answer = Answer(refusal=BROKEN, detail="the process did not start")
        else:
            known = self._small if len(answer.page) <= SMALL else self._pages
            known.add(job.key, answer)
        if answer.detail:
            log.warning("replay job failed", kind=job.task.what, reason=answer.detail)
        if not job.done.done():
            job.done.set_result(answer)

    # Ending jobs early.

    def _abandon(self, job: ReplayJob) -> None:
        """Give up a job that nobody waits for any more."""
        if job.begun is None:
            self._waiting.remove(job)
            del self._open[job.key]
        else:
            left = job.begun + NOT_WORTH_ENDING - monotonic()
            asyncio.get_running_loop().call_later(max(0.0, left), self._give_up, job)

    def _give_up(self, job: ReplayJob) -> None:
        if self._open.get(job.key) is job and not job.askers:
            del self._open[job.key]
            self._process.kill()

    def close(self) -> None:
        """Refuse all open jobs, and end the process."""
        self._closed = True
        self._waiting.clear()
        for job in self._open.values():
            if not job.done.done():
                job.done.set_exception(Refused(CLOSING))
                # Perhaps nobody awaits it any more.
                job.done.exception()
        self._open.clear()
        self._process.close()
        self._thread.shutdown(wait=False)
