"""Backups: a whole database in one file, taken while the server runs, and back again.

A backup of SQLite is a SQLite database by itself, made by SQLite's own online backup. PostgreSQL
has tools of its own for it, which must be installed: `pg_dump` and `pg_restore`.

The keys that addresses are hashed under are not in it: they are to be forgotten within days, and
backups are kept for longer. A server over a restored database makes new ones.
"""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Final
from urllib.parse import quote

from sqlalchemy import URL, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from turncoat.server.store.store import engine_for
from turncoat.server.store.tables import ADDRESS_KEYS

# What can go wrong. Nothing is left behind then.
EXISTS: Final = "exists"
NO_DATABASE: Final = "no_database"
NOT_EMPTY: Final = "not_empty"
NO_BACKUP: Final = "no_backup"
DAMAGED: Final = "damaged"
OTHER_KIND: Final = "other_kind"
NO_TOOL: Final = "no_tool"
TOOL_FAILED: Final = "tool_failed"
UNREACHABLE: Final = "unreachable"
CANT_WRITE: Final = "cant_write"
REASONS: Final = (
    EXISTS, NO_DATABASE, NOT_EMPTY, NO_BACKUP, DAMAGED, OTHER_KIND, NO_TOOL, TOOL_FAILED,
    UNREACHABLE, CANT_WRITE,
)  # fmt: skip

SQLITE: Final = b"SQLite format 3\x00"
POSTGRESQL: Final = b"PGDMP"


class NoBackup(Exception):
    """Why there is none, and perhaps what somebody else said about it."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


def back_up(database: str, target: Path) -> None:
    """Write everything that a database holds into a new file; raises NoBackup."""
    if target.exists():
        raise NoBackup(EXISTS)
    url = make_url(database)
    with _new_file(target) as unfinished:
        if url.get_backend_name() == "postgresql":
            no_keys = f"--exclude-table-data=*.{ADDRESS_KEYS.name}"
            _run(["pg_dump", "--format=custom", no_keys, f"--file={unfinished}"], url)
        else:
            _copy_sqlite(Path(url.database or ""), unfinished)


def restore(source: Path, database: str) -> None:
    """Fill an empty database from a backup; raises NoBackup."""
    url = make_url(database)
    is_postgresql = url.get_backend_name() == "postgresql"
    if _kind_of(source) != (POSTGRESQL if is_postgresql else SQLITE):
        raise NoBackup(OTHER_KIND)
    if is_postgresql:
        _restore_postgresql(source, url)
    else:
        _restore_sqlite(source, Path(url.database or ""))


def _kind_of(source: Path) -> bytes:
    """What a backup begins with."""
    try:
        with source.open("rb") as file:
            start = file.read(len(SQLITE))
    except OSError as error:
        raise NoBackup(NO_BACKUP, error.strerror or "") from None
    for kind in (SQLITE, POSTGRESQL):
        if start.startswith(kind):
            return kind
    raise NoBackup(DAMAGED)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file for us alone that gets its name when it is whole; a name that is taken stays so."""
    try:
        number, name = mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise NoBackup(CANT_WRITE, error.strerror or "") from None
    os.close(number)
    unfinished = Path(name)
    try:
        yield unfinished
        _on_disk(unfinished)
        os.link(unfinished, target)
    except FileExistsError:
        raise NoBackup(EXISTS) from None
    except OSError as error:
        raise NoBackup(CANT_WRITE, error.strerror or "") from None
    finally:
        unfinished.unlink(missing_ok=True)


def _on_disk(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())


# SQLite.


def _copy_sqlite(source: Path, target: Path) -> None:
    """As it stood at one moment; whoever writes meanwhile is not held up."""
    if not source.is_file():
        raise NoBackup(NO_DATABASE)
    try:
        with closing(_opened(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            _forget_keys(new)
            # One file, without the log that belongs to a database in use.
            new.execute("PRAGMA journal_mode=DELETE")
            _check(new)
    except sqlite3.OperationalError as error:
        raise NoBackup(CANT_WRITE, str(error)) from None
    except sqlite3.DatabaseError as error:
        raise NoBackup(DAMAGED, str(error)) from None


def _forget_keys(database: sqlite3.Connection) -> None:
    """Nothing of them stays behind in the file. A database of before there were any has none."""
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?"
    if database.execute(named, [ADDRESS_KEYS.name]).fetchone():
        database.execute("PRAGMA secure_delete=ON")
        database.execute(f"DELETE FROM {ADDRESS_KEYS.name}")
        database.commit()


def _opened(file: Path) -> sqlite3.Connection:
    """To be read only."""
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)


def _check(database: sqlite3.Connection) -> None:
    """Whether every page is as it was written, and it is a database of ours."""
    [[verdict]] = database.execute("PRAGMA integrity_check(1)")
    if verdict != "ok":
        raise NoBackup(DAMAGED, str(verdict))
    try:
        database.execute("SELECT version_num FROM alembic_version")
    except sqlite3.OperationalError:
        raise NoBackup(DAMAGED) from None


def _restore_sqlite(source: Path, target: Path) -> None:
    leftovers = [target.with_name(f"{target.name}{end}") for end in ("", "-wal", "-journal")]
    if any(file.exists() for file in leftovers):
        raise NoBackup(NOT_EMPTY)
    with _new_file(target) as unfinished:
        _copy_sqlite(source, unfinished)


# PostgreSQL.


def _restore_postgresql(source: Path, url: URL) -> None:
    engine = engine_for(url.render_as_string(hide_password=False))
    try:
        if inspect(engine).get_table_names():
            raise NoBackup(NOT_EMPTY)
    except SQLAlchemyError:
        raise NoBackup(UNREACHABLE) from None
    finally:
        engine.dispose()
    whole = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"]
    _run(["pg_restore", *whole, str(source.absolute())], url)


def _run(command: list[str], url: URL) -> None:
    """A tool of PostgreSQL; the password goes by the environment, where no other user reads it."""
    if shutil.which(command[0]) is None:
        raise NoBackup(NO_TOOL, command[0])
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
        raise NoBackup(TOOL_FAILED, lines[0] if lines else command[0])
