"""`turncoat games`: the games that can be played."""

import click

from turncoat.cli.table.setup import neutral_translator
from turncoat.cli.terminal.i18n import catalogue, language, text
from turncoat.cli.terminal.screen import Grid, Screen
from turncoat.cli.terminal.usage import Command
from turncoat.games import GAMES
from turncoat.locales.rulebooks import rulebook_of


@click.command(cls=Command, help=text("cli-games-help"), short_help=text("cli-games-short"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def games(plain: bool) -> int:
    """Print a line for each game."""
    headers = [
        text("cli-games-header-game"),
        text("cli-games-header-name"),
        text("cli-games-header-players"),
        text("cli-games-header-rulebook"),
    ]
    rows = []
    for name, rules in GAMES.items():
        counts = rules.player_counts
        prefix = neutral_translator(rules).grammar.prefix
        players = text("cli-games-players", least=counts[0], most=counts[-1])
        title = catalogue().text(f"{prefix}-name")
        book = rulebook_of(name, language())
        rows.append([name, title, players, book.path if book else ""])
    Screen(plain, fast=True).grid(Grid("", headers, rows))
    return 0
