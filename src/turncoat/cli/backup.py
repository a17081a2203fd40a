"""`turncoat backup` and `turncoat restore`: everything that a server keeps, in one file."""

from pathlib import Path

import click

from turncoat.cli.serve import database_of
from turncoat.cli.trouble import Trouble
from turncoat.cli.usage import Command
from turncoat.cli.words import text


@click.command(name="backup", cls=Command, help=text("cli-backup-help"),
               short_help=text("cli-backup-short"))  # fmt: skip
@click.argument("file", metavar=text("cli-metavar-file"))
@click.option("--data", envvar="TURNCOAT_DATA", metavar=text("cli-metavar-folder"),
              help=text("cli-serve-data"))  # fmt: skip
@click.option("--database", envvar="TURNCOAT_DATABASE", metavar="URL",
              help=text("cli-serve-database"))  # fmt: skip
def backing_up(file: str, data: str | None, database: str | None) -> int:
    """Copy everything, while the server runs."""
    from turncoat.server.store.backup import NoBackup, back_up

    target = Path(file)
    try:
        back_up(database_of(data, database), target)
    except NoBackup as error:
        raise trouble(error.reason, error.detail, file) from None
    click.echo(text("cli-backup-done", file=file, kilobytes=-(-target.stat().st_size // 1000)))
    return 0


@click.command(name="restore", cls=Command, help=text("cli-restore-help"),
               short_help=text("cli-restore-short"))  # fmt: skip
@click.argument("file", metavar=text("cli-metavar-file"))
@click.option("--data", envvar="TURNCOAT_DATA", metavar=text("cli-metavar-folder"),
              help=text("cli-serve-data"))  # fmt: skip
@click.option("--database", envvar="TURNCOAT_DATABASE", metavar="URL",
              help=text("cli-serve-database"))  # fmt: skip
def restoring(file: str, data: str | None, database: str | None) -> int:
    """Fill an empty folder or database."""
    from turncoat.server.store.backup import NoBackup, restore

    try:
        restore(Path(file), database_of(data, database))
    except NoBackup as error:
        raise trouble(error.reason, error.detail, file) from None
    click.echo(text("cli-restore-done", file=file))
    return 0


def trouble(reason: str, detail: str, file: str) -> Trouble:
    """What went wrong, in one sentence."""
    return Trouble(text("cli-backup-error-" + reason.replace("_", "-"), file=file, detail=detail))
