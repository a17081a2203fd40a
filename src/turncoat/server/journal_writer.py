"""The journal writer: stores everything that was accepted, and only then sends anything about it.

All commands of a tick become one transaction. If the database fails, the transaction is retried
until it works; until then nothing is sent.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Final, TypeAlias

import structlog

from turncoat.server import limits
from turncoat.server.live.connection import Connection
from turncoat.server.monitoring.metrics import Metrics
from turncoat.server.store.lease import LeaseLost
from turncoat.server.store.reasons import reason_of
from turncoat.server.store.store import Batch, Store

log = structlog.get_logger()

TICK: Final = 0.008
RETRY: Final = 0.5
# A database that takes longer than this is considered stalled.
STALLED: Final = 5.0


Outgoing: TypeAlias = tuple[Connection, list[str]]


class JournalWriter:
    """Collects changes, writes them, and then sends the frames."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        now: Callable[[], int],
        collect_frames: Callable[[], Iterable[Outgoing]],
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.now = now
        # Builds the frames since the last tick; it may add to the batch.
        self.collect_frames = collect_frames
        self.batch = Batch()
        self.healthy = True
        # Set once the lease is lost; then nothing may be written.
        self.lost = asyncio.Event()
        self.lost_by: LeaseLost | None = None
        # A thread of its own, so that writing never queues behind reading.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._writing_since: float | None = None
        self._outgoing: list[Outgoing] = []
        # How many bytes of it are for each connection.
        self._pending_bytes: Counter[Connection] = Counter()
        self._waiting: list[asyncio.Future[None]] = []
        self._awake = asyncio.Event()

    @property
    def stalled(self) -> bool:
        """Whether the database has not answered for a while."""
        return self._writing_since is not None and monotonic() > self._writing_since + STALLED

    def is_behind(self, connection: Connection) -> bool:
        """Whether to stop reading from a connection until its answers have left. Commands that are
        accepted while nothing can be written pile up in memory.
        """
        return (
            not self.healthy
            or self.stalled
            or self._pending_bytes[connection] > limits.MOST_PENDING
        )

    def send_later(self, connection: Connection, written: list[str]) -> None:
        """Send frames once everything that has happened so far is written and sent."""
        self._outgoing.append((connection, written))
        self._pending_bytes[connection] += sum(map(len, written))
        self._awake.set()

    def wake_up(self) -> None:
        """Start a tick: there is something to write, if only the time."""
        self._awake.set()

    async def settled(self) -> None:
        """Wait until everything accepted so far is on disk and handed to the connections."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(done)
        self._awake.set()
        await done

    async def run(self) -> None:
        """Write one transaction a tick, then send everything that waited for it."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            began = monotonic()
            outgoing, self._outgoing = [*self.collect_frames(), *self._outgoing], []
            self._pending_bytes.clear()
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
                log.critical("lease lost", kind=type(error).__name__)
                self.healthy, self.lost_by = False, error
                self.lost.set()
                await asyncio.Event().wait()
            except Exception as error:
                # Whatever the error is: if the writer gave up, the server would never answer again.
                log.error("cannot write", kind=type(error).__name__, reason=reason_of(error))
                self.metrics.failures.add("")
                self.healthy, again = False, True
                await asyncio.sleep(RETRY)
            else:
                self.healthy, self._writing_since = True, None
                for room, _ in batch.journal:
                    self.metrics.entries.add(room)
                self.metrics.commit.took(monotonic() - began, {room for room, _ in batch.journal})
                return
