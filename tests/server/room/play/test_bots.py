"""Bots at the table: what they are given to think about, and when they act."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.server.room.bot_workers import (
    INTERVAL,
    heard,
    let_think,
    reach_thinking,
    reach_turn,
    with_bots,
)
from tests.server.room.play.slow_pool import SlowPool, has_choice
from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import NAMES, SPECTATOR, asks, dealt, kind, name_of, reach
from turncoat.core.terms import GO_ON, Claim, Seat
from turncoat.games import GAMES
from turncoat.server.bots.process import answer_question
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.play.pace import SHORTEST_PAUSE, allowance, pause
from turncoat.server.room.play.question import stages

# The changes that a new question follows.
NEXT = (changes.Dealt, changes.Closed, changes.Interrupted)

every_game = pytest.mark.parametrize("game", sorted(GAMES))


# What they are given.


def seen_by(harness: RoomHarness, seat: Seat) -> bytes:
    """What a person in this seat would see, without derived parts, as bytes."""
    match = next((at for at in stages(harness.room) if seat in at.pending), harness.room.game.match)
    return msgspec.json.encode(match.view(seat, restart=False, derived=False))


@every_game
def test_bots_get_the_view_of_their_own_seat_and_nothing_else(game: str) -> None:
    harness = with_bots(game)
    looked: list[BotQuestion] = []

    def look(harness: RoomHarness) -> bool:
        for think in harness.questions:
            assert think.view == seen_by(harness, think.seat)
            assert msgspec.json.decode(think.view, type=GAMES[game].view_type).seat == think.seat
            assert msgspec.json.decode(msgspec.json.encode(think), type=BotQuestion) == think
        looked.extend(harness.questions)
        let_think(harness)
        return len(looked) > 150

    harness.play(NAMES[:2], until=look)

    assert len(looked) > 20
    assert all(harness.room.chairs[think.seat].by_bot for think in looked)


@every_game
def test_a_bot_is_asked_what_its_seat_is_asked(game: str) -> None:
    harness = with_bots(game)

    think = reach_turn(harness)

    assert think.decision == harness.room.game.match.decision_view(think.seat)
    [job] = harness.room.jobs
    assert (job.room, job.deal, job.question) == ("CODE", 1, harness.room.game.number)
    assert (think.game, think.level) == (game, "sensible")


@every_game
def test_a_blind_bot_is_shown_no_view(game: str) -> None:
    harness = with_bots(game, bots="uniform")

    think = reach_turn(harness)

    assert think.level == "uniform"
    assert think.view == b"null"


@every_game
def test_nobody_is_asked_to_think_about_the_same_question_twice(game: str) -> None:
    harness = with_bots(game)
    reach_turn(harness)
    asked = [think.seat for think in harness.questions]

    harness.wait(10)
    harness.disconnect("Ada")
    harness.connect("Ada")

    assert [think.seat for think in harness.questions] == asked


def test_two_bots_throw_different_dice() -> None:
    harness = with_bots("among_cultists", bots="uniform")

    questions = reach_thinking(harness, asks("vote"))

    assert len({think.seed for think in questions}) == 3


# When they answer.


def closed_at(harness: RoomHarness, entry: int) -> int:
    """When the next question closed after the first `entry` journal entries."""
    unsaved = harness.room.unsaved[entry:]
    return next(entry.at for entry in unsaved if isinstance(entry.change, changes.Closed))


@every_game
@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize(("thought", "opens"), [(0, 1), (0.5, 1), (1.2, 1), (1.21, 2), (40, 34)])
def test_bots_answer_at_the_interval_however_long_they_think(
    game: str, forced: bool, thought: float, opens: int
) -> None:
    harness = with_bots(game, people=1)
    reach_turn(harness, forced)
    entry, opened = len(harness.room.unsaved), harness.room.game.opened
    [job] = harness.room.jobs
    inbox.begin_job(harness.room, harness.now, job)

    harness.wait(thought)
    inbox.finish_job(
        harness.room, harness.now, job, [answer_question(think) for think in job.questions]
    )
    harness.wait(INTERVAL / 1000)

    assert closed_at(harness, entry) == opened + opens * INTERVAL


@every_game
@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("share", [0, 1])
@pytest.mark.parametrize(
    ("intervals", "late", "opens"), [(1, 0, 1), (1, 1, 2), (2, 0, 2), (7, 1, 8)]
)
def test_a_late_pool_delays_forced_answers_and_choices_alike(
    game: str, forced: bool, share: int, intervals: int, late: int, opens: int
) -> None:
    harness = with_bots(game, people=1)
    reach_turn(harness, forced)
    entry, opened = len(harness.room.unsaved), harness.room.game.opened
    [job] = harness.room.jobs

    harness.wait((intervals * INTERVAL - allowance(harness.room) + late) / 1000)
    inbox.begin_job(harness.room, harness.now, job)
    harness.wait(share * allowance(harness.room) / 1000)
    inbox.finish_job(
        harness.room, harness.now, job, [answer_question(think) for think in job.questions]
    )
    harness.wait(2 * INTERVAL / 1000)

    assert closed_at(harness, entry) == opened + opens * INTERVAL


@every_game
def test_what_leaves_no_choice_goes_the_same_way_as_a_choice(game: str) -> None:
    harness = with_bots(game, people=1)

    think = reach_turn(harness, forced=True)
    before = dict(harness.room.game.held)
    let_think(harness)

    assert think.decision is not None
    assert before == harness.room.game.held == {}
    assert inbox.wakes_at(harness.room) == harness.room.game.opened + INTERVAL


@every_game
def test_nothing_of_a_thought_is_seen_or_written_before_its_moment(game: str) -> None:
    harness = with_bots(game, people=1)
    reach_turn(harness)
    harness.raw(SPECTATOR)
    entry = len(harness.room.unsaved)

    let_think(harness)
    harness.wait((INTERVAL - 1) / 1000)

    assert harness.raw(SPECTATOR) == []
    assert len(harness.room.unsaved) == entry


# Results that come too late.


def comes_of(harness: RoomHarness, job: BotJob, *wants: BotResult) -> int:
    """Finish a job with these results; return how many journal entries follow until bots act."""
    entry = len(harness.room.unsaved)
    harness.decide(job, list(wants))
    while harness.room.runtime.plans and harness.room.runtime.plans[0].results is not None:
        harness.wait(0.1)
    return len(harness.room.unsaved) - entry


def turn_job(harness: RoomHarness) -> BotJob:
    """Play on until one bot alone is asked and has a choice; return the job."""
    reach_turn(harness)
    [job] = harness.room.jobs
    return job


def test_a_thought_about_an_older_question_is_dropped() -> None:
    harness = with_bots("shadow_hunters")
    job = turn_job(harness)
    options = [think.decision.options[0] for think in job.questions if think.decision]
    number = harness.room.game.number
    harness.do("Ada", commands.Offer, seat=0, question=number, option=("reveal",))

    assert not inbox.begin_job(harness.room, harness.now, job)
    assert comes_of(harness, job, *[BotResult(option=option) for option in options]) == 0
    assert harness.room.game.held == {}


def test_a_thought_about_another_deal_is_dropped() -> None:
    harness = with_bots("dark_providence", people=1)
    reach_turn(harness)
    job = msgspec.structs.replace(harness.room.jobs[0], question=1)
    harness.room.runtime.plans[0].job = job
    wants = [BotResult(claim=("suspect", 0)) for _ in job.questions]
    harness.agree("remake", "Ada")
    in_the_lobby = comes_of(harness, job, *wants)
    harness.do("Ada", commands.Ready, nonce="0a")

    assert (job.deal, harness.room.deals) == (1, 2)
    assert job.question == harness.room.game.number
    assert in_the_lobby == 0
    assert comes_of(harness, job, *wants) == 0
    assert all(plan.job is not job for plan in harness.room.runtime.plans)


@pytest.mark.parametrize("option", [("no_such_thing",), None])
def test_a_thought_that_is_no_answer_is_dropped(option: Any) -> None:
    harness = with_bots("shadow_hunters")
    job = turn_job(harness)

    assert comes_of(harness, job, *[BotResult(option=option) for _ in job.questions]) == 0


def test_a_thought_for_somebody_who_has_returned_is_dropped() -> None:
    harness = reach(dealt("among_cultists"), asks("vote"))
    harness.bots_think = False
    harness.do("Ada", commands.Leave)
    [job] = harness.room.jobs
    harness.do("Ada", commands.Return, seat=0)

    assert comes_of(harness, job, BotResult(option=("abstain",))) == 0
    assert harness.room.game.held == {}


# Standing in.


@every_game
def test_a_bot_that_sits_in_knows_what_the_seat_has_claimed(game: str) -> None:
    harness = reach(dealt(game), lambda harness: kind(harness) == "turn")
    harness.bots_think = False
    [seat] = harness.decisions
    name = name_of(harness, seat)
    claim: Claim = ("suspect", (seat + 1) % 4)
    harness.do(name, commands.Say, seat=seat, claim=claim)

    harness.do(name, commands.Leave)
    [think] = harness.questions

    assert (seat, claim) in heard(think)
    assert think.view == seen_by(harness, seat)
    assert think.level == "sensible"


def test_whoever_sits_in_for_a_person_plays_as_well_as_a_bot_can() -> None:
    harness = dealt("among_cultists", people=4, bots="uniform")
    harness.bots_think = False
    harness.do("Ada", commands.Leave)
    for seat in range(1, 4):
        harness.answer(NAMES[seat], GO_ON)
    harness.wait(2 * INTERVAL / 1000)

    questions = reach_thinking(harness, asks("vote"))

    assert {think.seat: think.level for think in questions} == {0: "sensible", 4: "uniform"}


# Whole games.


@every_game
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
def test_a_game_of_bots_alone_comes_to_its_end(game: str, bots: str) -> None:
    harness = dealt(game, people=1, bots=bots, clocks=Clocks(interval_ms=300))
    harness.do("Ada", commands.Leave)
    harness.disconnect("Ada")

    harness.play([], most=20_000)

    assert harness.room.phase == "ended"
    assert harness.room_frame(SPECTATOR).result is not None
    assert harness.changes(changes.Noticed) == []


def play_with(pool: SlowPool, harness: RoomHarness) -> None:
    """Play a game of bots to its end; the bots think in this pool."""
    while harness.room.phase == "playing":
        moments = [moment for moment in (pool.due(), inbox.wakes_at(harness.room)) if moment]
        harness.wait((min(moments) - harness.now) / 1000)
        pool.work(harness.now)


def lengths(harness: RoomHarness) -> dict[int, int]:
    """How long each question was open."""
    moments = [entry.at for entry in harness.room.unsaved if isinstance(entry.change, NEXT)]
    return {number: after - at for number, (at, after) in enumerate(pairwise(moments), 1)}


def bots_alone(game: str, bots: str, clocks: Clocks) -> RoomHarness:
    """A game of bots only: the one person has left at once."""
    harness = dealt(game, people=1, bots=bots, clocks=clocks)
    harness.bots_think = False
    harness.do("Ada", commands.Leave)
    harness.room.jobs = []
    harness.room.runtime.asked_about = (0, 0)
    inbox.wake(harness.room, harness.now)
    return harness


@every_game
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
@pytest.mark.parametrize("interval", [0, 50, 400, 1_200])
def test_with_a_slow_pool_forced_questions_take_as_long_as_real_ones(
    game: str, bots: str, interval: int
) -> None:
    harness = bots_alone(game, bots, Clocks(pace="untimed", window=0, interval_ms=interval))
    pool = SlowPool(harness.room, late=lambda job: [0, 0, 700, 2_500][job.question % 4])

    play_with(pool, harness)

    took, least = lengths(harness), pause(harness.room)
    found = {(job.question % 4, has_choice(job)): set[int]() for job in pool.jobs}
    for job in pool.jobs:
        found[job.question % 4, has_choice(job)].add(took[job.question])
    assert min(took.values()) == least >= SHORTEST_PAUSE
    for late in range(4):
        assert found[late, True] == found.get((late, False), found[late, True])
        assert len(found[late, True]) == 1
    assert sum(choice is False for _, choice in found) > 1


@every_game
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
def test_without_an_interval_every_question_to_bots_is_shown_for_the_shortest_pause(
    game: str, bots: str
) -> None:
    harness = bots_alone(game, bots, Clocks(pace="untimed", window=0, interval_ms=0))
    harness.bots_think = True
    shown: dict[int, int] = {}

    def look(harness: RoomHarness) -> bool:
        asking = harness.room_frame(SPECTATOR).asking
        if asking is not None:
            shown.setdefault(asking.number, asking.opened)
        return False

    harness.think()
    harness.play([], until=look, most=20_000)

    assert list(shown) == list(range(1, len(shown) + 1))
    assert len(shown) > 20
    assert {after - at for at, after in pairwise(shown.values())} == {pause(harness.room)}
    assert pause(harness.room) >= SHORTEST_PAUSE
