"""Who may come in: so many from one address, room for those who come, mutes that hold."""

import pytest

from tests.server.room.hall import ADA, BEN, CYD, Hall
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
    hall = Hall().join(ADA, at=HOME).join(*crowd(MOST_FROM_ONE_ADDRESS), at=AWAY)

    assert hall.no_entry("One more", at=AWAY) == "too_many"
    assert hall.no_entry("Another", at=ELSEWHERE) == ""


def test_from_the_hosts_own_address_a_whole_class_may_come() -> None:
    hall = Hall().join(ADA, at=HOME).join(*crowd(MOST_MEMBERS - 1), at=HOME)

    assert hall.no_entry("One more", at=HOME) == "too_many"
    assert len(hall.room.members) == MOST_MEMBERS


def test_whoever_never_came_makes_room_for_somebody_new() -> None:
    hall = Hall().join(ADA).join(*crowd(MOST_MEMBERS - 1), connect=False)

    assert hall.no_entry(BEN) == "too_many"

    hall.wait(NEVER_CAME_FOR / 1000)

    assert hall.no_entry(BEN) == ""
    assert len(hall.room.members) == MOST_MEMBERS
    assert "Guest 0" not in [member.name for member in hall.room.members.values()]


def test_whoever_has_gone_for_long_makes_room_the_oldest_first() -> None:
    hall = Hall().join(ADA).join(*crowd(MOST_MEMBERS - 1))
    hall.disconnect("Guest 5")
    hall.wait(1)
    hall.disconnect("Guest 2")
    hall.wait(NEVER_CAME_FOR / 1000)

    assert hall.no_entry(BEN) == "too_many"

    hall.wait(GONE_FOR / 1000)

    assert hall.no_entry(BEN) == ""
    names = [member.name for member in hall.room.members.values()]
    assert "Guest 5" not in names
    assert "Guest 2" in names


def test_whoever_has_a_seat_or_is_host_makes_room_for_nobody() -> None:
    hall = Hall().join(ADA).join(*crowd(MOST_MEMBERS - 1))
    hall.do("Guest 0", commands.Sit, seat=0)
    hall.disconnect("Guest 0")
    hall.disconnect(ADA)

    hall.wait(30)

    assert hall.no_entry(BEN) == "too_many"

    hall.room.runtime.away_since = dict.fromkeys(hall.room.runtime.away_since, 0)

    assert hall.no_entry(BEN) == "too_many"


def test_who_makes_room_leaves_all_others_ready() -> None:
    hall = Hall().join(ADA).join(*crowd(MOST_MEMBERS - 1), connect=False)
    hall.do(ADA, commands.Sit, seat=0)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.wait(NEVER_CAME_FOR / 1000)

    hall.join(BEN)

    assert hall.looks(ADA).members[0].ready


def test_where_people_came_from_is_forgotten_in_time() -> None:
    hall = Hall().join(ADA, at=HOME)
    for number in range(MOST_REMEMBERED + 50):
        hall.join(BEN, at=f"1:{number}")
        hall.do(BEN, commands.Leave)

    assert len(hall.room.runtime.origins) <= MOST_REMEMBERED
    assert hall.ids[ADA] in hall.room.runtime.origins


# One seat each.


def test_a_guest_has_one_seat() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(BEN, commands.Sit, seat=0)

    assert hall.refusal(BEN, commands.Sit, seat=1) == "one_seat"
    assert hall.refusal(BEN, commands.Sit, seat=1, name="Benno") == "one_seat"
    assert hall.room.seats_of(hall.ids[BEN]) == [0]


def test_a_stranger_does_not_take_all_seats_from_one_address() -> None:
    hall = Hall(players=8).join(ADA, at=HOME).join(BEN, at=AWAY)

    taken = [hall.refusal(BEN, commands.Sit, seat=seat) for seat in range(8)]

    assert taken == ["", *["one_seat"] * 7]


def seats_taken(hall: Hall, at: str) -> list[str]:
    """As many guests from one address as there are seats sit down; what each is told."""
    guests = crowd(len(hall.room.chairs))
    hall.join(*guests, at=at)
    return [hall.refusal(guest, commands.Sit, seat=n) for n, guest in enumerate(guests)]


@pytest.mark.parametrize("players", [4, 5, 8])
def test_strangers_from_one_address_take_half_of_a_listed_table(players: int) -> None:
    hall = Hall(players=players, listed=True).join(ADA, at=HOME)
    half = players // 2

    assert seats_taken(hall, AWAY) == [""] * half + ["half_a_table"] * (players - half)

    hall.join(BEN, at=ELSEWHERE)

    assert hall.refusal(BEN, commands.Sit, seat=half) == ""
    assert hall.refusal(ADA, commands.Sit, seat=half + 1) == ""


@pytest.mark.parametrize(
    ("listed", "several", "at"),
    [(False, False, AWAY), (True, False, HOME), (True, True, AWAY)],
)
def test_a_household_takes_a_whole_table_if_the_host_is_of_it_or_lets_it(
    listed: bool, several: bool, at: str
) -> None:
    hall = Hall(players=8, listed=listed, several_seats=several).join(ADA, at=HOME)

    assert seats_taken(hall, at) == [""] * 8


def test_of_the_smallest_listed_table_each_address_has_a_seat() -> None:
    hall = Hall("dark_providence", players=1, listed=True).join(ADA, at=HOME)

    assert seats_taken(hall, AWAY) == [""]


def test_the_host_takes_several_seats_for_a_device_that_is_passed_round() -> None:
    hall = Hall().join(ADA)

    for seat in range(4):
        hall.do(ADA, commands.Sit, seat=seat)

    assert hall.room.seats_of(hall.ids[ADA]) == [0, 1, 2, 3]


def test_guests_take_several_seats_where_the_host_allows_it() -> None:
    hall = Hall(several_seats=True).join(ADA, BEN)

    hall.do(BEN, commands.Sit, seat=0)
    hall.do(BEN, commands.Sit, seat=1)

    assert hall.room.seats_of(hall.ids[BEN]) == [0, 1]


def test_whoever_had_several_seats_before_keeps_them() -> None:
    hall = Hall(several_seats=True).join(ADA, BEN)
    hall.do(BEN, commands.Sit, seat=0)
    hall.do(BEN, commands.Sit, seat=1)
    settings = Hall().room.settings

    hall.do(ADA, commands.Arrange, settings=settings)

    assert hall.room.seats_of(hall.ids[BEN]) == [0, 1]
    assert hall.refusal(BEN, commands.Sit, seat=2) == "one_seat"


def test_a_journal_in_which_a_guest_took_several_seats_comes_to_the_same_room() -> None:
    hall = Hall(several_seats=True).join(ADA, BEN)
    hall.do(BEN, commands.Sit, seat=0)
    hall.do(BEN, commands.Sit, seat=1)
    opened = hall.room.unsaved[0]
    assert isinstance(opened.change, changes.Opened)
    # As it was written before there was such a setting.
    written = changes.pack(opened.change).replace(',"several_seats":true', "")
    assert "several_seats" not in written
    opened.change = changes.unpack(written)

    room = hall.restarted()

    assert not room.settings.several_seats
    assert room.seats_of(hall.ids[BEN]) == [0, 1]


# Mutes.


def test_whoever_comes_back_under_another_name_is_still_muted() -> None:
    hall = Hall().join(ADA, at=HOME).join(BEN, at=AWAY).join(CYD, at=ELSEWHERE)
    hall.do(ADA, commands.Mute, member=hall.ids[BEN])
    hall.do(BEN, commands.Leave)

    hall.join("Benno", at=AWAY)
    hall.do("Benno", commands.Write, text="Me again!")

    assert hall.texts(ADA) == []
    assert hall.texts(CYD) == [(None, "Me again!")]
    assert hall.ids["Benno"] in hall.looks(ADA).muted
    assert hall.looks("Benno").muted == []


@pytest.mark.parametrize(("newcomer", "stays"), [(HOME, False), (ELSEWHERE, False), (AWAY, True)])
def test_nobody_else_is_muted_because_of_somebody(newcomer: str, stays: bool) -> None:
    hall = Hall().join(ADA, at=HOME).join(BEN, at=AWAY)
    hall.do(ADA, commands.Mute, member=hall.ids[BEN])
    if not stays:
        hall.do(BEN, commands.Leave)

    # Whoever was muted is still here: this is somebody else at the same address.
    hall.join(CYD, at=newcomer)

    assert hall.ids[CYD] not in hall.looks(ADA).muted


def test_a_mute_does_not_spread_at_ones_own_address() -> None:
    hall = Hall().join(ADA, BEN, at=HOME)
    hall.do(ADA, commands.Mute, member=hall.ids[BEN])
    hall.do(BEN, commands.Leave)

    hall.join(CYD, at=HOME)

    assert hall.looks(ADA).muted == [hall.ids[BEN]]
