"""Backups: made while people and bots play, restored elsewhere, and every game goes on."""

import os
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest
from alembic import command
from sqlalchemy import select

from tests.cli.running import run
from tests.server.databases import KINDS, new_database, tools_folder
from tests.server.guests import begin, connected, get, open_room, play_out
from tests.server.running import Running, running
from turncoat.client import RemoteTable, RestClient
from turncoat.core.terms import GO_ON
from turncoat.games import GAMES
from turncoat.server.protocol import pages
from turncoat.server.store.store import engine_for, in_folder, scripts
from turncoat.server.store.tables import ADDRESS_KEYS, REPLAYS, ROOMS

FEW = 12
# The revision of a database from before retention and address keys.
FIRST_FORM = "0001"


class Seated(Thread):
    """Plays all seats of a table until told to stop."""

    def __init__(self, server: Running, entry: pages.Joined, stop: Event) -> None:
        super().__init__(daemon=True)
        self.server, self.entry, self.stop = server, entry, stop
        self.answered = 0

    def run(self) -> None:
        self.answered = play_on(self.server, self.entry, self.stop)


def play_on(server: Running, entry: pages.Joined, stop: Event) -> int:
    """Answer all questions, and return how many answers were accepted."""
    answered = 0
    with RemoteTable(RestClient(server.address), entry.room, entry.token) as table:
        for question in table.questions():
            options = question.options
            answered += table.answer(question, GO_ON if GO_ON in options else options[0])
            if stop.is_set():
                break
    return answered


@pytest.fixture
def postgresql_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the tools that come with the tests' own PostgreSQL on the PATH."""
    monkeypatch.setenv("PATH", f"{tools_folder()}{os.pathsep}{os.environ['PATH']}")


@pytest.fixture(params=KINDS)
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """Two empty databases: one to use, and one to restore the backup into."""
    if request.param == "postgresql":
        request.getfixturevalue("postgresql_tools")
        server = request.getfixturevalue("postgresql_server")
        yield [new_database(server), new_database(server)]
    else:
        yield [in_folder(created(tmp_path / "old")), in_folder(created(tmp_path / "new"))]


def created(folder: Path) -> Path:
    folder.mkdir()
    return folder


def test_a_backup_under_load_brings_back_every_game(places: list[str], tmp_path: Path) -> None:
    old, new = places
    file, stop = tmp_path / "backup", Event()
    with running("--database", old) as server:
        finished = play_out(server, open_room(server), bots=0)
        entries = {game: table_for_one(server, game) for game in GAMES}
        with_bots = table_with_bots(server)
        players = [Seated(server, entry, stop) for entry in entries.values()]
        for player in players:
            player.start()
        done = run("backup", str(file), "--database", old)
        stop.set()
        for player in players:
            player.join()
        server.kill()

    assert done.exit_code == 0, done.stderr
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    restored = run("restore", str(file), "--database", new)
    assert restored.exit_code == 0, restored.stderr
    rooms, replays = kept_in(new)
    assert rooms.items() >= {entry.room: "playing" for entry in entries.values()}.items()
    assert finished in replays
    with running("--database", new) as server:
        for entry in entries.values():
            play_on(server, entry, Event())
            replays.append(result_of(server, entry))
        assert goes_on(server, with_bots)
        for replay in replays:
            verdict = get(server, f"/api/replays/{replay}/verdict").json()
            assert (verdict["committed"], verdict["dealt"], verdict["played"]) == (True, True, True)


def test_a_backup_holds_no_keys_of_addresses_and_a_restored_server_makes_new_ones(
    places: list[str], tmp_path: Path
) -> None:
    old, new = places
    file = tmp_path / "backup"
    with running(*over(old, tmp_path / "one")) as server:
        entry = open_room(server)
        origin = origins_in(old)[entry.room]
        ban = run("admin", *over(old, tmp_path / "one"), "ban", origin)
        assert ban.exit_code == 0, ban.stderr
        [key] = keys_in(old)
        assert run("backup", str(file), "--database", old).exit_code == 0
        assert keys_in(old) == [key]
        server.kill()
    written = unpacked(file)
    assert entry.room.encode() in written
    assert key.encode() not in written

    assert run("restore", str(file), "--database", new).exit_code == 0
    assert keys_in(new) == []
    with running(*over(new, tmp_path / "two")) as server:
        [unsaved] = keys_in(new)
        assert unsaved != key
        # No origin or ban that was made with the old key counts with the new one.
        assert origins_in(new)[entry.room] == ""
        bans = run("admin", *over(new, tmp_path / "two"), "bans")
        assert bans.stdout == "There are no bans.\n"
        assert get(server, f"/api/rooms/{entry.room}").status_code == 200


def over(database: str, folder: Path) -> list[str]:
    """The options for a database. A server on PostgreSQL needs a folder for its control channel."""
    orders = [] if database.startswith("sqlite") else ["--data", str(folder)]
    return ["--database", database, *orders]


def keys_in(database: str) -> list[str]:
    """The keys with which addresses are hashed."""
    engine = engine_for(database)
    with engine.connect() as connection:
        keys = list(connection.execute(select(ADDRESS_KEYS.c.key)).scalars())
    engine.dispose()
    return keys


def origins_in(database: str) -> dict[str, str]:
    """Where each room was opened from."""
    engine = engine_for(database)
    with engine.connect() as connection:
        rows = connection.execute(select(ROOMS.c.code, ROOMS.c.origin))
        origins = {row.code: row.origin for row in rows}
    engine.dispose()
    return origins


def unpacked(file: Path) -> bytes:
    """The contents of a backup, which PostgreSQL compresses."""
    if not file.read_bytes().startswith(b"PGDMP"):
        return file.read_bytes()
    return subprocess.run(["pg_restore", "--file=-", file], check=True, capture_output=True).stdout


def test_a_backup_of_before_there_were_keys_can_be_made(tmp_path: Path) -> None:
    old = in_folder(created(tmp_path / "old"))
    engine = engine_for(old)
    with scripts() as config, engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, FIRST_FORM)
    engine.dispose()

    done = run("backup", str(tmp_path / "file"), "--database", old)

    assert done.exit_code == 0, done.stderr


def table_for_one(server: Running, game: str) -> pages.Joined:
    """Start a game in which one person has all seats."""
    players = GAMES[game].player_counts[0]
    entry = open_room(server, game=game, players=players)
    with connected(server, entry) as wire:
        begin(wire, players=players)
    return entry


def table_with_bots(server: Running) -> pages.Joined:
    """Start a game with one person and three bots."""
    entry = open_room(server)
    with connected(server, entry) as wire:
        begin(wire, bots=3)
    return entry


def kept_in(database: str) -> tuple[dict[str, str], list[str]]:
    """The phases of all rooms, and the IDs of all replays."""
    engine = engine_for(database)
    with engine.connect() as connection:
        rows = connection.execute(select(ROOMS.c.code, ROOMS.c.phase))
        rooms = {row.code: row.phase for row in rows}
        replays = list(connection.execute(select(REPLAYS.c.id)).scalars())
    engine.dispose()
    return rooms, replays


def result_of(server: Running, entry: pages.Joined) -> str:
    """The ID of a finished game's replay."""
    with RemoteTable(RestClient(server.address), entry.room, entry.token) as table:
        assert table.room.result is not None
        return table.room.result.game


def goes_on(server: Running, entry: pages.Joined) -> bool:
    """Whether a game with bots reaches its next questions."""
    with RemoteTable(RestClient(server.address), entry.room, entry.token) as table:
        number = table.tables[0].question
        for question in table.questions():
            table.answer(question, question.options[0])
            if table.tables[0].question > number + 1:
                return True
        return table.over


# Errors.


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a server that has shut down."""
    with running("--data", str(tmp_path / "data")) as server:
        open_room(server)
        server.stop()
    return tmp_path / "data"


def refusal(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 2, result.output
    return result.stderr


def test_a_file_that_is_there_stays_as_it_is(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")

    assert f"{file} already exists." in refusal("backup", str(file), "--data", str(folder))
    assert file.read_text() == "mine"


def test_a_backup_is_restored_only_where_nothing_is(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    run("backup", str(file), "--data", str(folder))
    before = kept_in(in_folder(folder))

    sentence = refusal("restore", str(file), "--data", str(folder))

    assert "There is already a database." in sentence
    assert kept_in(in_folder(folder)) == before


def test_a_damaged_backup_is_not_restored(folder: Path, tmp_path: Path) -> None:
    file, empty = tmp_path / "file", tmp_path / "empty"
    run("backup", str(file), "--data", str(folder))
    with file.open("r+b") as spoiled:
        spoiled.seek(4096)
        spoiled.write(b"\xff" * 4096 * FEW)

    assert "damaged" in refusal("restore", str(file), "--data", str(empty))
    assert list(empty.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\x00" + b"\x00" * 500])
def test_what_is_no_backup_is_not_restored(content: bytes, tmp_path: Path) -> None:
    file, empty = tmp_path / "file", tmp_path / "empty"
    file.write_bytes(content)

    assert "Can’t use " in refusal("restore", str(file), "--data", str(empty))
    assert list(empty.iterdir()) == []


def test_another_program_s_database_is_not_restored(tmp_path: Path) -> None:
    file, empty = tmp_path / "file", tmp_path / "empty"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE notes (text TEXT)")

    assert "Can’t use " in refusal("restore", str(file), "--data", str(empty))


def test_without_a_database_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    sentence = refusal("backup", str(tmp_path / "file"), "--data", str(tmp_path / "empty"))

    assert "There is no database to back up." in sentence
    assert not (tmp_path / "file").exists()


def test_a_backup_of_one_kind_is_not_restored_into_the_other(
    folder: Path, tmp_path: Path, postgresql_server: str
) -> None:
    file = tmp_path / "file"
    run("backup", str(file), "--data", str(folder))

    sentence = refusal("restore", str(file), "--database", new_database(postgresql_server))

    assert "another kind of database" in sentence


def test_a_missing_tool_is_named(
    postgresql_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)

    sentence = refusal("backup", str(tmp_path / "file"), "--database", postgresql_server)

    assert "pg_dump is not installed." in sentence
    assert list(tmp_path.iterdir()) == []


def test_no_password_is_on_the_command_line_of_a_tool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tool here is a script that writes down how it was called."""
    tool = tmp_path / "pg_dump"
    tool.write_text(
        f'#!/bin/sh\necho "$@" > {tmp_path}/called\necho $PGPASSWORD > {tmp_path}/kept\n'
    )
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")

    monkeypatch.setenv("TURNCOAT_DATABASE", "postgresql://ada:s3cret@db/turncoat")

    done = run("backup", str(tmp_path / "file"))

    assert done.exit_code == 0
    assert "s3cret" not in (tmp_path / "called").read_text()
    assert "postgresql://ada@db/turncoat" in (tmp_path / "called").read_text()
    assert (tmp_path / "kept").read_text() == "s3cret\n"
