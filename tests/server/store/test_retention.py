"""Retention: the server deletes expired data by itself, in small batches, and nothing in use."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, insert, text, update

from tests.cli.running import run
from tests.server.databases import folder_database
from tests.server.guests import HTTP, Wire, connected, open_room, refusal
from tests.server.inside import ROOM, FakeConnection, enter, running_server, until
from tests.server.room.room_harness import ADA, RoomHarness
from tests.server.running import running
from turncoat.server import clock
from turncoat.server.live import upkeep
from turncoat.server.origins import Origins
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import Refused
from turncoat.server.retention import Retention, length_in, size_in
from turncoat.server.store import expiry
from turncoat.server.store.store import Batch, ReplayRow, RoomRow, Store
from turncoat.server.store.tables import ROOMS

HOUR, DAY = 3_600, 86_400
TODAY = 1_000 * DAY
STALE = 7_000


def opened(database: str) -> Store:
    store = Store(database)
    store.open()
    return store


def row(code: str, phase: str = "lobby", days: float = 0, **more: Any) -> RoomRow:
    """A room that was last used this many days ago."""
    touched_on = TODAY - round(days * DAY)
    return RoomRow(code, phase, "chess", False, None, 1, touched_on=touched_on, **more)


def with_rooms(database: str, *rows: RoomRow) -> Store:
    store = opened(database)
    batch = Batch()
    batch.rooms = {row.code: row for row in rows}
    store.write(batch, 1)
    return store


def with_stale_lobbies(database: str) -> Store:
    """A store with STALE expired lobbies, each with a journal."""
    store = opened(database)
    numbers = (
        "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers "
        f"WHERE n < {STALE}) "
    )
    with store.engine.begin() as connection:
        connection.execute(text(
            "INSERT INTO rooms (code, phase, game, listed, touched_at, touched_on) "
            f"{numbers} SELECT 'R' || n, 'lobby', 'chess', false, 1, 0 FROM numbers"
        ))  # fmt: skip
        connection.execute(text(
            "INSERT INTO journal (room, number, at, fact, kept, told) "
            "SELECT code, 1, 1, '{}', 0, '[]' FROM rooms"
        ))  # fmt: skip
    return store


def rows_in(store: Store, table: str) -> int:
    with store.engine.connect() as connection:
        return connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() or 0


def test_however_many_lobbies_are_stale_a_statement_deletes_and_names_only_some(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "sleep", lambda seconds: None)
    store = with_stale_lobbies(database)
    bites: list[int] = []
    named: list[int] = []

    def watch(connection: Any, cursor: Any, statement: str, given: Any, *rest: Any) -> None:
        named.append(len(given))
        if statement.startswith("DELETE FROM rooms"):
            bites.append(cursor.rowcount)

    event.listen(store.engine, "after_cursor_execute", watch)
    gone = store.delete_expired(Retention(), TODAY)

    assert gone["lobbies"] == sum(bites) == STALE
    assert max(bites) <= expiry.MOST
    assert max(named) <= expiry.MOST + 10
    assert rows_in(store, "rooms") == rows_in(store, "journal") == 0
    store.close()


def test_the_doors_open_before_anything_is_deleted_and_then_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "FIRST_DELETION", 0.3)
    monkeypatch.setattr(upkeep, "DELETE_EVERY", 0.3)
    with_rooms(folder_database(tmp_path), row("OLD")).close()

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with running_server(store):
            at_first = store.has_room("OLD")
            await until(lambda: not store.has_room("OLD"))
            batch = Batch()
            batch.rooms["OLDER"] = row("OLDER")
            await asyncio.to_thread(store.write, batch, 1)
            await until(lambda: not store.has_room("OLDER"))

            assert at_first

    asyncio.run(scene())


def test_each_kind_of_room_has_its_own_time(database: str) -> None:
    store = with_rooms(
        database,
        row("NEW", days=0.9),
        row("STALE", days=1),
        row("AGAIN", days=2, ended_on=TODAY - 3 * DAY),
        row("SEEN", "ended", days=0.5, ended_on=TODAY - 40 * DAY),
        row("ENDED", "ended", days=29, ended_on=TODAY - 29 * DAY),
        row("OVER", "ended", days=30, ended_on=TODAY - 30 * DAY),
        row("SLOW", "playing", days=179, ended_on=TODAY - 300 * DAY),
        row("LEFT", "playing", days=180),
        row("GONE", "outdated", days=180),
    )
    hidden = RoomRow("HIDDEN", "lobby", "chess", False, 7, 1, touched_on=TODAY - 5 * DAY)
    store.write(_of(hidden), 1)

    would = {kind: found.count for kind, found in store.expired(Retention(), TODAY).items()}
    gone = store.delete_expired(Retention(), TODAY)

    kept = {
        code for code in ["NEW", "AGAIN", "SEEN", "ENDED", "SLOW", "HIDDEN"] if store.has_room(code)
    }
    assert len(kept) == rows_in(store, "rooms") == 6
    assert gone == {"lobbies": 1, "journals": 1, "unfinished": 2, "replays": 0, "addresses": 0}
    assert would == gone
    store.close()


def _of(room: RoomRow) -> Batch:
    batch = Batch()
    batch.rooms[room.code] = room
    return batch


def test_what_is_to_be_deleted_is_measured(database: str) -> None:
    store = opened(database)
    harness = RoomHarness(players=4).join(ADA)
    batch = Batch()
    batch.rooms["CODE"] = row("CODE", days=3)
    batch.journal = [("CODE", entry) for entry in harness.room.unsaved]
    store.write(batch, 1)

    found = store.expired(Retention(), TODAY)["lobbies"]

    assert (found.count, found.oldest) == (1, TODAY - 3 * DAY)
    assert found.size > 100
    store.close()


def test_the_oldest_replays_go_first_but_no_pinned_ones(database: str) -> None:
    store = opened(database)
    batch = Batch()
    batch.replays = [ReplayRow(f"{n:016x}", "chess", "{}", n, 10) for n in range(1_000)]
    store.write(batch, 1)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE replays SET pinned = true WHERE written_on < 3"))

    would = store.expired(Retention(replays=5_000), TODAY)["replays"]
    gone = store.delete_expired(Retention(replays=5_000), TODAY)["replays"]

    with store.engine.connect() as connection:
        left = list(connection.execute(text("SELECT written_on FROM replays ORDER BY 1")).scalars())
    assert (would.count, would.size, would.oldest) == (500, 5_000, 3)
    assert gone == 500
    assert left == [0, 1, 2, *range(503, 1_000)]
    assert store.delete_expired(Retention(replays=0), TODAY)["replays"] == 497
    assert store.delete_expired(Retention(replays=0), TODAY)["replays"] == 0
    store.close()


def test_nothing_is_left_of_an_address_after_seven_days(database: str) -> None:
    store = opened(database)
    old = Origins(store.address_keys(TODAY - 7 * DAY)).of("203.0.113.7")
    new = Origins(store.address_keys(TODAY - DAY)).of("203.0.113.7")
    store.write(_of(row("OLD", "playing", origin=old)), 1)
    store.write(_of(row("NEW", "playing", origin=new)), 1)

    gone = store.delete_expired(Retention(), TODAY)["addresses"]

    rooms = [store.room("OLD"), store.room("NEW")]
    assert gone == 1
    assert [room and room.origin for room in rooms] == ["", new]
    assert rows_in(store, "address_keys") == 1
    store.close()


def test_a_room_in_memory_is_never_deleted_however_long_nothing_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "HEARTBEAT", 0.02)

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with running_server(store) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            await game_server.settled()
            later = clock.today() + 10 * DAY
            monkeypatch.setattr(clock, "today", lambda: later)

            gone = await game_server.upkeep.delete_expired()
            another = Store(folder_database(tmp_path))
            gone_elsewhere = another.delete_expired(Retention(), later)
            another.close()
            game_server.connections.take(
                live_room, connection, commands.Write(id=1, text="still here")
            )
            await game_server.settled()

            assert gone["lobbies"] == gone_elsewhere["lobbies"] == 0
            assert 1 in connection.done
            assert store.journal(code)[-1][0] == live_room.room.numbered

    asyncio.run(scene())


def test_a_room_that_is_being_loaded_is_not_deleted_under_the_reader(database: str) -> None:
    store = with_rooms(database, row("CODE", days=9), row("LOST", days=9))

    touched = store.touch("CODE", TODAY)
    gone = store.delete_expired(Retention(), TODAY)

    assert touched
    assert gone["lobbies"] == 1
    assert store.has_room("CODE")
    assert not store.touch("LOST", TODAY)
    store.close()


def test_a_room_that_was_deleted_while_somebody_looked_at_it_is_unknown(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with running_server(store) as game_server:
            code, _ = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
        age(store, code, 5)
        async with running_server(store) as game_server:
            live_room = await game_server.rooms.get(code)
            another = Store(folder_database(tmp_path))
            gone = another.delete_expired(Retention(), clock.today())
            another.close()
            with pytest.raises(Refused, match="unknown_room"):
                await game_server.rooms.touch(live_room)
            await game_server.upkeep.delete_expired()
            with pytest.raises(Refused, match="unknown_room"):
                await game_server.rooms.get(code)
            await game_server.settled()

            assert gone["lobbies"] == 1
            assert not store.has_room(code)

    asyncio.run(scene())


def age(store: Store, code: str, days: int) -> None:
    """Make a room look as if it was last used this many days earlier."""
    older = update(ROOMS).where(ROOMS.c.code == code)
    with store.engine.begin() as connection:
        connection.execute(older.values(touched_on=ROOMS.c.touched_on - days * DAY))


def touched_on(store: Store, code: str) -> int:
    row = store.room(code)
    assert row is not None
    return row.touched_on


def test_to_look_at_a_room_does_not_make_it_stay(tmp_path: Path) -> None:
    """Otherwise a list that somebody reads every day would keep its lobbies forever."""

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with running_server(store) as game_server:
            listed = msgspec.structs.replace(ROOM, listed=True)
            code, token = await game_server.lifecycle.open_room(listed, "Ada", "en")
            other, _ = await game_server.lifecycle.open_room(listed, "Ben", "en")
        for one in (code, other):
            age(store, one, 5)
        before = touched_on(store, code)
        async with running_server(store) as game_server:
            looked_at = await game_server.open_rooms(100)
            await game_server.rooms.get(code)
            await game_server.settled()
            after_a_look = touched_on(store, code)
            live_room = await game_server.rooms.get(code)
            await game_server.rooms.touch(live_room)
            kept = touched_on(store, code)
            game_server.connections.enter(
                live_room, FakeConnection(live_room.member_with(token)), to=0
            )
            await game_server.settled()
            gone = await game_server.upkeep.delete_expired()

            assert len(looked_at) == 2
            assert after_a_look == before
            assert kept >= before + 5 * DAY
            assert gone["lobbies"] == 1
            assert (store.has_room(code), store.has_room(other)) == (True, False)
            assert game_server.rooms.find(other) is None
            assert touched_on(store, code) >= kept

    asyncio.run(scene())


def test_whoever_knocks_without_a_token_does_not_make_a_room_stay(tmp_path: Path) -> None:
    store = Store(folder_database(tmp_path))

    async def scene() -> str:
        async with running_server(store) as game_server:
            return (await game_server.lifecycle.open_room(ROOM, "Ada", "en"))[0]

    code = asyncio.run(scene())
    age(store, code, 5)
    before = touched_on(store, code)
    with running("--data", str(tmp_path)) as server:
        HTTP.get(f"{server.address}/api/rooms/{code}")
        HTTP.get(f"{server.address}/api/rooms")
        with Wire(server) as wire:
            wire.hello(code, "x" * 22)
        headers = {"Authorization": "Bearer nonsense"}
        HTTP.delete(f"{server.address}/api/rooms/{code}/me", headers=headers)
        HTTP.get(f"{server.address}/api/rooms/{code}/story")

        assert touched_on(store, code) == before


def test_lengths_and_sizes_are_written_as_people_do() -> None:
    assert [length_in(text) for text in ("36 hours", "1 day", "2weeks")] == [
        36 * HOUR, DAY, 14 * DAY
    ]  # fmt: skip
    assert [size_in(text) for text in ("500 MB", "1.5 GB", "0 B")] == [500_000_000, 1.5e9, 0]


@pytest.mark.parametrize("wrong", ["?", "day", "-1 days", "1 month", "1", "1e9 days", "1 day or 2"])
def test_what_is_no_length_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wrong)):
        length_in(wrong)


@pytest.mark.parametrize(
    "wrong", [{"lobbies": 60}, {"addresses": 8 * DAY}, {"replays": -1}, {"journals": 0}]
)
def test_what_can_not_be_kept_to_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Retention(**wrong)


def test_the_command_shows_and_deletes_beside_a_running_server(database: str) -> None:
    with running("--database", database) as server:
        entry = open_room(server)
        old = RoomRow("OLD", "lobby", "chess", False, None, 1, touched_on=DAY)
        other = Store(database)
        with other.engine.begin() as connection:
            connection.execute(insert(ROOMS), msgspec.structs.asdict(old))

        shown = run("retention", "--database", database, "--keep-lobbies", "2 hours")
        still_there = other.has_room("OLD")
        applied = run("retention", "--database", database, "--apply")
        with connected(server, entry) as wire:
            answer = refusal(wire.ask("write", text="still here"))

        assert (shown.exit_code, applied.exit_code) == (0, 0)
        assert "Empty lobbies: 1 (0.0 MB, the oldest from Jan 2, 1970)" in shown.stdout
        assert "Use --apply to delete the data." in shown.stdout
        assert still_there
        assert "Deleted: 1." in applied.stdout
        assert not other.has_room("OLD")
        assert answer == ""
        other.close()


@pytest.mark.parametrize(
    ("options", "told", "code"),
    [
        (["--data", "/nowhere"], "There is no database at /nowhere/turncoat.sqlite.", 11),
        (["--keep-lobbies", "soon"], "--keep-lobbies: It must be a length of one hour", 2),
        (["--keep-addresses", "2 weeks"], "--keep-addresses: It must be a length from", 2),
        (["--keep-replays", "much"], "--keep-replays: It must be a size such as", 2),
    ],
)
def test_what_the_command_can_not_do_is_told(options: list[str], told: str, code: int) -> None:
    result = run("retention", *options)

    assert result.exit_code == code
    assert told in result.stderr
