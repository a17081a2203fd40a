"""Tables at human pace: how many the server sustains within the latency limit."""

import asyncio
import sys
from collections import Counter
from time import perf_counter
from typing import Final

from bench.server.floors import Framework
from bench.server.load_generator import LoadGenerator
from bench.server.results import Human, Step, latency
from bench.server.sizes import LATEST, Size

# The limit in milliseconds for an answer to take effect, in 99 of 100 cases.
LIMIT: Final = 100.0
# How many seconds a person thinks.
SHORTEST, LONGEST = 1.0, 8.0
SETTLE: Final = 4.0
# The search ends at this relative precision.
CLOSE: Final = 0.15
TRIES: Final = 2


async def measured(
    generator: LoadGenerator, framework: Framework, size: Size, began: float
) -> Human:
    """Double the number of tables while the server sustains it, then bisect."""
    steps: list[Step] = []
    tables = size.first
    while tables and (not steps or perf_counter() < began + LATEST):
        print(f"  {tables} tables", file=sys.stderr, flush=True)
        steps.append(await step(generator, framework, tables, size.seconds))
        tables = next_try(steps, size.tables)
    return Human(
        limit=LIMIT,
        held=most_held(steps),
        tried=max(step.tables for step in steps),
        steps=steps,
    )


def most_held(steps: list[Step]) -> int:
    """Return the most tables known to be sustained."""
    return max((step.tables for step in steps if step.held), default=0)


def next_try(steps: list[Step], most: int) -> int:
    """Return how many tables to try next, or 0 to stop.

    A failure is tried once more, since something else on the machine may have caused it.
    """
    held = most_held(steps)
    tries = Counter(step.tables for step in steps if step.tables > held)
    if not tries:
        return min(2 * held, most) if held < most else 0
    failed = min(tries)
    if tries[failed] < TRIES:
        return failed
    return 0 if failed - held <= max(1, CLOSE * failed) else (held + failed) // 2


async def step(generator: LoadGenerator, framework: Framework, tables: int, seconds: float) -> Step:
    """Measure a number of tables for a while."""
    await generator.grow(tables)
    generator.play(tables, lambda: generator.pace.chance.uniform(SHORTEST, LONGEST))
    await asyncio.sleep(min(SETTLE, seconds))
    seen, floor = await asyncio.gather(generator.watch(seconds), framework.ping(seconds))
    await generator.stop()
    # Pending answers count too, or a server that hangs at the end would look quick.
    done = latency(seen.tally.done + seen.tally.undone)
    last_seat = latency(seen.tally.last_seat)
    return Step(
        tables=tables,
        decisions=len(seen.tally.done) / seen.seconds,
        done=done,
        last_seat=last_seat,
        floor=floor,
        late=latency(seen.tally.late),
        server_cpu=seen.server_cpu,
        generator_cpu=seen.generator_cpu,
        held=done.count > 0 and max(done.p99, last_seat.p99) < LIMIT,
    )
