"""Every test has its own data folder, and none waits for the disk."""

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return folder


@pytest.fixture(autouse=True)
def no_wait_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip `fsync`, since a game is saved after every answer, hundreds of times in one test."""
    monkeypatch.setattr(os, "fsync", lambda file: None)
