"""Bots at the table: what they are given to think about, and when what they want comes to pass."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.server.room.bot_workers import (
    BEAT,
    heard,
    let_think,
    reach_thinking,
    reach_turn,
    with_bots,
)
from tests.server.room.hall import Hall
from tests.server.room.play.slow_pool import SlowPool, has_choice
from tests.server.room.scenes import NAMES, WATCHER, asks, dealt, kind, name_of, reach
from turncoat.core.terms import GO_ON, Claim, Seat
from turncoat.games import GAMES
from turncoat.server.bots.process import answer_question
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.play.pace import SHORTEST_PAUSE, allowance, pause
from turncoat.server.room.play.question import stages

# What a new question comes after.
NEXT = (changes.Dealt, changes.Closed, changes.Interrupted)

every_game = pytest.mark.parametrize("game", sorted(GAMES))


# What they are given.


def seen_by(hall: Hall, seat: Seat) -> bytes:
    """What a person in this seat would see, without derived parts, as bytes."""
    match = next((at for at in stages(hall.room) if seat in at.pending), hall.room.game.match)
    return msgspec.json.encode(match.view(seat, restart=False, derived=False))


@every_game
def test_bots_get_the_view_of_their_own_seat_and_nothing_else(game: str) -> None:
    hall = with_bots(game)
    looked: list[BotQuestion] = []

    def look(hall: Hall) -> bool:
        for think in hall.questions:
            assert think.view == seen_by(hall, think.seat)
            assert msgspec.json.decode(think.view, type=GAMES[game].view_type).seat == think.seat
            assert msgspec.json.decode(msgspec.json.encode(think), type=BotQuestion) == think
        looked.extend(hall.questions)
        let_think(hall)
        return len(looked) > 150

    hall.play(NAMES[:2], until=look)

    assert len(looked) > 20
    assert all(hall.room.chairs[think.seat].by_bot for think in looked)


@every_game
def test_a_bot_is_asked_what_its_seat_is_asked(game: str) -> None:
    hall = with_bots(game)

    think = reach_turn(hall)

    assert think.decision == hall.room.game.match.decision_view(think.seat)
    [job] = hall.room.jobs
    assert (job.room, job.deal, job.question) == ("CODE", 1, hall.room.game.number)
    assert (think.game, think.level) == (game, "sensible")


@every_game
def test_a_blind_bot_is_shown_no_view(game: str) -> None:
    hall = with_bots(game, bots="uniform")

    think = reach_turn(hall)

    assert think.level == "uniform"
    assert think.view == b"null"


@every_game
def test_nobody_is_asked_to_think_about_the_same_question_twice(game: str) -> None:
    hall = with_bots(game)
    reach_turn(hall)
    asked = [think.seat for think in hall.questions]

    hall.wait(10)
    hall.disconnect("Ada")
    hall.connect("Ada")

    assert [think.seat for think in hall.questions] == asked


def test_two_bots_throw_different_dice() -> None:
    hall = with_bots("among_cultists", bots="uniform")

    questions = reach_thinking(hall, asks("vote"))

    assert len({think.seed for think in questions}) == 3


# When they answer.


def closed_at(hall: Hall, entry: int) -> int:
    """When the first question closed since so many facts were noted."""
    unsaved = hall.room.unsaved[entry:]
    return next(entry.at for entry in unsaved if isinstance(entry.change, changes.Closed))


@every_game
@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize(("thought", "opens"), [(0, 1), (0.5, 1), (1.2, 1), (1.21, 2), (40, 34)])
def test_bots_answer_on_the_beat_however_long_they_think(
    game: str, forced: bool, thought: float, opens: int
) -> None:
    hall = with_bots(game, people=1)
    reach_turn(hall, forced)
    entry, opened = len(hall.room.unsaved), hall.room.game.opened
    [job] = hall.room.jobs
    inbox.begin_job(hall.room, hall.now, job)

    hall.wait(thought)
    inbox.finish_job(hall.room, hall.now, job, [answer_question(think) for think in job.questions])
    hall.wait(BEAT / 1000)

    assert closed_at(hall, entry) == opened + opens * BEAT


@every_game
@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("share", [0, 1])
@pytest.mark.parametrize(("beats", "late", "opens"), [(1, 0, 1), (1, 1, 2), (2, 0, 2), (7, 1, 8)])
def test_a_late_pool_delays_forced_answers_and_choices_alike(
    game: str, forced: bool, share: int, beats: int, late: int, opens: int
) -> None:
    hall = with_bots(game, people=1)
    reach_turn(hall, forced)
    entry, opened = len(hall.room.unsaved), hall.room.game.opened
    [job] = hall.room.jobs

    hall.wait((beats * BEAT - allowance(hall.room) + late) / 1000)
    inbox.begin_job(hall.room, hall.now, job)
    hall.wait(share * allowance(hall.room) / 1000)
    inbox.finish_job(hall.room, hall.now, job, [answer_question(think) for think in job.questions])
    hall.wait(2 * BEAT / 1000)

    assert closed_at(hall, entry) == opened + opens * BEAT


@every_game
def test_what_leaves_no_choice_goes_the_same_way_as_a_choice(game: str) -> None:
    hall = with_bots(game, people=1)

    think = reach_turn(hall, forced=True)
    before = dict(hall.room.game.held)
    let_think(hall)

    assert think.decision is not None
    assert before == hall.room.game.held == {}
    assert inbox.wakes_at(hall.room) == hall.room.game.opened + BEAT


@every_game
def test_nothing_of_a_thought_is_seen_or_written_before_its_moment(game: str) -> None:
    hall = with_bots(game, people=1)
    reach_turn(hall)
    hall.raw(WATCHER)
    entry = len(hall.room.unsaved)

    let_think(hall)
    hall.wait((BEAT - 1) / 1000)

    assert hall.raw(WATCHER) == []
    assert len(hall.room.unsaved) == entry


# Thoughts that come too late.


def comes_of(hall: Hall, job: BotJob, *wants: BotResult) -> int:
    """How many facts come of what bots want, up to their moment."""
    entry = len(hall.room.unsaved)
    hall.decide(job, list(wants))
    while hall.room.runtime.plans and hall.room.runtime.plans[0].results is not None:
        hall.wait(0.1)
    return len(hall.room.unsaved) - entry


def turn_job(hall: Hall) -> BotJob:
    """What a bot alone is asked, that has a choice."""
    reach_turn(hall)
    [job] = hall.room.jobs
    return job


def test_a_thought_about_an_older_question_is_dropped() -> None:
    hall = with_bots("shadow_hunters")
    job = turn_job(hall)
    options = [think.decision.options[0] for think in job.questions if think.decision]
    number = hall.room.game.number
    hall.do("Ada", commands.Offer, seat=0, question=number, option=("reveal",))

    assert not inbox.begin_job(hall.room, hall.now, job)
    assert comes_of(hall, job, *[BotResult(option=option) for option in options]) == 0
    assert hall.room.game.held == {}


def test_a_thought_about_another_deal_is_dropped() -> None:
    hall = with_bots("dark_providence", people=1)
    reach_turn(hall)
    job = msgspec.structs.replace(hall.room.jobs[0], question=1)
    hall.room.runtime.plans[0].job = job
    wants = [BotResult(claim=("suspect", 0)) for _ in job.questions]
    hall.agree("remake", "Ada")
    in_the_lobby = comes_of(hall, job, *wants)
    hall.do("Ada", commands.Ready, nonce="0a")

    assert (job.deal, hall.room.deals) == (1, 2)
    assert job.question == hall.room.game.number
    assert in_the_lobby == 0
    assert comes_of(hall, job, *wants) == 0
    assert all(plan.job is not job for plan in hall.room.runtime.plans)


@pytest.mark.parametrize("option", [("no_such_thing",), None])
def test_a_thought_that_is_no_answer_is_dropped(option: Any) -> None:
    hall = with_bots("shadow_hunters")
    job = turn_job(hall)

    assert comes_of(hall, job, *[BotResult(option=option) for _ in job.questions]) == 0


def test_a_thought_for_somebody_who_has_returned_is_dropped() -> None:
    hall = reach(dealt("among_cultists"), asks("vote"))
    hall.bots_think = False
    hall.do("Ada", commands.Leave)
    [job] = hall.room.jobs
    hall.do("Ada", commands.Return, seat=0)

    assert comes_of(hall, job, BotResult(option=("abstain",))) == 0
    assert hall.room.game.held == {}


# Standing in.


@every_game
def test_a_bot_that_sits_in_knows_what_the_seat_has_claimed(game: str) -> None:
    hall = reach(dealt(game), lambda hall: kind(hall) == "turn")
    hall.bots_think = False
    [seat] = hall.decisions
    name = name_of(hall, seat)
    claim: Claim = ("suspect", (seat + 1) % 4)
    hall.do(name, commands.Say, seat=seat, claim=claim)

    hall.do(name, commands.Leave)
    [think] = hall.questions

    assert (seat, claim) in heard(think)
    assert think.view == seen_by(hall, seat)
    assert think.level == "sensible"


def test_whoever_sits_in_for_a_person_plays_as_well_as_a_bot_can() -> None:
    hall = dealt("among_cultists", people=4, bots="uniform")
    hall.bots_think = False
    hall.do("Ada", commands.Leave)
    for seat in range(1, 4):
        hall.answer(NAMES[seat], GO_ON)
    hall.wait(2 * BEAT / 1000)

    questions = reach_thinking(hall, asks("vote"))

    assert {think.seat: think.level for think in questions} == {0: "sensible", 4: "uniform"}


# Whole games.


@every_game
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
def test_a_game_of_bots_alone_comes_to_its_end(game: str, bots: str) -> None:
    hall = dealt(game, people=1, bots=bots, clocks=Clocks(interval_ms=300))
    hall.do("Ada", commands.Leave)
    hall.disconnect("Ada")

    hall.play([], most=20_000)

    assert hall.room.phase == "ended"
    assert hall.looks(WATCHER).result is not None
    assert hall.changes(changes.Noticed) == []


def play_with(pool: SlowPool, hall: Hall) -> None:
    """Up to the end, as fast as the pool goes."""
    while hall.room.phase == "playing":
        moments = [moment for moment in (pool.due(), inbox.wakes_at(hall.room)) if moment]
        hall.wait((min(moments) - hall.now) / 1000)
        pool.work(hall.now)


def lengths(hall: Hall) -> dict[int, int]:
    """How long each question was open."""
    moments = [entry.at for entry in hall.room.unsaved if isinstance(entry.change, NEXT)]
    return {number: after - at for number, (at, after) in enumerate(pairwise(moments), 1)}


def bots_alone(game: str, bots: str, clocks: Clocks) -> Hall:
    """The only person leaves at once."""
    hall = dealt(game, people=1, bots=bots, clocks=clocks)
    hall.bots_think = False
    hall.do("Ada", commands.Leave)
    hall.room.jobs = []
    hall.room.runtime.asked_about = (0, 0)
    inbox.wake(hall.room, hall.now)
    return hall


@every_game
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
@pytest.mark.parametrize("beat", [0, 50, 400, 1_200])
def test_with_a_slow_pool_forced_questions_take_as_long_as_real_ones(
    game: str, bots: str, beat: int
) -> None:
    hall = bots_alone(game, bots, Clocks(pace="untimed", window=0, interval_ms=beat))
    pool = SlowPool(hall.room, late=lambda job: [0, 0, 700, 2_500][job.question % 4])

    play_with(pool, hall)

    took, least = lengths(hall), pause(hall.room)
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
def test_without_a_beat_every_question_to_bots_is_shown_for_the_shortest_pause(
    game: str, bots: str
) -> None:
    hall = bots_alone(game, bots, Clocks(pace="untimed", window=0, interval_ms=0))
    hall.bots_think = True
    shown: dict[int, int] = {}

    def look(hall: Hall) -> bool:
        asking = hall.looks(WATCHER).asking
        if asking is not None:
            shown.setdefault(asking.number, asking.opened)
        return False

    hall.think()
    hall.play([], until=look, most=20_000)

    assert list(shown) == list(range(1, len(shown) + 1))
    assert len(shown) > 20
    assert {after - at for at, after in pairwise(shown.values())} == {pause(hall.room)}
    assert pause(hall.room) >= SHORTEST_PAUSE
