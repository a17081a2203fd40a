"""Whoever is gone: a notice, then a bot; and who is here is not told at every moment."""

import pytest

from tests.server.room.hall import Hall
from tests.server.room.play.timed import BANK, GONE, MOVE, NOTICE, SECRET, a_turn, a_vote, asking
from tests.server.room.scenes import NAMES, WATCHER, asks, dealt, name_of, options, reach
from turncoat.games import GAMES
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox

# Gone.


def test_whoever_is_gone_gets_a_notice_and_then_a_bot() -> None:
    hall, seat = a_turn()
    name = name_of(hall, seat)
    hall.wait(5)
    hall.disconnect(name)

    hall.wait(GONE - 0.001)
    before = asking(hall).notice
    hall.wait(0.001)
    given = asking(hall).notice
    hall.wait(NOTICE)

    assert before == 0
    assert given == hall.now
    assert hall.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_being_gone_counts_from_the_question_on() -> None:
    hall, seat = a_turn()
    name = name_of(hall, seat)
    other = next(n for n in NAMES if n != name)
    hall.disconnect(other)
    hall.wait(40)
    reach(hall, lambda hall: [name_of(hall, s) for s in hall.decisions] == [other])

    hall.wait(GONE - 0.001)
    before = asking(hall).notice
    hall.wait(0.001)

    assert before == 0
    assert asking(hall).notice == hall.now + NOTICE * 1000


def test_whoever_has_another_device_is_not_gone() -> None:
    hall, seat = a_turn()
    name = name_of(hall, seat)
    sent_state = hall.sights[name]
    hall.connect(name)
    hall.disconnect(name)
    hall.sights[name] = sent_state

    hall.wait(GONE + NOTICE)

    assert asking(hall).notice == 0
    assert hall.changes(changes.SatIn) == []


def test_a_reconnect_lifts_a_notice_for_being_gone() -> None:
    hall, seat = a_turn()
    name = name_of(hall, seat)
    hall.disconnect(name)
    hall.wait(GONE + NOTICE - 1)

    hall.connect(name)
    lifted = asking(hall).notice
    hall.wait(NOTICE)

    assert lifted == 0
    assert len(hall.changes(changes.NoticeLifted)) == 1
    assert hall.changes(changes.SatIn) == []


def test_a_reconnect_of_somebody_else_lifts_nothing() -> None:
    hall, seat = a_turn()
    name = name_of(hall, seat)
    other = next(n for n in NAMES if n != name)
    hall.disconnect(name)
    hall.disconnect(other)
    hall.wait(GONE + 1)

    hall.connect(other)
    hall.wait(NOTICE - 1)

    assert hall.changes(changes.NoticeLifted) == []
    assert hall.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_a_reconnect_does_not_lift_a_notice_for_being_out_of_time() -> None:
    hall, seat = a_turn()
    name = name_of(hall, seat)
    hall.wait(MOVE + BANK + 1)
    hall.disconnect(name)

    hall.connect(name)
    hall.wait(NOTICE)

    assert hall.changes(changes.NoticeLifted) == []
    assert hall.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_a_reconnect_in_a_pause_lifts_a_notice_for_being_gone() -> None:
    hall, seat = a_turn("among_cultists")
    name = name_of(hall, seat)
    hall.wait(GONE / 2)
    hall.disconnect(name)
    hall.wait(GONE - 15)
    hall.agree("pause", *[n for n in NAMES[:5] if n != name], name)
    hall.wait(MOVE + BANK)

    hall.connect(name)

    assert hall.room.paused
    assert asking(hall).notice == 0


def test_in_secret_nobody_is_hurried_for_being_gone() -> None:
    hall = a_vote()
    hall.disconnect("Ada")
    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))

    hall.wait(SECRET - 0.001)
    before = asking(hall).notice
    hall.wait(0.001)

    assert before == 0
    assert asking(hall).notice > 0


def test_without_a_limit_those_who_are_gone_are_late_once_all_others_have_chosen() -> None:
    hall = a_vote(clocks=Clocks(pace="untimed"))
    hall.disconnect("Ada")
    hall.wait(1_000)
    before = asking(hall).notice

    for name in NAMES[1:5]:
        hall.answer(name, ("abstain",))
    given = asking(hall).notice
    hall.wait(30)

    assert before == 0
    assert given > 0
    assert hall.changes(changes.SatIn) == [changes.SatIn(0)]


def test_a_program_that_never_came_does_not_freeze_the_table() -> None:
    hall = Hall("shadow_hunters", 4, clocks=Clocks(pace="untimed")).join("Ada")
    host = hall.room.members[hall.ids["Ada"]]
    programs = [
        inbox.join_program(hall.room, hall.now, host, seat, f"P{seat}", "en", f"hash-{seat}")
        for seat in range(1, 4)
    ]
    hall.do("Ada", commands.Sit, seat=0)
    for member in [host.id, *programs]:
        inbox.take(hall.room, hall.now, member, commands.Ready(id=0, nonce="0a"))
    reach(hall, lambda hall: 0 not in hall.decisions)
    [seat] = hall.decisions

    hall.wait(300 + 30)

    assert hall.changes(changes.SatIn) == [changes.SatIn(seat)]


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


@pytest.mark.parametrize("game", sorted(GAMES))
def test_who_is_here_is_told_in_turns(game: str) -> None:
    hall, _ = a_turn(game)

    hall.disconnect("Ben")
    gone = present(hall, "Ben")
    hall.connect("Ben")

    assert not gone
    assert present(hall, "Ben")
