"""A database that fails for a while: nothing is sent before it is written, and nothing is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text

from tests.server.databases import folder_database, new_database
from tests.server.guests import connected, get, open_room, problem
from tests.server.inside import (
    ROOM,
    FailingStore,
    FakeConnection,
    begin,
    enter,
    running_server,
    until,
)
from tests.server.running import running, wait_until_healthy
from turncoat.core.terms import ALL
from turncoat.server import game_server as game_server_module
from turncoat.server import journal_writer, limits, socket
from turncoat.server.game_server import GameServer
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import CLOSING, Refused
from turncoat.server.room import changes
from turncoat.server.room.state import Text
from turncoat.server.routes import about
from turncoat.server.store.store import Store


async def status(game_server: GameServer) -> int:
    """The status of the page that says whether the server is ready."""
    response = await about.ready.fn(game_server)
    return int(response.status_code)


def written(store: Store, code: str) -> list[str]:
    """The texts in a room's journal."""
    return [
        change.text
        for _, _, change, _, _ in store.journal(code)
        if isinstance(change, changes.Wrote)
    ]


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FailingStore:
    """A database that fails when told to; failed writes are soon tried again."""
    monkeypatch.setattr(journal_writer, "RETRY", 0.02)
    return FailingStore(folder_database(tmp_path))


@pytest.mark.parametrize("moment", ["before", "after"])
def test_nothing_is_sent_until_it_is_written_and_nothing_is_written_twice(
    store: FailingStore, moment: str
) -> None:
    async def scene() -> None:
        async with running_server(store) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            _, other = await enter(game_server, code, token)
            await game_server.settled()
            shown = len(other.heard)

            store.fails = moment
            game_server.connections.take(live_room, connection, commands.Write(id=1, text="one"))
            await until(lambda: store.failures > 2)
            game_server.connections.take(live_room, connection, commands.Write(id=2, text="two"))
            game_server.connections.take(live_room, connection, commands.Sit(id=3, seat=9))
            await until(lambda: store.failures > 5)
            meanwhile = (
                connection.done,
                connection.refused,
                len(other.heard),
                await status(game_server),
            )
            store.fails = ""
            await game_server.settled()

            assert meanwhile == ([0], [], shown, 503)
            assert await status(game_server) == 200
            assert connection.done == [0, 1, 2]
            assert connection.refused == [(3, "no_such_seat")]
            assert [f.text for f in other.heard if isinstance(f, frames.Text)] == ["one", "two"]
            assert written(store, code) == ["one", "two"]

    asyncio.run(scene())


def test_the_game_goes_on_where_it_was_when_the_database_is_back(store: FailingStore) -> None:
    async def scene() -> None:
        async with running_server(store) as game_server:
            code, token = await begin(game_server)
            live_room, connection = await enter(game_server, code, token)
            await game_server.settled()

            store.fails = "before"
            before = len(store.journal(code))
            await until(lambda: store.failures > 10)
            meanwhile = len(store.journal(code))
            store.fails = ""
            await until(lambda: connection.room.asking and 0 in connection.room.asking.seats)

            assert meanwhile == before
            assert store.journal(code)[-1][0] == live_room.room.numbered

    asyncio.run(scene())


def test_a_server_that_closes_takes_nothing_new_and_writes_down_what_it_took(
    store: FailingStore,
) -> None:
    async def scene() -> None:
        async with running_server(store) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            store.fails = "before"
            game_server.connections.take(live_room, connection, commands.Write(id=1, text="one"))
            await until(lambda: store.failures > 2)

            goodbye = asyncio.create_task(game_server.begin_closing())
            await asyncio.sleep(0)
            game_server.connections.take(live_room, connection, commands.Write(id=2, text="two"))
            with pytest.raises(Refused, match=CLOSING):
                await game_server.lifecycle.open_room(ROOM, "Ben", "en")
            store.fails = ""
            await goodbye
            await game_server.settled()

            assert connection.done == [0, 1]
            assert connection.refused == [(2, CLOSING)]
            assert any(isinstance(frame, frames.Closing) for frame in connection.heard)
            assert connection.closed == CLOSING
            assert await status(game_server) == 503
            assert written(store, code) == ["one"]

    asyncio.run(scene())


def test_a_server_closes_even_if_its_database_does_not_come_back(
    store: FailingStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_server_module, "DRAIN", 0.1)

    async def scene() -> None:
        async with asyncio.timeout(10), running_server(store) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            await game_server.settled()
            store.fails = "before"
            game_server.connections.take(live_room, connection, commands.Write(id=1, text="one"))

        assert connection.done == [0]
        assert connection.closed == CLOSING
        assert written(Store(folder_database(tmp_path)), code) == []

    asyncio.run(scene())


class Talker(FakeConnection):
    """A client that asks for one page of texts after another."""

    # A socket counts its refusals here.
    refused = 0  # type: ignore[assignment]

    def __init__(self, member: int) -> None:
        super().__init__(member)
        self.to = self.asked = 0

    def check_cost(self, cost: int) -> None:
        """Allow everything."""

    async def receive(self) -> commands.AnyCommand:
        """The next command; there is always one."""
        self.asked += 1
        self.to = self.asked
        return commands.EarlierTexts(id=self.asked, before=1_000)


def test_whoever_asks_on_is_not_heard_while_nothing_can_be_written(store: FailingStore) -> None:
    """Otherwise pending answers would fill the memory, by 8 MB a second from one address."""

    async def scene() -> None:
        async with running_server(store) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room = await game_server.rooms.get(code)
            talker: Any = Talker(live_room.member_with(token))
            game_server.connections.enter(live_room, talker, to=0)
            for _ in range(100):
                live_room.room.add_text(Text(1, None, "so " * 90, ALL))
            await game_server.settled()

            store.fails = "before"
            game_server.connections.take(live_room, talker, commands.Write(id=9_000, text="one"))
            listening = asyncio.create_task(socket._listen(talker, game_server, live_room))
            await until(lambda: store.failures > 5)
            heard = talker.asked
            await until(lambda: store.failures > 20)
            meanwhile, answered = talker.asked, list(talker.done)
            store.fails = ""
            await until(lambda: talker.asked > meanwhile + 20)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            await game_server.settled()

            assert heard == meanwhile <= 3
            assert answered == [0]
            assert talker.done == [0, 9_000, *range(1, talker.asked + 1)]

    asyncio.run(scene())


def test_however_slow_the_database_is_nobody_is_owed_much(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            _, connection = await enter(game_server, code, token)
            await game_server.settled()
            done = frames.write(frames.Done(to=1))
            needed = limits.MOST_PENDING // len(done) + 1

            behind = []
            for _ in range(needed):
                behind.append(game_server.journal_writer.is_behind(connection))
                game_server.journal_writer.send_later(connection, [done])
            owed = game_server.journal_writer.is_behind(connection)
            await game_server.caught_up(connection)

            assert (any(behind), owed) == (False, True)
            assert not game_server.journal_writer.is_behind(connection)
            assert len(connection.done) == needed + 1

    asyncio.run(scene())


def test_postgresql_may_be_out_of_reach_for_a_while(postgresql_server: str) -> None:
    database = new_database(postgresql_server)
    name = make_url(database).database
    url = make_url(postgresql_server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    cut_off = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
    ).bindparams(name=name)

    with engine.connect() as master, running("--database", database) as server:
        entry = open_room(server)
        with connected(server, entry) as wire:
            wire.ask("write", text="before")
            master.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
            master.execute(cut_off)
            wire.send('{"do":"write","id":77,"text":"meanwhile"}')
            silent = wire.remaining_frames(1.0)
            unwell = get(server, "/ready").status_code
            unread = problem(get(server, f"/api/replays/{'0' * 16}"))
            master.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
            wait_until_healthy(server.address)
            heard = wire.remaining_frames(1.0)
        server.stop()

    assert silent == []
    assert unwell == 503
    assert unread == (503, CLOSING)
    assert frames.Done(to=77) in heard
    store = Store(database)
    assert written(store, entry.room) == ["before", "meanwhile"]
    store.close()
    engine.dispose()
