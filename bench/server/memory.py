"""How much memory a table in the middle of a game takes on the server, connections included."""

import asyncio
from time import perf_counter
from typing import Final

from bench.server.crowd import Crowd, at_once
from bench.server.results import Held, Memory
from bench.server.seats import Tally
from bench.server.sizes import Size

# Answers per table, to get into the middle of a game, and how many seconds that may take.
DECISIONS: Final = 20
PATIENCE: Final = 20.0


async def measured(crowd: Crowd, size: Size) -> Memory:
    """Measure the process with no tables, with some and with many."""
    held = [Held(tables=0, rss=crowd.server.rss())]
    for tables in size.held:
        await crowd.grow(tables)
        await play_on(crowd, tables, DECISIONS * tables)
        held.append(Held(tables=tables, rss=crowd.server.rss()))
    before, after = held[-2:]
    per_table = (after.rss - before.rss) / (after.tables - before.tables)
    return Memory(per_table=per_table, held=held)


async def play_on(crowd: Crowd, tables: int, decisions: int) -> None:
    """Play until a number of answers was given."""
    crowd.pace.tally = tally = Tally()
    crowd.play(tables, at_once)
    end = perf_counter() + PATIENCE
    while len(tally.done) < decisions and perf_counter() < end:
        await asyncio.sleep(0.1)
    await crowd.stop()
