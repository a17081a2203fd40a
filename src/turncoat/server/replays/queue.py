"""Studies: whatever needs a finished game to be played again, apart from tables and bots.

One study at a time, in a process of its own. Nothing is studied twice while its answer is
remembered, and those who ask the same share one study. When all of them have hung up it ends. When
too many wait, whoever has most of them waiting loses the newest.
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

# Studies that run or wait, from everywhere and from one address.
MOST_OPEN: Final = 12
MOST_FROM_ONE: Final = 4
# Answers that are remembered, and how many bytes of pages with them. Small ones, such as verdicts
# and refusals, are kept apart, so that no large page takes their place.
MOST_KNOWN: Final = 1_000
LARGEST_KNOWN: Final = 4_000_000
SMALL: Final = 1_000
MOST_SMALL: Final = 10_000
# To end a process and to start another costs about as much as a study of this length.
NOT_WORTH_ENDING: Final = 1.0


class Dropped(Exception):
    """A study that others had to make room for."""


class ReplayJob:
    """One question, and how many wait for its answer."""

    def __init__(self, task: Task, origin: str) -> None:
        self.task = task
        self.key = task.key
        self.origin = origin
        self.askers = 0
        self.begun: float | None = None
        self.done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Known:
    """The latest answers, refusals among them; bounded in number and in bytes."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self.most = most
        self._answers: OrderedDict[bytes, Answer] = OrderedDict()
        self._bytes = 0

    def get(self, key: bytes) -> Answer | None:
        """What was found, if that is remembered."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def add(self, key: bytes, answer: Answer) -> None:
        """One more; the oldest go."""
        self._answers[key] = answer
        self._bytes += len(answer.page)
        while len(self._answers) > self.most or self._bytes > LARGEST_KNOWN:
            _, oldest = self._answers.popitem(last=False)
            self._bytes -= len(oldest.page)


class ReplayQueue:
    """Those that run and wait, and what was found."""

    def __init__(self, process: ReplayProcess | None = None) -> None:
        self._process = process or ReplayProcess()
        # For waiting only: whoever waits for the database must not wait for it as well.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studies")
        self._small = Known(MOST_SMALL)
        self._pages = Known()
        self._open: dict[bytes, ReplayJob] = {}
        self._waiting: list[ReplayJob] = []
        # When each address had its last turn, as long as anybody waits.
        self._turns: dict[str, int] = {}
        self._worker: asyncio.Task[None] | None = None
        self._closed = False

    async def ask(self, task: Task, origin: str) -> bytes:
        """The page that answers a task, for somebody from an address; or a refusal."""
        known = self._small.get(task.key) or self._pages.get(task.key)
        answer = known or await self._studied(task, origin)
        if answer.refusal:
            raise Refused(answer.refusal)
        return answer.page

    async def _studied(self, task: Task, origin: str) -> Answer:
        study = self._open.get(task.key) or self._begin(task, origin)
        study.askers += 1
        try:
            return await asyncio.shield(study.done)
        except Dropped:
            # Only whoever had too many pays for it.
            if study.origin == origin:
                raise Refused(TOO_MANY) from None
        finally:
            study.askers -= 1
            if not study.askers and not study.done.done():
                self._abandon(study)
        return await self._studied(task, origin)

    def _begin(self, task: Task, origin: str) -> ReplayJob:
        if self._closed:
            raise Refused(CLOSING)
        from_there = Counter(study.origin for study in self._open.values())[origin]
        if from_there >= MOST_FROM_ONE:
            raise Refused(TOO_MANY)
        if len(self._open) >= MOST_OPEN:
            self._make_room(origin)
        study = ReplayJob(task, origin)
        self._open[study.key] = study
        self._waiting.append(study)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return study

    def _make_room(self, origin: str) -> None:
        """The newest goes of whoever has most waiting; or a refusal, if that is who asks."""
        waiting = Counter([origin, *(study.origin for study in self._waiting)])
        most = max(waiting.values())
        if waiting[origin] == most:
            raise Refused(TOO_MANY)
        newest = next(one for one in reversed(self._waiting) if waiting[one.origin] == most)
        self._waiting.remove(newest)
        del self._open[newest.key]
        newest.done.set_exception(Dropped())

    # One after another.

    async def _work(self) -> None:
        """Addresses take turns."""
        try:
            while self._waiting:
                study = min(self._waiting, key=lambda one: self._turns.get(one.origin, 0))
                self._waiting.remove(study)
                self._turns[study.origin] = max(self._turns.values(), default=0) + 1
                await self._look_into(study)
        finally:
            self._turns.clear()
            self._worker = None

    async def _look_into(self, study: ReplayJob) -> None:
        study.begun = monotonic()
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._thread, self._process.run, study.task)
        # Somebody may have asked anew after it was given up.
        if self._open.get(study.key) is not study:
            return
        del self._open[study.key]
        if answer is None:
            answer = Answer(refusal=BROKEN, detail="the process did not start")
        else:
            known = self._small if len(answer.page) <= SMALL else self._pages
            known.add(study.key, answer)
        if answer.detail:
            log.warning("a study failed", kind=study.task.what, reason=answer.detail)
        if not study.done.done():
            study.done.set_result(answer)

    # Before the end.

    def _abandon(self, study: ReplayJob) -> None:
        """Nobody waits for it any more."""
        if study.begun is None:
            self._waiting.remove(study)
            del self._open[study.key]
        else:
            left = study.begun + NOT_WORTH_ENDING - monotonic()
            asyncio.get_running_loop().call_later(max(0.0, left), self._give_up, study)

    def _give_up(self, study: ReplayJob) -> None:
        if self._open.get(study.key) is study and not study.askers:
            del self._open[study.key]
            self._process.kill()

    def close(self) -> None:
        """Nobody is waited for."""
        self._closed = True
        self._waiting.clear()
        for study in self._open.values():
            if not study.done.done():
                study.done.set_exception(Refused(CLOSING))
                # Nobody may be left to hear it.
                study.done.exception()
        self._open.clear()
        self._process.close()
        self._thread.shutdown(wait=False)
