"""What is measured, and the resulting figures."""

from collections.abc import Callable, Sequence
from statistics import mean, median
from time import process_time
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

DECISIONS: Final = "decisions/s"
MICROSECONDS: Final = "µs"
MILLISECONDS: Final = "ms"
BYTES: Final = "bytes"
# Whether more is better, by unit.
UNITS: Final[dict[str, bool]] = {
    DECISIONS: True,
    MICROSECONDS: False,
    MILLISECONDS: False,
    BYTES: False,
}
# How many of a unit are one second.
IN_A_SECOND: Final = {MICROSECONDS: 1e6, MILLISECONDS: 1e3}

M = TypeVar("M")


class Setting(NamedTuple):
    """A table to measure: a game, a number of players, and a pool or preset."""

    game: str
    players: int
    variant: str


class Reading(NamedTuple):
    """One value from one repetition."""

    name: str
    unit: str
    value: float


class Workload(NamedTuple):
    """Something to run repeatedly; every repetition does exactly the same."""

    setting: Setting
    run: "Run"


Run: TypeAlias = Callable[[], list[Reading]]


class Figure(msgspec.Struct, kw_only=True):
    """A result over all repetitions.

    `floor` is how many sends per second the machine did at the same time, and `ratio` how many of
    those sends one decision or one call costs. Figures in bytes have neither.
    """

    name: str
    game: str
    players: int
    variant: str
    unit: str
    median: float
    best: float
    runs: int
    floor: float | None = None
    ratio: float | None = None


def figure(setting: Setting, readings: Sequence[Reading], floors: Sequence[float]) -> Figure:
    """Return a figure from the readings of all repetitions and their floors."""
    name, unit, _ = readings[0]
    values = [reading.value for reading in readings]
    found = Figure(
        name=name,
        game=setting.game,
        players=setting.players,
        variant=setting.variant,
        unit=unit,
        median=median(values),
        best=max(values) if UNITS[unit] else min(values),
        runs=len(values),
    )
    if unit != BYTES:
        found.floor = median(floors)
        found.ratio = median(map(in_sends, readings, floors))
    return found


def in_sends(reading: Reading, floor: float) -> float:
    """Return how many sends of the floor one decision or one call costs."""
    if UNITS[reading.unit]:
        return floor / reading.value
    return reading.value * floor / IN_A_SECOND[reading.unit]


def timed_at(moments: Sequence[M], times: int, work: Callable[[M], object]) -> list[float]:
    """Return the cost of one call at each moment in microseconds, freeing the result included."""
    spent = []
    for moment in moments:
        started = process_time()
        for _ in range(times):
            work(moment)
        spent.append((process_time() - started) / times * 1e6)
    return spent


def average(name: str, spent: Sequence[float]) -> Reading:
    """Return the mean over all moments."""
    return Reading(name, MICROSECONDS, mean(spent))


def spread(name: str, spent: Sequence[float]) -> list[Reading]:
    """Return the mean and the median over all moments, since a few may cost much more."""
    return [average(name, spent), Reading(f"{name}, median moment", MICROSECONDS, median(spent))]
