"""`turncoat serve`: a server for everybody on the network, with its address and a QR code."""

import os
import shlex
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import click

from turncoat.cli.extras import require
from turncoat.cli.serving.database import chosen_database
from turncoat.cli.serving.folder import server_folder
from turncoat.cli.serving.listening import access_of, bound_to, socket_file
from turncoat.cli.serving.metrics import metrics_listener
from turncoat.cli.serving.options import settings_of, with_settings
from turncoat.cli.table.saves import cant_write
from turncoat.cli.terminal.exit_codes import DATABASE_TAKEN, NOT_WRITABLE
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.qr import show_code
from turncoat.cli.terminal.usage import Command
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.config import Given
from turncoat.server.network.address import local_address, only_here, own_address


@click.command(
    name="serve", cls=Command, help=text("cli-serve-help"), short_help=text("cli-serve-short")
)
@with_settings()
def serving(config: str | None, **flags: Any) -> int:
    """Start the server and print its address."""
    require("server")
    # Importing the framework is slow, and no other command needs it.
    from turncoat.cli.serving.starting import FAILURES, database_error, opened
    from turncoat.server.admin.channel import InUse, NoChannel
    from turncoat.server.admin.policy import Policy
    from turncoat.server.monitoring import logs
    from turncoat.server.serving import serve

    found = settings_of(config, flags)
    settings = found.settings
    access = access_of(settings)
    address = database_of(*storage_of(found))
    folder = control_folder(address, settings.data)
    with bound_to(settings.host, settings.port, socket_file(found)) as bound:
        figures = metrics_listener(settings)
        store = opened(address)
        logs.set_up()
        opens = has_a_screen() if settings.open is None else settings.open
        ready = partial(say_where, bound, settings.host, opens, access.public)
        policy = Policy(settings.imports, settings.listing)
        try:
            serve(
                bound, store, settings.bot_workers or 0, ready, access, folder, policy,
                settings.retention, figures=figures,
            )  # fmt: skip
        except InUse:
            store.close()
            sentence = text("cli-serve-folder-in-use", folder=str(folder))
            raise UserError(sentence, DATABASE_TAKEN) from None
        except NoChannel as error:
            store.close()
            sentence = text("cli-serve-no-channel", folder=str(folder), why=str(error))
            raise UserError(sentence, NOT_WRITABLE) from None
        except FAILURES as error:
            raise database_error(error) from None
    click.echo(text("cli-serve-closed"))
    return 0


def storage_of(found: Given) -> tuple[str | None, str | None]:
    """Return the data folder and the database; the setting from the stronger source wins."""
    data, [database, name] = found.settings.data, chosen_database(found)
    if found.over(name, "data") and database and is_file(database):
        data = None
    elif found.over("data", name) and database and is_file(database):
        database = None
    return data, database


def database_of(data: str | None, database: str | None) -> str:
    """Return the URL of the database, and create its folder if necessary. Raises UserError."""
    from turncoat.server.store.store import in_folder, is_known

    if database is None:
        return in_folder(private_folder(Path(data) if data is not None else server_folder()))
    if not is_known(database):
        raise UserError(text("cli-serve-unknown-database"))
    if data is not None and is_file(database):
        raise UserError(text("cli-serve-both"))
    return database


def private_folder(folder: Path) -> Path:
    """Create a folder that only we may read, and return it. Raises UserError."""
    from turncoat.server.store.private import guard_folder

    if folder.is_file():
        raise UserError(text("cli-is-a-file", file=str(folder)), NOT_WRITABLE)
    try:
        if guard_folder(folder):
            click.echo(text("cli-made-private", file=str(folder)), err=True)
    except OSError as error:
        raise UserError(str(cant_write(folder, error)), NOT_WRITABLE) from None
    return folder


def file_of(database: str) -> Path | None:
    """Return the file of a SQLite database; None for other databases."""
    from sqlalchemy import make_url

    url = make_url(database)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database or "") if is_file else None


def is_file(database: str) -> bool:
    """Return whether a database is a SQLite file."""
    from turncoat.server.store.store import is_known

    return is_known(database) and file_of(database) is not None


def control_folder(database: str, data: str | None) -> Path | None:
    """Return the folder for the operator's commands: that of the database, if it is a file."""
    file = file_of(database)
    if file is not None:
        return file.parent
    return None if data is None else private_folder(Path(data))


def opening(address: str) -> list[str]:
    """Return the command that opens a room on a server."""
    return ["turncoat", "host", text("cli-metavar-game"), "--at", address]


def say_where(bound: socket.socket, host: str, opens: bool, public: str) -> None:
    """Print where the server listens."""
    if bound.family != getattr(socket, "AF_UNIX", None):
        welcome(own_address(bound), host, opens, public)
        return
    if public:
        click.echo(text("cli-serve-open-public", address=public))
    click.echo(text("cli-serve-open-unix", file=bound.getsockname()))
    click.echo(text("cli-serve-stop"))
    sys.stdout.flush()


def welcome(address: str, host: str, opens: bool, public: str = "") -> None:
    """Print the page's address, for this machine and for others, and how to join without it."""
    here = local_address(address, host)
    if public:
        show_code(public)
        click.echo(text("cli-serve-open-public", address=public))
    elif only_here(address):
        click.echo(text("cli-serve-open-alone", address=address))
    else:
        show_code(address)
        click.echo(text("cli-serve-open", address=address))
    if public or here != address:
        click.echo(text("cli-serve-here", address=here))
    click.echo(text("cli-serve-keyboard"))
    click.echo(shlex.join(opening(public or address)))
    click.echo(text("cli-serve-stop"))
    sys.stdout.flush()
    if opens:
        # In a thread, because some browsers block until they are closed.
        Thread(target=webbrowser.open, args=[here], daemon=True).start()


def has_a_screen() -> bool:
    """Return whether somebody sits at this machine with a graphical desktop."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    windows = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, windows))
