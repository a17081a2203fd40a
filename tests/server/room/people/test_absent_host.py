"""A lobby is not stuck because its host does not come back."""

import pytest

from tests.server.room.hall import ADA, BEN, CYD, Hall
from turncoat.server.protocol import commands
from turncoat.server.room import inbox
from turncoat.server.room.people.members import HOST_GONE

MINUTE = HOST_GONE / 1000


def host_of(hall: Hall) -> str:
    """Their name."""
    return hall.room.members[hall.room.host].name


def test_whoever_is_there_longest_follows_a_host_who_is_gone() -> None:
    hall = Hall().join(ADA, BEN, CYD)
    hall.disconnect(ADA)

    hall.wait(MINUTE - 0.001)
    before = host_of(hall)
    hall.wait(0.001)

    assert (before, host_of(hall)) == (ADA, BEN)
    assert hall.looks(BEN).host == hall.ids[BEN]


def test_a_host_who_never_came_is_followed_too() -> None:
    hall = Hall().join(ADA, connect=False).join(BEN)

    hall.wait(MINUTE)

    assert host_of(hall) == BEN


def test_the_next_host_may_send_the_first_one_away() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(ADA, commands.Sit, seat=0)
    hall.disconnect(ADA)
    hall.wait(MINUTE)

    hall.do(BEN, commands.Kick, member=hall.ids[ADA])

    assert hall.room.chairs[0].free


def test_a_host_who_is_back_in_time_stays_host() -> None:
    hall = Hall().join(ADA, BEN)
    hall.disconnect(ADA)
    hall.wait(MINUTE / 2)
    hall.connect(ADA)

    hall.wait(2 * MINUTE)

    assert host_of(hall) == ADA


def test_as_long_as_nobody_else_is_there_the_host_is_not_missed() -> None:
    hall = Hall().join(ADA, BEN)
    hall.disconnect(ADA)
    hall.disconnect(BEN)

    hall.wait(10 * MINUTE)

    assert host_of(hall) == ADA
    assert inbox.wakes_at(hall.room) is None


def test_in_mid_game_nobody_learns_that_the_host_is_gone() -> None:
    hall = Hall().start(ADA, BEN)
    hall.bots_think = False
    hall.disconnect(ADA)

    hall.wait(2 * MINUTE)

    assert host_of(hall) == ADA


@pytest.mark.parametrize("back", [False, True])
def test_after_a_restart_the_host_has_as_long_as_before(back: bool) -> None:
    hall = Hall().join(ADA, BEN)
    hall.wait(10 * MINUTE)
    hall.room = hall.restarted()
    hall.connect(BEN)
    if back:
        hall.connect(ADA)

    hall.wait(MINUTE)

    assert host_of(hall) == (ADA if back else BEN)
