"""The benchmarks run and report what they measured. Speed itself is not tested."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import measuring
from bench.figures import Figure, Setting
from bench.random_play import deal, play_out
from bench.targets import SEATS, TARGETS
from turncoat.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent


# All in one worker, so that the benchmarks run only once.
pytestmark = pytest.mark.xdist_group("bench")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("bench")
    command = [sys.executable, "-m", "bench", "--quick", "--pure", "--json", "--out", str(folder)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    printed: dict[str, Any] = json.loads(done.stdout)
    assert printed == {"pure": json.loads((folder / "pure.json").read_bytes())}
    pure: dict[str, Any] = printed["pure"]
    return pure


def test_a_run_says_where_it_was_measured(results: dict[str, Any]) -> None:
    assert results["edition"] == "pure"
    assert results["quick"] is True
    assert set(results["machine"]) == {"python", "cpus", "platform"}
    assert 0 < results["floor"]["lowest"] <= results["floor"]["median"] <= results["floor"]["best"]


def test_every_figure_is_positive_and_has_its_floor_beside_it(results: dict[str, Any]) -> None:
    measured = {"name", "game", "players", "variant", "unit"}
    fields = {*measured, "median", "best", "runs", "floor", "ratio"}
    timed = [figure for figure in results["figures"] if figure["unit"] != "bytes"]
    sizes = [figure for figure in results["figures"] if figure["unit"] == "bytes"]

    assert {frozenset(figure) for figure in results["figures"]} == {frozenset(fields)}
    assert all(figure["median"] > 0 and figure["best"] > 0 for figure in results["figures"])
    assert all(f["floor"] > 0 and f["ratio"] > 0 and f["runs"] >= 7 for f in timed)
    assert all(figure["floor"] is None and figure["ratio"] is None for figure in sizes)


def test_no_figure_is_there_twice(results: dict[str, Any]) -> None:
    names = [(f["name"], f["game"], f["players"], f["variant"]) for f in results["figures"]]

    assert len(names) == len(set(names))


def test_everything_with_a_target_is_measured(results: dict[str, Any]) -> None:
    found = [Figure(**figure) for figure in results["figures"]]

    judged = [target for target in TARGETS if any(target.judges(figure) for figure in found)]

    assert judged == TARGETS
    assert {target.game for target in TARGETS} == set(GAMES)


def test_every_game_is_measured_alike(results: dict[str, Any]) -> None:
    names = {
        game: {f["name"] for f in results["figures"] if (f["game"], f["players"]) == (game, seats)}
        for game, seats in SEATS.items()
    }

    for game, measured in names.items():
        for name in ("random play", "clone", "view", "imagine the table", "saved match"):
            assert name in measured, game
        assert "uniform bots, a game" in measured


def test_one_game_can_be_measured_alone() -> None:
    settings = measuring.settings(measuring.USUAL + measuring.OTHERS, ["among_cultists"])

    assert {setting.game for setting in settings} == {"among_cultists"}
    assert {setting.players for setting in settings} == {4, 6, 8}


def test_random_play_announces_only_if_nothing_else_is_left() -> None:
    """Otherwise most games with one Cultist would be over after a few rounds."""
    games = [deal(Setting("among_cultists", 6, "standard"), game) for game in range(20)]

    for match in games:
        play_out(match, Random(0).random)

    assert {match.table.ended for match in games}.isdisjoint({"announced", "false_alarm"})
