"""A lobby whose host does not come back gets another host."""

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.room import inbox
from turncoat.server.room.people.members import HOST_GONE

MINUTE = HOST_GONE / 1000


def host_of(harness: RoomHarness) -> str:
    """The name of the host."""
    return harness.room.members[harness.room.host].name


def test_whoever_is_there_longest_follows_a_host_who_is_gone() -> None:
    harness = RoomHarness().join(ADA, BEN, CYD)
    harness.disconnect(ADA)

    harness.wait(MINUTE - 0.001)
    before = host_of(harness)
    harness.wait(0.001)

    assert (before, host_of(harness)) == (ADA, BEN)
    assert harness.room_frame(BEN).host == harness.ids[BEN]


def test_a_host_who_never_came_is_followed_too() -> None:
    harness = RoomHarness().join(ADA, connect=False).join(BEN)

    harness.wait(MINUTE)

    assert host_of(harness) == BEN


def test_the_next_host_may_send_the_first_one_away() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.Sit, seat=0)
    harness.disconnect(ADA)
    harness.wait(MINUTE)

    harness.do(BEN, commands.Kick, member=harness.ids[ADA])

    assert harness.room.chairs[0].free


def test_a_host_who_is_back_in_time_stays_host() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.disconnect(ADA)
    harness.wait(MINUTE / 2)
    harness.connect(ADA)

    harness.wait(2 * MINUTE)

    assert host_of(harness) == ADA


def test_as_long_as_nobody_else_is_there_the_host_is_not_missed() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.disconnect(ADA)
    harness.disconnect(BEN)

    harness.wait(10 * MINUTE)

    assert host_of(harness) == ADA
    assert inbox.wakes_at(harness.room) is None


def test_in_mid_game_nobody_learns_that_the_host_is_gone() -> None:
    harness = RoomHarness().start(ADA, BEN)
    harness.bots_think = False
    harness.disconnect(ADA)

    harness.wait(2 * MINUTE)

    assert host_of(harness) == ADA


@pytest.mark.parametrize("back", [False, True])
def test_after_a_restart_the_host_has_as_long_as_before(back: bool) -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.wait(10 * MINUTE)
    harness.room = harness.restarted()
    harness.connect(BEN)
    if back:
        harness.connect(ADA)

    harness.wait(MINUTE)

    assert host_of(harness) == (ADA if back else BEN)
