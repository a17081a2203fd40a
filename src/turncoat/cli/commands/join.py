"""`turncoat join`: join a room on a server."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from getpass import getuser
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from turncoat.cli.commands.serve import opening
from turncoat.cli.table.question import Quit
from turncoat.cli.table.setup import neutral_translator
from turncoat.cli.terminal.exit_codes import INTERRUPTED
from turncoat.cli.terminal.i18n import language, text
from turncoat.cli.terminal.screen import Screen
from turncoat.cli.terminal.usage import Command
from turncoat.cli.terminal.user_error import UserError
from turncoat.games import GAMES
from turncoat.server.protocol.commands import LONGEST_NAME
from turncoat.server.tokens import CODE_LENGTH, is_code

if TYPE_CHECKING:
    from turncoat.client import RemoteTable
    from turncoat.server.protocol.pages import OpenRoom

TRANSFER = "transfer="
# Everybody on the machine can read the command line, so a token may come by environment.
TOKEN = "TURNCOAT_TOKEN"
GIVEN_UP = 1

QUIT, AWAY, INPUT_ENDED = "cli-join-quit", "cli-join-away", "cli-join-input-ended"
# What is said to somebody without a seat instead.
UNSEATED = {
    QUIT: "cli-join-quit-unseated",
    AWAY: "cli-join-quit-unseated",
    INPUT_ENDED: "cli-join-input-ended-unseated",
}


@click.command(cls=Command, help=text("cli-join-help"), short_help=text("cli-join-short"))
@click.argument("link", metavar="URL")
@click.option("--name", metavar=text("cli-metavar-name"), help=text("cli-join-name"))
@click.option(
    "--token", envvar=TOKEN, metavar=text("cli-metavar-token"), help=text("cli-join-token")
)
@click.option("--forget-me", "forgets", is_flag=True, help=text("cli-join-forget-me"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def join(link: str, name: str | None, token: str | None, forgets: bool, plain: bool) -> int:
    """Join a room or return to it; without a room, list the open ones."""
    check_link(link)
    check_name(name)
    screen = Screen(plain, fast=True)
    if not urlsplit(link).path.strip("/"):
        return list_rooms(link, screen)
    if forgets:
        return forget_me(link, name, token, screen)
    return enter_room(link, name, token, screen, partial(show_way_back, screen, name))


def forget_me(link: str, name: str | None, token: str | None, screen: Screen) -> int:
    """Have the server erase our name and texts, after a confirmation."""
    from turncoat.cli.online import tokens
    from turncoat.cli.terminal.keyboard import Keyboard
    from turncoat.client import RestClient

    rest, code = RestClient.from_link(link)
    token = token or tokens.find(room_of(link), name)
    if token is None:
        raise UserError(text("cli-join-forget-nobody"))
    if Keyboard(screen).agrees(text("cli-join-forget-sure")):
        with refusals_as_errors(rest.address):
            rest.forget_me(code, token)
        tokens.drop(token)
        screen.say(text("cli-join-forget-done"))
    return 0


def check_link(link: str) -> None:
    """Raise UserError unless a link could lead to a server."""
    if len(link) == CODE_LENGTH and is_code(link):
        raise UserError(text("cli-join-bare-code", code=link.upper()))
    if not is_server_address(link):
        raise UserError(text("cli-join-bad-link", link=link))


def is_server_address(link: str) -> bool:
    """Return whether a link looks like the address of a server."""
    try:
        parts = urlsplit(link)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host)


def list_rooms(link: str, screen: Screen) -> int:
    """Print the open rooms of a server, and how to open another."""
    from turncoat.client import RestClient

    rest = RestClient(link)
    with refusals_as_errors(rest.address):
        rooms = rest.rooms()
    screen.say(text("cli-join-rooms" if rooms else "cli-join-no-rooms"))
    for room in rooms:
        screen.say(about(room))
        screen.command("turncoat", "join", f"{rest.address}/r/{room.code}")
    screen.say(text("cli-serve-room"))
    screen.command(*opening(rest.address))
    return 0


def about(room: "OpenRoom") -> str:
    """Return one line about an open room."""
    from turncoat.cli.online.settings import summary

    known = GAMES.get(room.settings.game)
    game = neutral_translator(known).title() if known else room.settings.game
    host, settings = room.host or text("cli-join-no-host"), summary(room.settings)
    return text("cli-join-room", game=game, host=host, free=room.free_seats, settings=settings)


@contextmanager
def refusals_as_errors(address: str) -> Iterator[None]:
    """Turn refusals and lost connections into UserError."""
    from turncoat.client import CommandRefused, ConnectionLost

    try:
        yield
    except CommandRefused as refusal:
        raise UserError(text(f"refusal-{refusal.reason}")) from None
    except ConnectionLost:
        raise no_server(address) from None


def no_server(link: str) -> UserError:
    """Return the error for a server that can't be reached."""
    return UserError(text("cli-join-no-server", link=link))


def check_name(name: str | None) -> None:
    """Raise UserError if a name is empty or too long."""
    if name is not None and not 1 <= len(name.strip()) <= LONGEST_NAME:
        raise UserError(text("cli-bad-name", longest=LONGEST_NAME))


def show_way_back(screen: Screen, name: str | None, room: str, token: str) -> None:
    """Print the command that returns to the room."""
    from turncoat.cli.online import tokens

    way = ["turncoat", "join", room]
    if tokens.find(room, None) != token:
        named = name is not None and tokens.find(room, name) == token
        way = [*way, "--name", str(name)] if named else [f"{TOKEN}={token}", *way]
    screen.say(text("cli-join-back"))
    screen.command(*way)


def enter_room(
    link: str,
    name: str | None,
    token: str | None,
    screen: Screen,
    goodbye: Callable[[str, str], None],
    owns_server: bool = False,
) -> int:
    """Join or return to a room and play until the person leaves. Returns the exit code.

    `goodbye` is called with the room and our token, to print the way back. If `owns_server`,
    leaving closes the server. Raises UserError if the room can't be joined.
    """
    # Importing the network libraries is slow, and most commands don't need them.
    from turncoat.cli.online import tokens
    from turncoat.cli.online.live_keyboard import LiveKeyboard
    from turncoat.cli.online.room_commands import Away, Gone, Moved
    from turncoat.cli.online.room_session import RoomSession
    from turncoat.client import CommandRefused, ConnectionLost
    from turncoat.server.protocol.errors import REMOVED_BY_HOST, WRONG_TOKEN

    room, code, why, shown = room_of(link), 0, "", ""
    table: RemoteTable | None = None
    try:
        table = seat_in(link, name, token, screen)
        shown = table.token
        with table:
            if room not in tokens.tokens():
                tokens.keep(room, shown)
            keyboard = LiveKeyboard(screen)
            with keyboard.listening():
                RoomSession(table, screen, keyboard, owns_server).run()
    except (Gone, Moved) as gone:
        tokens.drop(shown)
        screen.say(text("cli-join-moved" if isinstance(gone, Moved) else "cli-join-gave-up-seat"))
        return 0
    except Away:
        why = AWAY
    except Quit:
        why = QUIT
    except EOFError:
        why = INPUT_ENDED
    except KeyboardInterrupt:
        why, code = QUIT, INTERRUPTED
    except CommandRefused as refusal:
        sentence = text(f"refusal-{refusal.reason}")
        useless = refusal.reason in (REMOVED_BY_HOST, WRONG_TOKEN)
        if useless and shown in tokens.tokens().values():
            tokens.drop(shown)
            if refusal.reason == WRONG_TOKEN:
                sentence = text("cli-join-forgotten", sentence=sentence)
        if refusal.field == "name":
            sentence = text("cli-join-other-name", sentence=sentence)
        raise UserError(sentence) from None
    except ConnectionLost:
        if table is None or not table.member:
            raise no_server(room) from None
        why, code = "cli-join-no-reconnect", GIVEN_UP
    screen.say(text(why if has_seat(table) else UNSEATED.get(why, why)))
    goodbye(room, shown)
    sys.stdout.flush()
    return code


def has_seat(table: "RemoteTable | None") -> bool:
    """Return whether we have a seat in the room, as far as we know."""
    return table is not None and bool(table.member and table.seats)


def room_of(link: str) -> str:
    """Return the bare link of a room, without a transfer code."""
    from turncoat.client import RestClient

    rest, code = RestClient.from_link(link)
    return f"{rest.address}/r/{code}"


def seat_in(link: str, name: str | None, token: str | None, screen: Screen) -> "RemoteTable":
    """Return our table: by a given token, a transfer code, the keyring, or as a new guest."""
    from turncoat.cli.online import tokens
    from turncoat.client import RemoteTable, RestClient

    rest, code = RestClient.from_link(link)
    room, fragment = room_of(link), urlsplit(link).fragment
    if token is None and fragment.startswith(TRANSFER):
        token = rest.redeem(code, fragment.removeprefix(TRANSFER)).token
        tokens.keep(room, token)
        if name:
            tokens.keep(room, token, name)
    token = token or tokens.find(room, name)
    if token is None:
        token = rest.join(code, name or own_name(), language()).token
        say_name(name, screen)
        tokens.keep(room, token, name)
    return RemoteTable.enter(room, token)


def say_name(name: str | None, screen: Screen) -> None:
    """Print under which name we join, unless it was given."""
    if name is None:
        screen.say(text("cli-join-your-name", name=own_name()))


def own_name() -> str:
    """Return the user's name on this system."""
    try:
        return getuser()[:LONGEST_NAME]
    except (OSError, KeyError):
        return text("cli-join-guest")
