"""Whole games in the arena: bots that look at views, and bots that throw a die."""

from contextlib import suppress
from time import process_time

from bench.figures import DECISIONS, MILLISECONDS, Reading, Setting, Workload
from bench.random_play import deal
from bench.sizes import Size
from turncoat.bots.registry import BOTS, UnknownBot, bot_named
from turncoat.lab.arena import play


def workloads(setting: Setting, size: Size) -> list[Workload]:
    """Each kind of bot against itself. They take standing offers, too."""
    return [workload(name, setting, size.bot_games) for name in bots_for(setting.game)]


def bots_for(game: str) -> list[str]:
    """The bots that know a game."""
    found = []
    for name in BOTS:
        with suppress(UnknownBot):
            bot_named(name, game, 0)
            found.append(name)
    return found


def workload(name: str, setting: Setting, games: int) -> Workload:
    """All seats are played by the same bot."""
    return Workload(setting, lambda: played(name, setting, games))


def played(name: str, setting: Setting, games: int) -> list[Reading]:
    """Decisions a second and what a game takes, over so many games."""
    decisions = 0
    started = process_time()
    for game in range(games):
        bots = [bot_named(name, setting.game, seat) for seat in range(setting.players)]
        decisions += play(deal(setting, game), bots)
    spent = process_time() - started
    return [
        Reading(f"{name} bots", DECISIONS, decisions / spent),
        Reading(f"{name} bots, a game", MILLISECONDS, spent / games * 1e3),
    ]
