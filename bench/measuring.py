"""One run in one process, on the imported edition: `python -m bench.measuring`."""

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
from bench.targets import SEATS
from turncoat.core import match
from turncoat.games import GAMES

# Settings where everything is measured, and other numbers of players for cheap measurements only.
USUAL: Final = [
    Setting(game, SEATS[game], variant)
    for game, variant in (
        ("shadow_hunters", "basic"),
        ("shadow_hunters", "free"),
        ("among_cultists", "standard"),
        ("among_cultists", "experienced"),
        ("dark_providence", "usual"),
    )
]
OTHER_SEATS: Final = {
    "shadow_hunters": (4, 8), "among_cultists": (4, 8), "dark_providence": (1, 2, 5),
}  # fmt: skip
OTHERS: Final = [
    setting._replace(players=players) for setting in USUAL for players in OTHER_SEATS[setting.game]
]


def main() -> None:
    """Measure, and write the results to a file."""
    parser = ArgumentParser(prog="python -m bench.measuring", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("file", type=Path)
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else list(GAMES)
    results = measured(games, QUICK if arguments.quick else FULL)
    arguments.file.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")


def measured(games: list[str], size: Size) -> Results:
    """Run all measurements, interleaved with each other and with the floor."""
    figures, floors = repeated(all_workloads(games, size), size)
    for setting in settings(USUAL, games):
        figures += memory.figures(setting, size)
    names = [figure.name for figure in figures]
    figures.sort(key=lambda figure: (games.index(figure.game), names.index(figure.name)))
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
    """Return the edition that this process has imported. Exits if it is not the requested one."""
    found = COMPILED if str(match.__file__).endswith((".so", ".pyd")) else PURE
    asked = COMPILED if os.environ.get("TURNCOAT_COMPILED") == "1" else PURE
    if found != asked:
        raise SystemExit(f"the {asked} edition was asked for, but the {found} one is imported")
    return found


def settings(all_settings: list[Setting], games: list[str]) -> list[Setting]:
    """Return the settings of some games."""
    return [setting for setting in all_settings if setting.game in games]


def all_workloads(games: list[str], size: Size) -> list[Workload]:
    """Return all workloads at the usual number of players, and the cheap ones at others."""
    usual, others = settings(USUAL, games), settings(OTHERS, games)
    everywhere = [random_play.without_restart_points, cloning.steady]
    only_there = [random_play.with_restart_points, cloning.first]
    found = [one(setting, size) for one in everywhere for setting in usual + others]
    found += [one(setting, size) for one in only_there for setting in usual]
    for part in (imagining, recording, bots):
        for setting in usual:
            found += part.workloads(setting, size)
    return found


if __name__ == "__main__":
    main()
