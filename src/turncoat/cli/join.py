"""`turncoat join`: a room of a server, by keyboard."""

import sys
from getpass import getuser
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from turncoat.cli.party import LONGEST_NAME
from turncoat.cli.question import Quit
from turncoat.cli.screen import Screen
from turncoat.cli.trouble import Trouble
from turncoat.cli.usage import INTERRUPTED, Command
from turncoat.cli.words import language, text

if TYPE_CHECKING:
    from turncoat.client import Table


@click.command(cls=Command, help=text("cli-join-help"), short_help=text("cli-join-short"))
@click.argument("link", metavar="URL")
@click.option("--name", metavar=text("cli-metavar-name"), help=text("cli-join-name"))
@click.option("--token", metavar=text("cli-metavar-token"), help=text("cli-join-token"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def join(link: str, name: str | None, token: str | None, plain: bool) -> int:
    """Come in, or come back to one's own seat."""
    check_link(link)
    return visit(link, name, token, Screen(plain, fast=True))


def check_link(link: str) -> None:
    """A link that leads to a room."""
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.netloc or not parts.path.strip("/"):
        raise Trouble(text("cli-join-bad-link", link=link))


def visit(link: str, name: str | None, token: str | None, screen: Screen) -> int:
    """Play at the room until the person has had enough."""
    # The network libraries take their time to be imported, and most commands don't need them.
    import httpx
    from websockets.exceptions import InvalidHandshake

    from turncoat.cli.visit.live import LiveKeyboard
    from turncoat.cli.visit.visit import Visit
    from turncoat.client import Lost, NotTaken

    code = 0
    try:
        with seat_in(link, name, token) as table:
            Visit(table, screen, LiveKeyboard(screen)).run()
    except Quit:
        screen.say(text("cli-join-quit", link=link))
    except EOFError:
        screen.say(text("cli-join-input-ended", link=link))
    except KeyboardInterrupt:
        screen.say(text("cli-join-quit", link=link))
        code = INTERRUPTED
    except NotTaken as refusal:
        raise Trouble(text(f"refusal-{refusal.reason}")) from None
    except (OSError, httpx.HTTPError, InvalidHandshake, Lost):
        raise Trouble(text("cli-join-no-house", link=link)) from None
    sys.stdout.flush()
    return code


def seat_in(link: str, name: str | None, token: str | None) -> "Table":
    """By a token that was given, by one from the keyring, by a moved seat, or as a new guest."""
    from turncoat.cli.visit import keyring
    from turncoat.client import Door, Table

    door, code = Door.of_room(link)
    room = f"{door.address}/r/{code}"
    move = urlsplit(link).fragment.removeprefix("move=")
    if move:
        token = door.redeem(code, move).token
    token = token or keyring.tokens().get(room)
    if token is None:
        token = door.join(code, name or own_name(), language()).token
    keyring.keep(room, token)
    return Table.enter(room, token)


def own_name() -> str:
    """What the system calls the person."""
    try:
        return getuser()[:LONGEST_NAME]
    except (OSError, KeyError):
        return text("cli-join-guest")
