"""The `turncoat` program and its commands. Each command is imported only when it is called."""

from typing import Final

import click

from turncoat import __version__
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.usage import Program

# In the order in which somebody new will need them.
COMMANDS: Final = {
    "play": "turncoat.cli.commands.play:play",
    "games": "turncoat.cli.commands.games_list:games",
    "host": "turncoat.cli.commands.host:hosting",
    "join": "turncoat.cli.commands.join:join",
    "serve": "turncoat.cli.commands.serve:serving",
    "simulate": "turncoat.cli.commands.simulation:simulation",
    "replay": "turncoat.cli.commands.replay:replay",
    "verify": "turncoat.cli.commands.verify:verify",
    "admin": "turncoat.cli.commands.admin:admin",
    "backup": "turncoat.cli.commands.backup:backing_up",
    "restore": "turncoat.cli.commands.backup:restoring",
    "retention": "turncoat.cli.commands.retention:retention",
}


@click.group(cls=Program, places=COMMANDS, help=text("cli-program-help"))
@click.version_option(__version__, message="%(version)s", help=text("cli-help-version"))
def program() -> None:
    """Do nothing: every action is a command of its own."""


def main() -> None:
    """Run the installed program."""
    program.main(prog_name="turncoat")
