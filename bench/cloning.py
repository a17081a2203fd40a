"""Cloning in the middle of a turn: restart point, then the turn's answers again."""

from time import process_time

from bench.figures import Reading, Setting, Workload, spread, timed_at
from bench.moments import arrive, mid_turn, watched_matches
from bench.sizes import Size
from turncoat.core.match import Match


def workloads(setting: Setting, size: Size) -> list[Workload]:
    """The steady state, and the first look at a match that was only played so far."""
    matches = watched_matches(setting, size.moments)

    def steady() -> list[Reading]:
        return spread("clone", timed_at(matches, size.times, Match.clone))

    return [Workload(setting, steady), Workload(setting, lambda: first_clones(setting, size))]


def first_clones(setting: Setting, size: Size) -> list[Reading]:
    """The first clone has to find the restart point: it plays on from an earlier one."""
    spent = []
    for moment in mid_turn(setting, size.moments):
        match = arrive(moment)
        started = process_time()
        match.clone()
        spent.append((process_time() - started) * 1e6)
    return spread("first clone", spent)
