"""A bot sits in for whoever left or is out of time, and gives the seat back."""

import pytest

from tests.server.room.hall import Hall
from tests.server.room.play.timed import BEAT, NOTICE, SECRET, a_turn, a_vote, asking
from tests.server.room.scenes import NAMES, WATCHER, asks, dealt, name_of, options, reach
from turncoat.server.protocol import commands
from turncoat.server.room import changes

# Standing in.


def sat_in_for(hall: Hall, name: str) -> None:
    """A bot sits in for somebody who goes."""
    hall.do(name, commands.Leave)
    hall.disconnect(name)


def test_whoever_leaves_is_replaced_at_once_and_may_return() -> None:
    hall, seat = a_turn()
    name = name_of(hall, seat)

    hall.do(name, commands.Leave)
    away = hall.looks(WATCHER).chairs[seat]
    hall.do(name, commands.Return, seat=seat)
    back = hall.looks(WATCHER).chairs[seat]

    assert (away.away, away.name, away.member) == (True, name, hall.ids[name])
    assert not back.away


def test_a_reconnect_in_mid_decision_gives_the_seat_back() -> None:
    hall = a_vote()
    sat_in_for(hall, "Ada")
    hall.wait(2 * BEAT)
    held = dict(hall.room.game.held)

    hall.connect("Ada")

    assert 0 in held
    assert hall.table("Ada").chosen is None
    assert not hall.looks(WATCHER).chairs[0].away
    assert hall.changes(changes.Returned) == [changes.Returned(0)]


def test_what_a_bot_was_about_to_answer_is_for_the_one_who_returns_to_decide() -> None:
    hall = a_vote()
    sat_in_for(hall, "Ada")
    hall.wait(2 * BEAT)
    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))
    number = hall.room.game.number
    hall.connect("Ada")

    hall.wait(60)
    waiting = hall.room.game.number
    hall.answer("Ada", ("vote", 3))
    hall.wait(BEAT)

    assert waiting == number
    assert (0, ("vote", 3)) in hall.changes(changes.Closed)[-1].answers


@pytest.mark.parametrize("deed", ["answer", "return", "say", "write"])
def test_whoever_acts_has_the_seat_back(deed: str) -> None:
    hall, seat = a_turn("among_cultists")
    name = name_of(hall, seat)
    option = options(hall, name)[0]
    hall.bots_think = False
    hall.do(name, commands.Leave)

    if deed == "answer":
        hall.answer(name, option)
    elif deed == "return":
        hall.do(name, commands.Return, seat=seat)
    elif deed == "say":
        hall.do(name, commands.Say, seat=seat, claim=("side", "investigators"))
    else:
        hall.do(name, commands.Write, seat=seat, text="Here I am.")

    assert not hall.room.chairs[seat].away
    assert hall.changes(changes.Returned) == [changes.Returned(seat)]


def test_a_refused_answer_does_not_give_the_seat_back() -> None:
    hall, seat = a_turn()
    name = name_of(hall, seat)
    hall.bots_think = False
    hall.do(name, commands.Leave)
    fields = {"seat": seat, "question": hall.room.game.number, "option": ("no_such_thing",)}

    assert hall.refusal(name, commands.Answer, **fields) == "not_an_option"
    assert hall.room.chairs[seat].away


def test_a_choice_made_before_leaving_stands() -> None:
    hall = a_vote()
    hall.answer("Ada", ("vote", 2))

    hall.do("Ada", commands.Leave)
    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))
    hall.wait(BEAT)

    assert (0, ("vote", 2)) in hall.changes(changes.Closed)[-1].answers


def test_a_bot_sits_in_as_often_as_it_must() -> None:
    hall = a_vote()
    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))
    number = hall.room.game.number
    sat_in_for(hall, "Ada")
    hall.connect("Ada")

    hall.do("Ada", commands.Leave)
    hall.wait(BEAT)

    assert hall.changes(changes.SatIn) == [changes.SatIn(0), changes.SatIn(0)]
    assert hall.room.game.number == number + 1


def test_a_notice_that_nobody_needs_any_more_is_lifted() -> None:
    hall = a_slow_bot_in_a_vote()
    hall.wait(SECRET + 1)
    for seat in range(4):
        hall.answer(NAMES[seat], ("abstain",))
    number = hall.room.game.number

    hall.wait(NOTICE)
    lifted = asking(hall).notice
    hall.bots_think = True
    hall.think()
    hall.wait(BEAT)

    assert lifted == 0
    assert hall.changes(changes.SatIn) == []
    assert hall.room.game.number == number + 1


def a_slow_bot_in_a_vote() -> Hall:
    """A vote in which a bot has not chosen yet."""
    hall = dealt("among_cultists", people=4)
    hall.bots_think = False

    def found(hall: Hall) -> bool:
        if asks("vote")(hall) and hall.questions:
            return True
        hall.bots_think = True
        hall.think()
        hall.bots_think = False
        return False

    return reach(hall, found)
