"""Idle rooms are dropped from memory; the server's clock stops while the server is down."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, SilentBotWorkers, begin, enter, running_server, until
from tests.server.room.room_harness import ADA, RoomHarness
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
    """How many rooms are in memory."""
    return game_server.metrics.rooms.value


def test_the_clock_of_the_server_stands_still_while_it_is_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            code, token = await begin(game_server)
            _, connection = await enter(game_server, code, token)
            await until(
                lambda: (
                    connection.heard
                    and connection.room.asking
                    and connection.room.asking.seats == [0]
                )
            )
            before, closed_at = connection.room, game_server.now()

        await asyncio.sleep(CLOSED_FOR)
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            opened_at = game_server.now()
            _, connection = await enter(game_server, code, token)
            await game_server.settled()

            assert opened_at - closed_at < CLOSED_FOR * 1000 / 2
            assert connection.room == before

    asyncio.run(scene())


def test_a_room_that_nobody_looks_at_sleeps_and_wakes_when_something_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "HEARTBEAT", 0.02)
    monkeypatch.setattr(live_rooms, "IDLE", 0.1)

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with running_server(store) as game_server:
            code, token = await begin(game_server, msgspec.structs.replace(ROOM, clocks=IMPATIENT))

            await until(lambda: in_memory(game_server) == 0)
            asleep = [change for _, _, change, _, _ in store.journal(code)]
            await until(
                lambda: changes.SatIn(0) in [change for _, _, change, _, _ in store.journal(code)]
            )
            live_room, connection = await enter(game_server, code, token)
            await game_server.settled()

            assert changes.SatIn(0) not in asleep
            assert in_memory(game_server) == 1
            assert not connection.room.chairs[0].away
            assert store.journal(code)[-1][0] == live_room.room.numbered

    asyncio.run(scene())


def test_a_room_with_somebody_in_it_does_not_sleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "HEARTBEAT", 0.02)
    monkeypatch.setattr(live_rooms, "IDLE", 0.1)

    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            await asyncio.sleep(0.4)
            awake = in_memory(game_server)
            game_server.connections.leave(live_room, connection)
            await until(lambda: in_memory(game_server) == 0)

            assert awake == 1
            assert (await game_server.rooms.get(code)).room.code == code

    asyncio.run(scene())


def test_bots_that_were_thinking_go_on_though_nobody_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with running_server(store, SilentBotWorkers(1)) as game_server:
            code = await with_bots_to_move(game_server)
        before = len(store.journal(code))

        async with running_server(store):
            await until(lambda: len(store.journal(code)) > before)

    asyncio.run(scene())


def test_a_game_that_ends_while_its_room_wakes_up_is_kept(tmp_path: Path) -> None:
    harness = ended_by_itself()
    journal = harness.room.unsaved
    batch = Batch()
    batch.rooms["CODE"] = RoomRow("CODE", "playing", "shadow_hunters", False, None, 0)
    batch.journal = [("CODE", entry) for entry in journal[:-1]]

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        store.migrate()
        store.write(batch, harness.now)
        async with running_server(store) as game_server:
            live_room = await game_server.rooms.get("CODE")
            await game_server.settled()

            replay = store.replay(outbox.game_id(harness.room))
            assert live_room.room.phase == "ended"
            assert replay is not None
            assert game_file.verify(replay.file.encode()).fair

    asyncio.run(scene())


async def with_bots_to_move(game_server: GameServer) -> str:
    """Open a room whose first question is not for the person."""
    while True:
        code, _ = await begin(game_server)
        if 0 not in asked((await game_server.rooms.get(code)).room):
            return code


def ended_by_itself() -> RoomHarness:
    """A game that a bot's answer ended: the answer is written first, and then that it counts."""
    for seed in range(MOST_GAMES):
        harness = RoomHarness(players=4).start(ADA)
        harness.play([ADA], seed=seed)
        last, end = harness.room.unsaved[-2:]
        if isinstance(last.change, changes.Chose) and isinstance(end.change, changes.Closed):
            return harness
    raise AssertionError("no bot ever had the last word")
