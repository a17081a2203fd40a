"""`make campaign-hostile`, or `python -m tests.server.hostile --seconds 60 --database sqlite`."""

import argparse
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from tests.server.databases import KINDS, empty
from tests.server.hostile.campaign import Campaign, Outcome
from tests.server.network.probe import probe
from tests.server.running import Running, running

# Requests per minute from one address, as on a public server.
RATE = "600"


def main() -> int:
    """Run schemathesis, then the attack. Returns 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.hostile")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that people think")
    parser.add_argument("--database", choices=KINDS, default=KINDS[0])
    parser.add_argument("--examples", type=int, default=100, help="of schemathesis, a route")
    parser.add_argument("--seed", default=str(int(time())))
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="turncoat-hostile-"))
        # One database each: after schemathesis this address may not open another room.
        probes, attacks = (
            ["--database", stack.enter_context(empty(wanted.database))] for _ in range(2)
        )
        fails = wanted.examples and probed(probes, Path(folder), wanted.examples, wanted.seed)
        server = stack.enter_context(running(*attacks, "--rate", RATE))
        outcome = attacked(server, wanted.seconds, wanted.pace, wanted.seed)
    return 1 if fails or outcome.wrong else 0


def probed(where: list[str], folder: Path, examples: int, seed: str) -> int:
    """Test all routes against the schema. Returns 0 if nothing went wrong."""
    with running(*where) as server:
        found = probe(server, folder, examples, "--seed", seed)
        log = server.stop()
    wrong = [line for line in log.splitlines() if '"level": "error"' in line]
    print(found.stdout if found.returncode else found.stdout.strip().splitlines()[-1])
    print(f"schemathesis: exit {found.returncode}, {len(wrong)} errors in the log")
    return found.returncode or len(wrong)


def attacked(server: Running, seconds: float, pace: float, seed: str) -> Outcome:
    """Run the attack, and print its figures."""
    outcome = Campaign(server, calm=seconds / 4, seconds=seconds, pace=pace).run(seed)
    tried = sum(outcome.report.tried.values())
    print(f"tried {tried} in {seconds:.0f} s: {listed(outcome.report.tried)}")
    print(f"answered: {listed(outcome.report.answered)}")
    print(f"{len(outcome.games)} honest games, {sum(len(g.waits) for g in outcome.games)} answers")
    print(f"request to done, before:     {figures(outcome.calm)}")
    print(f"request to done, under fire: {figures(outcome.attacked)}")
    print(f"of which the machine:        {figures(sorted(outcome.overslept))}")
    busy = (outcome.effort[1] - outcome.effort[0]) / (outcome.ended - outcome.began)
    print(f"the server was busy for {busy:.0%} of the time under fire")
    print(f"memory of the server: {outcome.memory[0]} MB before, {outcome.memory[1]} MB after")
    print("\n".join(outcome.wrong[:20]) or "nothing changed, nothing was learned")
    return outcome


def listed(counts: dict[str, int]) -> str:
    """Counts as text, the largest first."""
    return ", ".join(f"{n} {name}" for name, n in sorted(counts.items(), key=lambda c: -c[1]))


def figures(waits: list[float]) -> str:
    """The percentiles of sorted durations, as text."""
    if not waits:
        return "none"
    half, most = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    return f"p50 {half * 1000:.1f} ms, p99 {most * 1000:.1f} ms, most {waits[-1] * 1000:.1f} ms"


if __name__ == "__main__":
    raise SystemExit(main())
