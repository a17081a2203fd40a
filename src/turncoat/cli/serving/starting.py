"""Opening the database, with failures explained in one sentence."""

from pathlib import Path
from typing import Final

import click
from sqlalchemy.exc import SQLAlchemyError

from turncoat.cli.terminal import exit_codes
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.store.lease import LeaseLost
from turncoat.server.store.newer import NewerDatabase
from turncoat.server.store.private import guard_database
from turncoat.server.store.reasons import Reason, problem_in, reason_of
from turncoat.server.store.store import Store

# What a database can fail with; anything else is a bug.
FAILURES: Final = (SQLAlchemyError, LeaseLost, NewerDatabase, OSError)

ENDS: Final[dict[Reason, tuple[str, int]]] = {
    "away": ("cli-database-away", exit_codes.DATABASE_AWAY),
    "corrupt": ("cli-database-corrupt", exit_codes.DATABASE_CORRUPT),
    "newer": ("cli-database-newer", exit_codes.DATABASE_NEWER),
    "taken": ("cli-database-taken", exit_codes.DATABASE_TAKEN),
    "not_writable": ("cli-database-not-writable", exit_codes.NOT_WRITABLE),
    "replaced": ("cli-database-replaced", exit_codes.DATABASE_REPLACED),
}


def opened(address: str) -> Store:
    """Open the database, take its lease and migrate it. Raises UserError."""
    store = Store(address)
    try:
        make_private(store)
        store.open()
    except FAILURES as error:
        raise database_error(error) from None
    return store


def make_private(store: Store) -> None:
    """Restrict the permissions of files that others could read, and say so."""
    file = store.engine.url.database
    if store.engine.dialect.name == "sqlite" and file:
        for found in guard_database(Path(file)):
            click.echo(text("cli-made-private", file=str(found)), err=True)


def database_error(error: Exception) -> UserError:
    """Return an error that says why the database can't be used."""
    sentence, code = ENDS[problem_in(error) or "away"]
    return UserError(text(sentence, why=reason_of(error) or type(error).__name__), code)
