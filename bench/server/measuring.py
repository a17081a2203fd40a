"""One run: our server, the bare framework and the bare database, all on this machine."""

import gc
import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.results import Machine
from bench.server import human, loads, memory
from bench.server.floors import Database, Framework
from bench.server.load_generator import SEATS, LoadGenerator
from bench.server.processes import game_server, serving
from bench.server.results import Results
from bench.server.sizes import Size
from tests.server.databases import folder_database, new_database, postgresql


async def measured(kind: str, size: Size) -> Results:
    """Measure memory first, on a fresh server, then the most decisions, then human pace."""
    began = perf_counter()
    # Garbage collection in this process would look like a delay of the server.
    gc.disable()
    with (
        databases(kind) as (ours, bare),
        game_server(ours) as server,
        serving("bench.server.bare") as floor,
    ):
        generator, framework, database = LoadGenerator(server), Framework(floor), Database(bare)
        say("memory")
        held = await memory.measured(generator, size)
        say("most decisions")
        most = await loads.measured(generator, framework, database, size)
        say("human pace")
        paced = await human.measured(generator, framework, size, began)
        for opened in (generator, framework, database):
            opened.close()
    return Results(
        machine=Machine(
            python=platform.python_version(),
            cpus=os.cpu_count() or 1,
            platform=f"{platform.system()} {platform.machine()}",
        ),
        database=kind,
        seats=SEATS,
        seconds=size.seconds,
        took=perf_counter() - began,
        memory=held,
        most=most,
        human=paced,
    )


def say(what: str) -> None:
    """Print progress."""
    print(what, file=sys.stderr, flush=True)


@contextmanager
def databases(kind: str) -> Iterator[tuple[str, str]]:
    """Yield two empty databases of the same kind, for the server and for the floor."""
    if kind == "postgresql":
        with postgresql() as server:
            yield new_database(server), new_database(server)
    else:
        with TemporaryDirectory() as ours, TemporaryDirectory() as bare:
            yield folder_database(Path(ours)), folder_database(Path(bare))
