"""Who inherits a room, and when spectators learn of it."""

import pytest

from tests.server.room.hall import ADA, BEN, CYD, Hall
from tests.server.room.outbox.delay.rooms import DELAY, SECRET
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Clocks, Spectators
from turncoat.server.room import changes, inbox


def with_a_watcher_second(*players: str, delay: int = DELAY) -> Hall:
    """Ada is the host and plays, Cyd came next and watches; the cards were dealt this moment."""
    hall = Hall(spectators=Spectators(delay=delay), clocks=Clocks(pace="untimed")).dealt_from(
        SECRET
    )
    hall.join(ADA, CYD, *players)
    hall.seat(ADA, *players, bots="uniform")
    for name in (ADA, *players):
        hall.do(name, commands.Ready, nonce="0a")
    return hall


def screen_for(hall: Hall, name: str) -> str:
    """Why somebody gets no screen; empty if they do."""
    me = hall.room.members[hall.ids[name]]
    try:
        inbox.join_display(hall.room, hall.now, me, "TV", "en", "hash-TV")
    except Refused as refused:
        return refused.reason
    return ""


def test_whoever_plays_inherits_the_room_before_those_who_watch() -> None:
    hall = with_a_watcher_second(BEN)

    inbox.erase(hall.room, hall.now, hall.ids[ADA])

    assert hall.room.host == hall.ids[BEN]
    assert hall.restarted().host == hall.ids[BEN]
    assert screen_for(hall, CYD) == "not_host"


def test_a_host_who_leaves_after_the_end_is_followed_by_whoever_has_a_seat() -> None:
    hall = with_a_watcher_second(BEN)
    hall.play([ADA, BEN])

    hall.do(ADA, commands.Leave)

    assert hall.room.host == hall.restarted().host == hall.ids[BEN]


@pytest.mark.parametrize("over", [False, True])
def test_whoever_sees_later_is_host_once_they_see_it(over: bool) -> None:
    hall = with_a_watcher_second()
    hall.wait(DELAY + 60)
    if over:
        hall.play([ADA])
        hall.do(ADA, commands.Leave)
    else:
        inbox.erase(hall.room, hall.now, hall.ids[ADA])
    assert hall.room.host == hall.ids[CYD]

    before = hall.looks(CYD).phase, hall.refusal(CYD, commands.Lock), screen_for(hall, CYD)
    hall.wait(DELAY + 1)

    assert before == ("playing", "not_host", "not_host")
    assert hall.looks(CYD).host == hall.ids[CYD]
    assert hall.refusal(CYD, commands.Lock) == ""


def test_a_host_who_sees_later_gets_no_screen_that_shows_it_now() -> None:
    hall = with_a_watcher_second(BEN)
    hall.do(ADA, commands.HandOver, member=hall.ids[CYD])
    hall.wait(DELAY + 1)

    assert hall.refusal(CYD, commands.Lock) == ""
    assert screen_for(hall, CYD) == "not_now"


@pytest.mark.parametrize("over", [False, True])
def test_an_absent_host_does_not_tell_a_watcher_that_the_game_is_over(over: bool) -> None:
    hall = with_a_watcher_second(BEN, delay=900)
    hall.wait(901)
    if over:
        hall.play([ADA, BEN])
        hall.disconnect(BEN)
    hall.disconnect(ADA)

    hall.wait(70)

    assert hall.looks(CYD).phase == "playing"
    assert hall.refusal(CYD, commands.Lock) == "not_host"
    assert hall.refusal(CYD, commands.Again) == "not_yours"


def test_those_with_a_seat_follow_an_absent_host_before_others() -> None:
    hall = Hall().join(ADA, CYD, BEN)
    hall.do(BEN, commands.Sit, seat=0)
    hall.disconnect(ADA)

    hall.wait(70)

    assert hall.room.host == hall.ids[BEN]


@pytest.mark.parametrize("gone", [changes.Left, changes.Erased])
def test_a_journal_that_names_no_heir_comes_to_the_host_that_it_had(
    gone: type[changes.Left | changes.Erased],
) -> None:
    hall = Hall().join(ADA, CYD, BEN)
    hall.do(BEN, commands.Sit, seat=0)
    if gone is changes.Left:
        hall.do(ADA, commands.Leave)
    else:
        inbox.erase(hall.room, hall.now, hall.ids[ADA])
    today = hall.restarted().host
    for entry in hall.room.unsaved:
        if isinstance(entry.change, gone):
            # As it was written before 0.7.0.
            entry.change = changes.unpack(changes.pack(entry.change).replace(',"heir":3', ""))
            assert entry.change == gone(hall.ids[ADA])

    assert today == hall.ids[BEN]
    assert hall.restarted().host == hall.ids[CYD]
