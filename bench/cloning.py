"""Cloning in the middle of a turn: the restart point, then the turn's answers again."""

from time import process_time

from bench.figures import Reading, Setting, Workload, spread, timed_at
from bench.moments import match_at, matches_with_restart_points, mid_turn
from bench.sizes import Size
from turncoat.core.match import Match


def steady(setting: Setting, size: Size) -> Workload:
    """Clone a match that keeps its restart point, because it was needed before."""
    matches = matches_with_restart_points(setting, size)
    return Workload(setting, lambda: spread("clone", timed_at(matches, size.times, Match.clone)))


def first(setting: Setting, size: Size) -> Workload:
    """Clone a match for the first time, after it was only played."""
    return Workload(setting, lambda: first_clones(setting, size))


def first_clones(setting: Setting, size: Size) -> list[Reading]:
    """Time first clones, which must rebuild the restart point from an earlier one."""
    spent = []
    for moment in mid_turn(setting, size):
        match = match_at(moment)
        started = process_time()
        match.clone()
        spent.append((process_time() - started) * 1e6)
    return spread("first clone", spent)
