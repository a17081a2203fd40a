"""The results of a run. Rates are per second, latencies in milliseconds, CPU in cores."""

from collections.abc import Sequence
from statistics import median

import msgspec

from bench.results import Machine


class Latency(msgspec.Struct, kw_only=True):
    """Percentiles of a latency."""

    count: int
    p50: float
    p95: float
    p99: float


class Echo(msgspec.Struct, kw_only=True):
    """The bare framework: round trips of a small frame, on all connections at once."""

    connections: int
    round_trips: float
    latency: Latency
    server_cpu: float


class Broadcast(msgspec.Struct, kw_only=True):
    """The bare framework: frames as long as ours to everybody at all tables at once."""

    tables: int
    bytes: int
    frames: float
    server_cpu: float


class Rows(msgspec.Struct, kw_only=True):
    """The bare database: rows per second, with one or fifty rows per transaction."""

    one: float
    fifty: float


class Load(msgspec.Struct, kw_only=True):
    """Everybody answers at once. Only answers that are on disk and confirmed count."""

    tables: int
    decisions: float
    frames: float
    entries: float
    transactions: float
    bytes: int
    done: Latency
    server_cpu: float
    generator_cpu: float
    refused: dict[str, int]


class Round(msgspec.Struct, kw_only=True):
    """One repetition: our server, with the floors right before it."""

    echo: Echo
    fan: Broadcast
    rows: Rows
    load: Load


class Most(msgspec.Struct, kw_only=True):
    """The most decisions per second: medians over all rounds.

    Ratios are taken within a round: how many round trips of the echo one decision costs, in time
    and in processor time; how many times faster the bare framework sends as many frames; how many
    single transactions one decision costs; and which share of the database's capacity is used.
    """

    decisions: float
    decisions_per_core: float
    frames: float
    entries: float
    transactions: float
    round_trips: float
    rows: Rows
    echoes_a_decision: float
    echoes_a_decision_by_cpu: float
    bare_frames_a_frame: float
    transactions_a_decision: float
    database_used: float
    rounds: list[Round]


class Step(msgspec.Struct, kw_only=True):
    """A number of tables at human pace.

    `done` is the time from an answer to its confirmation, and `last_seat` to the last seat's frame.
    Two figures show how quiet the machine was: `floor` is a round trip of the bare framework at the
    same time, and `late` how late the programs themselves sent their answers.
    """

    tables: int
    decisions: float
    done: Latency
    last_seat: Latency
    floor: Latency
    late: Latency
    server_cpu: float
    generator_cpu: float
    held: bool


class Human(msgspec.Struct, kw_only=True):
    """How many tables are sustained; `tried` is the most that were tried."""

    limit: float
    held: int
    tried: int
    steps: list[Step]


class Held(msgspec.Struct, kw_only=True):
    """The memory of the server's process with a number of tables in the middle of a game."""

    tables: int
    rss: int


class Memory(msgspec.Struct, kw_only=True):
    """Bytes per table, between the last two measurements."""

    per_table: float
    held: list[Held]


class Results(msgspec.Struct, kw_only=True):
    """One run."""

    machine: Machine
    database: str
    seats: int
    seconds: float
    took: float
    memory: Memory
    most: Most
    human: Human


def latency(times: Sequence[float]) -> Latency:
    """Return the percentiles of times in seconds."""
    found = sorted(times) or [0.0]
    p50, p95, p99 = (found[int(part * (len(found) - 1))] * 1e3 for part in (0.5, 0.95, 0.99))
    return Latency(count=len(times), p50=p50, p95=p95, p99=p99)


def most(rounds: list[Round]) -> Most:
    """Return the medians over all rounds."""

    def over(values: list[float]) -> float:
        return median(values)

    return Most(
        decisions=over([one.load.decisions for one in rounds]),
        decisions_per_core=over([per_core(one.load) for one in rounds]),
        frames=over([one.load.frames for one in rounds]),
        entries=over([one.load.entries for one in rounds]),
        transactions=over([one.load.transactions for one in rounds]),
        round_trips=over([one.echo.round_trips for one in rounds]),
        rows=Rows(
            one=over([one.rows.one for one in rounds]),
            fifty=over([one.rows.fifty for one in rounds]),
        ),
        echoes_a_decision=over([one.echo.round_trips / one.load.decisions for one in rounds]),
        echoes_a_decision_by_cpu=over(
            [one.echo.round_trips / one.echo.server_cpu / per_core(one.load) for one in rounds]
        ),
        bare_frames_a_frame=over([one.fan.frames / one.load.frames for one in rounds]),
        transactions_a_decision=over([one.rows.one / one.load.decisions for one in rounds]),
        database_used=over([one.load.entries / one.rows.fifty for one in rounds]),
        rounds=rounds,
    )


def per_core(load: Load) -> float:
    """Return decisions per processor second."""
    return load.decisions / load.server_cpu
