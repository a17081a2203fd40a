"""The units for systemd: sound, and with as few rights as a server needs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.tools import DEPLOY, tool
from turncoat.cli import exit_codes

UNITS = ["turncoat.service", "turncoat-backup.service", "turncoat-backup.timer"]


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units with programs that are there."""
    for name in UNITS:
        text = (DEPLOY / name).read_text()
        text = text.replace("/opt/turncoat/bin/turncoat", sys.executable)
        text = text.replace("/opt/turncoat/deploy", str(DEPLOY))
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize("name", UNITS)
def test_systemd_takes_the_unit(units: Path, name: str) -> None:
    command = [tool("systemd-analyze"), "verify", "--man=no", str(units / name)]

    done = subprocess.run(command, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert [line for line in done.stderr.splitlines() if "turncoat" in line] == []


def test_the_server_has_few_rights(units: Path) -> None:
    command = [
        tool("systemd-analyze"), "security", "--offline=true", "--threshold=20",  # of a hundred
        str(units / "turncoat.service"),
    ]  # fmt: skip

    done = subprocess.run(command, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout[-200:] + done.stderr


def test_a_start_that_would_fail_again_is_not_tried_again() -> None:
    text = (DEPLOY / "turncoat.service").read_text()
    found = re.search(r"^RestartPreventExitStatus=(.*)$", text, re.MULTILINE)

    assert found is not None
    assert set(map(int, found[1].split())) == {
        exit_codes.BAD_USAGE, exit_codes.DATABASE_CORRUPT, exit_codes.DATABASE_NEWER,
        exit_codes.NOT_WRITABLE, exit_codes.DATABASE_REPLACED,
    }  # fmt: skip
