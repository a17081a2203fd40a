"""The scribe: writes down what was accepted, and only then lets anything of it be seen.

What came of all requests of one tick is one transaction, and is shown at once. If the database
fails, it is tried again until it works; until then nothing is sent.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Final, Protocol, TypeAlias

import structlog

from turncoat.server import limits
from turncoat.server.monitoring.metrics import Metrics
from turncoat.server.room.outbox import SentState
from turncoat.server.store.lease import LeaseLost
from turncoat.server.store.reasons import reason_of
from turncoat.server.store.store import Batch, Store

log = structlog.get_logger()

TICK: Final = 0.008
RETRY: Final = 0.5
# A transaction that takes longer is not on its way any more.
STALLED: Final = 5.0


class Connection(Protocol):
    """Whoever is told what happens in a room."""

    sent_state: SentState
    # Where it comes from; empty if that is not known.
    address: str

    def send(self, written: list[str]) -> None:
        """Frames to be sent, in this order."""

    def close(self, reason: str) -> None:
        """This connection has no business here any more."""


Outgoing: TypeAlias = tuple[Connection, list[str]]


class JournalWriter:
    """Collects, writes, sends."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        now: Callable[[], int],
        changes: Callable[[], Iterable[Outgoing]],
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.now = now
        # What there is to see since the last tick; it may add to the batch.
        self.changes = changes
        self.batch = Batch()
        self.healthy = True
        # Set if the database is not ours any more: then nothing may be written.
        self.lost = asyncio.Event()
        self.lost_by: LeaseLost | None = None
        # A thread of its own: what is written never queues behind what others want to read.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._writing_since: float | None = None
        self._outgoing: list[Outgoing] = []
        # How much of it is for each connection.
        self._owed: Counter[Connection] = Counter()
        self._waiting: list[asyncio.Future[None]] = []
        self._stirred = asyncio.Event()

    @property
    def stalled(self) -> bool:
        """Whether the database has not answered for long."""
        return self._writing_since is not None and monotonic() > self._writing_since + STALLED

    def is_behind(self, connection: Connection) -> bool:
        """Whether a connection should not be heard until what it is owed has left: what is taken
        while nothing can be written piles up here."""
        return not self.healthy or self.stalled or self._owed[connection] > limits.MOST_OWED

    def send_later(self, connection: Connection, written: list[str]) -> None:
        """Frames that leave when all that has happened so far is written, and was shown."""
        self._outgoing.append((connection, written))
        self._owed[connection] += sum(map(len, written))
        self._stirred.set()

    def stir(self) -> None:
        """There is something to write, if only the time."""
        self._stirred.set()

    async def settled(self) -> None:
        """Wait until all that was taken so far is on the disk and on its way."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(done)
        self._stirred.set()
        await done

    async def run(self) -> None:
        """One transaction a tick, then everything that waited for it."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            began = monotonic()
            outgoing, self._outgoing = [*self.changes(), *self._outgoing], []
            self._owed.clear()
            batch, self.batch = self.batch, Batch()
            waiting, self._waiting = self._waiting, []
            await self._write(batch)
            for connection, written in outgoing:
                if written:
                    connection.send(written)
            for done in waiting:
                if not done.done():
                    done.set_result(None)
            await asyncio.sleep(max(0.0, TICK - (monotonic() - began)))

    async def _write(self, batch: Batch) -> None:
        again = False
        while True:
            self._writing_since = self._writing_since or monotonic()
            try:
                began = monotonic()
                loop = asyncio.get_running_loop()
                write = partial(self.store.write, batch, self.now(), again)
                await loop.run_in_executor(self._writer, write)
            except LeaseLost as error:
                log.critical("the database is not ours any more", kind=type(error).__name__)
                self.healthy, self.lost_by = False, error
                self.lost.set()
                await asyncio.Event().wait()
            except Exception as error:
                # Whatever it is: a scribe who gave up would leave the house deaf and dumb.
                log.error("cannot write", kind=type(error).__name__, reason=reason_of(error))
                self.metrics.failures.add("")
                self.healthy, again = False, True
                await asyncio.sleep(RETRY)
            else:
                self.healthy, self._writing_since = True, None
                for room, _ in batch.journal:
                    self.metrics.facts.add(room)
                self.metrics.commit.took(monotonic() - began, {room for room, _ in batch.journal})
                return
