"""Choosing the database.

Its password must not be on the command line, where everybody on the machine can read it.
"""

from pathlib import Path
from typing import Literal

from turncoat.cli.table.saves import read_bytes
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.config import Given


def chosen_database(found: Given) -> tuple[str | None, Literal["database", "database_file"]]:
    """Return the database URL and the setting that gave it. Raises UserError."""
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
    """Return the URL in a file."""
    return read_bytes(file).decode("utf-8", errors="replace").strip()


def has_password(database: str) -> bool:
    """Return whether a database URL contains a password."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(database)
    except ArgumentError:
        return False
    return bool(url.password) or any("password" in name for name in url.query)
