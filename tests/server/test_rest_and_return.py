"""Rooms sleep while nobody is there; the clock stands still while the house is closed."""

import asyncio
from pathlib import Path

import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, begin, enter, house_over, until
from turncoat.server import house as house_module
from turncoat.server.protocol import requests
from turncoat.server.store.store import Store

CLOSED_FOR = 0.7


def test_the_clock_of_the_house_stands_still_while_it_is_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_over(Store(folder_database(tmp_path))) as house:
            code, token = await begin(house)
            loaded, ear = await enter(house, code, token)
            await until(lambda: ear.room.asking and ear.room.asking.seats == [0])
            before, closed_at = ear.room.asking, house.now()

        await asyncio.sleep(CLOSED_FOR)
        async with house_over(Store(folder_database(tmp_path))) as house:
            opened_at = house.now()
            _, ear = await enter(house, code, token)
            await house.settled()

            assert opened_at - closed_at < CLOSED_FOR * 1000 / 2
            assert ear.room.asking == before
            assert loaded.room.chairs[0].bank == ear.room.chairs[0].bank

    asyncio.run(scene())


def test_a_room_that_nobody_looks_at_sleeps_and_wakes_when_something_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "HEARTBEAT", 0.02)
    monkeypatch.setattr(house_module, "IDLE", 0.1)
    quick = requests.Arrange(id=1, settings=ROOM).settings

    async def scene() -> None:
        async with house_over(Store(folder_database(tmp_path))) as house:
            ...

    asyncio.run(scene())
    assert quick
