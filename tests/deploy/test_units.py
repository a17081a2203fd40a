"""The systemd units: they are valid, and give the server only the rights that it needs."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.running import run
from tests.deploy.tools import DEPLOY, tool
from tests.server.databases import new_database, postgresql, tools_folder
from tests.server.guests import open_room
from tests.server.running import running
from turncoat.cli.terminal import exit_codes
from turncoat.server.store.store import Store

RUN = "/run/turncoat"
# An unused group, and the user and group `nobody`.
GROUP, NOBODY = 48_421, 65_534
UNITS = ["turncoat.service", "turncoat-backup.service", "turncoat-backup.timer"]


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, with paths of programs that exist here."""
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
        tool("systemd-analyze"), "security", "--offline=true", "--threshold=20",  # out of 100
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


def lines_of(name: str, key: str) -> list[str]:
    """All values that a unit gives for a key."""
    return re.findall(rf"^{key}=(.*)$", (DEPLOY / name).read_text(), re.MULTILINE)


class Machine:
    """Stands in for a machine: has the folders that the units name, and a `turncoat` to call."""

    def __init__(self, root: Path) -> None:
        self.bin, self.data, self.backups = root / "bin", root / "data", root / "backups"
        self.settings = root / "turncoat.toml"
        self.bin.mkdir()
        program = self.bin / "turncoat"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -m turncoat "$@"\n')
        program.chmod(0o755)

    def here(self, text: str) -> str:
        """A line of a unit, with the folders replaced by those of this machine."""
        places = {
            "/opt/turncoat/bin": f"{self.bin}:{tools_folder()}",
            "/opt/turncoat/deploy": str(DEPLOY),
            "/etc/turncoat/turncoat.toml": str(self.settings),
            "/var/lib/turncoat": str(self.data),
            "/var/backups/turncoat": str(self.backups),
        }
        for old, new in places.items():
            text = text.replace(old, new)
        return text

    def run(self, name: str) -> "subprocess.CompletedProcess[str]":
        """Run the command of a unit with its variables, and hardly any others."""
        said = " ".join(lines_of(name, "Environment")).split()
        given = dict(self.here(pair).split("=", 1) for pair in said)
        known = {name: os.environ[name] for name in ("PYTHONPATH", "HOME") if name in os.environ}
        [command] = lines_of(name, "ExecStart")
        words = shlex.split(self.here(command))
        return subprocess.run(words, env=known | given, capture_output=True, text=True)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.fixture(scope="module")
def postgresql_server() -> Iterator[str]:
    with postgresql() as address:
        yield address


@pytest.mark.parametrize("setting", ["database", "database_file"])
def test_the_nightly_backup_is_of_the_database_that_the_file_of_settings_names(
    machine: Machine, postgresql_server: str, monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    """The old database in the data folder is not backed up."""
    with running("--data", str(machine.data)) as server:
        old = open_room(server).room
    used, restored = new_database(postgresql_server), new_database(postgresql_server)
    address = machine.bin.parent / "address"
    address.write_text(used)
    value = used if setting == "database" else str(address)
    machine.settings.write_text(f'{setting} = "{value}"\n')
    monkeypatch.setenv("TURNCOAT_DATA", str(machine.data))
    with running("--config", str(machine.settings)) as server:
        new = open_room(server).room

        done = machine.run("turncoat-backup.service")

    assert done.returncode == 0, done.stderr
    [backup] = machine.backups.iterdir()
    monkeypatch.setenv("PATH", str(tools_folder()), prepend=os.pathsep)
    assert run("restore", str(backup), "--database", restored).exit_code == 0
    store = Store(restored)
    assert (store.has_room(new), store.has_room(old)) == (True, False)
    store.close()


def test_the_nightly_backup_of_a_server_with_the_settings_as_they_are_given_away(
    machine: Machine,
) -> None:
    machine.settings.write_text((DEPLOY / "turncoat.toml").read_text())
    with running("--data", str(machine.data)) as server:
        room = open_room(server).room

        done = machine.run("turncoat-backup.service")

    assert done.returncode == 0, done.stderr
    [backup] = machine.backups.iterdir()
    store = Store(f"sqlite:///{backup}")
    assert store.has_room(room)
    store.close()


def test_both_units_read_the_same_file_of_settings() -> None:
    [command] = lines_of("turncoat.service", "ExecStart")
    [_, file] = command.split("--config ")

    assert f"TURNCOAT_CONFIG={file}" in lines_of("turncoat-backup.service", "Environment")


# A Unix socket.


def with_a_socket(folder: Path, both: bool = False) -> str:
    """The settings file, changed for a socket in this folder as its comments explain."""
    text = (DEPLOY / "turncoat.toml").read_text()
    if not both:
        text = re.sub(r"^(host|port|trusted_proxy) = .*\n", "", text, flags=re.MULTILINE)
    text, times = re.subn(r"^# (unix_socket = .*)$", r"\1", text, flags=re.MULTILINE)
    assert times == 1
    if not both:
        text = re.sub(r"^# (trusted_proxy = .*)$", r"\1", text, flags=re.MULTILINE)
    assert RUN in text
    return text.replace(RUN, str(folder))


def test_a_proxy_of_the_group_can_reach_the_folder_of_the_socket_and_no_one_else() -> None:
    assert lines_of("turncoat.service", "RuntimeDirectory") == ["turncoat"]
    [mode] = lines_of("turncoat.service", "RuntimeDirectoryMode")
    assert int(mode, 8) == 0o750
    assert f'unix_socket = "{RUN}/' in (DEPLOY / "turncoat.toml").read_text()
    assert f"{RUN}/turncoat.sock" in (DEPLOY.parent / "docs" / "operating.md").read_text()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else")
def test_the_server_is_reached_at_the_socket_by_its_group_alone(machine: Machine) -> None:
    with TemporaryDirectory(dir="/tmp") as root:
        # Others may get as far as this folder, as they may with /run.
        Path(root).chmod(0o755)
        folder = Path(root) / "turncoat"
        folder.mkdir(mode=0o750)
        os.chown(folder, GROUP, GROUP)
        machine.settings.write_text(with_a_socket(folder))
        machine.data.mkdir(mode=0o700)
        os.chown(machine.data, GROUP, GROUP)
        process = served(machine, group=GROUP)
        try:
            assert process.stdout is not None
            assert "https://turncoat.example" in process.stdout.readline()
            assert str(folder) in process.stdout.readline()

            assert reached_by(folder / "turncoat.sock", [GROUP]) == ""
            assert reached_by(folder / "turncoat.sock", []) == "PermissionError"
        finally:
            process.kill()
            process.communicate()


def served(machine: Machine, group: int) -> "subprocess.Popen[str]":
    """Start a server with the settings of the machine, in this group."""
    words = [sys.executable, "-m", "turncoat", "serve", "--config", str(machine.settings)]
    return subprocess.Popen(
        words, group=group, env=os.environ | {"TURNCOAT_DATA": str(machine.data)},
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip


def reached_by(file: Path, groups: list[int]) -> str:
    """Why another user in these groups can't connect; empty if they can."""
    code = "import socket, sys; socket.socket(socket.AF_UNIX).connect(sys.argv[1])"
    done = subprocess.run(
        ["/usr/bin/python3", "-c", code, str(file)], user=NOBODY, group=NOBODY,
        extra_groups=groups, capture_output=True, text=True, cwd="/",
    )  # fmt: skip
    return done.stderr.strip().rpartition("\n")[2].partition(":")[0]


def test_an_address_and_a_socket_in_one_file_are_refused(machine: Machine, tmp_path: Path) -> None:
    machine.settings.write_text(with_a_socket(tmp_path, both=True))

    refused = run("serve", "--config", str(machine.settings), "--data", str(machine.data))

    assert refused.exit_code == exit_codes.BAD_USAGE
    assert "either a Unix socket or a host and port" in refused.stderr
