"""`python -m bench.soak`: soak the server on one kind of database; print and save the results."""

import gc
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import time

import msgspec
import uvloop

from bench.editions import ROOT
from bench.soak.results import Results, complaints, growth
from bench.soak.running import CORES, Soak, pin_to_cores
from tests.server.databases import KINDS, cluster, empty, new_database


def main() -> int:
    """Run the soak, save the results, and report. Returns the exit code."""
    parser = ArgumentParser(prog="python -m bench.soak", description="Soak the server.")
    parser.add_argument("--database", choices=KINDS, default=KINDS[0])
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seed", default=str(int(time())))
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench")
    wanted = parser.parse_args()
    # Garbage collection in this process would look like a delay of the server.
    gc.disable()
    with ExitStack() as stack:
        database, restart = stack.enter_context(prepared(wanted.database))
        pin_to_cores(CORES[-1:])
        soak = Soak(database, wanted.tables, wanted.seconds, restart)
        stack.callback(soak.end)
        results = uvloop.run(soak.run(wanted.database, wanted.seed))
    wanted.out.mkdir(parents=True, exist_ok=True)
    written = msgspec.json.format(msgspec.json.encode(results)) + b"\n"
    (wanted.out / f"soak-{wanted.database}.json").write_bytes(written)
    return report(results)


@contextmanager
def prepared(kind: str) -> Iterator[tuple[str, Callable[[], None] | None]]:
    """Yield an empty database, and a function that restarts its server, if it has one."""
    if kind != "postgresql":
        with empty(kind) as database:
            yield database, None
        return
    with cluster() as server:

        def restart() -> None:
            pin_to_cores(CORES)
            server.stop()
            server.start()

        yield new_database(server.address), restart


def report(results: Results) -> int:
    """Print the results. Returns 1 if a requirement was not met."""
    calm = [window for window in results.windows if not window.restarting]
    worst, longest = max(w.p99 for w in calm), max(w.most for w in calm)
    tried = sum(results.attack.tried.values())
    print(f"{results.tables} tables for {results.seconds:.0f} s over {results.database}")
    print(f"answers: {results.answers}, of them found in the journals: {results.answers_found}")
    print(f"worst p99 of ten seconds: {worst * 1000:.0f} ms; longest: {longest * 1000:.0f} ms")
    overslept = max(w.overslept for w in calm)
    print(f"longest that an idle process overslept: {overslept * 1000:.0f} ms")
    print(f"memory from the third to the last minute: {growth(results):+.1%}")
    for what, down, up in results.restarts:
        print(f"{what} at {down:.0f} s, not counted until {up:.0f} s")
    print(f"games verified: {results.games_verified}; connections made again: {results.returns}")
    print(f"attacks: {tried}, {results.attack.rate:.0f} a second: {results.attack.tried}")
    found = list(complaints(results))
    print("\n".join(found) or "all promises kept")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
