"""Metrics for the operator, none of which can be tied to a table.

They are totals without labels, as of the last full minute. A figure about people or bots is updated
only once rooms from enough addresses have contributed to it. So a server with one table shows
nothing, and somebody who opens many rooms alone learns nothing about others.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

# Rooms from this many different addresses must contribute before a figure is updated. Rooms of
# unknown origin do not count.
ORIGINS: Final = 5
# Upper bounds of the histogram, in seconds; a last bucket is for everything longer.
BOUNDS: Final = (0.001, 0.005, 0.02, 0.1, 0.5, 1.0, 5.0)
# Waiting jobs and memory are rounded to these steps. The first step is more than the bots of a few
# tables can have waiting.
QUEUE_STEPS: Final = (0, 100, 1_000, 10_000)
MEMORY_STEP: Final = 32 << 20


class Figure:
    """A total, and the value of it that is shown."""

    def __init__(self, origin_of: Callable[[str], str]) -> None:
        self.value = 0.0
        self.shown = 0.0
        self._origin_of = origin_of
        self._origins: set[str] = set()

    def add(self, room: str, amount: float = 1) -> None:
        """Add to the total because of a room; an empty code means no room."""
        self.value += amount
        self.had_part(room)

    def put(self, room: str, value: float) -> None:
        """Set the total because of a room."""
        self.value = value
        self.had_part(room)

    def had_part(self, *rooms: str) -> None:
        """Note that rooms have contributed."""
        if len(self._origins) < ORIGINS:
            self._origins |= {self._origin_of(room) for room in rooms} - {""}

    def publish(self) -> None:
        """Update the shown value if rooms from enough addresses have contributed."""
        if len(self._origins) >= ORIGINS:
            self._origins.clear()
            self.show()

    def show(self) -> None:
        """Update the shown value."""
        self.shown = self.value


class Durations(Figure):
    """A histogram of durations."""

    def __init__(self, origin_of: Callable[[str], str]) -> None:
        super().__init__(origin_of)
        self._counts = [0] * (len(BOUNDS) + 1)
        self.shown_counts = self._counts[:]

    def took(self, seconds: float, rooms: Iterable[str]) -> None:
        """Add a duration that these rooms contributed to."""
        self.value += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.had_part(*rooms)

    def show(self) -> None:
        super().show()
        self.shown_counts = self._counts[:]


class Metrics(Collector):
    """All metrics. `origin_of` returns the hashed address that a room was opened from."""

    def __init__(self, origin_of: Callable[[str], str]) -> None:
        self.rooms = Figure(origin_of)
        self.sockets = Figure(origin_of)
        self.commands = Figure(origin_of)
        self.refusals = Figure(origin_of)
        self.entries = Figure(origin_of)
        self.games = Figure(origin_of)
        self.jobs = Figure(origin_of)
        self.commit = Durations(origin_of)
        # These do not depend on what players do.
        self.failures = Figure(origin_of)
        self.waiting = Figure(origin_of)
        self.memory = Figure(origin_of)
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def publish(self, waiting: int, memory: int) -> None:
        """Update the shown values."""
        for figure in (self.rooms, self.sockets, self.commands, self.refusals, self.entries,
                       self.games, self.jobs, self.commit):  # fmt: skip
            figure.publish()
        self.waiting.value = max(step for step in QUEUE_STEPS if step <= waiting)
        self.memory.value = -(-memory // MEMORY_STEP) * MEMORY_STEP
        for figure in (self.failures, self.waiting, self.memory):
            figure.show()

    def page(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        """The metrics as published last."""
        gauges = {
            "turncoat_rooms_loaded": ("Rooms in memory", self.rooms),
            "turncoat_sockets": ("Open websockets", self.sockets),
            "turncoat_bot_jobs_waiting": ("Bot jobs that have not begun", self.waiting),
            "turncoat_resident_bytes": ("Memory of the server process", self.memory),
        }
        counters = {
            "turncoat_commands": ("Commands over websockets that were accepted", self.commands),
            "turncoat_refusals": ("Commands over websockets that were refused", self.refusals),
            "turncoat_journal_entries": ("Entries written into journals", self.entries),
            "turncoat_games_finished": ("Games that ended", self.games),
            "turncoat_bot_jobs": ("Bot jobs", self.jobs),
            "turncoat_commit_failures": ("Transactions that were retried", self.failures),
        }
        for name, (text, figure) in gauges.items():
            yield GaugeMetricFamily(name, text, figure.shown)
        for name, (text, figure) in counters.items():
            yield CounterMetricFamily(name, text, figure.shown)
        yield self._commits()

    def _commits(self) -> Metric:
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.commit.shown_counts), strict=True))
        return HistogramMetricFamily(
            "turncoat_commit_seconds", "Duration of a transaction", buckets, self.commit.shown
        )
