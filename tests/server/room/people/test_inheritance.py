"""A bot stands in for a player who left or is out of time, and gives the seat back."""

import pytest

from tests.server.room.play.timed import INTERVAL, NOTICE, SECRET, a_turn, a_vote, asking
from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import NAMES, SPECTATOR, asks, dealt, name_of, options, reach
from turncoat.server.protocol import commands
from turncoat.server.room import changes

# Standing in.


def sat_in_for(harness: RoomHarness, name: str) -> None:
    """Somebody leaves and disconnects, so that a bot stands in."""
    harness.do(name, commands.Leave)
    harness.disconnect(name)


def test_whoever_leaves_is_replaced_at_once_and_may_return() -> None:
    harness, seat = a_turn()
    name = name_of(harness, seat)

    harness.do(name, commands.Leave)
    away = harness.room_frame(SPECTATOR).chairs[seat]
    harness.do(name, commands.Return, seat=seat)
    back = harness.room_frame(SPECTATOR).chairs[seat]

    assert (away.away, away.name, away.member) == (True, name, harness.ids[name])
    assert not back.away


def test_a_reconnect_in_mid_decision_gives_the_seat_back() -> None:
    harness = a_vote()
    sat_in_for(harness, "Ada")
    harness.wait(2 * INTERVAL)
    held = dict(harness.room.game.held)

    harness.connect("Ada")

    assert 0 in held
    assert harness.table("Ada").chosen is None
    assert not harness.room_frame(SPECTATOR).chairs[0].away
    assert harness.changes(changes.Returned) == [changes.Returned(0)]


def test_what_a_bot_was_about_to_answer_is_for_the_one_who_returns_to_decide() -> None:
    harness = a_vote()
    sat_in_for(harness, "Ada")
    harness.wait(2 * INTERVAL)
    for name in NAMES[1:5]:
        harness.answer(name, ("abstain",))
    number = harness.room.game.number
    harness.connect("Ada")

    harness.wait(60)
    waiting = harness.room.game.number
    harness.answer("Ada", ("vote", 3))
    harness.wait(INTERVAL)

    assert waiting == number
    assert (0, ("vote", 3)) in harness.changes(changes.Closed)[-1].answers


@pytest.mark.parametrize("action", ["answer", "return", "say", "write"])
def test_whoever_acts_has_the_seat_back(action: str) -> None:
    harness, seat = a_turn("among_cultists")
    name = name_of(harness, seat)
    option = options(harness, name)[0]
    harness.bots_think = False
    harness.do(name, commands.Leave)

    if action == "answer":
        harness.answer(name, option)
    elif action == "return":
        harness.do(name, commands.Return, seat=seat)
    elif action == "say":
        harness.do(name, commands.Say, seat=seat, claim=("side", "investigators"))
    else:
        harness.do(name, commands.Write, seat=seat, text="Here I am.")

    assert not harness.room.chairs[seat].away
    assert harness.changes(changes.Returned) == [changes.Returned(seat)]


def test_a_refused_answer_does_not_give_the_seat_back() -> None:
    harness, seat = a_turn()
    name = name_of(harness, seat)
    harness.bots_think = False
    harness.do(name, commands.Leave)
    fields = {"seat": seat, "question": harness.room.game.number, "option": ("no_such_thing",)}

    assert harness.refusal(name, commands.Answer, **fields) == "not_an_option"
    assert harness.room.chairs[seat].away


def test_a_choice_made_before_leaving_stands() -> None:
    harness = a_vote()
    harness.answer("Ada", ("vote", 2))

    harness.do("Ada", commands.Leave)
    for name in NAMES[1:5]:
        harness.answer(name, ("abstain",))
    harness.wait(INTERVAL)

    assert (0, ("vote", 2)) in harness.changes(changes.Closed)[-1].answers


def test_a_bot_sits_in_as_often_as_it_must() -> None:
    harness = a_vote()
    for name in NAMES[1:5]:
        harness.answer(name, ("abstain",))
    number = harness.room.game.number
    sat_in_for(harness, "Ada")
    harness.connect("Ada")

    harness.do("Ada", commands.Leave)
    harness.wait(INTERVAL)

    assert harness.changes(changes.SatIn) == [changes.SatIn(0), changes.SatIn(0)]
    assert harness.room.game.number == number + 1


def test_a_notice_that_nobody_needs_any_more_is_lifted() -> None:
    harness = a_slow_bot_in_a_vote()
    harness.wait(SECRET + 1)
    for seat in range(4):
        harness.answer(NAMES[seat], ("abstain",))
    number = harness.room.game.number

    harness.wait(NOTICE)
    lifted = asking(harness).notice
    harness.bots_think = True
    harness.think()
    harness.wait(INTERVAL)

    assert lifted == 0
    assert harness.changes(changes.SatIn) == []
    assert harness.room.game.number == number + 1


def a_slow_bot_in_a_vote() -> RoomHarness:
    """A vote in which a bot has not chosen yet."""
    harness = dealt("among_cultists", people=4)
    harness.bots_think = False

    def found(harness: RoomHarness) -> bool:
        if asks("vote")(harness) and harness.questions:
            return True
        harness.bots_think = True
        harness.think()
        harness.bots_think = False
        return False

    return reach(harness, found)
