"""Which database was chosen. Its password must not stand on the command line: everybody on the
machine can read that."""

from pathlib import Path
from typing import Literal

from turncoat.cli.table.saves import read_bytes
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.config import Given


def chosen_database(found: Given) -> tuple[str | None, Literal["database", "database_file"]]:
    """The address of the database, and by which setting it was given."""
    settings = found.settings
    same = found.level("database") == found.level("database_file")
    if settings.database and settings.database_file and same:
        raise UserError(text("cli-database-twice"))
    if settings.database_file and not found.over("database", "database_file"):
        return address_in(Path(settings.database_file)), "database_file"
    database = settings.database
    if database and found.level("database") == "flag" and has_password(database):
        raise UserError(text("cli-database-password"))
    return database, "database"


def address_in(file: Path) -> str:
    """The only line of a file."""
    return read_bytes(file).decode("utf-8", errors="replace").strip()


def has_password(database: str) -> bool:
    """Whether the address of a database holds a password, wherever it stands."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(database)
    except ArgumentError:
        return False
    return bool(url.password) or any("password" in name for name in url.query)
