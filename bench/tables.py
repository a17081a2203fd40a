"""The results as tables: all figures side by side, and the targets."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.table import Table

from bench.figures import DECISIONS, UNITS, Figure
from bench.results import Results
from bench.targets import PEER, TARGETS, Target


def all_figures(runs: Sequence[Results]) -> Table:
    """Return every figure: the median, the best, and how many sends of the floor it costs."""
    table = Table(title="All figures")
    table.add_column("measured")
    table.add_column("game, seats, variant")
    for run in runs:
        for heading in (run.edition, "best", "sends"):
            table.add_column(heading, justify="right")
    table.add_column("unit")
    for figures in zip_longest(*(run.figures for run in runs)):
        first = figures[0]
        cells = [cell for figure in figures for cell in (*values(figure), sends(figure))]
        table.add_row(first.name, where(first), *cells, first.unit)
    return table


def targets(runs: Sequence[Results]) -> Table:
    """Return the targets, the measured values, and a comparison with the best public peer."""
    table = Table(title="Targets")
    table.add_column("target")
    table.add_column("game, seats, variant")
    for heading in ("bound", "median", "met", "sends", "times the peer"):
        table.add_column(heading, justify="right")
    for target, figure in judged(runs):
        sign = "≥" if UNITS[figure.unit] else "≤"
        table.add_row(
            f"{target.edition}: {target.name}",
            where(figure),
            f"{sign} {number(target.bound)} {figure.unit}",
            number(figure.median),
            "yes" if target.met(figure) else "no",
            sends(figure),
            f"{figure.median / PEER[figure.game]:.1f}" if beside_peer(figure) else "",
        )
    measured = {figure.game for run in runs for figure in run.figures}
    table.caption = "\n".join(
        f"peer of {game}: {speed:,} decisions/s, the best public Python implementation"
        for game, speed in PEER.items()
        if game in measured
    )
    return table


def beside_peer(figure: Figure) -> bool:
    """Return whether a peer has a comparable figure."""
    return figure.unit == DECISIONS and figure.game in PEER


def judged(runs: Sequence[Results]) -> Iterator[tuple[Target, Figure]]:
    """Yield each target with the figures it applies to."""
    for target in TARGETS:
        for run in runs:
            if run.edition == target.edition:
                yield from ((target, figure) for figure in run.figures if target.judges(figure))


def floor(run: Results) -> str:
    """Return how fast the machine was while an edition was measured."""
    beside = run.floor
    return (
        f"{run.edition}: floor {beside.median:,.0f} sends/s"
        f" (from {beside.lowest:,.0f} to {beside.best:,.0f}),"
        f" Python {run.machine.python}, {run.machine.cpus} processors, {run.machine.platform}"
    )


def where(figure: Figure) -> str:
    """Return the setting of a figure."""
    return f"{figure.game} {figure.players} {figure.variant}"


def values(figure: Figure) -> tuple[str, str]:
    """Return the median and the best."""
    return number(figure.median), number(figure.best)


def sends(figure: Figure) -> str:
    """Return how many sends of the floor a figure costs."""
    return "" if figure.ratio is None else number(figure.ratio)


def number(value: float) -> str:
    """Format a number with no more digits than a busy machine supports."""
    return f"{value:,.1f}" if value < 100 else f"{value:,.0f}"
