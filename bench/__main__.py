"""`python -m bench`: measure both editions and print them side by side."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from bench import tables
from bench.editions import ROOT, run
from bench.results import COMPILED, PURE, Results
from turncoat.games import GAMES

# The width of the output if it is not a terminal.
WIDE = 140


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench", description="Measure the games.")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--pure", action="store_true", help="only the sources as they are")
    only.add_argument("--compiled", action="store_true", help="only the compiled copy")
    parser.add_argument("--game", choices=list(GAMES), help="only this game; usually all")
    parser.add_argument("--quick", action="store_true", help="a short run, for a first look")
    parser.add_argument("--json", action="store_true", help="print JSON in place of tables")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench", metavar="FOLDER")
    arguments = parser.parse_args()
    editions = [PURE] * (not arguments.compiled) + [COMPILED] * (not arguments.pure)
    passed_on = ["--quick"] * arguments.quick
    passed_on += ["--game", arguments.game] if arguments.game else []
    runs = [run(edition, arguments.out, passed_on) for edition in editions]
    if arguments.json:
        sys.stdout.buffer.write(msgspec.json.encode({run.edition: run for run in runs}) + b"\n")
    else:
        show(runs)


def show(runs: Sequence[Results]) -> None:
    """Print all figures, the targets, and the speed of the machine."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    console.print(tables.all_figures(runs))
    console.print(tables.targets(runs))
    for results in runs:
        console.print(tables.floor(results), highlight=False)
    console.print("sends: how many sends of the floor one decision or one call costs")


if __name__ == "__main__":
    main()
