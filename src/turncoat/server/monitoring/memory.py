"""Garbage collection by the clock, without pauses for all tables.

By default Python collects everything whenever much is going on, which takes a second for a thousand
tables. Here, objects that survived a collection are frozen, and are examined again only when memory
has doubled. Most of what a server drops is not in a reference cycle, and is freed at once even if
frozen: after 500 games were opened, a full collection freed 90 of half a million objects.
"""

import gc
import sys
from time import monotonic
from typing import Final

# Seconds between two collections of new objects. The longer they wait, the longer they take.
EVERY: Final = 0.5
GROWTH: Final = 2
# Memory blocks, about 200 MB of them. Below that a full collection is never worth a pause.
SMALL: Final = 2_000_000


class Sweeper:
    """Collects garbage by the clock."""

    def __init__(self) -> None:
        self._due = 0.0
        self._settled = 0

    def start(self) -> None:
        """Switch off automatic collection, and freeze what there is."""
        gc.disable()
        self._sweep_everything()

    def tick(self) -> None:
        """Collect if it is time."""
        now = monotonic()
        if now >= self._due:
            self._due = now + EVERY
            self.sweep()

    def sweep(self) -> None:
        """Collect new objects, or everything if memory has grown much."""
        if sys.getallocatedblocks() > GROWTH * self._settled:
            self._sweep_everything()
        else:
            gc.collect()
            gc.freeze()

    def _sweep_everything(self) -> None:
        """Collect everything. This pauses all tables, by about a millisecond for each."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._settled = max(SMALL, sys.getallocatedblocks())
