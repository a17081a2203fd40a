"""Why a database failed: in words for the log, and as a reason that the operator can act on.

A driver's message may contain the data that was written. So only those messages are used that are
known to be about the database itself.
"""

import sqlite3
from typing import TYPE_CHECKING, Final, Literal, TypeGuard

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from turncoat.server.store.lease import FileReplaced, LeaseLost
from turncoat.server.store.newer import NewerDatabase

if TYPE_CHECKING:
    import psycopg

Reason = Literal["away", "corrupt", "newer", "taken", "not_writable", "replaced"]

CORRUPT: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
NOT_WRITABLE: Final = {
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR, sqlite3.SQLITE_AUTH,
}  # fmt: skip
# Read-only sessions, missing privileges, a full disk.
NOT_WRITABLE_STATES: Final = {"25006", "42501", "53100"}
# Classes of PostgreSQL states: damaged data; unexpected tables.
CORRUPT_CLASSES: Final = {"XX", "42"}
# Errors about a value, whose messages quote it.
QUOTING_CLASS: Final = "22"


def reason_of(error: BaseException) -> str:
    """Return what happened, without any data; empty if nothing of the message may be logged."""
    orig = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(orig, sqlite3.Error):
        # Only errors of SQLite itself have codes; messages of Python's driver may quote a value.
        name = getattr(orig, "sqlite_errorname", "")
        return f"{name}: {orig}" if name else ""
    if _is_postgresqls(orig):
        return _said_by_postgresql(orig)
    return orig.strerror or "" if isinstance(orig, OSError) else ""


def _is_postgresqls(error: BaseException | None) -> TypeGuard["psycopg.Error"]:
    # Imported here because it takes a while, and is not needed with SQLite.
    import psycopg

    return isinstance(error, psycopg.Error)


def _said_by_postgresql(error: "psycopg.Error") -> str:
    """The first line of the message, which quotes no row; for connection errors, the first line of
    libpq.
    """
    state = error.sqlstate or ""
    if state.startswith(QUOTING_CLASS):
        return state
    said = error.diag.message_primary or str(error).partition("\n")[0]
    return f"{state}: {said}" if state else said


def problem_in(error: Exception) -> Reason | None:
    """The reason behind an error that the operator can act on; None if it is not about the
    database.
    """
    if isinstance(error, LeaseLost):
        return "replaced" if isinstance(error, FileReplaced) else "taken"
    if isinstance(error, NewerDatabase):
        return "newer"
    if isinstance(error, OSError):
        return "not_writable"
    orig = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(orig, sqlite3.Error):
        return _problem_in_sqlite(orig)
    if _is_postgresqls(orig):
        return _problem_in_postgresql(orig)
    return "away" if isinstance(error, SQLAlchemyError) else None


def is_away(error: BaseException) -> bool:
    """Whether the database is temporarily unreachable."""
    return isinstance(error, DBAPIError | PoolTimeout) and problem_in(error) == "away"


def _problem_in_sqlite(error: sqlite3.Error) -> Reason:
    # The lowest byte is the kind of error; the rest is detail.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in CORRUPT:
        return "corrupt"
    return "not_writable" if code in NOT_WRITABLE else "away"


def _problem_in_postgresql(error: "psycopg.Error") -> Reason:
    state = error.sqlstate or ""
    if state in NOT_WRITABLE_STATES:
        return "not_writable"
    return "corrupt" if state[:2] in CORRUPT_CLASSES else "away"
