"""Ticks: however often a room changes before the next one, it is sent once."""

import asyncio
from copy import deepcopy
from pathlib import Path
from threading import Event

import pytest

from tests.server.inside import FakeConnection, SilentBotWorkers, enter, running_server
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import BROKEN
from turncoat.server.protocol.settings import Settings
from turncoat.server.room import outbox
from turncoat.server.room.room import Room
from turncoat.server.room.state import Member
from turncoat.server.store.store import Store

ROOM = Settings(game="shadow_hunters", players=4)
GUESTS = 12
# More readers than there are threads, and how many seconds a write may take.
MANY = 64
WRITES_IN = 10.0


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path}/server.db")


def test_a_room_that_is_touched_often_is_shown_once_to_each(store: Store) -> None:
    async def riot() -> list[FakeConnection]:
        async with running_server(store, SilentBotWorkers(1)) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room = await game_server.rooms.get(code)
            join = game_server.members.join
            tokens = [join(live_room, f"Guest {one}", "en")[1] for one in range(GUESTS)]
            connections = [(await enter(game_server, code, one))[1] for one in (token, *tokens)]
            await game_server.settled()
            for connection in connections:
                connection.heard = []
            for number, connection in enumerate(connections):
                rename = commands.Rename(id=number, name=f"Eve {number}", language="en")
                game_server.connections.take(live_room, connection, rename)
            await game_server.settled()
            # A copy, because the server still sends that it closes.
            return [deepcopy(connection) for connection in connections]

    for number, connection in enumerate(asyncio.run(riot())):
        assert [type(frame) for frame in connection.heard] == [frames.Room, frames.Done]
        assert [member.name for member in connection.room.members][-1] == f"Eve {GUESTS}"
        assert connection.done == [number]


def test_what_is_written_does_not_queue_behind_what_others_want_to_read(store: Store) -> None:
    read = Event()

    async def scene() -> list[int]:
        async with running_server(store, SilentBotWorkers(1)) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            loop = asyncio.get_running_loop()
            readers = [loop.run_in_executor(None, read.wait) for _ in range(MANY)]
            game_server.connections.take(live_room, connection, commands.Sit(id=7, seat=0))
            try:
                await asyncio.wait_for(game_server.settled(), WRITES_IN)
            finally:
                read.set()
            await asyncio.gather(*readers)
            return connection.done

    assert 7 in asyncio.run(scene())


def test_whoever_comes_into_a_room_that_changes_is_welcomed_first(store: Store) -> None:
    async def arrive() -> FakeConnection:
        async with running_server(store, SilentBotWorkers(1)) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            game_server.connections.take(live_room, connection, commands.Sit(id=1, seat=0))
            await game_server.settled()
            return deepcopy(connection)

    heard = asyncio.run(arrive()).heard
    kinds = [type(frame) for frame in heard]

    assert kinds == [frames.Welcome, frames.Room, frames.Done, frames.Done]
    assert isinstance(heard[1], frames.Room)
    assert heard[1].your_seats == [0]


def test_a_room_that_can_not_be_shown_does_not_silence_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> tuple[FakeConnection, FakeConnection]:
        async with running_server(store, SilentBotWorkers(1)) as game_server:
            broken, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            whole, other = await game_server.lifecycle.open_room(ROOM, "Ben", "en")
            honest = outbox.room_frame

            def spoiled(room: Room, me: Member | None) -> frames.Room:
                if room.code == broken:
                    raise ValueError
                return honest(room, me)

            monkeypatch.setattr(outbox, "room_frame", spoiled)
            _, ada = await enter(game_server, broken, token)
            _, ben = await enter(game_server, whole, other)
            await game_server.settled()
            return deepcopy(ada), deepcopy(ben)

    ada, ben = asyncio.run(play())

    assert ada.closed == BROKEN
    assert not ben.closed
    assert ben.room.members[0].name == "Ben"
