"""Two worlds on the wire: whole games over real websockets, each beside its twins.

What one viewer is sent from one restart point to the next is compared byte by byte with what it is
sent in a world that differs only in what it can't know: every frame, the order of frames, and the
time on the server's clock.
"""

from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from typing import Any

import pytest

from tests.server.room.actions import World
from tests.server.room.crowd import Crowd
from tests.server.room.outbox.test_two_worlds import everybody, side_of_neighbour
from tests.server.room.play import slow_pool
from tests.server.room.twins import Segment, segments
from tests.server.wire.server_thread import ServerThread, server_thread
from tests.server.wire.slow import BusyServer, SlowWireWorld
from tests.server.wire.wire import Wires, WireWorld
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import ALL, Audience, Event
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.room import outbox
from turncoat.server.room.inbox import COMMANDS
from turncoat.server.room.play import question
from turncoat.server.room.room import Plan, Room
from turncoat.server.room.state import Member, Story, Viewer

# Game, players, and `every`: one in `every` segments goes over the wire. Games of Dark Providence
# are very long, so most of their segments are played without sockets here. `room/outbox` compares
# whole games without sockets, and the campaign compares whole games over the wire.
TABLES = [("shadow_hunters", 5, 1), ("among_cultists", 5, 1), ("dark_providence", 3, 4)]
# For games with bots: how many people play, and how many segments are compared.
PEOPLE, SOME = 2, 25


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[ServerThread, ServerThread]]:
    """A server for the world, and one for its twins."""
    with server_thread() as world, server_thread() as twins:
        yield world, twins


def differences(
    servers: tuple[ServerThread, ServerThread],
    game: str,
    players: int,
    seed: str,
    viewers: list[Viewer],
    every: int = 1,
) -> Iterator[tuple[Segment, str]]:
    """Play a whole game. One in `every` segments goes over the wire: yield it, and where it differs
    from its twin.
    """
    crowd = Crowd(game, players, seed)
    here, there = (Wires(one, crowd.room) for one in servers)
    numbers = count()

    def world(room: Room, member: int, restart: bool) -> World:
        if next(numbers) % every == 0:
            return WireWorld(here, room, member, restart)
        return World(room, member, restart)

    try:
        for segment in segments(crowd, viewers, world):
            if isinstance(segment.world, WireWorld):
                made = partial(WireWorld, there)
                yield segment, segment.difference(f"{seed} {segment.number}", made)
    finally:
        here.end()
        there.end()


@pytest.mark.parametrize(("game", "players", "every"), TABLES)
def test_every_byte_on_the_wire_is_the_same_in_a_world_with_other_secrets(
    game: str, players: int, every: int, servers: tuple[ServerThread, ServerThread]
) -> None:
    compared = frames_compared = 0

    for segment, found in differences(servers, game, players, "wire", everybody(players), every):
        assert not found, (segment.viewer, found)
        compared += 1
        frames_compared += len(segment.world.received)

    assert compared > 20
    assert frames_compared > 5 * compared


# With slow bot workers.


@pytest.fixture(scope="module")
def slow_servers() -> Iterator[tuple[ServerThread, ServerThread]]:
    """Two servers whose bot workers also serve other tables."""
    with server_thread(BusyServer) as world, server_thread(BusyServer) as twins:
        yield world, twins


def slow_differences(
    servers: tuple[ServerThread, ServerThread], game: str, players: int, seed: str
) -> Iterator[tuple[Segment, str]]:
    """Play the beginning of a game of two people and bots. Yield each segment, and where it differs
    from its twin.
    """
    crowd = Crowd(game, players, seed, players - PEOPLE)
    here, there = (Wires(one, crowd.room) for one in servers)
    found = segments(crowd, everybody(PEOPLE), partial(SlowWireWorld, here))
    try:
        for segment in islice(found, SOME):
            made = partial(SlowWireWorld, there)
            yield segment, segment.difference(f"{seed} {segment.number}", made)
    finally:
        here.end()
        there.end()


@pytest.mark.parametrize(
    ("game", "players"), [("shadow_hunters", 5), ("among_cultists", 5), ("dark_providence", 3)]
)
def test_with_a_slow_pool_bots_show_the_same_bytes_at_the_same_time(
    game: str, players: int, slow_servers: tuple[ServerThread, ServerThread]
) -> None:
    compared, moments = 0, set[int]()

    for segment, found in slow_differences(slow_servers, game, players, "slow"):
        assert not found, (segment.viewer, found)
        compared += 1
        moments |= {at for at, _ in segment.world.received}

    assert compared > 10
    assert len(moments) > compared


def test_bots_that_act_as_soon_as_they_have_thought_are_caught_on_the_wire(
    slow_servers: tuple[ServerThread, ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(plan: Plan, moment: int) -> None:
        plan.due = moment

    monkeypatch.setattr(Plan, "no_sooner_than", leaky)
    monkeypatch.setattr(slow_pool, "LATE", (1_100,))

    games = (slow_differences(slow_servers, "shadow_hunters", 5, f"leak {n}") for n in range(6))
    assert any(found for game in games for _, found in game)


# Deliberate leaks.


def finds_a_difference(
    servers: tuple[ServerThread, ServerThread], game: str, viewers: list[Viewer]
) -> bool:
    """Whether any of a few games differs from its twins."""
    games = (differences(servers, game, 5, f"leak {seed}", viewers) for seed in range(6))
    return any(found for game in games for _, found in game)


def test_a_leak_in_an_event_is_caught_on_the_wire(
    servers: tuple[ServerThread, ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Story.add

    def leaky(story: Story, told: list[tuple[Audience, Event]]) -> None:
        honest(story, [(ALL if event[0] == "green_received" else to, event) for to, event in told])

    monkeypatch.setattr(Story, "add", leaky)

    assert finds_a_difference(servers, "shadow_hunters", [None, 0, 1])


def test_a_leak_in_an_error_is_caught_on_the_wire(
    servers: tuple[ServerThread, ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(room: Room, me: Member, ask: commands.Answer) -> None:
        try:
            question.answer(room, me, ask)
        except IllegalAnswer:
            raise Refused(side_of_neighbour(room, ask.seat)) from None

    answer: type[Any] = commands.Answer
    monkeypatch.setitem(COMMANDS, answer, leaky)

    assert finds_a_difference(servers, "among_cultists", [0, 1, 2, 3, 4])


def test_a_leak_in_a_spectators_copy_is_caught_on_the_wire(
    servers: tuple[ServerThread, ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = outbox.table_frame

    def leaky(
        room: Room, viewer: Viewer, restart: bool, shared: object = None
    ) -> frames.TableFrame | None:
        return honest(room, 0 if viewer is None else viewer, restart, shared)

    monkeypatch.setattr(outbox, "table_frame", leaky)

    assert finds_a_difference(servers, "dark_providence", [None])
