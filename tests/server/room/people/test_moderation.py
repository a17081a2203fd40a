"""What a host can do about strangers: lock the room, send somebody away, ban them."""

import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.server.protocol import commands
from turncoat.server.room import changes, inbox
from turncoat.server.room.people import admission
from turncoat.server.room.people.admission import SENT_AWAY_FOR
from turncoat.server.room.people.moderation import MOST_BANS

HOME, AWAY, ELSEWHERE = "1:home", "1:away", "1:elsewhere"


def names(hall: Hall) -> list[str]:
    """Who is in the room, as the host sees it."""
    return [member.name for member in hall.looks(ADA).members]


def with_strangers() -> Hall:
    """Ada is the host at home, Ben and Cyd come from one other address, Dan from a third."""
    hall = Hall().join(ADA, at=HOME).join(BEN, CYD, at=AWAY)
    return hall.join(DAN, at=ELSEWHERE)


# The lock.


def test_nobody_new_comes_into_a_locked_room() -> None:
    hall = Hall().join(ADA, BEN)

    hall.do(ADA, commands.Lock)

    assert hall.looks(BEN).locked
    assert hall.no_entry(CYD) == "locked"


def test_whoever_is_in_a_locked_room_comes_back() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(ADA, commands.Lock)

    hall.disconnect(BEN)
    hall.connect(BEN)

    assert hall.looks(BEN).locked
    assert hall.restarted().locked


def test_the_host_unlocks_the_room() -> None:
    hall = Hall().join(ADA)
    hall.do(ADA, commands.Lock)

    hall.do(ADA, commands.Lock, locked=False)

    assert hall.no_entry(BEN) == ""


def test_the_host_can_not_open_what_the_operator_has_locked() -> None:
    hall = Hall().join(ADA, BEN)
    inbox.lock(hall.room, hall.room.now, True)

    assert hall.refusal(ADA, commands.Lock, locked=False) == "locked_by_operator"
    assert hall.looks(ADA).locked_by_operator
    hall.do(BEN, commands.Leave)
    hall.do(ADA, commands.Leave)

    assert hall.room.locked
    assert hall.restarted().locked
    inbox.lock(hall.room, hall.room.now, False)
    assert not hall.room.locked


def test_nobody_new_watches_a_locked_game() -> None:
    hall = Hall().start(ADA, BEN)

    hall.do(ADA, commands.Lock)

    assert hall.no_entry(CYD) == "locked"


def test_only_the_host_locks_and_bans() -> None:
    hall = Hall().join(ADA, BEN)

    assert hall.refusal(BEN, commands.Lock) == "not_host"
    assert hall.refusal(BEN, commands.Ban, member=hall.ids[ADA]) == "not_host"
    assert hall.refusal(BEN, commands.Unban, member=hall.ids[ADA]) == "not_host"


def test_what_is_locked_already_is_not_written_down_again() -> None:
    hall = Hall().join(ADA)

    for _ in range(3):
        hall.do(ADA, commands.Lock)

    assert len(hall.changes(changes.Locked)) == 1


def test_a_locked_room_that_all_have_left_is_open_again() -> None:
    hall = Hall().join(ADA)
    hall.do(ADA, commands.Lock)
    hall.do(ADA, commands.Leave)

    hall.join(BEN)

    assert hall.looks(BEN).host == hall.ids[BEN]


def test_a_locked_room_whose_host_is_gone_gets_another_host_who_can_unlock_it() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(ADA, commands.Lock)
    hall.disconnect(ADA)

    hall.wait(61)
    hall.do(BEN, commands.Lock, locked=False)

    assert hall.no_entry(CYD) == ""


# Sending away.


def test_whoever_was_sent_away_is_not_back_at_once() -> None:
    hall = with_strangers()

    hall.do(ADA, commands.Kick, member=hall.ids[BEN])

    assert hall.no_entry("Benno", at=AWAY) == "sent_away"
    assert hall.no_entry("Benno", had=BEN) == "removed_by_host"
    assert hall.no_entry("Eva", at=ELSEWHERE) == ""

    hall.wait(SENT_AWAY_FOR / 1000)

    assert hall.no_entry("Benno", at=AWAY, had=BEN) == ""


def test_to_send_somebody_away_from_ones_own_address_keeps_out_nobody_else_there() -> None:
    hall = Hall().join(ADA, BEN, at=HOME)

    hall.do(ADA, commands.Kick, member=hall.ids[BEN])

    assert hall.no_entry(CYD, at=HOME) == ""
    assert hall.no_entry("Benno", at=HOME, had=BEN) == "removed_by_host"


# Bans.


def test_whoever_is_banned_goes_and_their_token_opens_nothing() -> None:
    hall = with_strangers()
    hall.do(BEN, commands.Sit, seat=1)

    hall.do(ADA, commands.Ban, member=hall.ids[BEN])

    assert names(hall) == [ADA, CYD, DAN]
    assert hall.looks(ADA).chairs[1].member is None
    assert hall.no_entry("Benno", had=BEN) == "banned_by_host"
    hall.wait(SENT_AWAY_FOR / 1000)
    assert hall.no_entry("Eva", at=AWAY) == ""


@pytest.mark.parametrize("by_operator", [False, True])
def test_whoever_is_banned_is_not_back_at_once_without_the_token(by_operator: bool) -> None:
    hall = with_strangers()

    if by_operator:
        inbox.ban(hall.room, hall.now, hall.ids[BEN])
    else:
        hall.do(ADA, commands.Ban, member=hall.ids[BEN])

    assert hall.no_entry("Benno", at=AWAY) == "sent_away"
    assert hall.no_entry("Eva", at=ELSEWHERE) == ""


def test_a_ban_at_ones_own_address_keeps_out_nobody_else_there() -> None:
    hall = Hall().join(ADA, BEN, at=HOME)

    hall.do(ADA, commands.Ban, member=hall.ids[BEN])

    assert hall.no_entry(CYD, at=HOME) == ""


def test_a_ban_outlives_a_restart() -> None:
    hall = with_strangers()
    hall.do(ADA, commands.Ban, member=hall.ids[BEN], by_address=True)

    hall.room = hall.restarted()

    assert hall.no_entry("Benno", had=BEN) == "banned_by_host"
    assert hall.no_entry("Benno", at=AWAY) == "banned_by_host"
    assert hall.no_entry("Eva", at=ELSEWHERE) == ""


def test_a_ban_by_address_takes_along_all_from_there_and_keeps_them_out() -> None:
    hall = with_strangers()

    hall.do(ADA, commands.Ban, member=hall.ids[BEN], by_address=True)

    assert names(hall) == [ADA, DAN]
    assert hall.no_entry("Eva", at=AWAY) == "banned_by_host"
    assert hall.no_entry("Eva", at=ELSEWHERE) == ""


def test_the_host_can_ask_who_else_comes_from_an_address() -> None:
    hall = with_strangers()

    others = admission.neighbours(hall.room, hall.ids[BEN])

    assert [member.name for member in others] == [CYD]
    assert admission.neighbours(hall.room, hall.ids[DAN]) == []


def test_the_hosts_own_address_is_never_banned() -> None:
    hall = Hall().join(ADA, BEN, at=HOME)

    asked = hall.refusal(ADA, commands.Ban, member=hall.ids[BEN], by_address=True)

    assert asked == "no_address_ban"
    assert hall.refusal(ADA, commands.Ban, member=hall.ids[BEN]) == ""
    assert hall.no_entry(CYD, at=HOME) == ""


def test_whoever_comes_from_nobody_knows_where_is_banned_by_token_only() -> None:
    hall = with_strangers().join("Eva")

    asked = hall.refusal(ADA, commands.Ban, member=hall.ids["Eva"], by_address=True)

    assert asked == "no_address_ban"
    assert hall.refusal(ADA, commands.Ban, member=hall.ids["Eva"]) == ""


def test_nobody_is_banned_from_a_game_that_they_play() -> None:
    hall = Hall().join(ADA, at=HOME).join(BEN, CYD, at=AWAY)
    hall.seat(ADA, BEN)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0a")

    assert hall.refusal(ADA, commands.Ban, member=hall.ids[BEN]) == "not_now"

    hall.do(ADA, commands.Ban, member=hall.ids[CYD], by_address=True)

    assert names(hall) == [ADA, BEN]
    assert hall.room.seats_of(hall.ids[BEN]) == [1]


def test_the_host_does_not_ban_the_host() -> None:
    hall = Hall().join(ADA, BEN)

    assert hall.refusal(ADA, commands.Ban, member=hall.ids[ADA]) == "not_now"
    assert hall.refusal(ADA, commands.Ban, member=99) == "no_such_member"


def test_only_the_host_sees_who_is_banned() -> None:
    hall = with_strangers()
    number = hall.ids[BEN]
    hall.do(ADA, commands.Ban, member=number)

    [ban] = hall.looks(ADA).bans

    assert (ban.member, ban.name, ban.by_address) == (number, BEN, False)
    assert hall.looks(DAN).bans == []


def test_the_host_lifts_a_ban() -> None:
    hall = with_strangers()
    hall.do(ADA, commands.Ban, member=hall.ids[BEN], by_address=True)

    hall.do(ADA, commands.Unban, member=hall.ids[BEN])

    assert hall.looks(ADA).bans == []
    assert hall.no_entry("Benno", at=AWAY, had=BEN) == ""
    assert hall.refusal(ADA, commands.Unban, member=hall.ids[CYD]) == "no_such_member"


def test_bans_are_bounded() -> None:
    hall = Hall().join(ADA)
    for number in range(MOST_BANS):
        hall.join(f"Guest {number}")
        hall.do(ADA, commands.Ban, member=hall.ids[f"Guest {number}"])
    hall.join(BEN)

    assert hall.refusal(ADA, commands.Ban, member=hall.ids[BEN]) == "too_many"


@pytest.mark.parametrize("by_address", [False, True])
def test_no_address_is_in_any_frame_or_fact_but_as_a_hash(by_address: bool) -> None:
    hall = with_strangers()
    hall.do(ADA, commands.Ban, member=hall.ids[BEN], by_address=by_address)

    told = "".join(hall.raw(ADA) + hall.raw(DAN))
    kept = [changes.pack(entry.change) for entry in hall.room.unsaved]

    assert not any(origin in told for origin in (HOME, AWAY, ELSEWHERE))
    assert [AWAY in one for one in kept].count(True) == by_address
    assert not any(HOME in one or ELSEWHERE in one for one in kept)
