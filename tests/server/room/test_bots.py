"""Bots at the table: what they are given to think about, and when what they want comes to pass."""

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.room.hall import Hall
from tests.server.room.scenes import NAMES, WATCHER, asks, dealt, kind, name_of, reach
from tests.server.room.thinkers import BEAT, heard, let_think, reach_thinking, reach_turn, with_bots
from turncoat.core.words import GO_ON, Claim, Seat
from turncoat.games import GAMES
from turncoat.server.protocol import requests
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import desk, facts
from turncoat.server.room.question import stages
from turncoat.server.room.thoughts import Think, Thought
from turncoat.server.thinking import ponder

DAY = 24 * 60 * 60 * 1000
# What a new question comes after.
NEXT = (facts.Dealt, facts.Closed, facts.Interrupted)

every_game = pytest.mark.parametrize("game", sorted(GAMES))


# What they are given.


def seen_by(hall: Hall, seat: Seat) -> bytes:
    """What a person in this seat would see of what it is asked, as bytes."""
    match = next((at for at in stages(hall.room) if seat in at.pending), hall.room.game.match)
    return msgspec.json.encode(match.view(seat, restart=False))


@every_game
def test_bots_get_the_view_of_their_own_seat_and_nothing_else(game: str) -> None:
    hall = with_bots(game)
    looked: list[Think] = []

    def look(hall: Hall) -> bool:
        for think in hall.room.thinks:
            assert think.view == seen_by(hall, think.seat)
            assert msgspec.json.decode(think.view, type=GAMES[game].view_type).seat == think.seat
            assert msgspec.json.decode(msgspec.json.encode(think), type=Think) == think
        looked.extend(hall.room.thinks)
        let_think(hall)
        return len(looked) > 150

    hall.play(NAMES[:2], until=look)

    assert len(looked) > 20
    assert all(hall.room.chairs[think.seat].by_bot for think in looked)


@every_game
def test_a_bot_is_asked_what_its_seat_is_asked(game: str) -> None:
    hall = with_bots(game)

    think = reach_turn(hall)

    assert think.decision == hall.room.game.match.shown(think.seat)
    assert (think.room, think.deal, think.number) == ("CODE", 1, hall.room.game.number)
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
    asked = [think.seat for think in hall.room.thinks]

    hall.wait(10)
    hall.disconnect("Ada")
    hall.connect("Ada")

    assert [think.seat for think in hall.room.thinks] == asked


def test_two_bots_throw_different_dice() -> None:
    hall = with_bots("among_cultists", bots="uniform")

    thinks = reach_thinking(hall, asks("vote"))

    assert len({think.seed for think in thinks}) == 3


# When they answer.


@every_game
@pytest.mark.parametrize(("thought", "opens"), [(0, 1), (0.5, 1), (1.2, 1), (1.21, 2), (40, 34)])
def test_a_bot_answers_on_the_beat_however_long_it_thinks(
    game: str, thought: float, opens: int
) -> None:
    hall = with_bots(game)
    reach_turn(hall)
    noted, opened = len(hall.room.fresh), hall.room.game.opened

    hall.wait(thought)
    let_think(hall)
    hall.wait(BEAT / 1000)

    fresh = hall.room.fresh[noted:]
    closed = next(noted.at for noted in fresh if isinstance(noted.fact, facts.Closed))
    assert closed == opened + opens * BEAT


@every_game
def test_what_leaves_no_choice_is_answered_on_the_beat_without_a_thought(game: str) -> None:
    hall = with_bots(game, people=1)

    def no_choice(hall: Hall) -> bool:
        answered = kind(hall) == "turn" and list(hall.room.game.held) == list(hall.decisions)
        if answered and not hall.room.thinks:
            return True
        let_think(hall)
        return False

    reach(hall, no_choice)
    [decision] = hall.decisions.values()

    assert len(decision.options) == 1
    assert desk.wakes_at(hall.room) == hall.room.game.opened + BEAT


# Thoughts that come too late.


def hears(hall: Hall, think: Think, thought: Thought) -> int:
    """How many facts come of a thought."""
    noted = len(hall.room.fresh)
    desk.hear(hall.room, hall.now, think, thought)
    return len(hall.room.fresh) - noted


def test_a_thought_about_an_older_question_is_dropped() -> None:
    hall = with_bots("shadow_hunters")
    think = reach_turn(hall)
    assert think.decision
    number = hall.room.game.number
    hall.do("Ada", requests.Offer, seat=0, question=number, option=("reveal",))

    assert hears(hall, think, Thought(option=think.decision.options[0])) == 0
    assert hall.room.game.held == {}


def test_a_thought_about_another_deal_is_dropped() -> None:
    hall = with_bots("dark_providence", people=1)
    think = msgspec.structs.replace(reach_turn(hall), number=1)
    hall.agree("remake", "Ada")
    in_the_lobby = hears(hall, think, Thought(claim=("suspect", 0)))
    hall.do("Ada", requests.Ready, nonce="0a")

    assert (think.deal, hall.room.deals) == (1, 2)
    assert think.number == hall.room.game.number
    assert in_the_lobby == 0
    assert hears(hall, think, Thought(claim=("suspect", 0))) == 0
    assert hall.room.live.remarks == []


@pytest.mark.parametrize("option", [("no_such_thing",), None])
def test_a_thought_that_is_no_answer_is_dropped(option: Any) -> None:
    hall = with_bots("shadow_hunters")
    think = reach_turn(hall)

    assert hears(hall, think, Thought(option=option)) == 0


def test_a_thought_for_somebody_who_has_returned_is_dropped() -> None:
    hall = reach(dealt("among_cultists"), asks("vote"))
    hall.bots_think = False
    hall.do("Ada", requests.Leave)
    [think] = hall.room.thinks
    hall.do("Ada", requests.Return, seat=0)

    assert hears(hall, think, Thought(option=("abstain",))) == 0
    assert hall.room.game.held == {}


# Sitting in.


@every_game
def test_a_bot_that_sits_in_knows_what_the_seat_has_claimed(game: str) -> None:
    hall = reach(dealt(game), lambda hall: kind(hall) == "turn")
    hall.bots_think = False
    [seat] = hall.decisions
    name = name_of(hall, seat)
    claim: Claim = ("suspect", (seat + 1) % 4)
    hall.do(name, requests.Say, seat=seat, claim=claim)

    hall.do(name, requests.Leave)
    [think] = hall.room.thinks

    assert (seat, claim) in heard(think)
    assert think.view == seen_by(hall, seat)
    assert think.level == "sensible"


def test_whoever_sits_in_for_a_person_plays_as_well_as_a_bot_can() -> None:
    hall = dealt("among_cultists", people=4, bots="uniform")
    hall.bots_think = False
    hall.do("Ada", requests.Leave)
    for seat in range(1, 4):
        hall.answer(NAMES[seat], GO_ON)
    hall.wait(2 * BEAT / 1000)

    thinks = reach_thinking(hall, asks("vote"))

    assert {think.seat: think.level for think in thinks} == {0: "sensible", 4: "uniform"}


# Whole games.


@every_game
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
def test_a_game_of_bots_alone_comes_to_its_end(game: str, bots: str) -> None:
    hall = dealt(game, people=1, bots=bots, clocks=Clocks(beat_ms=300))
    hall.do("Ada", requests.Leave)
    hall.disconnect("Ada")

    hall.play([], most=20_000)

    assert hall.room.phase == "ended"
    assert hall.looks(WATCHER).result is not None
    assert hall.facts(facts.Noticed) == []


def play_slowly(hall: Hall, random: Random) -> None:
    """Up to the end, with bots that take longer for some thoughts than for others."""
    waiting: list[tuple[int, Think]] = []
    while hall.room.phase == "playing":
        thinks, hall.room.thinks = hall.room.thinks, []
        waiting += [
            (hall.now + random.choice([0, 300, 1_100, 2_500, 5_000]), think) for think in thinks
        ]
        moments = [when for when, _ in waiting] + [desk.wakes_at(hall.room) or hall.now + DAY]
        hall.wait((min(moments) - hall.now) / 1000)
        ready = [think for when, think in waiting if when <= hall.now]
        waiting = [(when, think) for when, think in waiting if when > hall.now]
        for think in ready:
            desk.hear(hall.room, hall.now, think, ponder(think))


@every_game
def test_bots_alone_close_every_question_on_the_beat_however_slow_they_are(game: str) -> None:
    hall = dealt(game, people=1, bots="uniform")
    hall.bots_think = False
    hall.do("Ada", requests.Leave)

    play_slowly(hall, Random(1))

    moments = [noted for noted in hall.room.fresh if isinstance(noted.fact, NEXT)]
    lengths = [after.at - before.at for before, after in pairwise(moments)]
    assert set(lengths) == {BEAT, 3 * BEAT, 5 * BEAT}
