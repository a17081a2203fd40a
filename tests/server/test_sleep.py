"""Rooms sleep while nobody is there; the clock stands still while the house is closed."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, Thoughtless, begin, enter, house_over, until
from tests.server.room.hall import ADA, Hall
from turncoat.server import gamefile
from turncoat.server import house as house_module
from turncoat.server.house import House
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import facts, screens
from turncoat.server.room.question import asked
from turncoat.server.store.store import Batch, RoomRow, Store

CLOSED_FOR = 0.7
MOST_GAMES = 200
IMPATIENT = Clocks(pace="live", beat_ms=20, window=1, move=1, bank=0, secret=1, notice=1, gone=0)


def in_memory(house: House) -> float:
    """How many rooms are awake."""
    return house.metrics.rooms.value


def test_the_clock_of_the_house_stands_still_while_it_is_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_over(Store(folder_database(tmp_path))) as house:
            code, token = await begin(house)
            _, ear = await enter(house, code, token)
            await until(lambda: ear.heard and ear.room.asking and ear.room.asking.seats == [0])
            before, closed_at = ear.room, house.now()

        await asyncio.sleep(CLOSED_FOR)
        async with house_over(Store(folder_database(tmp_path))) as house:
            opened_at = house.now()
            _, ear = await enter(house, code, token)
            await house.settled()

            assert opened_at - closed_at < CLOSED_FOR * 1000 / 2
            assert ear.room == before

    asyncio.run(scene())


def test_a_room_that_nobody_looks_at_sleeps_and_wakes_when_something_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "HEARTBEAT", 0.02)
    monkeypatch.setattr(house_module, "IDLE", 0.1)

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with house_over(store) as house:
            code, token = await begin(house, msgspec.structs.replace(ROOM, clocks=IMPATIENT))

            await until(lambda: in_memory(house) == 0)
            asleep = [fact for _, _, fact, _, _ in store.journal(code)]
            await until(
                lambda: facts.SatIn(0) in [fact for _, _, fact, _, _ in store.journal(code)]
            )
            loaded, ear = await enter(house, code, token)
            await house.settled()

            assert facts.SatIn(0) not in asleep
            assert in_memory(house) == 1
            assert not ear.room.chairs[0].away
            assert store.journal(code)[-1][0] == loaded.room.numbered

    asyncio.run(scene())


def test_a_room_with_somebody_in_it_does_not_sleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "HEARTBEAT", 0.02)
    monkeypatch.setattr(house_module, "IDLE", 0.1)

    async def scene() -> None:
        async with house_over(Store(folder_database(tmp_path))) as house:
            code, token = await house.open_room(ROOM, "Ada", "en")
            loaded, ear = await enter(house, code, token)
            await asyncio.sleep(0.4)
            awake = in_memory(house)
            house.leave(loaded, ear)
            await until(lambda: in_memory(house) == 0)

            assert awake == 1
            assert (await house.room(code)).room.code == code

    asyncio.run(scene())


def test_bots_that_were_thinking_go_on_though_nobody_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with house_over(store, Thoughtless(1)) as house:
            code = await with_bots_to_move(house)
        before = len(store.journal(code))

        async with house_over(store):
            await until(lambda: len(store.journal(code)) > before)

    asyncio.run(scene())


def test_a_game_that_ends_while_its_room_wakes_up_is_kept(tmp_path: Path) -> None:
    hall = ended_by_itself()
    journal = hall.room.fresh
    batch = Batch()
    batch.rooms["CODE"] = RoomRow("CODE", "playing", "shadow_hunters", False, None, 0)
    batch.journal = [("CODE", noted) for noted in journal[:-1]]

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        store.migrate()
        store.write(batch, hall.now)
        async with house_over(store) as house:
            loaded = await house.room("CODE")
            await house.settled()

            file = store.replay(screens.game_id(hall.room))
            assert loaded.room.phase == "ended"
            assert file is not None
            assert gamefile.verify(file.encode()).fair

    asyncio.run(scene())


async def with_bots_to_move(house: House) -> str:
    """A room in which the person is not asked at first."""
    while True:
        code, _ = await begin(house)
        if 0 not in asked((await house.room(code)).room):
            return code


def ended_by_itself() -> Hall:
    """A game in which a bot had the last word: what it chose is written before it counts."""
    for seed in range(MOST_GAMES):
        hall = Hall(players=4).start(ADA)
        hall.play([ADA], seed=seed)
        last, end = hall.room.fresh[-2:]
        if isinstance(last.fact, facts.Chose) and isinstance(end.fact, facts.Closed):
            return hall
    raise AssertionError("no bot ever had the last word")
