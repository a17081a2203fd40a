"""A room that is rebuilt from its journal is the same as before, whatever has happened in it."""

import pytest

from tests.server.room.random_games import (
    PLAYING,
    act_at_random,
    act_until_end,
    durable_state,
    random_game,
    same_people_connected,
)
from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.core.terms import GO_ON
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox
from turncoat.server.room.people.ballots import BALLOT

SECRET = "5e" * 32
# How many steps of a game lie between two restarts.
STEPS = {"among_cultists": 7, "dark_providence": 35, "shadow_hunters": 5}
EVERY_GAME = pytest.mark.parametrize("game", list(STEPS))


def restart(harness: RoomHarness) -> None:
    """Replace the harness's room by one that is rebuilt from the journal."""
    again = same_people_connected(harness.restarted(), harness.room)
    again.unsaved = harness.room.unsaved + again.unsaved
    harness.room = again
    harness.think()


def check(harness: RoomHarness) -> None:
    """Check that the room is the same after a restart, and that the restart writes nothing."""
    again = same_people_connected(harness.restarted(), harness.room)
    assert durable_state(again) == durable_state(harness.room)
    assert again.unsaved == []


def journal(harness: RoomHarness) -> list[tuple[int, str]]:
    """All changes so far, encoded, with their times."""
    return [(entry.at, changes.pack(entry.change)) for entry in harness.room.unsaved]


def about_to_act(harness: RoomHarness) -> bool:
    """Whether bots are to act so soon that they could not think again before."""
    return any(plan.due < harness.now + plan.allowance for plan in harness.room.runtime.plans)


# Whole games.


@EVERY_GAME
@pytest.mark.parametrize(
    ("bots", "clocks", "seed"),
    [
        ("uniform", Clocks(pace="live"), 1),
        ("sensible", Clocks(pace="live"), 2),
        ("uniform", Clocks(pace="correspondence"), 3),
        ("sensible", Clocks(pace="untimed", interval_ms=0, window=0), 4),
    ],
)
def test_a_room_is_the_same_after_a_restart_at_any_point(
    game: str, bots: str, clocks: Clocks, seed: int
) -> None:
    harness, random = random_game(game, seed, bots, clocks=clocks)

    for step in act_until_end(harness, random):
        if step % STEPS[game] == 0:
            check(harness)

    assert harness.room.phase == "ended"
    check(harness)


@pytest.mark.parametrize(
    ("game", "seed", "steps"),
    [("among_cultists", 11, 7), ("dark_providence", 6, 100), ("shadow_hunters", 9, 5)],
)
def test_a_game_with_many_restarts_goes_as_it_would_have_gone_without(
    game: str, seed: int, steps: int
) -> None:
    harness, random = random_game(game, seed, clocks=Clocks(pace="untimed"))
    other, same_random = random_game(game, seed, clocks=Clocks(pace="untimed"))
    restarts = 0

    # A restart may lose what a bot was about to say, so nobody leaves a seat to a bot that talks.
    # Bots think again after a restart, so there is none when that would make them late.
    for step in act_until_end(harness, random, staying=True):
        act_at_random(other, same_random, staying=True)
        if step % steps == 0 and not about_to_act(other):
            restarts += 1
            restart(other)

    assert harness.room.phase == "ended"
    assert restarts > 5
    assert journal(other) == journal(harness)


@EVERY_GAME
def test_a_game_after_another_is_the_same_after_a_restart(game: str) -> None:
    harness, _ = random_game(game, 7)
    harness.play(PLAYING)
    harness.do(ADA, commands.Again)
    check(harness)
    harness.do(ADA, commands.Ready, nonce="0d")
    harness.do(BEN, commands.Ready, nonce="0e")
    harness.do(CYD, commands.Ready, nonce="0f")

    harness.do(BEN, commands.Write, text="Once more.", seat=1)
    harness.play(PLAYING, until=lambda h: h.room.game.number > 20)

    assert harness.room.deals == 2
    check(harness)


# Single situations.


def test_a_lobby_is_the_same_after_a_restart() -> None:
    harness = RoomHarness().join(ADA, BEN, CYD).seat(ADA, BEN)
    harness.do(BEN, commands.Ready, nonce="0b")
    harness.do(BEN, commands.Leave)
    harness.do(CYD, commands.Sit, seat=1)
    harness.do(CYD, commands.Ready, nonce="0c")
    harness.do(ADA, commands.HandOver, member=harness.ids[CYD])

    check(harness)


def test_a_secret_answer_is_still_there_after_a_restart() -> None:
    harness = RoomHarness("among_cultists", 5).dealt_from(SECRET).start(ADA, BEN, CYD, DAN, "Eve")
    harness.answer(BEN, GO_ON)

    restart(harness)

    assert harness.table(BEN).chosen == GO_ON
    assert harness.table(ADA).chosen is None


def test_a_question_that_all_have_answered_closes_at_its_interval_whatever_happens() -> None:
    harness = RoomHarness("among_cultists", 4).dealt_from(SECRET).start(ADA, BEN, CYD, DAN)
    harness.answer(ADA, GO_ON)
    harness.answer(BEN, GO_ON)
    harness.answer(CYD, GO_ON)
    harness.wait(0.5)
    harness.answer(DAN, GO_ON)
    wakes = inbox.wakes_at(harness.room)

    harness.wait(0.4)
    restart(harness)

    assert wakes == 2_200
    assert inbox.wakes_at(harness.room) == wakes

    harness.now += 400
    restart(harness)

    assert len(harness.changes(changes.Closed)) == 1
    assert harness.room.game.number == 2


def test_a_ballot_closes_at_its_moment_whatever_happens() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(ADA, BEN)
    harness.do(ADA, commands.Call, ballot="pause")
    harness.do(BEN, commands.Vote, yes=True)

    harness.wait(BALLOT - 0.001)
    restart(harness)

    assert harness.room_frame(ADA).paused is None

    harness.wait(0.001)

    assert harness.room_frame(ADA).paused is not None


def test_who_has_called_a_ballot_is_remembered() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(ADA, BEN)
    harness.agree("pause", ADA)

    restart(harness)

    assert harness.refusal(ADA, commands.Call, ballot="pause") == "too_fast"
    assert harness.refusal(BEN, commands.Call, ballot="pause") == ""


def test_whoever_had_a_notice_before_a_restart_has_it_still() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(ADA, BEN, CYD, DAN)
    harness.wait(345)
    before = harness.room_frame(ADA).asking

    restart(harness)

    assert before is not None
    assert before.notice > 0
    assert harness.room_frame(ADA).asking == before


def test_every_fact_comes_out_of_the_journal_as_it_went_in() -> None:
    harness, random = random_game("dark_providence", 8)
    assert list(act_until_end(harness, random)) != []

    entry = [one.change for one in harness.room.unsaved]

    assert [changes.unpack(changes.pack(change)) for change in entry] == entry
    assert len({type(change) for change in entry}) > 12
