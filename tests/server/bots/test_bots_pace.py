"""Bots on a server as people start it: they pause, so their timing does not show how they think."""

import asyncio
import inspect
from itertools import pairwise
from pathlib import Path

import click
import msgspec

from tests.server.databases import folder_database
from tests.server.inside import ROOM, FakeConnection, begin, enter, running_server, until
from turncoat.bots.registry import bot_named, levels
from turncoat.cli.commands.serve import serving
from turncoat.games import GAMES
from turncoat.server.game_server import GameServer
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room.play.pace import SHORTEST_PAUSE
from turncoat.server.store.store import Store

SOME = 12


def questions(connection: FakeConnection) -> dict[int, int]:
    """The number of each question, and when it was opened, from the room frames."""
    rooms = [frame for frame in connection.heard if isinstance(frame, frames.Room)]
    return {room.asking.number: room.asking.opened for room in rooms if room.asking}


def test_without_an_interval_all_questions_to_bots_are_shown_and_none_for_less_than_the_pause(
    tmp_path: Path,
) -> None:
    settings = msgspec.structs.replace(ROOM, clocks=Clocks(pace="untimed", window=0, interval_ms=0))

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        async with running_server(store, shortest_pause=SHORTEST_PAUSE) as game_server:
            code, token = await begin(game_server, settings)
            live_room, connection = await enter(game_server, code, token)
            game_server.connections.take(live_room, connection, commands.Leave(id=2))
            first = live_room.room.game.number
            await until(lambda: live_room.room.game.number >= first + SOME)
            shown = questions(connection)

            assert set(range(first + 1, first + SOME)) <= set(shown)
            for number, (opened, closed) in enumerate(pairwise(shown.values()), min(shown)):
                assert number < first or closed - opened >= SHORTEST_PAUSE

    asyncio.run(scene())


def test_every_level_says_how_long_a_thought_may_take() -> None:
    for game in GAMES:
        for level in levels(game):
            assert 0 < bot_named(level, game, 0).time_limit <= 1_000


def test_bots_can_be_hurried_by_an_argument_of_the_constructor_alone() -> None:
    names = [
        str(name)
        for option in serving.params
        for name in (option.name, option.envvar, *option.opts, *option.secondary_opts)
    ]

    assert (
        inspect.signature(GameServer).parameters["shortest_pause"].default == SHORTEST_PAUSE == 300
    )
    assert all(isinstance(option, click.Option) for option in serving.params)
    assert [name for name in names if "pause" in name.lower()] == []
