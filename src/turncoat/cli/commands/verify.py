"""`turncoat verify`: the proof that a game was dealt fairly and played by the rules."""

from pathlib import Path

import click

from turncoat.cli.table.saves import bad_save, has_no_commitment, read_bytes
from turncoat.cli.terminal.i18n import listed, shown_name, text
from turncoat.cli.terminal.screen import Screen
from turncoat.cli.terminal.usage import Command
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.errors import BadRecord

UNFAIR = 1


@click.command(cls=Command, help=text("cli-verify-help"), short_help=text("cli-verify-short"))
@click.argument("file", metavar=text("cli-metavar-file"))
@click.option("--commitment", metavar=text("cli-metavar-seed"), help=text("cli-verify-commitment"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def verify(file: str, commitment: str | None, plain: bool) -> int:
    """Recompute everything and print what holds. Exits with 1 if something does not."""
    from turncoat.server.replays import game_file

    path = Path(file)
    data = read_bytes(path)
    if has_no_commitment(data):
        raise UserError(text("cli-verify-local"))
    try:
        verdict = game_file.verify(data)
        players = game_file.read(data).players
    except BadRecord as error:
        raise bad_save(path, error) from None
    found = {
        "cli-verify-committed": verdict.committed,
        "cli-verify-dealt": verdict.dealt,
        "cli-verify-played": verdict.played,
    }
    if commitment is not None:
        found["cli-verify-same"] = commitment.strip().lower() == verdict.commitment
    screen = Screen(plain, fast=True)
    for message, holds in found.items():
        screen.say(text(message, answer=text("cli-verify-yes" if holds else "cli-verify-no")))
    winners = listed([shown_name(players[seat].name) for seat in verdict.winners])
    screen.say(text("cli-verify-winners", names=winners or text("cli-verify-nobody")))
    return 0 if all(found.values()) else UNFAIR
