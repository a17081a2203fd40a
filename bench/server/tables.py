"""The results as a short table."""

from collections.abc import Iterator
from typing import TypeAlias

from rich.table import Table

from bench.server.results import Human, Latency, Memory, Most, Results
from bench.tables import number

Row: TypeAlias = tuple[str, str, str]


def summary(results: Results) -> Table:
    """Return the most important figures, each next to its floor."""
    table = Table(title=f"The server on {results.database}, {results.seats} seats a table")
    machine = results.machine
    table.caption = (
        f"Python {machine.python}, {machine.cpus} processors, {machine.platform};"
        f" medians of {len(results.most.rounds)} rounds, {results.took:.0f} s in all"
    )
    table.add_column("measured")
    table.add_column("figure", justify="right")
    table.add_column("beside it")
    for row in (
        *floors(results.most),
        *most_decisions(results.most),
        *human_pace(results.human),
        memory(results.memory),
    ):
        table.add_row(*row)
    return table


def floors(most: Most) -> Iterator[Row]:
    """Yield what the machine can do at best."""
    echo = most.rounds[-1].echo
    trips = f"{number(most.round_trips)} round trips/s"
    yield f"bare framework, {echo.connections} connections", trips, shown(echo.latency)
    single, many = number(most.rows.one), number(most.rows.fifty)
    yield "bare database", f"{single} transactions/s", f"{many} rows/s, 50 a transaction"


def most_decisions(most: Most) -> Iterator[Row]:
    """Yield what our server can do at best."""
    load = most.rounds[-1].load
    cost = f"one costs {number(most.echoes_a_decision)} round trips"
    by_cpu = f"{number(most.echoes_a_decision_by_cpu)} by processor time"
    speed = f"{number(most.decisions)} decisions/s"
    yield f"most decisions, {load.tables} tables", speed, f"{cost}, {by_cpu}"
    used = f"the server used {load.server_cpu:.2f}, all players {load.generator_cpu:.2f}"
    yield "  a second of a processor", f"{number(most.decisions_per_core)} decisions", used
    bare = f"the bare framework sends {number(most.bare_frames_a_frame)} times as many"
    yield f"  frames of {load.bytes} bytes", f"{number(most.frames)} frames/s", bare
    part = f"{most.database_used:.1%} of what the bare database writes"
    entries = f"in {number(most.transactions)} transactions/s, {part}"
    yield "  journal entries", f"{number(most.entries)} entries/s", entries


def human_pace(human: Human) -> Iterator[Row]:
    """Yield how many tables are sustained, and what was tried."""
    title = f"tables at human pace, p99 under {human.limit:.0f} ms"
    yield title, f"{human.held} tables", f"{human.tried} were tried"
    for step in human.steps:
        speed = f"{number(step.decisions)} decisions/s, {step.server_cpu:.2f} processors"
        waits = f"{shown(step.done)}, last seat p99 {number(step.last_seat.p99)} ms"
        floor = f"bare framework p99 {number(step.floor.p99)} ms"
        held = "held" if step.held else "not held"
        yield f"  {step.tables} tables", held, f"{waits}; {floor}; {speed}"


def memory(found: Memory) -> Row:
    """Return the memory per table, and the size of the process by number of tables."""
    sizes = ", ".join(f"{held.tables}: {held.rss / 2**20:.0f} MiB" for held in found.held)
    return "memory for each table", f"{number(found.per_table / 1024)} KiB", sizes


def shown(latency: Latency) -> str:
    """Return the percentiles of a latency."""
    return f"p50 {number(latency.p50)} p95 {number(latency.p95)} p99 {number(latency.p99)} ms"
