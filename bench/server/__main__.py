"""`python -m bench.server`: measure the server, print a short table and save the JSON."""

import sys
from argparse import ArgumentParser
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console

from bench.editions import ROOT
from bench.server.measuring import measured
from bench.server.sizes import SECONDS, TABLES, Size
from bench.server.tables import summary
from tests.server.databases import KINDS

# The width of the output if it is not a terminal.
WIDE = 160


def main() -> None:
    """Measure, write the results to a file, and print them."""
    parser = ArgumentParser(prog="python -m bench.server", description="Measure the server.")
    parser.add_argument("--database", choices=KINDS, default=KINDS[0])
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="N", help="of each measurement"
    )
    parser.add_argument(
        "--tables", type=int, default=TABLES, metavar="N", help="the most to be opened"
    )
    parser.add_argument("--json", action="store_true", help="print JSON in place of the table")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench", metavar="FOLDER")
    arguments = parser.parse_args()
    size = Size(arguments.seconds, arguments.tables)
    results = uvloop.run(measured(arguments.database, size))
    written = msgspec.json.format(msgspec.json.encode(results)) + b"\n"
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / f"server-{arguments.database}.json").write_bytes(written)
    if arguments.json:
        sys.stdout.buffer.write(written)
        return
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    console.print(summary(results), highlight=False)


if __name__ == "__main__":
    main()
