"""How much memory a table in the middle of a game takes on the server, connections included."""

import asyncio
from time import perf_counter
from typing import Final

from bench.server.load_generator import LoadGenerator, no_pause
from bench.server.results import Held, Memory
from bench.server.seats import Tally
from bench.server.sizes import Size

# Answers per table, to get into the middle of a game, and how many seconds that may take.
DECISIONS: Final = 20
PATIENCE: Final = 20.0


async def measured(generator: LoadGenerator, size: Size) -> Memory:
    """Measure the process with no tables, with some and with many."""
    held = [Held(tables=0, rss=generator.server.rss())]
    for tables in size.held:
        await generator.grow(tables)
        await play_on(generator, tables, DECISIONS * tables)
        held.append(Held(tables=tables, rss=generator.server.rss()))
    before, after = held[-2:]
    per_table = (after.rss - before.rss) / (after.tables - before.tables)
    return Memory(per_table=per_table, held=held)


async def play_on(generator: LoadGenerator, tables: int, decisions: int) -> None:
    """Play until a number of answers was given."""
    generator.pace.tally = tally = Tally()
    generator.play(tables, no_pause)
    end = perf_counter() + PATIENCE
    while len(tally.done) < decisions and perf_counter() < end:
        await asyncio.sleep(0.1)
    await generator.stop()
