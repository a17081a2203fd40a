"""`turncoat host`: a house, a room in it, and a seat there, all by one command."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from typing import IO, Final, Never
from urllib.parse import urlsplit

import click

from turncoat.cli.code import show_code
from turncoat.cli.guides import GUIDES, guide_to
from turncoat.cli.join import check_name, own_name, visit
from turncoat.cli.opening import USUAL_PLAYERS
from turncoat.cli.screen import Screen
from turncoat.cli.serve import HOST, PORT, database_of
from turncoat.cli.setup import bad_setup, read_setup, switched
from turncoat.cli.trouble import Trouble
from turncoat.cli.usage import Command, Number, OneOf
from turncoat.cli.words import language, text
from turncoat.core.errors import BadSetup
from turncoat.games import GAMES

# A terminal that is closed sends the last one, where there is such a thing.
GOING: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
CLOSES_IN: Final = 20


@click.command(
    name="host", cls=Command, help=text("cli-host-help"), short_help=text("cli-host-short")
)
@click.argument("game", type=OneOf(list(GUIDES)), metavar=text("cli-metavar-game"))
@click.option("--players", type=Number(1), metavar="N", help=text("cli-play-players"))
@click.option("--name", metavar=text("cli-metavar-name"), help=text("cli-host-name"))
@click.option("--pool", metavar=text("cli-metavar-pool"), help=text("cli-play-pool"))
@click.option("--preset", metavar=text("cli-metavar-preset"), help=text("cli-play-preset"))
@click.option("--option", "pairs", multiple=True, metavar=text("cli-metavar-pair"),
              help=text("cli-play-option"))  # fmt: skip
@click.option("--host", default=HOST, metavar="HOST", help=text("cli-serve-host"))
@click.option("--port", type=Number(0), default=PORT, metavar="N", help=text("cli-serve-port"))
@click.option("--data", metavar=text("cli-metavar-folder"), help=text("cli-serve-data"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def hosting(
    game: str, players: int | None, name: str | None, pool: str | None, preset: str | None,
    pairs: tuple[str, ...], host: str, port: int, data: str | None, plain: bool,
) -> int:  # fmt: skip
    """Open the doors, open a room, and take a seat."""
    from turncoat.cli.visit import keyring
    from turncoat.client import Door, NotTaken
    from turncoat.server.protocol.settings import Settings

    check_name(name)
    rules, seats = GAMES[game], players or USUAL_PLAYERS
    pairs = (*switched("pool", pool), *switched("preset", preset), *pairs)
    raw = {**guide_to(rules).usual, **read_setup(rules, pairs)}
    try:
        rules.read_options(seats, raw)
    except BadSetup as error:
        raise bad_setup(rules, error, raw) from None
    screen = Screen(plain, fast=True)
    with house(host, port, data) as address:
        settings = Settings(game=game, players=seats, options=raw)
        try:
            entry = Door(address).open(settings, name or own_name(), language())
        except NotTaken as refusal:
            raise Trouble(text(f"refusal-{refusal.reason}")) from None
        link = f"{address}/r/{entry.room}"
        keyring.keep(link, entry.token, name)
        if not plain:
            show_code(link)
        screen.say(text("cli-host-link"))
        screen.command("turncoat", "join", link)
        code = visit(link, name, None, screen, lambda room, token: None)
    screen.say(text("cli-host-back"))
    where = [] if host == HOST else ["--host", host]
    folder = [] if data is None else ["--data", data]
    screen.command("turncoat", "serve", *where, "--port", str(urlsplit(link).port), *folder)
    screen.command("turncoat", "join", link)
    return code


@contextmanager
def house(host: str, port: int, data: str | None) -> Iterator[str]:
    """A house in a process of its own, as long as we are in it; its address."""
    database = database_of(data, None)
    command = [sys.executable, "-m", "turncoat", "serve", "--host", host, "--port", str(port)]
    with TemporaryFile("w+") as log:
        process = subprocess.Popen(
            [*command, "--database", database],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            # Not a pipe: nobody would empty it.
            stderr=log,
            text=True,
            # Ctrl-C at the keyboard is for us; we close the house when we go.
            start_new_session=True,
        )
        before = {number: signal.signal(number, go) for number in GOING}
        try:
            yield address_of(process, log)
        finally:
            process.terminate()
            process.communicate(timeout=CLOSES_IN)
            for number, handler in before.items():
                signal.signal(number, handler)


def go(number: int, frame: object) -> Never:
    """Whoever ends us ends the house as well, and in good order."""
    raise SystemExit(128 + number)


def address_of(process: "subprocess.Popen[str]", log: IO[str]) -> str:
    """What the house prints when its doors are open."""
    assert process.stdout is not None
    for line in process.stdout:
        for word in line.split():
            if word.startswith("http://"):
                return word
    process.wait()
    log.seek(0)
    last, ours = log.read().strip().rpartition("\n")[2], text("cli-error", sentence="")
    raise Trouble(last.removeprefix(ours) if last.startswith(ours) else text("cli-host-failed"))
