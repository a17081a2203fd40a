"""The scripts that the container files and the systemd units call."""

import os
import re
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.tools import DEPLOY
from tests.server.guests import open_room
from tests.server.running import Running, running
from turncoat.cli.terminal import exit_codes


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A PATH with `turncoat` and its Python, as in a container image."""
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "turncoat"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m turncoat "$@"\n')
    program.chmod(0o755)
    (folder / "python3").symlink_to(sys.executable)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def script(name: str, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a script to its end."""
    return subprocess.run(
        [str(DEPLOY / name), *words], env=os.environ | environment, capture_output=True, text=True
    )


class Started(Running):
    """A server that was started by the script of the container."""

    def __init__(self, **environment: str) -> None:
        super().__init__()
        self.environment = os.environ | environment

    def start(self) -> None:
        self._process = subprocess.Popen(
            [str(DEPLOY / "start.sh")], env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.address, self.port = found[0], int(found[1])


@pytest.fixture
def container(tmp_path: Path, path: str) -> Iterator[Started]:
    """A server with the variables that the image sets."""
    server = Started(
        PATH=path, TURNCOAT_DATA=str(tmp_path / "data"), TURNCOAT_HOST="127.0.0.1",
        TURNCOAT_PORT="0",
    )  # fmt: skip
    server.start()
    yield server
    if server.process.poll() is None:
        server.kill()


def test_the_container_s_server_is_set_by_variables_and_ends_in_good_order(
    container: Started, tmp_path: Path, path: str
) -> None:
    well = script("healthcheck.sh", container.address, PATH=path)
    open_room(container)
    container.stop()
    gone = script("healthcheck.sh", container.address, PATH=path)

    assert well.returncode == 0, well.stderr
    assert container.process.returncode == 0
    assert gone.returncode != 0
    assert (tmp_path / "data" / "turncoat.sqlite").exists()


def test_the_health_check_finds_the_port_in_the_settings(container: Started, path: str) -> None:
    found = script("healthcheck.sh", PATH=path, TURNCOAT_PORT=str(container.port))

    assert found.returncode == 0, found.stderr


def test_backups_are_kept_up_to_a_number(tmp_path: Path, path: str) -> None:
    folder, data = tmp_path / "backups", str(tmp_path / "data")
    folder.mkdir()
    (folder / "turncoat-20200101T000000Z.backup").write_text("old")
    (folder / "turncoat-20200102T000000Z.backup").write_text("newer")
    (folder / "mine.backup").write_text("mine")
    with running("--data", data) as server:
        open_room(server)
        done = script("backup.sh", str(folder), "2", PATH=path, TURNCOAT_DATA=data)

    assert done.returncode == 0, done.stderr
    names = sorted(file.name for file in folder.iterdir())
    assert names[0] == "mine.backup"
    assert names[1] == "turncoat-20200102T000000Z.backup"
    assert len(names) == 3
    restored = script_of(path, "restore", str(folder / names[2]), "--data", str(tmp_path / "new"))
    assert restored.returncode == 0, restored.stderr


def test_a_backup_that_fails_deletes_none_of_the_old_ones(tmp_path: Path, path: str) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "turncoat-20200101T000000Z.backup").write_text("old")

    done = script("backup.sh", str(folder), "0", PATH=path, TURNCOAT_DATA=str(tmp_path / "none"))

    assert done.returncode == exit_codes.BAD_USAGE
    assert len(list(folder.iterdir())) == 1


def script_of(path: str, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"PATH": path}
    return subprocess.run(["turncoat", *words], env=environment, capture_output=True, text=True)


def test_folders_are_made_for_one_user_alone(tmp_path: Path) -> None:
    first, second = tmp_path / "one" / "data", tmp_path / "backups"

    done = script("folders.sh", str(first), str(second), OWNER=str(os.getuid()))

    assert done.returncode == 0, done.stderr
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in (first, second)] == [0o700] * 2


def test_the_container_files_call_only_scripts_of_this_folder() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    called = re.findall(r"^(?:RUN|HEALTHCHECK CMD|ENTRYPOINT) (.*)$", text, re.MULTILINE)
    scripts = {re.search(r"deploy/([a-z]+\.sh)", line) for line in called}

    assert len(called) == 4
    assert None not in scripts
    assert {found[1] for found in scripts if found} == {
        "install.sh", "folders.sh", "healthcheck.sh", "start.sh",
    }  # fmt: skip
    assert "command:" not in (DEPLOY / "compose.yaml").read_text()


def test_every_script_says_what_it_does_and_stops_at_a_mistake() -> None:
    for file in sorted(DEPLOY.glob("*.sh")):
        lines = file.read_text().splitlines()
        assert lines[0] == "#!/bin/sh"
        assert lines[1].startswith(f"# {file.name} ")
        assert "set -eu" in lines
        assert os.access(file, os.X_OK)
