"""Only one server may keep the rooms of a database; whoever comes second is told so.

The claim ends with the process, however that ends: on SQLite it is a lock on a file beside the
database, on PostgreSQL a lock that a connection holds.
"""

from pathlib import Path
from time import monotonic, sleep
from typing import IO, Final

from sqlalchemy import Connection, Engine, text

# A server that was killed a moment ago may still hold its claim.
PATIENCE: Final = 5.0
# Any number will do, as long as no other program uses it in the same database.
LOCK: Final = 0x7475726E636F6174 % 2**31


class Taken(Exception):
    """Another server keeps the rooms of this database."""


class Claim:
    """Held as long as the server runs."""

    def __init__(self, engine: Engine) -> None:
        self._connection: Connection | None = None
        self._file: IO[bytes] | None = None
        end = monotonic() + PATIENCE
        while not self._try(engine):
            if monotonic() > end:
                raise Taken
            sleep(0.1)

    def _try(self, engine: Engine) -> bool:
        if engine.dialect.name == "postgresql":
            return self._try_postgresql(engine)
        return not engine.url.database or self._try_file(Path(f"{engine.url.database}.lock"))

    def _try_postgresql(self, engine: Engine) -> bool:
        connection = engine.connect()
        if connection.execute(text("SELECT pg_try_advisory_lock(:n)"), {"n": LOCK}).scalar():
            connection.commit()
            self._connection = connection
            return True
        connection.close()
        return False

    def _try_file(self, path: Path) -> bool:
        try:
            import fcntl
        except ImportError:
            # Without file locks there is still the check when something is written.
            return True
        file = path.open("ab")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            return False
        self._file = file
        return True

    def release(self) -> None:
        """The database is free for others."""
        if self._connection is not None:
            # The lock belongs to the session: it must not go back into the pool.
            self._connection.invalidate()
            self._connection.close()
        if self._file is not None:
            self._file.close()
