"""The lease: only one server at a time may use a database; a second one is refused.

Two things ensure it. A lock ends with the process, however it ends: on SQLite it is a lock on a
file beside the database; on PostgreSQL it belongs to the connection that writes, so nothing can be
written once the lock is gone. And the database names its owner, which every transaction checks: a
server that has taken over has put its own name there.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Final, Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from turncoat.server.store.private import guard_database, open_private

# A server that was killed a moment ago may still have its lease.
PATIENCE: Final = 5.0
PAUSE: Final = 0.1
# Any number will do, as long as no other program uses it in the same database.
LOCK: Final = 0x7475726E636F6174 % 2**31

TRY: Final = text("SELECT pg_try_advisory_lock(:lock)").bindparams(lock=LOCK)
SESSION: Final = text(
    "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
END: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid = :pid AND backend_start = :at"
)


class LeaseLost(Exception):
    """This server must not write any more."""


class Taken(LeaseLost):
    """Another server uses this database."""


class OtherServer(LeaseLost):
    """Another server has written to this database."""


class FileReplaced(LeaseLost):
    """The file of the database was removed or replaced."""


class Lease(Protocol):
    """The right to write to a database, while the server runs."""

    @property
    def held(self) -> bool:
        """Whether this server still has the lease, as far as it knows."""

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction under the lease, which is taken again if it was lost. Raises LeaseLost."""

    def release(self) -> None:
        """Release the lease."""


def take_lease(engine: Engine) -> Lease:
    """Take the lease on a database. Raises Taken."""
    return SessionLease(engine) if engine.dialect.name == "postgresql" else FileLease(engine)


class FileLease:
    """A lock on a file beside the database. The lock can't be lost, but the database file can."""

    held: Final = True

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._path = Path(engine.url.database) if engine.url.database else None
        self._identity: tuple[int, int] | None = None
        self._lock: IO[bytes] | None = None
        if self._path is not None:
            guard_database(self._path)
            wait_for(self._try_lock)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction. Raises FileReplaced if the database is not the same file as before."""
        with self._engine.begin() as connection:
            self._check_file()
            yield connection

    def release(self) -> None:
        """Release the lease."""
        if self._lock is not None:
            self._lock.close()

    def _try_lock(self) -> bool:
        try:
            import fcntl
        except ImportError:
            # Without file locks, there is still the owner in the database.
            return True
        file = open(f"{self._path}.lock", "ab", opener=open_private)  # noqa: SIM115
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            return False
        self._lock = file
        return True

    def _check_file(self) -> None:
        """Raise FileReplaced if the path no longer leads to the open file: writing to it would be
        lost.
        """
        if self._path is None:
            return
        found = identity_of(self._path)
        if self._identity is None:
            self._identity = found
        if found != self._identity:
            raise FileReplaced


class SessionLease:
    """A lock that belongs to the PostgreSQL session that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._session: dict[str, object] = {}
        wait_for(self._try_lock)

    @property
    def held(self) -> bool:
        """Whether the session is alive, as far as this side knows."""
        return self._connection is not None and not self._connection.invalidated

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction in the session with the lock, or in a new one that takes it again. Raises
        Taken.
        """
        if not self.held:
            self._let_go()
            wait_for(self._try_lock)
        assert self._connection is not None
        with self._connection.begin():
            yield self._connection

    def release(self) -> None:
        """Release the lease."""
        self._let_go()

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None

    def _try_lock(self) -> bool:
        connection = self._engine.connect()
        # It is never returned to the pool: the lock ends with the connection.
        connection.detach()
        try:
            return self._try_lock_in(connection)
        finally:
            if self._connection is not connection:
                connection.close()

    def _try_lock_in(self, connection: Connection) -> bool:
        if self._session:
            # The connection may be dead on this side only; then our old session still holds the
            # lock.
            connection.execute(END, self._session)
        taken = bool(connection.execute(TRY).scalar())
        if taken:
            pid, at = connection.execute(SESSION).one()
            connection.commit()
            self._connection, self._session = connection, {"pid": pid, "at": at}
        return taken


def wait_for(try_lock: Callable[[], bool]) -> None:
    """Take a lock as soon as it is free. Raises Taken if it is not free for a while."""
    end = monotonic() + PATIENCE
    while not try_lock():
        if monotonic() > end:
            raise Taken
        sleep(PAUSE)


def identity_of(path: Path) -> tuple[int, int] | None:
    """Return which file is at a path; None if there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
