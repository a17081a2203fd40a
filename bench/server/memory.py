"""What a table in the middle of a game costs the server in memory, its connections included."""

import asyncio
from time import perf_counter
from typing import Final

from bench.server.crowd import Crowd, at_once
from bench.server.results import Held, Memory
from bench.server.seats import Tally
from bench.server.sizes import Size

# Answers at each table, so that it is somewhere in the middle; and how long that may take.
DECISIONS: Final = 20
PATIENCE: Final = 20.0


async def measured(crowd: Crowd, size: Size) -> Memory:
    """The process with no table, with some and with many; between the last two it only grows."""
    held = [Held(tables=0, rss=crowd.server.rss())]
    for tables in size.held:
        await crowd.grow(tables)
        await play_on(crowd, tables, DECISIONS * tables)
        held.append(Held(tables=tables, rss=crowd.server.rss()))
    before, after = held[-2:]
    per_table = (after.rss - before.rss) / (after.tables - before.tables)
    return Memory(per_table=per_table, held=held)


async def play_on(crowd: Crowd, tables: int, decisions: int) -> None:
    """So many answers, as fast as it goes."""
    crowd.pace.tally = tally = Tally()
    crowd.play(tables, at_once)
    end = perf_counter() + PATIENCE
    while len(tally.done) < decisions and perf_counter() < end:
        await asyncio.sleep(0.1)
    await crowd.stop()
