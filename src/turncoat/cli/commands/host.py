"""`turncoat host`: start a server, open a room and join it, all with one command."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from tempfile import TemporaryFile
from typing import IO, Any, Final, NamedTuple, Never, get_args
from urllib.parse import urlsplit

import click

from turncoat.cli.commands.join import (
    check_name,
    enter_room,
    is_server_address,
    own_name,
    refusals_as_errors,
    say_name,
    show_way_back,
)
from turncoat.cli.commands.serve import database_of
from turncoat.cli.extras import require
from turncoat.cli.serving.options import described
from turncoat.cli.table.setup import (
    bad_setup,
    default_players,
    explain_setup,
    grammar_of,
    read_setup,
    switched,
)
from turncoat.cli.terminal.durations import duration
from turncoat.cli.terminal.exit_codes import BROKEN
from turncoat.cli.terminal.i18n import OPTION, language, text
from turncoat.cli.terminal.qr import show_code
from turncoat.cli.terminal.screen import Screen
from turncoat.cli.terminal.usage import Command, Number, OneOf
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.errors import BadSetup
from turncoat.games import GAMES
from turncoat.server.config import SETTINGS
from turncoat.server.config import Settings as ServerSettings
from turncoat.server.protocol.settings import (
    LONGEST_DELAY,
    USUAL,
    Clocks,
    Pace,
    Settings,
    Spectators,
)

# A closing terminal sends SIGHUP, where it exists.
TERMINATING: Final = [
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
]
SHUTDOWN_TIMEOUT: Final = 20
UNTIMED: Final = "untimed"
DEFAULTS: Final = ServerSettings()


def pace_help() -> str:
    """Return the help of --pace, with the time per move of each pace."""
    times = {pace: duration(USUAL[pace]["move"] * 1000) for pace in ("live", "correspondence")}
    return text("cli-host-pace", **times, usual=UNTIMED)


@click.command(
    name="host", cls=Command, help=text("cli-host-help"), short_help=text("cli-host-short")
)
@click.argument(
    "game", type=OneOf(list(GAMES), "cli-unknown-game"), metavar=text("cli-metavar-game")
)
@click.option("--players", type=Number(1), metavar="N", help=text("cli-play-players"))
@click.option("--name", metavar=text("cli-metavar-name"), help=text("cli-host-name"))
@click.option("--pool", metavar=text("cli-metavar-pool"), help=text("cli-play-pool"))
@click.option("--preset", metavar=text("cli-metavar-preset"), help=text("cli-play-preset"))
@click.option("--option", "pairs", multiple=True, metavar=text("cli-metavar-pair"),
              help=text("cli-play-option"))  # fmt: skip
@click.option("--options", "explain", is_flag=True, help=text("cli-play-options"))
@click.option("--pace", type=OneOf(get_args(Pace), "cli-unknown-pace"), default=UNTIMED,
              metavar="|".join(get_args(Pace)), help=pace_help())  # fmt: skip
@click.option("--no-spectators", is_flag=True, help=text("cli-host-no-spectators"))
@click.option("--spectator-delay", type=Number(0, LONGEST_DELAY), default=0,
              metavar=text("cli-metavar-seconds"),
              help=text("cli-host-spectator-delay", most=LONGEST_DELAY))  # fmt: skip
@click.option("--no-free-text", is_flag=True, help=text("cli-host-no-free-text"))
@click.option("--several-seats", is_flag=True, help=text("cli-host-several-seats"))
@click.option("--listed", is_flag=True, help=text("cli-host-listed"))
@click.option("--at", metavar="URL", help=text("cli-host-at"))
@click.option("--host", metavar=text("cli-metavar-host"), help=described(SETTINGS["host"]))
@click.option("--port", type=Number(0, SETTINGS["port"].most), metavar="N",
              help=described(SETTINGS["port"]))  # fmt: skip
@click.option("--data", metavar=text("cli-metavar-folder"), help=described(SETTINGS["data"]))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def hosting(
    game: str, players: int | None, name: str | None, pool: str | None, preset: str | None,
    pairs: tuple[str, ...], explain: bool, pace: Pace, no_spectators: bool, spectator_delay: int,
    no_free_text: bool, several_seats: bool, listed: bool, at: str | None, host: str | None,
    port: int | None, data: str | None, plain: bool,
) -> int:  # fmt: skip
    """Start a server unless one is given, open a room, and join it."""
    screen = Screen(plain, fast=True)
    if explain:
        explain_setup(GAMES[game], screen)
        return 0
    check_name(name)
    pairs = (*switched("pool", pool), *switched("preset", preset), *pairs)
    seats = players or default_players(GAMES[game])
    settings = Settings(
        game=game,
        players=seats,
        options=checked_options(game, seats, pairs, pace),
        clocks=clocks(pace),
        spectators=Spectators(allowed=not no_spectators, delay=spectator_delay),
        free_text=not no_free_text,
        listed=listed,
        several_seats=several_seats,
    )
    if at is None:
        location = ServerLocation(
            host or DEFAULTS.host, DEFAULTS.port if port is None else port, data
        )
        return on_own_server(location, settings, name, screen)
    if (host, port, data) != (None, None, None):
        raise UserError(text("cli-host-at-or-here"))
    return on_other_server(at, settings, name, screen)


class ServerLocation(NamedTuple):
    """Where our own server listens, and the folder it keeps its data in."""

    host: str
    port: int
    data: str | None

    def again(self, port: int | None) -> list[str]:
        """Return the command that starts the server again on the same port."""
        where = [] if self.host == DEFAULTS.host else ["--host", self.host]
        folder = [] if self.data is None else ["--data", self.data]
        return ["turncoat", "serve", *where, "--port", str(port), *folder]


def checked_options(game: str, seats: int, pairs: tuple[str, ...], pace: Pace) -> dict[str, Any]:
    """Return the raw table options. Raises UserError if the game does not allow them."""
    rules = GAMES[game]
    untimed = grammar_of(rules).untimed if pace == UNTIMED else {}
    raw = {**untimed, **read_setup(rules, pairs)}
    try:
        rules.read_options(seats, raw)
    except BadSetup as error:
        raise bad_setup(rules, error, raw) from None
    return raw


def clocks(pace: Pace) -> Clocks:
    """Return the clocks of a pace. An untimed game has no time limit for windows either."""
    return Clocks(pace=pace, window=0) if pace == UNTIMED else Clocks(pace=pace)


def on_own_server(
    location: ServerLocation, settings: Settings, name: str | None, screen: Screen
) -> int:
    """Run a server for as long as we are in the room."""
    require("server")
    screen.say(text("cli-host-starting"))
    with game_server(location) as address:
        link = open_room(address, settings, name, screen)
        code = enter_room(link, name, None, screen, lambda room, token: None, owns_server=True)
    screen.say(text("cli-host-back"))
    screen.command(*location.again(urlsplit(link).port))
    screen.command("turncoat", "join", link)
    return code


def on_other_server(at: str, settings: Settings, name: str | None, screen: Screen) -> int:
    """Open a room on a server that is already running."""
    if not is_server_address(at):
        raise UserError(text("cli-host-bad-address", address=at))
    link = open_room(at, settings, name, screen)
    return enter_room(link, name, None, screen, partial(show_way_back, screen, name))


def open_room(address: str, settings: Settings, name: str | None, screen: Screen) -> str:
    """Open a room as its host and print the link for friends. Returns our own link to it."""
    from turncoat.cli.online import tokens
    from turncoat.client import RestClient

    rest = RestClient(address)
    with refusals_as_errors(rest.address):
        entry = rest.open(settings, name or own_name(), language())
    link = f"{rest.address}/r/{entry.room}"
    tokens.keep(link, entry.token, name)
    say_name(name, screen)
    # Where we reach the server ourselves may lead friends elsewhere, as localhost does.
    if not screen.plain:
        show_code(entry.link)
    screen.say(text("cli-host-link"))
    screen.command(entry.link)
    screen.say(text("cli-host-link-terminal"))
    screen.command("turncoat", "join", entry.link)
    return link


@contextmanager
def game_server(location: ServerLocation) -> Iterator[str]:
    """Run a server in its own process and yield its address. Stops it afterwards."""
    database = database_of(location.data, None)
    where = ["--host", location.host, "--port", str(location.port)]
    # Its error becomes ours.
    spoken = [OPTION, language()]
    with TemporaryFile("w+") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "turncoat", "serve", *where, "--database", database, *spoken],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            # Not a pipe, because nobody would read from it.
            stderr=log,
            text=True,
            # Ctrl-C is meant for us; we stop the server when we leave.
            start_new_session=True,
        )
        before = {number: signal.signal(number, exit_on_signal) for number in TERMINATING}
        try:
            yield address_of(process, log)
        finally:
            process.terminate()
            process.communicate(timeout=SHUTDOWN_TIMEOUT)
            for number, handler in before.items():
                signal.signal(number, handler)


def exit_on_signal(number: int, frame: object) -> Never:
    """Exit in good order, which also stops the server."""
    raise SystemExit(128 + number)


def address_of(process: "subprocess.Popen[str]", log: IO[str]) -> str:
    """Return the address that the server prints once it listens. Raises UserError if it fails."""
    assert process.stdout is not None
    for line in process.stdout:
        for word in line.split():
            if word.startswith("http://"):
                return word
    process.wait()
    log.seek(0)
    last, ours = log.read().strip().rpartition("\n")[2], text("cli-error", sentence="")
    known = last.startswith(ours)
    sentence = last.removeprefix(ours) if known else text("cli-host-failed")
    raise UserError(sentence, process.returncode if known else BROKEN)
