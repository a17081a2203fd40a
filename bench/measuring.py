"""One run, in one process, on whichever edition is imported: `python -m bench.measuring`."""

import os
import platform
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from bench import bots, cloning, imagining, memory, random_play, recording
from bench.figures import Setting, Workload
from bench.repeating import repeated
from bench.results import COMPILED, PURE, Floor, Machine, Results
from bench.sizes import FULL, QUICK, Size
from turncoat.core import match

SIX: Final = [Setting(6, "basic"), Setting(6, "free")]
OTHERS: Final = [Setting(players, pool) for players in (4, 8) for pool in ("basic", "free")]


def main() -> None:
    """Measure, and write the results to the file that was named."""
    parser = ArgumentParser(prog="python -m bench.measuring", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("file", type=Path)
    arguments = parser.parse_args()
    results = measured(QUICK if arguments.quick else FULL)
    arguments.file.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")


def measured(size: Size) -> Results:
    """All measurements, interleaved with each other and with the floor."""
    figures, floors = repeated(all_workloads(size), size)
    for setting in SIX:
        figures += memory.figures(setting, size)
    names = [figure.name for figure in figures]
    figures.sort(key=lambda figure: names.index(figure.name))
    return Results(
        edition=edition(),
        quick=size is QUICK,
        machine=Machine(
            python=platform.python_version(),
            cpus=os.cpu_count() or 1,
            platform=f"{platform.system()} {platform.machine()}",
        ),
        floor=Floor(median=median(floors), lowest=min(floors), best=max(floors), runs=len(floors)),
        figures=figures,
    )


def edition() -> str:
    """Which one this process has imported; it must be the one that was asked for."""
    found = COMPILED if str(match.__file__).endswith((".so", ".pyd")) else PURE
    asked = COMPILED if os.environ.get("TURNCOAT_COMPILED") == "1" else PURE
    if found != asked:
        raise SystemExit(f"the {asked} edition was asked for, but the {found} one is imported")
    return found


def all_workloads(size: Size) -> list[Workload]:
    """Everything at six seats; at four and eight only what is cheap."""
    everywhere = [random_play.unwatched, cloning.steady]
    at_six = [random_play.watched, cloning.first]
    found = [one(setting, size) for one in everywhere for setting in SIX + OTHERS]
    found += [one(setting, size) for one in at_six for setting in SIX]
    for part in (imagining, recording, bots):
        for setting in SIX:
            found += part.workloads(setting, size)
    return found


if __name__ == "__main__":
    main()
