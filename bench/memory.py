"""What a match in the middle of a game holds in memory."""

import gc
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import cycle, islice

from bench.figures import BYTES, Figure, M, Reading, Setting, figure
from bench.moments import arrive, mid_turn, watched_matches
from bench.sizes import Size
from turncoat.core.match import Match


def figures(setting: Setting, size: Size) -> list[Figure]:
    """A match that was played, and a clone beside the match it came from."""
    moments = mid_turn(setting, size)
    matches = watched_matches(setting, size)
    played = held("a match held", list(islice(cycle(moments), size.held)), arrive)
    cloned = held("a clone held", list(islice(cycle(matches), size.held)), Match.clone)
    return [figure(setting, [reading], []) for reading in (played, cloned)]


def held(name: str, sources: Sequence[M], make: Callable[[M], object]) -> Reading:
    """How many bytes each has taken when all of them live at once."""
    make(sources[0])
    gc.collect()
    tracemalloc.start()
    alive = [make(source) for source in sources]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return Reading(name, BYTES, taken / len(alive))
