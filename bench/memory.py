"""How much memory a match in the middle of a game takes."""

import gc
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import cycle, islice

from bench.figures import BYTES, Figure, M, Reading, Setting, figure
from bench.moments import match_at, matches_with_restart_points, mid_turn
from bench.sizes import Size
from turncoat.core.match import Match


def figures(setting: Setting, size: Size) -> list[Figure]:
    """Return the size of a match, and of a clone next to its original."""
    moments = mid_turn(setting, size)
    matches = matches_with_restart_points(setting, size)
    played = held("a match held", list(islice(cycle(moments), size.held)), match_at)
    cloned = held("a clone held", list(islice(cycle(matches), size.held)), Match.clone)
    return [figure(setting, [reading], []) for reading in (played, cloned)]


def held(name: str, sources: Sequence[M], make: Callable[[M], object]) -> Reading:
    """Return how many bytes each object takes while all of them are alive."""
    make(sources[0])
    gc.collect()
    tracemalloc.start()
    alive = [make(source) for source in sources]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return Reading(name, BYTES, taken / len(alive))
