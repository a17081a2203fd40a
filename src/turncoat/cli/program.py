"""`turncoat`: all its commands."""

import click

from turncoat import __version__
from turncoat.cli.admin import admin
from turncoat.cli.backup import backing_up, restoring
from turncoat.cli.games_list import games
from turncoat.cli.host import hosting
from turncoat.cli.join import join
from turncoat.cli.play import play
from turncoat.cli.replay import replay
from turncoat.cli.retention import retention
from turncoat.cli.serve import serving
from turncoat.cli.simulation import simulation
from turncoat.cli.usage import Program
from turncoat.cli.verify import verify
from turncoat.cli.words import text


@click.group(cls=Program, help=text("cli-program-help"))
@click.version_option(__version__, message="%(version)s", help=text("cli-help-version"))
def program() -> None:
    """Nothing happens without a command."""


for command in (
    games,
    play,
    hosting,
    join,
    serving,
    simulation,
    replay,
    verify,
    admin,
    backing_up,
    restoring,
    retention,
):
    program.add_command(command)


def main() -> None:
    """The door of the installed program."""
    program.main(prog_name="turncoat")
