"""The benchmarks run and say what they measured. How fast it is, no test asks."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


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
    fields = {"name", "players", "pool", "unit", "median", "best", "runs", "floor", "ratio"}
    timed = [figure for figure in results["figures"] if figure["unit"] != "bytes"]
    sizes = [figure for figure in results["figures"] if figure["unit"] == "bytes"]

    assert {frozenset(figure) for figure in results["figures"]} == {frozenset(fields)}
    assert all(figure["median"] > 0 and figure["best"] > 0 for figure in results["figures"])
    assert all(f["floor"] > 0 and f["ratio"] > 0 and f["runs"] >= 7 for f in timed)
    assert all(figure["floor"] is None and figure["ratio"] is None for figure in sizes)


def test_no_figure_is_there_twice(results: dict[str, Any]) -> None:
    names = [(f["name"], f["players"], f["pool"]) for f in results["figures"]]

    assert len(names) == len(set(names))


def test_everything_with_a_target_is_measured(results: dict[str, Any]) -> None:
    names = {(f["name"], f["pool"]) for f in results["figures"] if f["players"] == 6}

    assert {
        (name, pool) for name in ("random play", "clone") for pool in ("basic", "free")
    } <= names
