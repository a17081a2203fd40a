"""Whole games in the arena, with bots that use views and bots that choose at random."""

from time import process_time

from bench.figures import DECISIONS, MILLISECONDS, Reading, Setting, Workload
from bench.random_play import deal
from bench.sizes import Size
from turncoat.bots.registry import bot_named, levels
from turncoat.lab.arena import play


def workloads(setting: Setting, size: Size) -> list[Workload]:
    """Return each kind of bot playing against itself, offers included."""
    return [workload(name, setting, size.bot_games) for name in levels(setting.game)]


def workload(name: str, setting: Setting, games: int) -> Workload:
    """Return a workload with the same bot in all seats."""
    return Workload(setting, lambda: played(name, setting, games))


def played(name: str, setting: Setting, games: int) -> list[Reading]:
    """Return decisions per second and the time per game."""
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
