"""Core and games can be compiled. `make test-compiled` does it and runs all tests on the result."""

import inspect
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.edition import COMPILED
from tools.expand import expanded

ROOT = Path(__file__).parent.parent

DATACLASSES = [
    ("turncoat.core.table", ["Table"]),
    ("turncoat.games.among_cultists.table", ["Player", "Room", "Table"]),
    ("turncoat.games.dark_providence.player", ["Player"]),
    ("turncoat.games.dark_providence.table", ["Solo", "Table"]),
    ("turncoat.games.shadow_hunters.table", ["Player", "Gift", "Table"]),
]


def test_mypyc_understands_core_and_games(tmp_path: Path) -> None:
    folder = tmp_path / "translated"

    found = subprocess.run(
        [sys.executable, "-m", "tools.compile", "--translate", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.returncode == 0, found.stdout + found.stderr
    assert list((folder / "build").rglob("*.c"))


@pytest.mark.skipif(COMPILED, reason="compiled classes are no dataclasses")
@pytest.mark.parametrize(("module", "names"), DATACLASSES)
def test_a_dataclass_is_written_out_with_the_same_constructor_and_fields(
    module: str, names: list[str]
) -> None:
    written = written_out(module)

    for name in names:
        made = getattr(import_module(module), name)
        assert parameters(written[name]) == parameters(made)
        assert getattr(written[name], "FIELDS", ()) == getattr(made, "FIELDS", ())
        assert "__dataclass_fields__" not in vars(written[name])


@pytest.mark.skipif(COMPILED, reason="compiled classes are no dataclasses")
def test_a_written_out_copy_is_like_the_original() -> None:
    written = written_out("turncoat.games.dark_providence.player")["Player"]
    player = written(2, "agent", "cultist", hand=["gun"], cubes={("on_city", "arkham"): 3})

    twin = player.copy()

    assert type(twin) is written
    assert [getattr(twin, name) for name in written.FIELDS] == [
        getattr(player, name) for name in written.FIELDS
    ]
    assert twin.hand is not player.hand
    assert twin.cubes is not player.cubes


def written_out(module: str) -> dict[str, Any]:
    """The contents of a module whose dataclasses have been written out as plain classes."""
    file = import_module(module).__file__
    assert file
    names: dict[str, Any] = {"__name__": "written_out"}
    exec(expanded(Path(file).read_text("utf-8"), module), names)
    return names


def parameters(made: type) -> list[tuple[str, object, bool]]:
    """The parameters of a constructor, and whether each must be given."""
    return [
        (each.name, each.kind, each.default is inspect.Parameter.empty)
        for each in inspect.signature(made).parameters.values()
    ]
