"""`turncoat games`: the games that can be played."""

import click

from turncoat.cli.table import rulebook
from turncoat.cli.table.setup import default_players, neutral_translator
from turncoat.cli.terminal.i18n import catalogue, text
from turncoat.cli.terminal.screen import Grid, Screen
from turncoat.cli.terminal.usage import Command
from turncoat.games import GAMES


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
        prefix = neutral_translator(rules).grammar.PREFIX
        players = text(
            "cli-games-players", least=counts[0], most=counts[-1], usual=default_players(rules)
        )
        title = catalogue().text(f"{prefix}-name")
        rows.append([name, title, players, str(rulebook.page(name))])
    Screen(plain, fast=True).grid(Grid("", headers, rows))
    return 0
