"""Backups: a whole database in one file, taken while the server runs, and restored from it.

A backup of SQLite is a SQLite database, made with SQLite's online backup. For PostgreSQL, its tools
`pg_dump` and `pg_restore` must be installed.

Keys of hashed addresses are not included: they must be deleted within days, and backups are kept
longer. A server with a restored database makes new keys.
"""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Final, Literal, TypeAlias, get_args
from urllib.parse import quote

from sqlalchemy import URL, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from turncoat.server.store.store import engine_for
from turncoat.server.store.tables import ADDRESS_KEYS

# Why a backup failed. Nothing is left behind after any of these.
Reason: TypeAlias = Literal[
    "exists", "no_database", "not_empty", "no_backup", "damaged", "other_kind", "no_tool",
    "tool_failed", "unreachable", "cant_write",
]  # fmt: skip
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

SQLITE: Final = b"SQLite format 3\x00"
POSTGRESQL: Final = b"PGDMP"


class NoBackup(Exception):
    """Why a backup failed, and possibly the message of the database or the system."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


def back_up(database: str, target: Path) -> None:
    """Write a whole database into a new file. Raises NoBackup."""
    if target.exists():
        raise NoBackup("exists")
    url = make_url(database)
    with _new_file(target) as unfinished:
        if url.get_backend_name() == "postgresql":
            no_keys = f"--exclude-table-data=*.{ADDRESS_KEYS.name}"
            _run(["pg_dump", "--format=custom", no_keys, f"--file={unfinished}"], url)
        else:
            _copy_sqlite(Path(url.database or ""), unfinished)


def restore(source: Path, database: str) -> None:
    """Restore a backup into an empty database. Raises NoBackup."""
    url = make_url(database)
    is_postgresql = url.get_backend_name() == "postgresql"
    if _kind_of(source) != (POSTGRESQL if is_postgresql else SQLITE):
        raise NoBackup("other_kind")
    if is_postgresql:
        _restore_postgresql(source, url)
    else:
        _restore_sqlite(source, Path(url.database or ""))


def _kind_of(source: Path) -> bytes:
    """The kind of a backup, by its first bytes."""
    try:
        with source.open("rb") as file:
            start = file.read(len(SQLITE))
    except OSError as error:
        raise NoBackup("no_backup", error.strerror or "") from None
    for kind in (SQLITE, POSTGRESQL):
        if start.startswith(kind):
            return kind
    raise NoBackup("damaged")


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A private temporary file that gets its name once it is complete. An existing file is not
    replaced.
    """
    try:
        number, name = mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise NoBackup("cant_write", error.strerror or "") from None
    os.close(number)
    unfinished = Path(name)
    try:
        yield unfinished
        _on_disk(unfinished)
        os.link(unfinished, target)
    except FileExistsError:
        raise NoBackup("exists") from None
    except OSError as error:
        raise NoBackup("cant_write", error.strerror or "") from None
    finally:
        unfinished.unlink(missing_ok=True)


def _on_disk(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())


# SQLite.


def _copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, without blocking writers."""
    if not source.is_file():
        raise NoBackup("no_database")
    try:
        with closing(_opened(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            _forget_keys(new)
            # One file, without the log of a database in use.
            new.execute("PRAGMA journal_mode=DELETE")
            _check(new)
    except sqlite3.OperationalError as error:
        raise NoBackup("cant_write", str(error)) from None
    except sqlite3.DatabaseError as error:
        raise NoBackup("damaged", str(error)) from None


def _forget_keys(database: sqlite3.Connection) -> None:
    """Delete the keys of hashed addresses, if the database has the table, without a trace in the
    file.
    """
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?"
    if database.execute(named, [ADDRESS_KEYS.name]).fetchone():
        database.execute("PRAGMA secure_delete=ON")
        database.execute(f"DELETE FROM {ADDRESS_KEYS.name}")
        database.commit()


def _opened(file: Path) -> sqlite3.Connection:
    """A read-only connection."""
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)


def _check(database: sqlite3.Connection) -> None:
    """Raise NoBackup unless the database is intact and ours."""
    [[verdict]] = database.execute("PRAGMA integrity_check(1)")
    if verdict != "ok":
        raise NoBackup("damaged", str(verdict))
    try:
        database.execute("SELECT version_num FROM alembic_version")
    except sqlite3.OperationalError:
        raise NoBackup("damaged") from None


def _restore_sqlite(source: Path, target: Path) -> None:
    leftovers = [target.with_name(f"{target.name}{end}") for end in ("", "-wal", "-journal")]
    if any(file.exists() for file in leftovers):
        raise NoBackup("not_empty")
    with _new_file(target) as unfinished:
        _copy_sqlite(source, unfinished)


# PostgreSQL.


def _restore_postgresql(source: Path, url: URL) -> None:
    engine = engine_for(url.render_as_string(hide_password=False))
    try:
        if inspect(engine).get_table_names():
            raise NoBackup("not_empty")
    except SQLAlchemyError:
        raise NoBackup("unreachable") from None
    finally:
        engine.dispose()
    whole = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"]
    _run(["pg_restore", *whole, str(source.absolute())], url)


def _run(command: list[str], url: URL) -> None:
    """Run a PostgreSQL tool. The password goes into the environment, where other users can't read
    it.
    """
    if shutil.which(command[0]) is None:
        raise NoBackup("no_tool", command[0])
    password = url.password or ""
    address = url.set(drivername="postgresql")._replace(password=None)
    where = f"--dbname={address.render_as_string(hide_password=False)}"
    environment = os.environ | ({"PGPASSWORD": str(password)} if password else {})
    done = subprocess.run(
        [command[0], where, "--no-password", *command[1:]],
        env=environment,
        capture_output=True,
        text=True,
        errors="replace",
    )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        raise NoBackup("tool_failed", lines[0] if lines else command[0])
