"""`turncoat games`: the games that can be played."""

import click

from turncoat.cli.table.setup import default_players, neutral_translator
from turncoat.cli.terminal.i18n import language, text, texts
from turncoat.cli.terminal.screen import Grid, Screen
from turncoat.cli.terminal.usage import Command
from turncoat.games import GAMES
from turncoat.locales.rulebooks import rulebook_of


@click.command(cls=Command, help=text("cli-games-help"), short_help=text("cli-games-short"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def games(plain: bool) -> int:
    """Print a line for each game, and where its rulebook is."""
    headers = texts(
        "cli-games-header-game",
        "cli-games-header-name",
        "cli-games-header-players",
        "cli-games-header-default",
    )
    rows, rulebooks = [], []
    for name, rules in GAMES.items():
        counts = rules.player_counts
        title = neutral_translator(rules).title()
        players = text("cli-games-players", least=counts[0], most=counts[-1])
        rows.append([name, title, players, str(default_players(rules))])
        book = rulebook_of(name, language())
        if book:
            rulebooks.append(text("cli-games-rulebook", game=title, file=book.path))
    screen = Screen(plain, fast=True)
    screen.grid(Grid("", headers, rows))
    screen.gap()
    screen.say(text("cli-games-rulebooks"))
    for line in rulebooks:
        screen.say(line)
    return 0
