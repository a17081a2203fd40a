"""`turncoat backup` and `turncoat restore`: all of a server's data in one file."""

from pathlib import Path
from typing import Any

import click

from turncoat.cli.commands.serve import database_of, storage_of
from turncoat.cli.extras import require
from turncoat.cli.serving.options import settings_of, with_settings
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.usage import Command
from turncoat.cli.terminal.user_error import UserError


@click.command(name="backup", cls=Command, help=text("cli-backup-help"),
               short_help=text("cli-backup-short"))  # fmt: skip
@click.argument("file", metavar=text("cli-metavar-file"))
@with_settings("data", "database", "database_file")
def backing_up(file: str, config: str | None, **flags: Any) -> int:
    """Copy everything while the server runs."""
    require("server")
    from turncoat.server.store.backup import NoBackup, back_up

    target = Path(file)
    try:
        back_up(database_of(*storage_of(settings_of(config, flags))), target)
    except NoBackup as error:
        raise backup_error(error.reason, error.detail, file) from None
    click.echo(text("cli-backup-done", file=file, kilobytes=-(-target.stat().st_size // 1000)))
    return 0


@click.command(name="restore", cls=Command, help=text("cli-restore-help"),
               short_help=text("cli-restore-short"))  # fmt: skip
@click.argument("file", metavar=text("cli-metavar-file"))
@with_settings("data", "database", "database_file")
def restoring(file: str, config: str | None, **flags: Any) -> int:
    """Fill an empty folder or database from a backup."""
    require("server")
    from turncoat.server.store.backup import NoBackup, restore

    try:
        restore(Path(file), database_of(*storage_of(settings_of(config, flags))))
    except NoBackup as error:
        raise backup_error(error.reason, error.detail, file) from None
    click.echo(text("cli-restore-done", file=file))
    return 0


def backup_error(reason: str, detail: str, file: str) -> UserError:
    """Return an error that says what went wrong."""
    message = "cli-backup-error-" + reason.replace("_", "-")
    # Some of them end with a detail that may be missing.
    return UserError(text(message, file=file, detail=detail).rstrip())
