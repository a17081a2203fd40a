"""Players who are gone get a notice, then a bot; and when it is shown who is present."""

import pytest

from tests.server.room.play.timed import BANK, GONE, MOVE, NOTICE, SECRET, a_turn, a_vote, asking
from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import NAMES, SPECTATOR, asks, dealt, name_of, options, reach
from turncoat.games import GAMES
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox

# Gone.


def test_whoever_is_gone_gets_a_notice_and_then_a_bot() -> None:
    harness, seat = a_turn()
    name = name_of(harness, seat)
    harness.wait(5)
    harness.disconnect(name)

    harness.wait(GONE - 0.001)
    before = asking(harness).notice
    harness.wait(0.001)
    given = asking(harness).notice
    harness.wait(NOTICE)

    assert before == 0
    assert given == harness.now
    assert harness.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_being_gone_counts_from_the_question_on() -> None:
    harness, seat = a_turn()
    name = name_of(harness, seat)
    other = next(n for n in NAMES if n != name)
    harness.disconnect(other)
    harness.wait(40)
    reach(harness, lambda harness: [name_of(harness, s) for s in harness.decisions] == [other])

    harness.wait(GONE - 0.001)
    before = asking(harness).notice
    harness.wait(0.001)

    assert before == 0
    assert asking(harness).notice == harness.now + NOTICE * 1000


def test_whoever_has_another_device_is_not_gone() -> None:
    harness, seat = a_turn()
    name = name_of(harness, seat)
    sent_state = harness.sent_states[name]
    harness.connect(name)
    harness.disconnect(name)
    harness.sent_states[name] = sent_state

    harness.wait(GONE + NOTICE)

    assert asking(harness).notice == 0
    assert harness.changes(changes.SatIn) == []


def test_a_reconnect_lifts_a_notice_for_being_gone() -> None:
    harness, seat = a_turn()
    name = name_of(harness, seat)
    harness.disconnect(name)
    harness.wait(GONE + NOTICE - 1)

    harness.connect(name)
    lifted = asking(harness).notice
    harness.wait(NOTICE)

    assert lifted == 0
    assert len(harness.changes(changes.NoticeLifted)) == 1
    assert harness.changes(changes.SatIn) == []


def test_a_reconnect_of_somebody_else_lifts_nothing() -> None:
    harness, seat = a_turn()
    name = name_of(harness, seat)
    other = next(n for n in NAMES if n != name)
    harness.disconnect(name)
    harness.disconnect(other)
    harness.wait(GONE + 1)

    harness.connect(other)
    harness.wait(NOTICE - 1)

    assert harness.changes(changes.NoticeLifted) == []
    assert harness.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_a_reconnect_does_not_lift_a_notice_for_being_out_of_time() -> None:
    harness, seat = a_turn()
    name = name_of(harness, seat)
    harness.wait(MOVE + BANK + 1)
    harness.disconnect(name)

    harness.connect(name)
    harness.wait(NOTICE)

    assert harness.changes(changes.NoticeLifted) == []
    assert harness.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_a_reconnect_in_a_pause_lifts_a_notice_for_being_gone() -> None:
    harness, seat = a_turn("among_cultists")
    name = name_of(harness, seat)
    harness.wait(GONE / 2)
    harness.disconnect(name)
    harness.wait(GONE - 15)
    harness.agree("pause", *[n for n in NAMES[:5] if n != name], name)
    harness.wait(MOVE + BANK)

    harness.connect(name)

    assert harness.room.paused
    assert asking(harness).notice == 0


def test_in_secret_nobody_is_hurried_for_being_gone() -> None:
    harness = a_vote()
    harness.disconnect("Ada")
    for name in NAMES[1:5]:
        harness.answer(name, ("abstain",))

    harness.wait(SECRET - 0.001)
    before = asking(harness).notice
    harness.wait(0.001)

    assert before == 0
    assert asking(harness).notice > 0


def test_without_a_limit_those_who_are_gone_are_late_once_all_others_have_chosen() -> None:
    harness = a_vote(clocks=Clocks(pace="untimed"))
    harness.disconnect("Ada")
    harness.wait(1_000)
    before = asking(harness).notice

    for name in NAMES[1:5]:
        harness.answer(name, ("abstain",))
    given = asking(harness).notice
    harness.wait(30)

    assert before == 0
    assert given > 0
    assert harness.changes(changes.SatIn) == [changes.SatIn(0)]


def test_a_program_that_never_came_does_not_freeze_the_table() -> None:
    harness = RoomHarness("shadow_hunters", 4, clocks=Clocks(pace="untimed")).join("Ada")
    host = harness.room.members[harness.ids["Ada"]]
    programs = [
        inbox.join_program(harness.room, harness.now, host, seat, f"P{seat}", "en", f"hash-{seat}")
        for seat in range(1, 4)
    ]
    harness.do("Ada", commands.Sit, seat=0)
    for member in [host.id, *programs]:
        inbox.take(harness.room, harness.now, member, commands.Ready(id=0, nonce="0a"))
    reach(harness, lambda harness: 0 not in harness.decisions)
    [seat] = harness.decisions

    harness.wait(300 + 30)

    assert harness.changes(changes.SatIn) == [changes.SatIn(seat)]


# Presence.


def present(harness: RoomHarness, name: str) -> bool:
    """Whether somebody is present, as everybody sees it."""
    members = harness.room_frame(SPECTATOR).members
    return next(member.present for member in members if member.id == harness.ids[name])


@pytest.mark.parametrize("topic", ["vote", "announce"])
def test_who_is_here_is_not_told_while_a_secret_choice_is_open(topic: str) -> None:
    harness = reach(dealt("among_cultists"), asks(topic))
    harness.raw(SPECTATOR)

    harness.disconnect("Ben")
    harness.wait(1)
    hidden, told = present(harness, "Ben"), harness.raw(SPECTATOR)
    for name in NAMES[:5]:
        harness.answer(name, options(harness, name)[0])
    harness.wait(4)

    assert hidden
    assert told == []
    assert not present(harness, "Ben")


@pytest.mark.parametrize("topic", ["vote", "announce"])
def test_who_comes_back_is_not_told_while_a_secret_choice_is_open(topic: str) -> None:
    harness = dealt("among_cultists")
    harness.disconnect("Ben")
    reach(harness, asks(topic))
    harness.raw(SPECTATOR)

    harness.connect("Ben")
    harness.wait(1)

    assert not present(harness, "Ben")
    assert harness.raw(SPECTATOR) == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_who_is_here_is_told_in_turns(game: str) -> None:
    harness, _ = a_turn(game)

    harness.disconnect("Ben")
    gone = present(harness, "Ben")
    harness.connect("Ben")

    assert not gone
    assert present(harness, "Ben")
