"""`turncoat simulate`: many games between bots, and a report."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, TypeAlias

import click
from rich.console import Console
from rich.progress import Progress

from turncoat.bots.registry import strongest
from turncoat.cli.table.content import rules_of
from turncoat.cli.table.guide import Guide
from turncoat.cli.table.guides import guide_to
from turncoat.cli.table.party import check_bot
from turncoat.cli.table.setup import (
    bad_setup,
    neutral_translator,
    read_setup,
    switched,
)
from turncoat.cli.terminal.i18n import decimal, text, texts, whole
from turncoat.cli.terminal.screen import Grid, Screen
from turncoat.cli.terminal.usage import Command, Number, OneOf
from turncoat.core.errors import BadSetup
from turncoat.core.record import AnyRules
from turncoat.games import GAMES
from turncoat.lab.simulate import GAMES_TO_PLAY, Report, RoleCount, simulate
from turncoat.locales.translator import Translator

SECONDS_WITHOUT_BAR: Final = 0.8

# Counts by one or several names.
Counts: TypeAlias = dict[tuple[str, ...], int]


@click.command(
    "simulate", cls=Command, help=text("cli-simulate-help"), short_help=text("cli-simulate-short")
)
@click.argument(
    "game", type=OneOf(list(GAMES), "cli-unknown-game"), metavar=text("cli-metavar-game")
)
@click.option("--players", type=Number(1), metavar="N", help=text("cli-play-players"))
@click.option("--games", type=Number(1), default=GAMES_TO_PLAY, metavar="N",
              help=text("cli-simulate-games", usual=GAMES_TO_PLAY))  # fmt: skip
@click.option("--seed", type=Number(0), default=0, metavar="N", help=text("cli-simulate-seed"))
@click.option("--bots", metavar=text("cli-metavar-levels"),
              help=text("cli-simulate-bots"))  # fmt: skip
@click.option("--preset", metavar=text("cli-metavar-preset"), help=text("cli-play-preset"))
@click.option("--option", "pairs", multiple=True, metavar=text("cli-metavar-pair"),
              help=text("cli-simulate-option"))  # fmt: skip
@click.option("--content", metavar=text("cli-metavar-file"), help=text("cli-play-content"))
@click.option("--json", "as_json", is_flag=True, help=text("cli-simulate-json"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def simulation(
    game: str, players: int | None, games: int, seed: int, bots: str | None, preset: str | None,
    pairs: tuple[str, ...], content: str | None, as_json: bool, plain: bool,
) -> int:  # fmt: skip
    """Play the games and print the report."""
    named = read_bots(bots, game)
    rules = rules_of(game, content)
    options = read_setup(rules, (*switched("preset", preset), *pairs))
    try:
        with progress_bar(games) as progress:
            report = simulate(game, players, games, seed, named, options, progress, rules=rules)
    except BadSetup as error:
        raise bad_setup(rules, error, options) from None
    except KeyboardInterrupt:
        click.echo(text("cli-simulate-interrupted"), err=True)
        raise click.Abort from None
    if as_json:
        click.echo(report.to_json())
    else:
        show(report, rules, Screen(plain, fast=True))
    return 0


def read_bots(bots: str | None, game: str) -> list[str]:
    """Return the names of bots separated by commas; the strongest if None. Raises UserError."""
    if bots is None:
        return [strongest(game)]
    named = [name.strip() for name in bots.split(",") if name.strip()]
    for name in named or [bots]:
        check_bot(name, game)
    return named


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on stderr once it takes long enough to need one."""
    bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    task = bar.add_task(text("cli-simulate-bar"), total=games)
    started = monotonic()

    def progress(done: int) -> None:
        if not bar.live.is_started and monotonic() - started > SECONDS_WITHOUT_BAR:
            bar.start()
        bar.update(task, completed=done)

    try:
        yield progress
    finally:
        bar.stop()


def show(report: Report, rules: AnyRules, screen: Screen) -> None:
    """Print the report as tables."""
    guide, translator = guide_to(rules), neutral_translator(rules)
    count, share = text("cli-simulate-header-games"), text("cli-simulate-header-share")
    rows = [
        [text("cli-simulate-games-row"), whole(report.games)],
        [text("cli-simulate-decisions"), whole(report.decisions)],
        [text("cli-simulate-seconds"), decimal(report.seconds, 2)],
        [text("cli-simulate-speed"), decimal(report.decisions_per_second, 0)],
        [text("cli-simulate-rounds"), decimal(report.rounds_mean, 1)],
    ]
    screen.grid(Grid("", ["", ""], rows))
    screen.gap()
    side, ending = text("cli-simulate-header-side"), text("cli-simulate-header-ending")
    sides: Counts = {(guide.side(name, translator),): wins for name, wins in report.sides.items()}
    several = text("cli-simulate-sides-note") if sum(sides.values()) != report.games else ""
    rows = shares(sides, report.games)
    screen.grid(Grid(text("cli-simulate-sides"), [side, count, share], rows, several))
    screen.gap()
    ways: Counts = {
        (guide.side(name, translator), translator.end(reason)): wins
        for name, by_ending in report.ways.items()
        for reason, wins in by_ending.items()
    }
    rows = shares(ways, report.games)
    screen.grid(Grid(text("cli-simulate-ways"), [side, ending, count, share], rows))
    if several:
        # Otherwise the table above already shows it.
        screen.gap()
        endings: Counts = {(translator.end(reason),): n for reason, n in report.endings.items()}
        rows = shares(endings, report.games)
        screen.grid(Grid(text("cli-simulate-endings"), [ending, count, share], rows))
    screen.gap()
    screen.grid(wins_by_bot(report, guide, translator))
    for grid in guide.tallies(report.tallies, translator):
        screen.gap()
        screen.grid(grid)


def wins_by_bot(report: Report, guide: Guide, translator: Translator) -> Grid:
    """Return how well each bot played, in total and by side, the best first."""
    headers = texts(
        "cli-simulate-header-bot",
        "cli-simulate-header-side",
        "cli-simulate-header-seats",
        "cli-simulate-header-won",
        "cli-simulate-header-share",
    )
    rows = []
    for bot, counted in sorted(report.wins_by_bot.items(), key=lambda item: -part(item[1])):
        rows.append([bot, text("cli-simulate-all-sides"), *won_of(counted)])
        for side, by_side in sorted(counted.sides.items()):
            rows.append([bot, guide.side(side, translator), *won_of(by_side)])
    return Grid(text("cli-simulate-wins-by-bot"), headers, rows, text("cli-simulate-bots-note"))


def part(counted: RoleCount) -> float:
    """Return the share of seats that won."""
    return counted.won / counted.dealt


def won_of(counted: RoleCount) -> list[str]:
    """Return the seats, how many won, and their share."""
    share = text("cli-percent", number=round(100 * part(counted)))
    return [whole(counted.dealt), whole(counted.won), share]


def shares(counts: Counts, games: int) -> list[list[str]]:
    """Return counts with their share of all games, the most frequent first."""
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    return [
        [*names, whole(number), text("cli-percent", number=round(100 * number / games))]
        for names, number in ordered
    ]
