"""`turncoat retention`: show or delete what has expired, also while a server is running."""

from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

import click

from turncoat.cli.commands.serve import storage_of
from turncoat.cli.extras import require
from turncoat.cli.serving.folder import server_folder
from turncoat.cli.serving.options import settings_of, with_settings
from turncoat.cli.terminal.exit_codes import DATABASE_AWAY
from turncoat.cli.terminal.i18n import day, decimal, text
from turncoat.cli.terminal.usage import Command
from turncoat.cli.terminal.user_error import UserError

if TYPE_CHECKING:
    from turncoat.server.retention import Retention
    from turncoat.server.store.store import Store

KINDS = ("lobbies", "journals", "unfinished", "replays", "addresses")


@click.command(
    name="retention", cls=Command, help=text("cli-retention-help"),
    short_help=text("cli-retention-short"),
)  # fmt: skip
@with_settings("data", "database", "database_file", *(f"keep_{kind}" for kind in KINDS))
@click.option("--apply", "applies", is_flag=True, help=text("cli-retention-apply"))
def retention(config: str | None, applies: bool, **flags: Any) -> int:
    """Print a line for each kind of data."""
    require("server")
    from turncoat.cli.serving.starting import FAILURES, database_error
    from turncoat.server.store.newer import OlderDatabase

    given = settings_of(config, flags)
    keep = given.settings.retention
    store = found(*storage_of(given))
    try:
        store.check_form()
        nothing = not report(store, keep)
        if applies:
            gone = store.delete_expired(keep, int(time()))
            click.echo(text("cli-retention-applied", count=sum(gone.values())))
    except OlderDatabase:
        raise UserError(text("cli-retention-older")) from None
    except FAILURES as error:
        raise database_error(error) from None
    finally:
        store.close()
    if not applies:
        click.echo(text("cli-retention-nothing" if nothing else "cli-retention-how"))
    return 0


def found(data: str | None, database: str | None) -> "Store":
    """Return the database. Raises UserError if there is none."""
    from turncoat.cli.commands.serve import database_of, file_of
    from turncoat.server.store.store import Store, in_folder

    if database is None:
        folder = Path(data) if data is not None else server_folder()
        address = in_folder(folder)
    else:
        address = database_of(data, database)
    file = file_of(address)
    if file is not None and not file.exists():
        raise UserError(text("cli-retention-no-database", file=str(file)), DATABASE_AWAY)
    return Store(address)


def report(store: "Store", keep: "Retention") -> int:
    """Print what would be deleted now. Returns how much that is."""
    expired = store.expired(keep, int(time()))
    for kind in KINDS:
        one = expired[kind]
        since = "" if one.oldest is None else day(one.oldest)
        size = decimal(one.size / 1e6, 1)
        click.echo(text(f"cli-retention-{kind}-found", count=one.count, size=size, date=since))
    return sum(one.count for one in expired.values())
