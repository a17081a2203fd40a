"""If a server can't start, it says in one sentence why, and each reason has its own exit code."""

import ctypes
import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text

from tests.server.databases import folder_database, new_database
from tests.server.running import running
from turncoat.cli.terminal import exit_codes
from turncoat.server.store.store import Store

ENDS_IN = 60
# Constants of Linux.
PR_CAPBSET_DROP, DAC_OVERRIDE, DAC_READ_SEARCH, FOWNER = 24, 1, 2, 3


def start(*options: str, **how: Any) -> tuple[int, str]:
    """Start a server that fails. Returns its exit code and its error message."""
    command = [sys.executable, "-m", "turncoat", "serve", "--host", "127.0.0.1", "--port", "0"]
    ended = subprocess.run(
        [*command, *options], capture_output=True, text=True, timeout=ENDS_IN, **how
    )
    assert ended.stdout == ""
    last = ended.stderr.splitlines()[-1]
    assert re.fullmatch(r"turncoat: [A-Z].+\.", last), ended.stderr
    return ended.returncode, last.removeprefix("turncoat: ")


def prepared(database: str, *statements: str) -> None:
    """Create the database of a server, and change it with these statements."""
    store = Store(database)
    store.open()
    with store.engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    store.close()


def test_each_reason_has_a_code_of_its_own() -> None:
    codes = {
        name: value
        for name, value in vars(exit_codes).items()
        if name.isupper() and isinstance(value, int)
    }

    assert len(set(codes.values())) == len(codes)
    assert set(exit_codes.ALL) == set(codes.values())
    assert all(0 <= code < 128 or code == 130 for code in codes.values())


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    prepared(database, "UPDATE alembic_version SET version_num = '9999'")

    code, sentence = start("--database", database)

    assert code == exit_codes.DATABASE_NEWER
    assert sentence.startswith("The database was written by a newer version of Turncoat. Install")
    store = Store(database)
    with store.engine.connect() as connection:
        step = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    assert step == "9999"
    store.close()


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    prepared(folder_database(tmp_path))
    file = tmp_path / "turncoat.sqlite"
    file.write_bytes(b"x" * 100 + file.read_bytes()[100:])

    code, sentence = start("--data", str(tmp_path))

    assert code == exit_codes.DATABASE_CORRUPT
    assert "damaged" in sentence
    assert "file is not a database" in sentence
    assert "Restore a backup" in sentence


def test_a_database_that_lacks_a_table_is_told(database: str) -> None:
    prepared(database, "DROP TABLE journal", "DROP TABLE rooms")

    code, sentence = start("--database", database)

    assert code == exit_codes.DATABASE_CORRUPT
    assert "damaged" in sentence
    assert "rooms" in sentence


def test_a_folder_that_can_not_be_made_is_told() -> None:
    code, sentence = start("--data", "/proc/turncoat/rooms")

    assert code == exit_codes.NOT_WRITABLE
    assert "/proc/turncoat/rooms" in sentence


def without_the_rights_of_root() -> None:
    """Drop the capabilities that let root write anywhere, before the program starts."""
    libc = ctypes.CDLL(None)
    for capability in (DAC_OVERRIDE, DAC_READ_SEARCH, FOWNER):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


def test_a_folder_that_belongs_to_somebody_else_is_told(tmp_path: Path) -> None:
    prepared(folder_database(tmp_path))
    for path in (*tmp_path.iterdir(), tmp_path):
        path.chmod(0o555)
        if os.geteuid() == 0:
            shutil.chown(path, "nobody")

    code, sentence = start("--data", str(tmp_path), preexec_fn=without_the_rights_of_root)

    assert code == exit_codes.NOT_WRITABLE
    assert "Permission denied" in sentence
    assert "Check who owns the folder" in sentence


def test_a_database_that_may_only_be_read_is_told(postgresql_server: str) -> None:
    database = new_database(postgresql_server)
    name = make_url(database).database
    prepared(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    code, sentence = start("--database", database)

    assert code == exit_codes.NOT_WRITABLE
    assert "read-only transaction" in sentence


@pytest.mark.parametrize("where", ["host=/nowhere", "host=127.0.0.1&port=1"])
def test_a_database_that_is_out_of_reach_is_told(where: str) -> None:
    address = f"postgresql://somebody:hunter2@/turncoat?{where}"
    code, sentence = start(env={**os.environ, "TURNCOAT_DATABASE": address})

    assert code == exit_codes.DATABASE_AWAY
    assert sentence.startswith("Can’t reach the database (")
    assert "Check that it is running" in sentence
    assert "hunter2" not in sentence


def test_a_database_that_another_server_uses_is_told(database: str) -> None:
    with running("--database", database):
        code, sentence = start("--database", database)

    assert code == exit_codes.DATABASE_TAKEN
    assert sentence.startswith("Another server is using this database. Stop it first")


def test_a_port_that_is_taken_has_its_own_code(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()

        code, sentence = start("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))

    assert code == exit_codes.CANNOT_LISTEN
    assert "it is already in use. Choose another port" in sentence


def test_a_wrong_setting_has_its_own_code(tmp_path: Path) -> None:
    code, sentence = start("--data", str(tmp_path), "--database", "sqlite:///server.sqlite")

    assert code == exit_codes.BAD_USAGE
    assert sentence.startswith("Give either a folder or a SQLite database, not both.")
