"""Two worlds on the wire: whole games over real websockets, each beside its twins.

What one pair of eyes is sent, from restart point to restart point, is compared byte by byte with
what it is sent in a world that differs only in what it can't know: every frame, their order, and
the time on the clock of the server.
"""

from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from typing import Any

import pytest

from tests.server.room.crowd import Crowd
from tests.server.room.deeds import World
from tests.server.room.outbox.test_two_worlds import everybody, side_of_neighbour
from tests.server.room.play import slow_pool
from tests.server.room.twins import Segment, segments
from tests.server.wire.slow import Behind, SlowWireWorld
from tests.server.wire.stage import Stage, stage
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

# The last: of how many segments of a game one goes over the wire. Where games are very long the
# others are played without a wire, where another test compares whole games, as the campaign does
# here.
TABLES = [("shadow_hunters", 5, 1), ("among_cultists", 5, 1), ("dark_providence", 3, 4)]
# Where there are bots: how many people play with them, and how much of a game is compared.
PEOPLE, SOME = 2, 25


@pytest.fixture(scope="module")
def stages() -> Iterator[tuple[Stage, Stage]]:
    """A server for the world, and one for its twins."""
    with stage() as world, stage() as twins:
        yield world, twins


def differences(
    stages: tuple[Stage, Stage],
    game: str,
    players: int,
    seed: str,
    viewers: list[Viewer],
    every: int = 1,
) -> Iterator[tuple[Segment, str]]:
    """One whole game, every so many of its segments over the wire beside their twins."""
    crowd = Crowd(game, players, seed)
    here, there = (Wires(one, crowd.room) for one in stages)
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
    game: str, players: int, every: int, stages: tuple[Stage, Stage]
) -> None:
    compared = frames_compared = 0

    for segment, found in differences(stages, game, players, "wire", everybody(players), every):
        assert not found, (segment.viewer, found)
        compared += 1
        frames_compared += len(segment.world.received)

    assert compared > 20
    assert frames_compared > 5 * compared


# With bots in a pool that is behind.


@pytest.fixture(scope="module")
def slow_stages() -> Iterator[tuple[Stage, Stage]]:
    """Two servers whose workers have other tables to serve as well."""
    with stage(Behind) as world, stage(Behind) as twins:
        yield world, twins


def slow_differences(
    stages: tuple[Stage, Stage], game: str, players: int, seed: str
) -> Iterator[tuple[Segment, str]]:
    """The beginning of a game of two people and bots beside its twins."""
    crowd = Crowd(game, players, seed, players - PEOPLE)
    here, there = (Wires(one, crowd.room) for one in stages)
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
    game: str, players: int, slow_stages: tuple[Stage, Stage]
) -> None:
    compared, moments = 0, set[int]()

    for segment, found in slow_differences(slow_stages, game, players, "slow"):
        assert not found, (segment.viewer, found)
        compared += 1
        moments |= {at for at, _ in segment.world.received}

    assert compared > 10
    assert len(moments) > compared


def test_bots_that_act_as_soon_as_they_have_thought_are_caught_on_the_wire(
    slow_stages: tuple[Stage, Stage], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(plan: Plan, moment: int) -> None:
        plan.due = moment

    monkeypatch.setattr(Plan, "no_sooner_than", leaky)
    monkeypatch.setattr(slow_pool, "LATE", (1_100,))

    games = (slow_differences(slow_stages, "shadow_hunters", 5, f"leak {n}") for n in range(6))
    assert any(found for game in games for _, found in game)


# Leaks put in by hand.


def finds_a_difference(stages: tuple[Stage, Stage], game: str, viewers: list[Viewer]) -> bool:
    """Whether a few games beside their twins show anything."""
    games = (differences(stages, game, 5, f"leak {seed}", viewers) for seed in range(6))
    return any(found for game in games for _, found in game)


def test_a_leak_in_an_event_is_caught_on_the_wire(
    stages: tuple[Stage, Stage], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Story.add

    def leaky(story: Story, told: list[tuple[Audience, Event]]) -> None:
        honest(story, [(ALL if event[0] == "green_received" else to, event) for to, event in told])

    monkeypatch.setattr(Story, "add", leaky)

    assert finds_a_difference(stages, "shadow_hunters", [None, 0, 1])


def test_a_leak_in_an_error_is_caught_on_the_wire(
    stages: tuple[Stage, Stage], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(room: Room, me: Member, ask: commands.Answer) -> None:
        try:
            question.answer(room, me, ask)
        except IllegalAnswer:
            raise Refused(side_of_neighbour(room, ask.seat)) from None

    answer: type[Any] = commands.Answer
    monkeypatch.setitem(COMMANDS, answer, leaky)

    assert finds_a_difference(stages, "among_cultists", [0, 1, 2, 3, 4])


def test_a_leak_in_a_watchers_copy_is_caught_on_the_wire(
    stages: tuple[Stage, Stage], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = outbox.table_frame

    def leaky(room: Room, viewer: Viewer, restart: bool) -> frames.TableFrame | None:
        return honest(room, 0 if viewer is None else viewer, restart)

    monkeypatch.setattr(outbox, "table_frame", leaky)

    assert finds_a_difference(stages, "dark_providence", [None])
