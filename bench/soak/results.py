"""The results of a soak, and the requirements."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bench.soak.tables import Wait

WINDOW: Final = 10.0
MOST_P99: Final = 0.2
MOST: Final = 2.0
# How much the memory may grow from the third minute to the last.
GROWTH: Final = 0.05
MINUTE: Final = 60.0


class Window(msgspec.Struct, kw_only=True):
    """Ten seconds: how many answers were confirmed, and how long that took."""

    at: float
    answers: int
    p99: float
    most: float
    # The longest delay of an idle process: caused by the machine, not by the server.
    overslept: float
    # Whether the server or its database was down, or clients were still reconnecting.
    restarting: bool


class Attack(msgspec.Struct, kw_only=True):
    """What the attackers did in total, and per second."""

    tried: dict[str, int]
    answered: dict[str, int]
    caught: list[str]
    rate: float


class Results(msgspec.Struct, kw_only=True):
    """One soak."""

    database: str
    tables: int
    seconds: float
    answers: int
    returns: int
    windows: list[Window]
    # Seconds since the start, and bytes.
    memory: list[tuple[float, int]]
    restarts: list[tuple[str, float, float]]
    attack: Attack
    games_verified: int
    answers_found: int
    wrong: list[str]


def windows_of(
    waits: Sequence[Wait],
    overslept: Sequence[Wait],
    began: float,
    seconds: float,
    restarts: list[tuple[str, float, float]],
) -> Iterator[Window]:
    """Yield windows of ten seconds; those that overlap a restart are marked."""
    at = 0.0
    while at + WINDOW <= seconds:
        inside = sorted(w.took for w in waits if at <= w.at - began < at + WINDOW)
        yield Window(
            at=at,
            answers=len(inside),
            p99=inside[int(len(inside) * 0.99)] if inside else 0.0,
            most=inside[-1] if inside else 0.0,
            overslept=max(
                (s.took for s in overslept if at <= s.at - began < at + WINDOW), default=0.0
            ),
            restarting=any(down < at + WINDOW and at < up for _, down, up in restarts),
        )
        at += WINDOW


def mean_memory(memory: Sequence[tuple[float, int]], first: float, last: float) -> float:
    """Return the mean memory during a period."""
    held = [size for at, size in memory if first <= at < last]
    return sum(held) / len(held) if held else 0.0


def growth(results: Results) -> float:
    """Return by how much memory grew from the third minute to the last."""
    third = mean_memory(results.memory, 2 * MINUTE, 3 * MINUTE)
    last = mean_memory(results.memory, results.seconds - MINUTE, results.seconds)
    return last / third - 1 if third else 0.0


def complaints(results: Results) -> Iterator[str]:
    """Yield the requirements that were not met."""
    for window in results.windows:
        if window.restarting:
            continue
        if window.p99 > MOST_P99:
            yield (
                f"p99 of {window.p99 * 1000:.0f} ms in the ten seconds from {window.at:.0f}; "
                f"an idle process overslept by {window.overslept * 1000:.0f} ms"
            )
        if window.most > MOST:
            yield f"an answer took {window.most:.1f} s in the ten seconds from {window.at:.0f}"
        if not window.answers:
            yield f"no answer in the ten seconds from {window.at:.0f}"
    if results.seconds > 4 * MINUTE and abs(growth(results)) > GROWTH:
        yield f"memory: {growth(results):+.1%} from the third to the last minute"
    yield from results.wrong
    yield from results.attack.caught
