"""Why a database failed: in words for the log, and as one of a few reasons that people can mend.

What a driver says may hold what was to be written. So of its words only those are taken that are
known to speak of the database itself.
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
# The first two signs of PostgreSQL's states: damaged data; tables that are not as they should be.
CORRUPT_CLASSES: Final = {"XX", "42"}
# What was wrong with a value: the words quote it.
QUOTING_CLASS: Final = "22"


def reason_of(error: BaseException) -> str:
    """What happened, without anything that was sent; empty if nothing of it may be told."""
    orig = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(orig, sqlite3.Error):
        # Only SQLite itself has codes; what Python's driver says may quote a value.
        name = getattr(orig, "sqlite_errorname", "")
        return f"{name}: {orig}" if name else ""
    if _is_postgresqls(orig):
        return _said_by_postgresql(orig)
    return orig.strerror or "" if isinstance(orig, OSError) else ""


def _is_postgresqls(error: BaseException | None) -> TypeGuard["psycopg.Error"]:
    # Not above: it takes a while to import, and over SQLite nobody needs it.
    import psycopg

    return isinstance(error, psycopg.Error)


def _said_by_postgresql(error: "psycopg.Error") -> str:
    """The first line, which quotes no row; before there is a connection, all that libpq says."""
    state = error.sqlstate or ""
    if state.startswith(QUOTING_CLASS):
        return state
    said = error.diag.message_primary or str(error).partition("\n")[0]
    return f"{state}: {said}" if state else said


def problem_in(error: Exception) -> Reason | None:
    """What can be mended about an error; None if it is none of the database's."""
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
    """Whether the database can't be reached for a while, which is nobody's mistake."""
    return isinstance(error, DBAPIError | PoolTimeout) and problem_in(error) == "away"


def _problem_in_sqlite(error: sqlite3.Error) -> Reason:
    # The lowest byte is the kind of error, the rest says more about it.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in CORRUPT:
        return "corrupt"
    return "not_writable" if code in NOT_WRITABLE else "away"


def _problem_in_postgresql(error: "psycopg.Error") -> Reason:
    state = error.sqlstate or ""
    if state in NOT_WRITABLE_STATES:
        return "not_writable"
    return "corrupt" if state[:2] in CORRUPT_CLASSES else "away"
