"""`turncoat`: all its commands. Each is imported only when it is called; some need much."""

from typing import Final

import click

from turncoat import __version__
from turncoat.cli.i18n import text
from turncoat.cli.usage import Program

COMMANDS: Final = {
    "games": "turncoat.cli.games_list:games",
    "play": "turncoat.cli.play:play",
    "host": "turncoat.cli.host:hosting",
    "join": "turncoat.cli.join:join",
    "serve": "turncoat.cli.serve:serving",
    "simulate": "turncoat.cli.simulation:simulation",
    "replay": "turncoat.cli.replay:replay",
    "verify": "turncoat.cli.verify:verify",
    "admin": "turncoat.cli.admin:admin",
    "backup": "turncoat.cli.backup:backing_up",
    "restore": "turncoat.cli.backup:restoring",
    "retention": "turncoat.cli.retention:retention",
}


@click.group(cls=Program, places=COMMANDS, help=text("cli-program-help"))
@click.version_option(__version__, message="%(version)s", help=text("cli-help-version"))
def program() -> None:
    """Nothing happens without a command."""


def main() -> None:
    """The door of the installed program."""
    program.main(prog_name="turncoat")
