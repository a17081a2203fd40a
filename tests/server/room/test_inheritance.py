"""Seats of those who are out of time or gone: a bot sits in, and gives the seat back."""

from typing import Any

import pytest

from tests.server.room.hall import Hall
from tests.server.room.scenes import NAMES, WATCHER, asks, dealt, kind, name_of, options, reach
from turncoat.core.words import Seat
from turncoat.server.protocol import requests
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import desk, facts

MOVE, BANK, SECRET, NOTICE, GONE = 45, 300, 120, 20, 60
BEAT = 1.2


def a_turn(game: str = "shadow_hunters", **settings: Any) -> tuple[Hall, Seat, str]:
    """A question in turn, whose it is, and their name."""
    hall = reach(dealt(game, **settings), lambda hall: kind(hall) == "turn")
    [seat] = hall.decisions
    return hall, seat, name_of(hall, seat)


def a_vote(**settings: Any) -> Hall:
    return reach(dealt("among_cultists", **settings), asks("vote"))


def notice(hall: Hall) -> int:
    """When bots sit in, as everybody sees it."""
    asking = hall.looks(WATCHER).asking
    return asking.notice if asking else 0


# Gone.


def test_whoever_is_gone_gets_a_notice_and_then_a_bot() -> None:
    hall, seat, name = a_turn()
    hall.wait(5)
    hall.disconnect(name)

    hall.wait(GONE - 0.001)
    before = notice(hall)
    hall.wait(0.001)
    given = notice(hall)
    hall.wait(NOTICE)

    assert before == 0
    assert given == hall.now
    assert hall.facts(facts.SatIn) == [facts.SatIn(seat)]


def test_being_gone_counts_from_the_question_on() -> None:
    hall, _, name = a_turn()
    other = next(n for n in NAMES if n != name)
    hall.disconnect(other)
    hall.wait(40)
    reach(hall, lambda hall: [name_of(hall, s) for s in hall.decisions] == [other])

    hall.wait(GONE - 0.001)
    before = notice(hall)
    hall.wait(0.001)

    assert before == 0
    assert notice(hall) == hall.now + NOTICE * 1000


def test_whoever_has_another_device_is_not_gone() -> None:
    hall, _, name = a_turn()
    sight = hall.sights[name]
    hall.connect(name)
    hall.disconnect(name)
    hall.sights[name] = sight

    hall.wait(GONE + NOTICE)

    assert notice(hall) == 0
    assert hall.facts(facts.SatIn) == []


def test_a_reconnect_lifts_a_notice_for_being_gone() -> None:
    hall, _, name = a_turn()
    hall.disconnect(name)
    hall.wait(GONE + NOTICE - 1)

    hall.connect(name)
    lifted = notice(hall)
    hall.wait(NOTICE)

    assert lifted == 0
    assert len(hall.facts(facts.NoticeLifted)) == 1
    assert hall.facts(facts.SatIn) == []


def test_a_reconnect_of_somebody_else_lifts_nothing() -> None:
    hall, seat, name = a_turn()
    other = next(n for n in NAMES if n != name)
    hall.disconnect(name)
    hall.disconnect(other)
    hall.wait(GONE + 1)

    hall.connect(other)
    hall.wait(NOTICE)

    assert hall.facts(facts.SatIn) == [facts.SatIn(seat)]


def test_a_reconnect_does_not_lift_a_notice_for_being_out_of_time() -> None:
    hall, seat, name = a_turn()
    hall.wait(MOVE + BANK + 1)
    hall.disconnect(name)

    hall.connect(name)
    hall.wait(NOTICE)

    assert hall.facts(facts.NoticeLifted) == []
    assert hall.facts(facts.SatIn) == [facts.SatIn(seat)]


def test_a_reconnect_in_a_pause_lifts_a_notice_for_being_gone() -> None:
    hall, _, name = a_turn("among_cultists")
    hall.wait(GONE / 2)
    hall.disconnect(name)
    hall.wait(GONE - 15)
    hall.agree("pause", *[n for n in NAMES[:5] if n != name], name)
    hall.wait(MOVE + BANK)

    hall.connect(name)

    assert hall.room.paused
    assert notice(hall) == 0


def test_in_secret_nobody_is_hurried_for_being_gone() -> None:
    hall = a_vote()
    hall.disconnect("Ada")

    hall.wait(SECRET - 0.001)
    before = notice(hall)
    hall.wait(0.001)

    assert before == 0
    assert notice(hall) > 0


def test_without_a_limit_those_who_are_gone_are_late_once_all_others_have_chosen() -> None:
    hall = a_vote(clocks=Clocks(pace="untimed"))
    hall.disconnect("Ada")
    hall.wait(1_000)
    before = notice(hall)

    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))
    given = notice(hall)
    hall.wait(30)

    assert before == 0
    assert given > 0
    assert hall.facts(facts.SatIn) == [facts.SatIn(0)]


def test_a_program_that_never_came_does_not_freeze_the_table() -> None:
    hall = Hall("shadow_hunters", 4, clocks=Clocks(pace="untimed")).join("Ada")
    host = hall.room.members[hall.ids["Ada"]]
    programs = [
        desk.join_program(hall.room, hall.now, host, seat, f"P{seat}", "en", f"hash-{seat}")
        for seat in range(1, 4)
    ]
    hall.do("Ada", requests.Sit, seat=0)
    for member in [host.id, *programs]:
        desk.take(hall.room, hall.now, member, requests.Ready(id=0, nonce="0a"))
    reach(hall, lambda hall: 0 not in hall.decisions)
    [seat] = hall.decisions

    hall.wait(300 + 30)

    assert hall.facts(facts.SatIn) == [facts.SatIn(seat)]


# Sitting in.


def sat_in_for(hall: Hall, name: str) -> None:
    """A bot sits in for somebody who goes."""
    hall.do(name, requests.Leave)
    hall.disconnect(name)


def test_whoever_leaves_is_replaced_at_once_and_may_return() -> None:
    hall, seat, name = a_turn()

    hall.do(name, requests.Leave)
    away = hall.looks(WATCHER).chairs[seat]
    hall.do(name, requests.Return, seat=seat)
    back = hall.looks(WATCHER).chairs[seat]

    assert (away.away, away.name, away.member) == (True, name, hall.ids[name])
    assert not back.away


def test_a_reconnect_in_mid_decision_gives_the_seat_back() -> None:
    hall = a_vote()
    sat_in_for(hall, "Ada")
    held = dict(hall.room.game.held)

    hall.connect("Ada")

    assert 0 in held
    assert hall.table("Ada").chosen is None
    assert not hall.looks(WATCHER).chairs[0].away
    assert hall.facts(facts.Returned) == [facts.Returned(0)]


def test_what_a_bot_was_about_to_answer_is_for_the_one_who_returns_to_decide() -> None:
    hall = a_vote()
    sat_in_for(hall, "Ada")
    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))
    number = hall.room.game.number
    hall.connect("Ada")

    hall.wait(60)
    waiting = hall.room.game.number
    hall.answer("Ada", ("vote", 3))
    hall.wait(BEAT)

    assert waiting == number
    assert (0, ("vote", 3)) in hall.facts(facts.Closed)[-1].answers


@pytest.mark.parametrize("deed", ["answer", "return", "say", "write"])
def test_whoever_acts_has_the_seat_back(deed: str) -> None:
    hall, seat, name = a_turn("among_cultists")
    option = options(hall, name)[0]
    hall.bots_think = False
    hall.do(name, requests.Leave)

    if deed == "answer":
        hall.answer(name, option)
    elif deed == "return":
        hall.do(name, requests.Return, seat=seat)
    elif deed == "say":
        hall.do(name, requests.Say, seat=seat, claim=("side", "investigators"))
    else:
        hall.do(name, requests.Write, seat=seat, text="Here I am.")

    assert not hall.room.chairs[seat].away
    assert hall.facts(facts.Returned) == [facts.Returned(seat)]


def test_a_refused_answer_does_not_give_the_seat_back() -> None:
    hall, seat, name = a_turn()
    hall.bots_think = False
    hall.do(name, requests.Leave)
    fields = {"seat": seat, "question": hall.room.game.number, "option": ("no_such_thing",)}

    assert hall.refusal(name, requests.Answer, **fields) == "not_an_option"
    assert hall.room.chairs[seat].away


def test_a_choice_made_before_leaving_stands() -> None:
    hall = a_vote()
    hall.answer("Ada", ("vote", 2))

    hall.do("Ada", requests.Leave)
    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))
    hall.wait(BEAT)

    assert (0, ("vote", 2)) in hall.facts(facts.Closed)[-1].answers


def test_a_bot_sits_in_as_often_as_it_must() -> None:
    hall = a_vote()
    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))
    number = hall.room.game.number
    sat_in_for(hall, "Ada")
    hall.connect("Ada")

    hall.do("Ada", requests.Leave)
    hall.wait(BEAT)

    assert hall.facts(facts.SatIn) == [facts.SatIn(0), facts.SatIn(0)]
    assert hall.room.game.number == number + 1


def test_a_notice_that_nobody_needs_any_more_is_lifted() -> None:
    hall = a_slow_bot_in_a_vote()
    hall.wait(SECRET + 1)
    for seat in range(4):
        hall.answer(NAMES[seat], ("abstain",))
    number = hall.room.game.number

    hall.wait(NOTICE)
    lifted = notice(hall)
    hall.bots_think = True
    hall.think()
    hall.wait(BEAT)

    assert lifted == 0
    assert hall.facts(facts.SatIn) == []
    assert hall.room.game.number == number + 1


def a_slow_bot_in_a_vote() -> Hall:
    """A vote in which a bot has not chosen yet."""
    hall = dealt("among_cultists", people=4)
    hall.bots_think = False

    def found(hall: Hall) -> bool:
        if asks("vote")(hall) and hall.room.thinks:
            return True
        hall.bots_think = True
        hall.think()
        hall.bots_think = False
        return False

    return reach(hall, found)


# Presence.


def present(hall: Hall, name: str) -> bool:
    """Whether somebody is here, as everybody sees it."""
    members = hall.looks(WATCHER).members
    return next(member.present for member in members if member.id == hall.ids[name])


@pytest.mark.parametrize("topic", ["vote", "announce"])
def test_who_is_here_is_not_told_while_a_secret_choice_is_open(topic: str) -> None:
    hall = reach(dealt("among_cultists"), asks(topic))
    hall.raw(WATCHER)

    hall.disconnect("Ben")
    hall.wait(1)
    hidden, told = present(hall, "Ben"), hall.raw(WATCHER)
    for name in NAMES[:5]:
        hall.answer(name, options(hall, name)[0])
    hall.wait(4)

    assert hidden
    assert told == []
    assert not present(hall, "Ben")


@pytest.mark.parametrize("topic", ["vote", "announce"])
def test_who_comes_back_is_not_told_while_a_secret_choice_is_open(topic: str) -> None:
    hall = dealt("among_cultists")
    hall.disconnect("Ben")
    reach(hall, asks(topic))
    hall.raw(WATCHER)

    hall.connect("Ben")
    hall.wait(1)

    assert not present(hall, "Ben")
    assert hall.raw(WATCHER) == []


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists", "dark_providence"])
def test_who_is_here_is_told_in_turns(game: str) -> None:
    hall, _, _ = a_turn(game)

    hall.disconnect("Ben")
    gone = present(hall, "Ben")
    hall.connect("Ben")

    assert not gone
    assert present(hall, "Ben")
