"""Sweeping the memory: what refers to itself in a circle is freed without stopping every table.

Left to itself, Python looks at everything there is whenever much is going on: a second for a
thousand tables. Here what has survived a sweep is set aside and is not looked at again until there
is twice as much of it, and much at all. Most of what a server drops is in no circle, and is freed
at once, set aside or not: after 500 games were opened, a sweep of everything freed 90 objects of
half a million.
"""

import gc
import sys
from time import monotonic
from typing import Final

# Seconds between two sweeps of what is new. The longer they wait, the longer they take.
EVERY: Final = 0.5
GROWTH: Final = 2
# Blocks of memory, some 200 MB of them. Less is never worth a pause.
SMALL: Final = 2_000_000


class Sweeper:
    """Sweeps by the clock instead of by what is going on."""

    def __init__(self) -> None:
        self._due = 0.0
        self._settled = 0

    def start(self) -> None:
        """What is there by now stays."""
        gc.disable()
        self._sweep_everything()

    def tick(self) -> None:
        """Now and then."""
        now = monotonic()
        if now >= self._due:
            self._due = now + EVERY
            self.sweep()

    def sweep(self) -> None:
        """What has come since the last time, or everything if that has become much more."""
        if sys.getallocatedblocks() > GROWTH * self._settled:
            self._sweep_everything()
        else:
            gc.collect()
            gc.freeze()

    def _sweep_everything(self) -> None:
        """This stops every table, by a millisecond for each."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._settled = max(SMALL, sys.getallocatedblocks())
