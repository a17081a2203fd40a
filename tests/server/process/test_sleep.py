"""Rooms sleep while nobody is there; the clock stands still while the server is closed."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, Thoughtless, begin, enter, server_over, until
from tests.server.room.hall import ADA, Hall
from turncoat.server.game_server import GameServer
from turncoat.server.live import live_room as live_rooms
from turncoat.server.live import upkeep
from turncoat.server.protocol.settings import Clocks
from turncoat.server.replays import game_file
from turncoat.server.room import changes, outbox
from turncoat.server.room.play.question import asked
from turncoat.server.store.store import Batch, RoomRow, Store

CLOSED_FOR = 0.7
MOST_GAMES = 200
IMPATIENT = Clocks(
    pace="live", interval_ms=20, window=1, move=1, bank=0, secret=1, notice=1, gone=0
)


def in_memory(game_server: GameServer) -> float:
    """How many rooms are awake."""
    return game_server.metrics.rooms.value


def test_the_clock_of_the_server_stands_still_while_it_is_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_over(Store(folder_database(tmp_path))) as game_server:
            code, token = await begin(game_server)
            _, ear = await enter(game_server, code, token)
            await until(lambda: ear.heard and ear.room.asking and ear.room.asking.seats == [0])
            before, closed_at = ear.room, game_server.now()

        await asyncio.sleep(CLOSED_FOR)
        async with server_over(Store(folder_database(tmp_path))) as game_server:
            opened_at = game_server.now()
            _, ear = await enter(game_server, code, token)
            await game_server.settled()

            assert opened_at - closed_at < CLOSED_FOR * 1000 / 2
            assert ear.room == before

    asyncio.run(scene())


def test_a_room_that_nobody_looks_at_sleeps_and_wakes_when_something_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "HEARTBEAT", 0.02)
    monkeypatch.setattr(live_rooms, "IDLE", 0.1)

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with server_over(store) as game_server:
            code, token = await begin(game_server, msgspec.structs.replace(ROOM, clocks=IMPATIENT))

            await until(lambda: in_memory(game_server) == 0)
            asleep = [change for _, _, change, _, _ in store.journal(code)]
            await until(
                lambda: changes.SatIn(0) in [change for _, _, change, _, _ in store.journal(code)]
            )
            live_room, ear = await enter(game_server, code, token)
            await game_server.settled()

            assert changes.SatIn(0) not in asleep
            assert in_memory(game_server) == 1
            assert not ear.room.chairs[0].away
            assert store.journal(code)[-1][0] == live_room.room.numbered

    asyncio.run(scene())


def test_a_room_with_somebody_in_it_does_not_sleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "HEARTBEAT", 0.02)
    monkeypatch.setattr(live_rooms, "IDLE", 0.1)

    async def scene() -> None:
        async with server_over(Store(folder_database(tmp_path))) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, ear = await enter(game_server, code, token)
            await asyncio.sleep(0.4)
            awake = in_memory(game_server)
            game_server.connections.leave(live_room, ear)
            await until(lambda: in_memory(game_server) == 0)

            assert awake == 1
            assert (await game_server.rooms.get(code)).room.code == code

    asyncio.run(scene())


def test_bots_that_were_thinking_go_on_though_nobody_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with server_over(store, Thoughtless(1)) as game_server:
            code = await with_bots_to_move(game_server)
        before = len(store.journal(code))

        async with server_over(store):
            await until(lambda: len(store.journal(code)) > before)

    asyncio.run(scene())


def test_a_game_that_ends_while_its_room_wakes_up_is_kept(tmp_path: Path) -> None:
    hall = ended_by_itself()
    journal = hall.room.unsaved
    batch = Batch()
    batch.rooms["CODE"] = RoomRow("CODE", "playing", "shadow_hunters", False, None, 0)
    batch.journal = [("CODE", entry) for entry in journal[:-1]]

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        store.migrate()
        store.write(batch, hall.now)
        async with server_over(store) as game_server:
            live_room = await game_server.rooms.get("CODE")
            await game_server.settled()

            file = store.replay(outbox.game_id(hall.room))
            assert live_room.room.phase == "ended"
            assert file is not None
            assert game_file.verify(file.encode()).fair

    asyncio.run(scene())


async def with_bots_to_move(game_server: GameServer) -> str:
    """A room in which the person is not asked at first."""
    while True:
        code, _ = await begin(game_server)
        if 0 not in asked((await game_server.rooms.get(code)).room):
            return code


def ended_by_itself() -> Hall:
    """A game in which a bot had the last word: what it chose is written before it counts."""
    for seed in range(MOST_GAMES):
        hall = Hall(players=4).start(ADA)
        hall.play([ADA], seed=seed)
        last, end = hall.room.unsaved[-2:]
        if isinstance(last.change, changes.Chose) and isinstance(end.change, changes.Closed):
            return hall
    raise AssertionError("no bot ever had the last word")
