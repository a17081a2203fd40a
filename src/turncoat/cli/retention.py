"""`turncoat retention`: what would be deleted, and deleting it; beside a running server, too."""

from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

import click

from turncoat.cli.exit_codes import DATABASE_AWAY
from turncoat.cli.options import settings_of, with_settings
from turncoat.cli.saves import data_folder
from turncoat.cli.serve import kept_in
from turncoat.cli.trouble import Trouble
from turncoat.cli.usage import Command
from turncoat.cli.words import text

if TYPE_CHECKING:
    from turncoat.server.retention import Retention
    from turncoat.server.store.store import Store

KINDS = ("lobbies", "journals", "unfinished", "replays", "addresses")


@click.command(
    name="retention", cls=Command, help=text("cli-retention-help"),
    short_help=text("cli-retention-short"),
)  # fmt: skip
@with_settings("data", "database", "database_file")
@click.option("--lobbies", metavar=text("cli-metavar-length"), help=text("cli-retention-lobbies"))
@click.option("--journals", metavar=text("cli-metavar-length"), help=text("cli-retention-journals"))
@click.option("--unfinished", metavar=text("cli-metavar-length"),
              help=text("cli-retention-unfinished"))  # fmt: skip
@click.option("--addresses", metavar=text("cli-metavar-length"),
              help=text("cli-retention-addresses"))  # fmt: skip
@click.option("--replays", metavar=text("cli-metavar-size"), help=text("cli-retention-replays"))
@click.option("--apply", "applies", is_flag=True, help=text("cli-retention-apply"))
def retention(
    config: str | None, data: str | None, database: str | None, database_file: str | None,
    applies: bool, **given: str | None,
) -> int:  # fmt: skip
    """A line for each kind."""
    from turncoat.cli.starting import FAILURES, trouble_with
    from turncoat.server.store.newer import OlderDatabase

    keep = kept(given)
    where = {"data": data, "database": database, "database_file": database_file}
    store = found(*kept_in(settings_of(config, where)))
    try:
        store.check_form()
        report(store, keep)
        if applies:
            gone = store.tidy(keep, int(time()))
            click.echo(text("cli-retention-applied", count=sum(gone.values())))
    except OlderDatabase:
        raise Trouble(text("cli-retention-older")) from None
    except FAILURES as error:
        raise trouble_with(error) from None
    finally:
        store.close()
    if not applies:
        click.echo(text("cli-retention-how"))
    return 0


def kept(given: dict[str, str | None]) -> "Retention":
    """How long things are kept, as it was given."""
    from turncoat.server.retention import Retention, length_in, size_in

    chosen = {}
    for name, value in given.items():
        if value is None:
            continue
        try:
            chosen[name] = size_in(value) if name == "replays" else length_in(value)
            Retention(**{name: chosen[name]})
        except ValueError:
            raise Trouble(text(f"cli-retention-bad-{name}", value=value)) from None
    return Retention(**chosen)


def found(data: str | None, database: str | None) -> "Store":
    """The database, if there is one."""
    from turncoat.cli.serve import database_of, file_of
    from turncoat.server.store.store import Store, in_folder

    if database is None:
        folder = Path(data) if data is not None else data_folder() / "house"
        address = in_folder(folder)
    else:
        address = database_of(data, database)
    file = file_of(address)
    if file is not None and not file.exists():
        raise Trouble(text("cli-retention-no-database", file=str(file)), DATABASE_AWAY)
    return Store(address)


def report(store: "Store", keep: "Retention") -> None:
    """What would be deleted now."""
    expired = store.expired(keep, int(time()))
    for kind in KINDS:
        one = expired[kind]
        date = "" if one.oldest is None else datetime.fromtimestamp(one.oldest, UTC).date()
        size = f"{one.size / 1e6:.1f}"
        click.echo(text(f"cli-retention-{kind}-found", count=one.count, size=size, date=str(date)))
