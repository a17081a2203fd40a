"""Stored data is private, and passwords are never shown."""

import os
from pathlib import Path
from stat import S_IMODE

import pytest

from tests.cli.running import run
from tests.server.guests import open_room
from tests.server.running import running
from turncoat.cli.online import tokens
from turncoat.cli.serving.database import has_password
from turncoat.server.store.private import guard_folder

SECRET = "postgresql://ada:s3cret@127.0.0.1:1/turncoat"


def modes(folder: Path) -> dict[str, int]:
    """The permissions of all files in a folder."""
    return {path.name: S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


def test_the_database_and_all_beside_it_is_for_one_user(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running("--data", str(folder)) as server:
        open_room(server)
        found = modes(folder)

    assert {"turncoat.sqlite", "turncoat.sqlite-wal", "turncoat.sqlite.lock"} <= set(found)
    assert {name for name, mode in found.items() if mode & 0o077} == set()
    assert S_IMODE(folder.stat().st_mode) == 0o700


def test_what_others_could_read_before_is_closed_to_them_and_that_is_logged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running("--data", str(folder)) as server:
        server.stop()
    for path in folder.iterdir():
        path.chmod(0o644)
    folder.chmod(0o755)

    with running("--data", str(folder)) as server:
        open_room(server)
        found = modes(folder)
        log = server.stop()

    assert {name for name, mode in found.items() if mode & 0o077} == set()
    assert S_IMODE(folder.stat().st_mode) == 0o700
    assert f"Other users of this machine could read {folder}." in log
    assert f"Other users of this machine could read {folder}/turncoat.sqlite." in log


@pytest.mark.parametrize("how", ["shared", "sticky"])
def test_a_folder_that_is_not_ours_is_left_as_it_is(tmp_path: Path, how: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    if how == "shared":
        (folder / "somebody's file").write_text("")
    folder.chmod(0o1777 if how == "sticky" else 0o755)

    assert not guard_folder(folder)
    assert S_IMODE(folder.stat().st_mode) == (0o1777 if how == "sticky" else 0o755)


def test_a_keyring_that_others_could_read_is_closed_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    tokens.keep("http://localhost/r/ABCDEF", "token")
    tokens.file().chmod(0o644)
    tokens.file().parent.chmod(0o755)

    assert tokens.find("http://localhost/r/ABCDEF", None) == "token"

    assert S_IMODE(tokens.file().stat().st_mode) == 0o600
    assert S_IMODE(tokens.file().parent.stat().st_mode) == 0o700
    assert "It is now private." in capsys.readouterr().err


# Passwords.


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        (SECRET, True),
        ("postgresql://ada@db/turncoat?password=s3cret", True),
        ("postgresql://ada@db/turncoat?sslpassword=s3cret", True),
        ("postgresql://ada:@/turncoat?host=/run", False),
        ("postgresql://ada@db/turncoat", False),
        ("sqlite:///server.sqlite", False),
        ("nonsense", False),
    ],
)
def test_a_password_is_found_wherever_it_stands(address: str, shown: bool) -> None:
    assert has_password(address) == shown


@pytest.mark.parametrize(
    "command", [["serve", "--port", "0"], ["backup", "file"], ["restore", "file"], ["retention"]]
)
def test_a_password_on_the_command_line_is_refused(command: list[str]) -> None:
    refused = run(*command, "--database", SECRET)

    assert refused.exit_code == 2
    assert "TURNCOAT_DATABASE" in refused.stderr
    assert "--database-file" in refused.stderr
    assert "s3cret" not in refused.output + refused.stderr


@pytest.mark.parametrize("by", ["environment", "file"])
def test_by_environment_or_file_it_is_taken_and_told_nobody(
    by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "address"
    file.write_text(f"{SECRET}\n")
    if by == "environment":
        monkeypatch.setenv("TURNCOAT_DATABASE", SECRET)
    options = ["--database-file", str(file)] if by == "file" else []

    refused = run("serve", "--host", "127.0.0.1", "--port", "0", *options)

    # The server tried to connect, and nothing listens there.
    assert "127.0.0.1" in refused.stderr
    assert "command line" not in refused.stderr
    assert "s3cret" not in refused.output + refused.stderr


def test_a_file_with_an_address_is_served_from(tmp_path: Path) -> None:
    file = tmp_path / "address"
    file.write_text(f"sqlite:///{tmp_path}/own.sqlite\n")

    with running("--database-file", str(file)) as server:
        command = Path(f"/proc/{server.process.pid}/cmdline").read_bytes()

    assert (tmp_path / "own.sqlite").exists()
    assert os.fsencode("own.sqlite") not in command


def test_an_address_is_given_in_one_way(tmp_path: Path) -> None:
    refused = run("serve", "--database", "sqlite:///x", "--database-file", str(tmp_path / "x"))

    assert (
        "Give either the address of the database or a file that contains it, not both."
        in refused.stderr
    )
