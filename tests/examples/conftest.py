"""The example, installed into a folder of its own from its own project."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "night_ferry"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed, without a network."""
    target = tmp_path_factory.mktemp("installed")
    command = [
        sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
        "--no-index", "--no-deps", "--no-build-isolation", "--target", str(target), str(EXAMPLE),
    ]  # fmt: skip
    subprocess.run(command, check=True, timeout=300)
    return target


@pytest.fixture
def environment(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are started find the example beside Turncoat."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "src"), str(installed)])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
