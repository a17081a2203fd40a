"""The example game, installed from its project into its own folder."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import turncoat

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "night_ferry"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the example: its wheel, built without a network and unpacked."""
    built, target = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=EXAMPLE, check=True, capture_output=True, timeout=300)
    [wheel] = built.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(target)
    return target


@pytest.fixture
def environment(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets new processes find the example beside Turncoat."""
    # The sources, or the compiled copy if that is tested.
    edition = Path(turncoat.__file__).parents[1]
    path = os.pathsep.join([str(ROOT), str(edition), str(installed)])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
