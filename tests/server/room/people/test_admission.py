"""Who may join: limits for one address, places for newcomers, and mutes that outlast rejoining."""

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.room import changes
from turncoat.server.room.people.admission import (
    GONE_FOR,
    MOST_FROM_ONE_ADDRESS,
    MOST_MEMBERS,
    MOST_REMEMBERED,
    NEVER_CAME_FOR,
)

HOME, AWAY, ELSEWHERE = "1:home", "1:away", "1:elsewhere"


def crowd(number: int, first: int = 0) -> list[str]:
    return [f"Guest {one}" for one in range(first, first + number)]


# Members.


def test_one_address_does_not_fill_a_room() -> None:
    harness = RoomHarness().join(ADA, at=HOME).join(*crowd(MOST_FROM_ONE_ADDRESS), at=AWAY)

    assert harness.join_refusal("One more", at=AWAY) == "too_many"
    assert harness.join_refusal("Another", at=ELSEWHERE) == ""


def test_from_the_hosts_own_address_a_whole_class_may_come() -> None:
    harness = RoomHarness().join(ADA, at=HOME).join(*crowd(MOST_MEMBERS - 1), at=HOME)

    assert harness.join_refusal("One more", at=HOME) == "too_many"
    assert len(harness.room.members) == MOST_MEMBERS


def test_whoever_never_came_makes_room_for_somebody_new() -> None:
    harness = RoomHarness().join(ADA).join(*crowd(MOST_MEMBERS - 1), connect=False)

    assert harness.join_refusal(BEN) == "too_many"

    harness.wait(NEVER_CAME_FOR / 1000)

    assert harness.join_refusal(BEN) == ""
    assert len(harness.room.members) == MOST_MEMBERS
    assert "Guest 0" not in [member.name for member in harness.room.members.values()]


def test_whoever_has_gone_for_long_makes_room_the_oldest_first() -> None:
    harness = RoomHarness().join(ADA).join(*crowd(MOST_MEMBERS - 1))
    harness.disconnect("Guest 5")
    harness.wait(1)
    harness.disconnect("Guest 2")
    harness.wait(NEVER_CAME_FOR / 1000)

    assert harness.join_refusal(BEN) == "too_many"

    harness.wait(GONE_FOR / 1000)

    assert harness.join_refusal(BEN) == ""
    names = [member.name for member in harness.room.members.values()]
    assert "Guest 5" not in names
    assert "Guest 2" in names


def test_whoever_has_a_seat_or_is_host_makes_room_for_nobody() -> None:
    harness = RoomHarness().join(ADA).join(*crowd(MOST_MEMBERS - 1))
    harness.do("Guest 0", commands.Sit, seat=0)
    harness.disconnect("Guest 0")
    harness.disconnect(ADA)

    harness.wait(30)

    assert harness.join_refusal(BEN) == "too_many"

    harness.room.runtime.away_since = dict.fromkeys(harness.room.runtime.away_since, 0)

    assert harness.join_refusal(BEN) == "too_many"


def test_who_makes_room_leaves_all_others_ready() -> None:
    harness = RoomHarness().join(ADA).join(*crowd(MOST_MEMBERS - 1), connect=False)
    harness.do(ADA, commands.Sit, seat=0)
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.wait(NEVER_CAME_FOR / 1000)

    harness.join(BEN)

    assert harness.room_frame(ADA).members[0].ready


def test_where_people_came_from_is_forgotten_in_time() -> None:
    harness = RoomHarness().join(ADA, at=HOME)
    for number in range(MOST_REMEMBERED + 50):
        harness.join(BEN, at=f"1:{number}")
        harness.do(BEN, commands.Leave)

    assert len(harness.room.runtime.origins) <= MOST_REMEMBERED
    assert harness.ids[ADA] in harness.room.runtime.origins


# One seat each.


def test_a_guest_has_one_seat() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=0)

    assert harness.refusal(BEN, commands.Sit, seat=1) == "one_seat"
    assert harness.refusal(BEN, commands.Sit, seat=1, name="Benno") == "one_seat"
    assert harness.room.seats_of(harness.ids[BEN]) == [0]


def test_a_stranger_does_not_take_all_seats_from_one_address() -> None:
    harness = RoomHarness(players=8).join(ADA, at=HOME).join(BEN, at=AWAY)

    taken = [harness.refusal(BEN, commands.Sit, seat=seat) for seat in range(8)]

    assert taken == ["", *["one_seat"] * 7]


def seats_taken(harness: RoomHarness, at: str) -> list[str]:
    """Let as many guests from one address sit down as there are seats; return their refusals."""
    guests = crowd(len(harness.room.chairs))
    harness.join(*guests, at=at)
    return [harness.refusal(guest, commands.Sit, seat=n) for n, guest in enumerate(guests)]


@pytest.mark.parametrize("players", [4, 5, 8])
def test_strangers_from_one_address_take_half_of_a_listed_table(players: int) -> None:
    harness = RoomHarness(players=players, listed=True).join(ADA, at=HOME)
    half = players // 2

    assert seats_taken(harness, AWAY) == [""] * half + ["half_a_table"] * (players - half)

    harness.join(BEN, at=ELSEWHERE)

    assert harness.refusal(BEN, commands.Sit, seat=half) == ""
    assert harness.refusal(ADA, commands.Sit, seat=half + 1) == ""


@pytest.mark.parametrize(
    ("listed", "several", "at"),
    [(False, False, AWAY), (True, False, HOME), (True, True, AWAY)],
)
def test_a_household_takes_a_whole_table_if_the_host_is_of_it_or_lets_it(
    listed: bool, several: bool, at: str
) -> None:
    harness = RoomHarness(players=8, listed=listed, several_seats=several).join(ADA, at=HOME)

    assert seats_taken(harness, at) == [""] * 8


def test_of_the_smallest_listed_table_each_address_has_a_seat() -> None:
    harness = RoomHarness("dark_providence", players=1, listed=True).join(ADA, at=HOME)

    assert seats_taken(harness, AWAY) == [""]


def test_the_host_takes_several_seats_for_a_device_that_is_passed_round() -> None:
    harness = RoomHarness().join(ADA)

    for seat in range(4):
        harness.do(ADA, commands.Sit, seat=seat)

    assert harness.room.seats_of(harness.ids[ADA]) == [0, 1, 2, 3]


def test_guests_take_several_seats_where_the_host_allows_it() -> None:
    harness = RoomHarness(several_seats=True).join(ADA, BEN)

    harness.do(BEN, commands.Sit, seat=0)
    harness.do(BEN, commands.Sit, seat=1)

    assert harness.room.seats_of(harness.ids[BEN]) == [0, 1]


def test_whoever_had_several_seats_before_keeps_them() -> None:
    harness = RoomHarness(several_seats=True).join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=0)
    harness.do(BEN, commands.Sit, seat=1)
    settings = RoomHarness().room.settings

    harness.do(ADA, commands.Arrange, settings=settings)

    assert harness.room.seats_of(harness.ids[BEN]) == [0, 1]
    assert harness.refusal(BEN, commands.Sit, seat=2) == "one_seat"


def test_a_journal_in_which_a_guest_took_several_seats_comes_to_the_same_room() -> None:
    harness = RoomHarness(several_seats=True).join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=0)
    harness.do(BEN, commands.Sit, seat=1)
    opened = harness.room.unsaved[0]
    assert isinstance(opened.change, changes.Opened)
    # As entries were written before there was such a setting.
    written = changes.pack(opened.change).replace(',"several_seats":true', "")
    assert "several_seats" not in written
    opened.change = changes.unpack(written)

    room = harness.restarted()

    assert not room.settings.several_seats
    assert room.seats_of(harness.ids[BEN]) == [0, 1]


# Mutes.


def test_whoever_comes_back_under_another_name_is_still_muted() -> None:
    harness = RoomHarness().join(ADA, at=HOME).join(BEN, at=AWAY).join(CYD, at=ELSEWHERE)
    harness.do(ADA, commands.Mute, member=harness.ids[BEN])
    harness.do(BEN, commands.Leave)

    harness.join("Benno", at=AWAY)
    harness.do("Benno", commands.Write, text="Me again!")

    assert harness.texts(ADA) == []
    assert harness.texts(CYD) == [(None, "Me again!")]
    assert harness.ids["Benno"] in harness.room_frame(ADA).muted
    assert harness.room_frame("Benno").muted == []


@pytest.mark.parametrize(("newcomer", "stays"), [(HOME, False), (ELSEWHERE, False), (AWAY, True)])
def test_nobody_else_is_muted_because_of_somebody(newcomer: str, stays: bool) -> None:
    harness = RoomHarness().join(ADA, at=HOME).join(BEN, at=AWAY)
    harness.do(ADA, commands.Mute, member=harness.ids[BEN])
    if not stays:
        harness.do(BEN, commands.Leave)

    # If Ben is still here, a newcomer from his address is somebody else.
    harness.join(CYD, at=newcomer)

    assert harness.ids[CYD] not in harness.room_frame(ADA).muted


def test_a_mute_does_not_spread_at_ones_own_address() -> None:
    harness = RoomHarness().join(ADA, BEN, at=HOME)
    harness.do(ADA, commands.Mute, member=harness.ids[BEN])
    harness.do(BEN, commands.Leave)

    harness.join(CYD, at=HOME)

    assert harness.room_frame(ADA).muted == [harness.ids[BEN]]
