"""The most decisions per second: everybody answers at once.

The floors are measured right before each round.
"""

import asyncio
import sys
from typing import Final

from bench.server.floors import Database, Framework
from bench.server.load_generator import LoadGenerator, no_pause
from bench.server.results import Load, Most, Round, latency, most
from bench.server.sizes import ROUNDS, Size

WARM_UP: Final = 1.0


async def measured(
    generator: LoadGenerator, framework: Framework, database: Database, size: Size
) -> Most:
    """Run all rounds."""
    rounds = []
    await generator.grow(size.loaded)
    await framework.connect(size.loaded)
    length = (await loaded(generator, size.loaded, size.seconds / 4)).bytes
    for number in range(ROUNDS):
        print(f"  round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        rounds.append(
            Round(
                echo=await framework.echo(size.seconds / 3),
                fan=await framework.broadcast(size.seconds / 3, length),
                rows=await asyncio.to_thread(database.rows, size.seconds / 3),
                load=await loaded(generator, size.loaded, size.seconds),
            )
        )
    return most(rounds)


async def loaded(generator: LoadGenerator, tables: int, seconds: float) -> Load:
    """Measure a number of tables at full speed."""
    generator.play(tables, no_pause)
    await asyncio.sleep(min(WARM_UP, seconds))
    before = await asyncio.to_thread(generator.server.metrics)
    seen = await generator.watch(seconds)
    after = await asyncio.to_thread(generator.server.metrics)
    await generator.stop()
    took = after["at"] - before["at"]
    rates = {name: (count - before[name]) / took for name, count in after.items()}
    return Load(
        tables=tables,
        decisions=len(seen.tally.done) / seen.seconds,
        frames=seen.frames / seen.seconds,
        entries=rates["turncoat_journal_entries_total"],
        transactions=rates["turncoat_commit_seconds_count"],
        bytes=round(seen.bytes / max(1, seen.frames)),
        done=latency(seen.tally.done),
        server_cpu=seen.server_cpu,
        generator_cpu=seen.generator_cpu,
        refused=dict(seen.tally.refused),
    )
