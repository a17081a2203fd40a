"""Repetitions: all workloads in turn, several times, with the floor between them."""

import gc
import sys
from collections.abc import Sequence
from statistics import mean
from typing import TypeAlias

from bench.figures import Figure, Reading, Workload, figure
from bench.floor import sends_per_second
from bench.sizes import Size

# The readings of one workload in one repetition, and its floor.
Read: TypeAlias = tuple[list[Reading], float]


def repeated(workloads: Sequence[Workload], size: Size) -> tuple[list[Figure], list[float]]:
    """Return all figures and all measured floors. The first repetition is a warm-up."""
    floors: list[float] = []
    rounds: list[list[Read]] = []
    for repetition in range(size.repetitions + 1):
        print(f"  {repetition} of {size.repetitions} repetitions", file=sys.stderr, flush=True)
        rounds.append(one_round(workloads, size.floor_sends, floors))
    figures: list[Figure] = []
    for workload, reads in zip(workloads, zip(*rounds[1:], strict=True), strict=True):
        figures += over_all(workload, reads)
    return figures, floors


def one_round(workloads: Sequence[Workload], sends: int, floors: list[float]) -> list[Read]:
    """Run each workload once; its floor is the mean of the one before and the one after."""
    floors.append(sends_per_second(sends))
    reads: list[Read] = []
    for workload in workloads:
        settle()
        readings = workload.run()
        floors.append(sends_per_second(sends))
        reads.append((readings, mean(floors[-2:])))
    return reads


def settle() -> None:
    """Exclude existing objects from garbage collection, so that a workload runs as if alone."""
    gc.collect()
    gc.freeze()


def over_all(workload: Workload, reads: Sequence[Read]) -> list[Figure]:
    """Return the figures of one workload over all repetitions."""
    floors = [floor for _, floor in reads]
    by_name = zip(*(readings for readings, _ in reads), strict=True)
    return [figure(workload.setting, readings, floors) for readings in by_name]
