"""What a run leaves behind. Rates are for each second, latencies in milliseconds, CPU in cores."""

from collections.abc import Sequence
from statistics import median

import msgspec

from bench.results import Machine


class Latency(msgspec.Struct, kw_only=True):
    """How long it took most."""

    count: int
    p50: float
    p95: float
    p99: float


class Echo(msgspec.Struct, kw_only=True):
    """The bare framework: a small frame there and back, on all connections at once."""

    connections: int
    round_trips: float
    latency: Latency
    server_cpu: float


class Fan(msgspec.Struct, kw_only=True):
    """The bare framework: frames as long as ours to everybody at a table, at all tables at once."""

    tables: int
    bytes: int
    frames: float
    server_cpu: float


class Rows(msgspec.Struct, kw_only=True):
    """The bare database: rows a second, one or fifty in a transaction."""

    one: float
    fifty: float


class Load(msgspec.Struct, kw_only=True):
    """Everybody answers at once; only what is on disk and was confirmed counts."""

    tables: int
    decisions: float
    frames: float
    facts: float
    transactions: float
    bytes: int
    done: Latency
    server_cpu: float
    generator_cpu: float
    refused: dict[str, int]


class Round(msgspec.Struct, kw_only=True):
    """One repetition: our server, with the floors right before it."""

    echo: Echo
    fan: Fan
    rows: Rows
    load: Load


class Most(msgspec.Struct, kw_only=True):
    """The most decisions a second: medians over all rounds.

    Ratios are of the same round: how many round trips of the echo one decision costs, in time and
    in processor time; how many times faster the bare framework sends as many frames; how many
    single transactions one decision costs; how much of what the database can write is used.
    """

    decisions: float
    decisions_per_core: float
    frames: float
    facts: float
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
    """So many tables at human pace: from an answer to `done`, and to the last seat's frame.

    How quiet the machine was: `floor` is a round trip of the bare framework in the same seconds,
    `late` how late the programs themselves were with their answers.
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
    """How many tables are held; `tried` is the most that were tried."""

    limit: float
    held: int
    tried: int
    steps: list[Step]


class Held(msgspec.Struct, kw_only=True):
    """What the server's process held in memory with so many tables in the middle of a game."""

    tables: int
    rss: int


class Memory(msgspec.Struct, kw_only=True):
    """Bytes for each table, from the first figure to the last."""

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
    """Of times in seconds."""
    found = sorted(times) or [0.0]
    p50, p95, p99 = (found[int(part * (len(found) - 1))] * 1e3 for part in (0.5, 0.95, 0.99))
    return Latency(count=len(times), p50=p50, p95=p95, p99=p99)


def most(rounds: list[Round]) -> Most:
    """Medians over all rounds."""

    def over(values: list[float]) -> float:
        return median(values)

    return Most(
        decisions=over([one.load.decisions for one in rounds]),
        decisions_per_core=over([per_core(one.load) for one in rounds]),
        frames=over([one.load.frames for one in rounds]),
        facts=over([one.load.facts for one in rounds]),
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
        database_used=over([one.load.facts / one.rows.fifty for one in rounds]),
        rounds=rounds,
    )


def per_core(load: Load) -> float:
    """Decisions for each second of a processor."""
    return load.decisions / load.server_cpu
