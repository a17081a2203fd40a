"""`turncoat host`: a house, a room in it, and a seat there, all by one command."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from turncoat.cli.guides import GUIDES, guide_to
from turncoat.cli.join import own_name, visit
from turncoat.cli.opening import USUAL_PLAYERS
from turncoat.cli.screen import Screen
from turncoat.cli.serve import HOST, PORT, database_of, welcome
from turncoat.cli.setup import bad_setup, read_setup, switched
from turncoat.cli.trouble import Trouble
from turncoat.cli.usage import Command, Number, OneOf
from turncoat.cli.words import language, text
from turncoat.core.errors import BadSetup
from turncoat.games import GAMES


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
    from turncoat.client import Door
    from turncoat.server.protocol.settings import Settings

    rules, seats = GAMES[game], players or USUAL_PLAYERS
    pairs = (*switched("pool", pool), *switched("preset", preset), *pairs)
    raw = {**guide_to(rules).usual, **read_setup(rules, pairs)}
    try:
        rules.read_options(seats, raw)
    except BadSetup as error:
        raise bad_setup(rules, error, raw) from None
    with house(host, port, data) as address:
        settings = Settings(game=game, players=seats, options=raw)
        entry = Door(address).open(settings, name or own_name(), language())
        link = f"{address}/r/{entry.room}"
        keyring.keep(link, entry.token)
        welcome(address)
        click.echo(text("cli-host-link", link=link))
        return visit(link, None, None, Screen(plain, fast=True))


@contextmanager
def house(host: str, port: int, data: str | None) -> Iterator[str]:
    """A house in a process of its own, as long as we are in it; its address."""
    database = database_of(data, None)
    command = [sys.executable, "-m", "turncoat", "serve", "--host", host, "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", database],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Ctrl-C at the keyboard is for us; we close the house when we go.
        start_new_session=True,
    )
    try:
        yield address_of(process)
    finally:
        process.terminate()
        process.communicate(timeout=20)


def address_of(process: "subprocess.Popen[str]") -> str:
    """What the house prints when its doors are open."""
    assert process.stdout is not None
    for line in process.stdout:
        for word in line.split():
            if word.startswith("http://"):
                return word
    assert process.stderr is not None
    raise Trouble(text("cli-host-failed", why=process.stderr.read().strip()))
