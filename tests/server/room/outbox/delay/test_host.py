"""Who inherits a room, and when spectators learn of it."""

import pytest

from tests.server.room.outbox.delay.rooms import DELAY, SECRET
from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Clocks, Spectators
from turncoat.server.room import changes, inbox


def with_a_spectator_second(*players: str, delay: int = DELAY) -> RoomHarness:
    """Ada is the host and plays, Cyd came next and watches; the game has just been dealt."""
    harness = RoomHarness(
        spectators=Spectators(delay=delay), clocks=Clocks(pace="untimed")
    ).dealt_from(SECRET)
    harness.join(ADA, CYD, *players)
    harness.seat(ADA, *players, bots="uniform")
    for name in (ADA, *players):
        harness.do(name, commands.Ready, nonce="0a")
    return harness


def screen_for(harness: RoomHarness, name: str) -> str:
    """Let somebody add a display; return why that is refused, empty if it is not."""
    me = harness.room.members[harness.ids[name]]
    try:
        inbox.join_display(harness.room, harness.now, me, "TV", "en", "hash-TV")
    except Refused as refused:
        return refused.reason
    return ""


def test_whoever_plays_inherits_the_room_before_those_who_watch() -> None:
    harness = with_a_spectator_second(BEN)

    inbox.erase(harness.room, harness.now, harness.ids[ADA])

    assert harness.room.host == harness.ids[BEN]
    assert harness.restarted().host == harness.ids[BEN]
    assert screen_for(harness, CYD) == "not_host"


def test_a_host_who_leaves_after_the_end_is_followed_by_whoever_has_a_seat() -> None:
    harness = with_a_spectator_second(BEN)
    harness.play([ADA, BEN])

    harness.do(ADA, commands.Leave)

    assert harness.room.host == harness.restarted().host == harness.ids[BEN]


@pytest.mark.parametrize("over", [False, True])
def test_whoever_sees_later_is_host_once_they_see_it(over: bool) -> None:
    harness = with_a_spectator_second()
    harness.wait(DELAY + 60)
    if over:
        harness.play([ADA])
        harness.do(ADA, commands.Leave)
    else:
        inbox.erase(harness.room, harness.now, harness.ids[ADA])
    assert harness.room.host == harness.ids[CYD]

    before = (
        harness.room_frame(CYD).phase,
        harness.refusal(CYD, commands.Lock),
        screen_for(harness, CYD),
    )
    harness.wait(DELAY + 1)

    assert before == ("playing", "not_host", "not_host")
    assert harness.room_frame(CYD).host == harness.ids[CYD]
    assert harness.refusal(CYD, commands.Lock) == ""


def test_a_host_who_sees_later_gets_no_screen_that_shows_it_now() -> None:
    harness = with_a_spectator_second(BEN)
    harness.do(ADA, commands.HandOver, member=harness.ids[CYD])
    harness.wait(DELAY + 1)

    assert harness.refusal(CYD, commands.Lock) == ""
    assert screen_for(harness, CYD) == "not_now"


@pytest.mark.parametrize("over", [False, True])
def test_an_absent_host_does_not_tell_a_spectator_that_the_game_is_over(over: bool) -> None:
    harness = with_a_spectator_second(BEN, delay=900)
    harness.wait(901)
    if over:
        harness.play([ADA, BEN])
        harness.disconnect(BEN)
    harness.disconnect(ADA)

    harness.wait(70)

    assert harness.room_frame(CYD).phase == "playing"
    assert harness.refusal(CYD, commands.Lock) == "not_host"
    assert harness.refusal(CYD, commands.Again) == "not_yours"


def test_those_with_a_seat_follow_an_absent_host_before_others() -> None:
    harness = RoomHarness().join(ADA, CYD, BEN)
    harness.do(BEN, commands.Sit, seat=0)
    harness.disconnect(ADA)

    harness.wait(70)

    assert harness.room.host == harness.ids[BEN]


@pytest.mark.parametrize("gone", [changes.Left, changes.Erased])
def test_a_journal_that_names_no_heir_comes_to_the_host_that_it_had(
    gone: type[changes.Left | changes.Erased],
) -> None:
    harness = RoomHarness().join(ADA, CYD, BEN)
    harness.do(BEN, commands.Sit, seat=0)
    if gone is changes.Left:
        harness.do(ADA, commands.Leave)
    else:
        inbox.erase(harness.room, harness.now, harness.ids[ADA])
    today = harness.restarted().host
    for entry in harness.room.unsaved:
        if isinstance(entry.change, gone):
            # As it was written before 0.7.0.
            entry.change = changes.unpack(changes.pack(entry.change).replace(',"heir":3', ""))
            assert entry.change == gone(harness.ids[ADA])

    assert today == harness.ids[BEN]
    assert harness.restarted().host == harness.ids[CYD]
