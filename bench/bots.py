"""Whole games in the arena: bots that look at views, and bots that throw a die."""

from time import process_time

from bench.figures import DECISIONS, Reading, Setting, Workload
from bench.random_play import RULES, deal
from bench.sizes import Size
from turncoat.bots.registry import BOTS, bot_named
from turncoat.lab.arena import play


def workloads(setting: Setting, size: Size) -> list[Workload]:
    """Each kind of bot against itself. They take standing offers, too."""
    return [workload(name, setting, size.bot_games) for name in BOTS]


def workload(name: str, setting: Setting, games: int) -> Workload:
    """All seats are played by the same bot."""
    return Workload(setting, lambda: [played(name, setting, games)])


def played(name: str, setting: Setting, games: int) -> Reading:
    """Decisions a second over so many games."""
    decisions = 0
    started = process_time()
    for game in range(games):
        bots = [bot_named(name, RULES.name, seat) for seat in range(setting.players)]
        decisions += play(deal(setting, game), bots)
    return Reading(f"{name} bots", DECISIONS, decisions / (process_time() - started))
