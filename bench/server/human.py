"""Tables at human pace: how many are held so that hardly anybody waits."""

import asyncio
import sys
from collections import Counter
from time import perf_counter
from typing import Final

from bench.server.crowd import Crowd
from bench.server.floors import Framework
from bench.server.results import Human, Step, latency
from bench.server.sizes import LATEST, Size

# Milliseconds from an answer to what comes of it, for 99 of 100.
LIMIT: Final = 100.0
# Seconds that somebody thinks.
SHORTEST, LONGEST = 1.0, 8.0
SETTLE: Final = 4.0
# The search ends when it is known as well as that.
CLOSE: Final = 0.15
TRIES: Final = 2


async def measured(crowd: Crowd, framework: Framework, size: Size, began: float) -> Human:
    """Twice as many as long as they are held, then between what was held and what was not."""
    steps: list[Step] = []
    tables = size.first
    while tables and (not steps or perf_counter() < began + LATEST):
        print(f"  {tables} tables", file=sys.stderr, flush=True)
        steps.append(await step(crowd, framework, tables, size.seconds))
        tables = next_try(steps, size.tables)
    return Human(
        limit=LIMIT,
        held=most_held(steps),
        tried=max(step.tables for step in steps),
        steps=steps,
    )


def most_held(steps: list[Step]) -> int:
    """As far as is known."""
    return max((step.tables for step in steps if step.held), default=0)


def next_try(steps: list[Step], most: int) -> int:
    """How many tables to try next; 0 if that is enough. What fails is tried once more: it may have
    been somebody else on the machine."""
    held = most_held(steps)
    tries = Counter(step.tables for step in steps if step.tables > held)
    if not tries:
        return min(2 * held, most) if held < most else 0
    failed = min(tries)
    if tries[failed] < TRIES:
        return failed
    return 0 if failed - held <= max(1, CLOSE * failed) else (held + failed) // 2


async def step(crowd: Crowd, framework: Framework, tables: int, seconds: float) -> Step:
    """So many tables for a while."""
    await crowd.grow(tables)
    crowd.play(tables, lambda: crowd.pace.chance.uniform(SHORTEST, LONGEST))
    await asyncio.sleep(min(SETTLE, seconds))
    seen, floor = await asyncio.gather(crowd.watch(seconds), framework.whisper(seconds))
    await crowd.stop()
    # Whoever still waits counts, or a server that hangs at the end would look quick.
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
