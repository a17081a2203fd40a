"""Two worlds at the table: what a viewer can't know shows neither in frames nor in their times."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.random_play import deal, step
from tests.server.room.crowd import Crowd
from tests.server.room.play import slow_pool
from tests.server.room.play.slow_pool import SlowWorld
from tests.server.room.twins import Segment, segments
from tests.two_worlds import twin_of
from turncoat.core.errors import IllegalAnswer
from turncoat.core.match import AnyMatch
from turncoat.core.terms import ALL, GO_ON, Audience, Event, Seat
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.room import outbox
from turncoat.server.room.inbox import COMMANDS
from turncoat.server.room.play import clocks, question
from turncoat.server.room.room import Plan, Room
from turncoat.server.room.state import Member, Story, Viewer

TABLES = [
    ("shadow_hunters", 4), ("shadow_hunters", 5), ("shadow_hunters", 6), ("shadow_hunters", 7),
    ("shadow_hunters", 8), ("among_cultists", 4), ("among_cultists", 5), ("among_cultists", 6),
    ("among_cultists", 7), ("among_cultists", 8), ("dark_providence", 1), ("dark_providence", 3),
]  # fmt: skip
SEEDS = {"shadow_hunters": ["a", "b"], "among_cultists": ["a"], "dark_providence": ["d"]}


def everybody(players: int) -> list[Viewer]:
    """All viewers: spectators (None), and every seat."""
    return [None, *range(players)]


def differences(
    game: str, players: int, seed: str, viewers: list[Viewer]
) -> Iterator[tuple[Segment, str]]:
    """Play a whole game. Yield each segment, and where it differs from its twin."""
    crowd = Crowd(game, players, seed)
    for segment in segments(crowd, viewers):
        yield segment, segment.difference(f"{seed} {segment.number}")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_frame_and_its_time_are_the_same_in_a_world_with_other_secrets(
    game: str, players: int
) -> None:
    compared = frames_compared = other_worlds = 0

    for seed in SEEDS[game]:
        for segment, found in differences(game, players, seed, everybody(players)):
            assert not found, (seed, segment.viewer, found)
            compared += 1
            frames_compared += len(segment.world.received)
            other_worlds += segment.is_another_world(f"{seed} {segment.number}")

    assert compared > 20
    assert frames_compared > 5 * compared
    assert players == 1 or other_worlds > compared // 2


# With slow bot workers.


def differences_with_bots(
    game: str, players: int, seed: str, bots: int
) -> Iterator[tuple[Segment, str]]:
    """Play a whole game with slow bots. Yield each segment, and where it differs from its twin."""
    crowd = Crowd(game, players, seed, bots)
    for segment in segments(crowd, everybody(players - bots), SlowWorld):
        yield segment, segment.difference(f"{seed} {segment.number}", SlowWorld)


@pytest.mark.parametrize(
    ("game", "players", "bots"),
    [("shadow_hunters", 6, 4), ("among_cultists", 8, 6), ("dark_providence", 3, 2)],
)
def test_bots_show_the_same_at_the_same_time_though_they_think_longer_in_one_world(
    game: str, players: int, bots: int
) -> None:
    compared = other_worlds = 0

    for segment, found in differences_with_bots(game, players, "slow", bots):
        assert not found, (segment.viewer, found)
        compared += 1
        other_worlds += segment.is_another_world(f"slow {segment.number}")

    assert compared > 12
    assert other_worlds > compared // 2


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists"])
def test_bots_that_act_as_soon_as_they_have_thought_are_caught(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(plan: Plan, moment: int) -> None:
        plan.due = moment

    monkeypatch.setattr(Plan, "no_sooner_than", leaky)
    # Just before bots are due to act, so that only those who think quickly are in time.
    monkeypatch.setattr(slow_pool, "LATE", (1_100,))

    games = (differences_with_bots(game, 6, f"leak {seed}", 4) for seed in range(6))
    assert any(found for game in games for _, found in game)


# Windows that are opened together.


def staged(match: AnyMatch) -> list[list[Seat]]:
    """Who is asked in each of the windows that are opened together."""
    return [list(stage.pending) for stage in question.look_ahead(match)]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_windows_that_are_opened_together_are_the_same_in_a_twin_world(players: int) -> None:
    merged = 0

    for seed in range(8):
        match, random = deal("shadow_hunters", players, f"ahead {seed}")
        while match.pending:
            step(match, random)
            if not match.pending or question.kind_of(match) != "window":
                continue
            here = staged(match)
            merged += len(here) > 1
            assert {stage.story_length for stage in question.look_ahead(match)} == {
                match.story_length
            }
            for viewer in everybody(players):
                twin = twin_of(match, viewer, f"{seed} {len(match.log)}")
                assert staged(twin) == here
                assert question.kind_of(twin) == "window"

    assert merged > 3


# Deliberate leaks.


def finds_a_difference(game: str, players: int, viewers: list[Viewer], most: int = 6) -> bool:
    """Whether any of a few games differs from its twins."""
    games = (differences(game, players, f"leak {seed}", viewers) for seed in range(most))
    return any(found for game in games for _, found in game)


@pytest.mark.parametrize(("game", "players"), [("shadow_hunters", 6), ("among_cultists", 5)])
def test_without_a_leak_nothing_is_found(game: str, players: int) -> None:
    assert not finds_a_difference(game, players, everybody(players), most=2)


def test_an_event_told_to_all_that_only_two_may_hear_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Story.add

    def leaky(story: Story, told: list[tuple[Audience, Event]]) -> None:
        secret = ("green_drawn", "green_received")
        honest(story, [(ALL if event[0] in secret else to, event) for to, event in told])

    monkeypatch.setattr(Story, "add", leaky)

    assert finds_a_difference("shadow_hunters", 6, [None])
    assert finds_a_difference("shadow_hunters", 6, [0, 1, 2, 3, 4, 5])


def side_of_neighbour(room: Room, seat: Seat) -> str:
    """The side of the player in the next seat."""
    match = room.game.match
    sides: list[str] = match.rules.outcome(match.table).sides
    return sides[(seat + 1) % len(sides)]


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists"])
def test_a_refusal_that_depends_on_somebody_elses_role_is_caught(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(room: Room, me: Member, ask: commands.Answer) -> None:
        try:
            question.answer(room, me, ask)
        except IllegalAnswer:
            raise Refused(side_of_neighbour(room, ask.seat)) from None

    answer: type[Any] = commands.Answer
    monkeypatch.setitem(COMMANDS, answer, leaky)

    assert finds_a_difference(game, 5, [0, 1, 2, 3, 4])


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists", "dark_providence"])
def test_a_spectators_table_made_with_the_eyes_of_a_seat_is_caught(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = outbox.table_frame

    def leaky(
        room: Room, viewer: Viewer, restart: bool, shared: object = None
    ) -> frames.TableFrame | None:
        return honest(room, 0 if viewer is None else viewer, restart, shared)

    monkeypatch.setattr(outbox, "table_frame", leaky)

    assert finds_a_difference(game, 5, [None])


def can_do_something(room: Room) -> bool:
    """Whether anybody who is asked has other options than to go on."""
    return any(decision.options != [GO_ON] for decision in question.asked(room).values())


def test_a_window_that_stays_open_longer_for_those_who_can_do_something_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = clocks.window_length

    def leaky(room: Room) -> int:
        return honest(room) + 1_200 * (honest(room) > 0 and can_do_something(room))

    monkeypatch.setattr(clocks, "window_length", leaky)

    assert finds_a_difference("shadow_hunters", 6, everybody(6))


def test_a_deadline_that_depends_on_how_many_options_somebody_has_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaky(room: Room) -> int:
        options = sum(len(decision.options) for decision in question.asked(room).values())
        return clocks.limit(room) + 1_000 * options

    monkeypatch.setattr("turncoat.server.room.outbox.limit", leaky)

    assert finds_a_difference("dark_providence", 3, everybody(3))


def test_windows_opened_together_only_if_nobody_can_do_anything_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = question.look_ahead

    def leaky(match: AnyMatch) -> list[AnyMatch]:
        found = honest(match)
        tempted = any(decision.options != [GO_ON] for decision in match.pending.values())
        return found[:1] if tempted else found

    monkeypatch.setattr(question, "look_ahead", leaky)

    assert finds_a_difference("shadow_hunters", 6, everybody(6))


def test_an_announcement_put_only_to_those_who_can_make_it_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = outbox.asking

    def leaky(room: Room) -> frames.Asking | None:
        shown = honest(room)
        if shown is None or shown.kind != "window":
            return shown
        asked = question.asked(room)
        seats = [seat for seat in shown.seats if asked[seat].options != [GO_ON]]
        return frames.Asking(
            shown.number, seats, shown.kind, shown.opened, shown.until, shown.notice
        )

    monkeypatch.setattr(outbox, "asking", leaky)

    assert finds_a_difference("among_cultists", 5, everybody(5))
