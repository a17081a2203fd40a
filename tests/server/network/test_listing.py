"""The list of open rooms: fair and bounded by address, and complete except for broken rooms."""

import asyncio

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from tests.server.inside import ROOM, SilentBotWorkers, begin, enter, running_server
from turncoat.server import clock
from turncoat.server.game_server import GameServer
from turncoat.server.limits import ABANDONED_FOR, most_lobbies
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Settings
from turncoat.server.store.store import LISTED_OF_ONE_ORIGIN, Batch, RoomRow, Store
from turncoat.server.store.tables import JOURNAL

LISTED = Settings(game="shadow_hunters", players=4, listed=True)
FLOODER, SOMEBODY = "198.51.100.7", "203.0.113.9"


def row(code: str, at: int, origin: str = "") -> RoomRow:
    """A listed lobby."""
    return RoomRow(code, "lobby", "shadow_hunters", True, None, at, origin, at)


def store_with(database: str, *rows: RoomRow) -> Store:
    store = Store(database)
    store.migrate()
    batch = Batch()
    batch.rooms = {one.code: one for one in rows}
    store.write(batch, 1)
    return store


async def open_room(game_server: GameServer, address: str, settings: Settings = LISTED) -> str:
    return (await game_server.lifecycle.open_room(settings, "Ada", "en", address))[0]


def test_a_hundred_rooms_from_one_address_hide_no_other(database: str) -> None:
    flood = [row(f"F{number}", 1_000 + number, "1:flood") for number in range(100)]
    store = store_with(database, row("OTHER", 10, "1:other"), *flood)

    listed = store.open_rooms(100)

    assert listed == ["F99", "OTHER", "F98", "F97"]
    store.close()


def test_every_origin_has_its_newest_room_before_any_has_its_second(database: str) -> None:
    rows = [row("A1", 1, "1:a"), row("A2", 2, "1:a"), row("B1", 3, "1:b"), row("B2", 4, "1:b")]
    store = store_with(database, *rows)

    assert store.open_rooms(100) == ["B2", "A2", "B1", "A1"]
    assert store.open_rooms(2) == ["B2", "A2"]
    store.close()


def test_rooms_of_unknown_origin_count_as_one_each(database: str) -> None:
    old = [row(f"O{number}", number) for number in range(LISTED_OF_ONE_ORIGIN + 2)]
    store = store_with(database, *old)

    assert store.open_rooms(100) == [one.code for one in reversed(old)]
    store.close()


def test_one_room_that_can_not_be_read_is_left_out_of_the_list(database: str) -> None:
    async def run() -> tuple[list[str], str, str]:
        store = Store(database)
        async with running_server(store) as game_server:
            spoiled, whole = [await open_room(game_server, SOMEBODY) for _ in range(2)]
        store = Store(database)
        with store.engine.begin() as connection:
            connection.execute(update(JOURNAL).where(JOURNAL.c.room == spoiled).values(fact="{"))
        async with running_server(store) as game_server:
            return [one.room.code for one in await game_server.open_rooms(100)], spoiled, whole

    with capture_logs() as told:
        listed, spoiled, whole = asyncio.run(run())

    assert listed == [whole]
    assert ("cannot load a room", spoiled) in [(line["event"], line.get("room")) for line in told]


def test_one_address_opens_only_so_many_rooms_at_a_time(database: str) -> None:
    async def run() -> tuple[list[str], str]:
        async with running_server(Store(database)) as game_server:
            game_server.lifecycle.most_lobbies = 3
            opened = [open_room(game_server, FLOODER) for _ in range(6)]
            found = await asyncio.gather(*opened, return_exceptions=True)
            reasons = [one.reason for one in found if isinstance(one, Refused)]
            # Some may have been refused because others were being opened. Allow as many as
            # there are now, so that one more is refused.
            game_server.lifecycle.most_lobbies = 6 - len(reasons)
            with pytest.raises(Refused):
                await open_room(game_server, FLOODER)
            return reasons, await open_room(game_server, SOMEBODY)

    reasons, other = asyncio.run(run())

    assert len(reasons) >= 3
    assert set(reasons) == {"too_many"}
    assert other


def test_whoever_is_refused_a_room_may_open_one_when_another_has_begun(database: str) -> None:
    async def run() -> int:
        async with running_server(Store(database)) as game_server:
            game_server.lifecycle.most_lobbies = 1
            code = await open_room(game_server, SOMEBODY, ROOM)
            with pytest.raises(Refused):
                await open_room(game_server, SOMEBODY)
            live_room = await game_server.rooms.get(code)
            live_room.room.phase = "outdated"
            game_server.publisher.publish(live_room)
            await game_server.settled()
            return len(await open_room(game_server, SOMEBODY))

    assert asyncio.run(run()) > 0


def test_the_bound_follows_the_rate_that_the_operator_sets() -> None:
    assert most_lobbies(600) == 20
    assert most_lobbies(1_000_000) > 10_000
    assert most_lobbies(1) == 1


def test_games_that_nobody_is_at_count_for_a_while_as_rooms_that_have_not_begun(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one address could open any number of games and leave them to bots."""

    async def run() -> tuple[str, str, str]:
        async with running_server(Store(database), SilentBotWorkers(1)) as game_server:
            game_server.lifecycle.most_lobbies = 2
            code, token = await begin(game_server, ROOM, SOMEBODY)
            await begin(game_server, ROOM, SOMEBODY)
            with pytest.raises(Refused, match="too_many"):
                await open_room(game_server, SOMEBODY)
            live_room, connection = await enter(game_server, code, token)
            with_somebody = await open_room(game_server, SOMEBODY)
            game_server.connections.leave(live_room, connection)
            with pytest.raises(Refused, match="too_many"):
                await open_room(game_server, SOMEBODY)
            elsewhere = await open_room(game_server, FLOODER)
            await game_server.settled()
            later = clock.today() + ABANDONED_FOR
            monkeypatch.setattr(clock, "today", lambda: later)
            return with_somebody, elsewhere, await open_room(game_server, SOMEBODY)

    assert all(asyncio.run(run()))
