"""`turncoat serve`: a house for everybody on the network, with its address and a QR code."""

import os
import shlex
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from threading import Thread

import click

from turncoat.cli.code import show_code
from turncoat.cli.exit_codes import DATABASE_TAKEN, NOT_WRITABLE
from turncoat.cli.listening import access_of, bound_to, check_one_place
from turncoat.cli.saves import cant_write, data_folder
from turncoat.cli.trouble import Trouble
from turncoat.cli.usage import Command, Number
from turncoat.cli.words import text
from turncoat.server.address import local_address, only_here, own_address

PORT = 8421
LAST_PORT = 65535
# Friends come in from other machines: that is what a house is for. Whoever is on the network can
# open rooms in it, and nothing else; 127.0.0.1 keeps it to this machine.
HOST = "0.0.0.0"


@click.command(
    name="serve", cls=Command, help=text("cli-serve-help"), short_help=text("cli-serve-short")
)
@click.option("--host", default=HOST, metavar="HOST", help=text("cli-serve-host"))
@click.option("--port", type=Number(0, LAST_PORT), default=PORT, metavar="N",
              help=text("cli-serve-port", usual=str(PORT)))  # fmt: skip
@click.option("--public-address", "public", multiple=True, metavar="URL",
              help=text("cli-serve-public"))  # fmt: skip
@click.option("--unix-socket", metavar=text("cli-metavar-file"), help=text("cli-serve-unix"))
@click.option("--trusted-proxy", "proxies", multiple=True, metavar="ADDRESS[/BITS]",
              help=text("cli-serve-proxies"))  # fmt: skip
@click.option("--data", metavar=text("cli-metavar-folder"), help=text("cli-serve-data"))
@click.option("--database", metavar="URL", help=text("cli-serve-database"))
@click.option("--thinkers", type=Number(1), metavar="N", help=text("cli-serve-thinkers"))
@click.option("--rate", type=Number(1), metavar="N", help=text("cli-serve-rate"))
@click.option("--open/--no-open", "opens", default=None, help=text("cli-serve-opens"))
def serving(
    host: str, port: int, public: tuple[str, ...], unix_socket: str | None,
    proxies: tuple[str, ...], data: str | None, database: str | None, thinkers: int | None,
    rate: int | None, opens: bool | None,
) -> int:  # fmt: skip
    """Open the doors, and print where they are."""
    # The framework takes its time to be imported, and no other command needs it.
    from turncoat.cli.starting import FAILURES, opened, trouble_with
    from turncoat.server import logs
    from turncoat.server.admin.channel import InUse
    from turncoat.server.serving import serve

    check_one_place(unix_socket)
    access = access_of(rate, proxies, public, host)
    address = database_of(data, database)
    folder = control_folder(address, data)
    with bound_to(host, port, unix_socket) as bound:
        store = opened(address)
        logs.set_up()
        opens = has_a_screen() if opens is None else opens
        ready = partial(say_where, bound, host, opens, access.public)
        try:
            serve(bound, store, thinkers or 0, ready, access, folder)
        except InUse:
            sentence = text("cli-serve-folder-in-use", folder=str(folder))
            raise Trouble(sentence, DATABASE_TAKEN) from None
        except FAILURES as error:
            raise trouble_with(error) from None
    click.echo(text("cli-serve-closed"))
    return 0


def database_of(data: str | None, database: str | None) -> str:
    """Where everything is kept."""
    from turncoat.server.store.store import in_folder, is_known

    if database is None:
        return in_folder(made(Path(data) if data is not None else data_folder() / "house"))
    if not is_known(database):
        raise Trouble(text("cli-serve-unknown-database"))
    if data is not None and file_of(database) is not None:
        raise Trouble(text("cli-serve-both"))
    return database


def made(folder: Path) -> Path:
    """A folder for us alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(str(cant_write(folder, error)), NOT_WRITABLE) from None
    return folder


def file_of(database: str) -> Path | None:
    """The file of a SQLite database; none for others."""
    from sqlalchemy import make_url

    url = make_url(database)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database or "") if is_file else None


def control_folder(database: str, data: str | None) -> Path | None:
    """Where the operator's orders come in: beside the database, if it is a file."""
    file = file_of(database)
    if file is not None:
        return file.parent
    return None if data is None else made(Path(data))


def opening(address: str) -> list[str]:
    """The command that opens a room in a house."""
    return ["turncoat", "host", text("cli-metavar-game"), "--at", address]


def say_where(bound: socket.socket, host: str, opens: bool, public: str) -> None:
    """Where the doors are, now that they are open."""
    if bound.family != getattr(socket, "AF_UNIX", None):
        welcome(own_address(bound), host, opens, public)
        return
    if public:
        click.echo(text("cli-serve-open-public", address=public))
    click.echo(text("cli-serve-open-unix", file=bound.getsockname()))
    click.echo(text("cli-serve-stop"))
    sys.stdout.flush()


def welcome(address: str, host: str, opens: bool, public: str = "") -> None:
    """Where the page is, for this machine and for others, and how to come in without it."""
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
        # Beside the loop: some browsers let whoever starts them wait.
        Thread(target=webbrowser.open, args=[here], daemon=True).start()


def has_a_screen() -> bool:
    """Whether somebody sits in front of this machine, with windows."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    windows = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, windows))
