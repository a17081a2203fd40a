"""What a host can do about strangers: lock the room, send somebody away, ban them."""

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.room import changes, erasing, inbox
from turncoat.server.room.people import admission
from turncoat.server.room.people.admission import SENT_AWAY_FOR
from turncoat.server.room.people.moderation import MOST_BANS

HOME, AWAY, ELSEWHERE = "1:home", "1:away", "1:elsewhere"


def names(harness: RoomHarness) -> list[str]:
    """Who is in the room, as the host sees it."""
    return [member.name for member in harness.room_frame(ADA).members]


def with_strangers() -> RoomHarness:
    """Ada is the host at home, Ben and Cyd come from one other address, Dan from a third."""
    harness = RoomHarness().join(ADA, at=HOME).join(BEN, CYD, at=AWAY)
    return harness.join(DAN, at=ELSEWHERE)


# The lock.


def test_nobody_new_comes_into_a_locked_room() -> None:
    harness = RoomHarness().join(ADA, BEN)

    harness.do(ADA, commands.Lock)

    assert harness.room_frame(BEN).locked
    assert harness.join_refusal(CYD) == "locked"


def test_whoever_is_in_a_locked_room_comes_back() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.Lock)

    harness.disconnect(BEN)
    harness.connect(BEN)

    assert harness.room_frame(BEN).locked
    assert harness.restarted().locked


def test_the_host_unlocks_the_room() -> None:
    harness = RoomHarness().join(ADA)
    harness.do(ADA, commands.Lock)

    harness.do(ADA, commands.Lock, locked=False)

    assert harness.join_refusal(BEN) == ""


def test_the_host_can_not_open_what_the_operator_has_locked() -> None:
    harness = RoomHarness().join(ADA, BEN)
    inbox.lock(harness.room, harness.room.now, True)

    assert harness.refusal(ADA, commands.Lock, locked=False) == "locked_by_operator"
    assert harness.room_frame(ADA).locked_by_operator
    harness.do(BEN, commands.Leave)
    harness.do(ADA, commands.Leave)

    assert harness.room.locked
    assert harness.restarted().locked
    inbox.lock(harness.room, harness.room.now, False)
    assert not harness.room.locked


def test_nobody_new_watches_a_locked_game() -> None:
    harness = RoomHarness().start(ADA, BEN)

    harness.do(ADA, commands.Lock)

    assert harness.join_refusal(CYD) == "locked"


def test_only_the_host_locks_and_bans() -> None:
    harness = RoomHarness().join(ADA, BEN)

    assert harness.refusal(BEN, commands.Lock) == "not_host"
    assert harness.refusal(BEN, commands.Ban, member=harness.ids[ADA]) == "not_host"
    assert harness.refusal(BEN, commands.Unban, member=harness.ids[ADA]) == "not_host"


def test_what_is_locked_already_is_not_written_down_again() -> None:
    harness = RoomHarness().join(ADA)

    for _ in range(3):
        harness.do(ADA, commands.Lock)

    assert len(harness.changes(changes.Locked)) == 1


def test_a_locked_room_that_all_have_left_is_open_again() -> None:
    harness = RoomHarness().join(ADA)
    harness.do(ADA, commands.Lock)
    harness.do(ADA, commands.Leave)

    harness.join(BEN)

    assert harness.room_frame(BEN).host == harness.ids[BEN]


def test_a_locked_room_whose_host_is_gone_gets_another_host_who_can_unlock_it() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.Lock)
    harness.disconnect(ADA)

    harness.wait(61)
    harness.do(BEN, commands.Lock, locked=False)

    assert harness.join_refusal(CYD) == ""


# Sending away.


def test_whoever_was_sent_away_is_not_back_at_once() -> None:
    harness = with_strangers()

    harness.do(ADA, commands.Kick, member=harness.ids[BEN])

    assert harness.join_refusal("Benno", at=AWAY) == "sent_away"
    assert harness.join_refusal("Benno", had=BEN) == "removed_by_host"
    assert harness.join_refusal("Eva", at=ELSEWHERE) == ""

    harness.wait(SENT_AWAY_FOR / 1000)

    assert harness.join_refusal("Benno", at=AWAY, had=BEN) == ""


def test_to_send_somebody_away_from_ones_own_address_keeps_out_nobody_else_there() -> None:
    harness = RoomHarness().join(ADA, BEN, at=HOME)

    harness.do(ADA, commands.Kick, member=harness.ids[BEN])

    assert harness.join_refusal(CYD, at=HOME) == ""
    assert harness.join_refusal("Benno", at=HOME, had=BEN) == "removed_by_host"


# Bans.


def test_whoever_is_banned_goes_and_their_token_opens_nothing() -> None:
    harness = with_strangers()
    harness.do(BEN, commands.Sit, seat=1)

    harness.do(ADA, commands.Ban, member=harness.ids[BEN])

    assert names(harness) == [ADA, CYD, DAN]
    assert harness.room_frame(ADA).chairs[1].member is None
    assert harness.join_refusal("Benno", had=BEN) == "banned_by_host"
    harness.wait(SENT_AWAY_FOR / 1000)
    assert harness.join_refusal("Eva", at=AWAY) == ""


@pytest.mark.parametrize("by_operator", [False, True])
def test_whoever_is_banned_is_not_back_at_once_without_the_token(by_operator: bool) -> None:
    harness = with_strangers()

    if by_operator:
        inbox.ban(harness.room, harness.now, harness.ids[BEN])
    else:
        harness.do(ADA, commands.Ban, member=harness.ids[BEN])

    assert harness.join_refusal("Benno", at=AWAY) == "sent_away"
    assert harness.join_refusal("Eva", at=ELSEWHERE) == ""


def test_a_ban_at_ones_own_address_keeps_out_nobody_else_there() -> None:
    harness = RoomHarness().join(ADA, BEN, at=HOME)

    harness.do(ADA, commands.Ban, member=harness.ids[BEN])

    assert harness.join_refusal(CYD, at=HOME) == ""


def test_a_ban_outlives_a_restart() -> None:
    harness = with_strangers()
    harness.do(ADA, commands.Ban, member=harness.ids[BEN], by_address=True)

    harness.room = harness.restarted()

    assert harness.join_refusal("Benno", had=BEN) == "banned_by_host"
    assert harness.join_refusal("Benno", at=AWAY) == "banned_by_host"
    assert harness.join_refusal("Eva", at=ELSEWHERE) == ""


def test_a_ban_by_address_takes_along_all_from_there_and_keeps_them_out() -> None:
    harness = with_strangers()

    harness.do(ADA, commands.Ban, member=harness.ids[BEN], by_address=True)

    assert names(harness) == [ADA, DAN]
    assert harness.join_refusal("Eva", at=AWAY) == "banned_by_host"
    assert harness.join_refusal("Eva", at=ELSEWHERE) == ""


def test_the_host_can_ask_who_else_comes_from_an_address() -> None:
    harness = with_strangers()

    others = admission.neighbours(harness.room, harness.ids[BEN])

    assert [member.name for member in others] == [CYD]
    assert admission.neighbours(harness.room, harness.ids[DAN]) == []


def test_the_hosts_own_address_is_never_banned() -> None:
    harness = RoomHarness().join(ADA, BEN, at=HOME)

    asked = harness.refusal(ADA, commands.Ban, member=harness.ids[BEN], by_address=True)

    assert asked == "no_address_ban"
    assert harness.refusal(ADA, commands.Ban, member=harness.ids[BEN]) == ""
    assert harness.join_refusal(CYD, at=HOME) == ""


def test_whoever_comes_from_nobody_knows_where_is_banned_by_token_only() -> None:
    harness = with_strangers().join("Eva")

    asked = harness.refusal(ADA, commands.Ban, member=harness.ids["Eva"], by_address=True)

    assert asked == "no_address_ban"
    assert harness.refusal(ADA, commands.Ban, member=harness.ids["Eva"]) == ""


def test_nobody_is_banned_from_a_game_that_they_play() -> None:
    harness = RoomHarness().join(ADA, at=HOME).join(BEN, CYD, at=AWAY)
    harness.seat(ADA, BEN)
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(BEN, commands.Ready, nonce="0a")

    assert harness.refusal(ADA, commands.Ban, member=harness.ids[BEN]) == "not_now"

    harness.do(ADA, commands.Ban, member=harness.ids[CYD], by_address=True)

    assert names(harness) == [ADA, BEN]
    assert harness.room.seats_of(harness.ids[BEN]) == [1]


def test_the_host_does_not_ban_the_host() -> None:
    harness = RoomHarness().join(ADA, BEN)

    assert harness.refusal(ADA, commands.Ban, member=harness.ids[ADA]) == "not_now"
    assert harness.refusal(ADA, commands.Ban, member=99) == "no_such_member"


def test_only_the_host_sees_who_is_banned() -> None:
    harness = with_strangers()
    number = harness.ids[BEN]
    harness.do(ADA, commands.Ban, member=number)

    [ban] = harness.room_frame(ADA).bans

    assert (ban.member, ban.name, ban.by_address) == (number, BEN, False)
    assert harness.room_frame(DAN).bans == []


def test_the_name_of_a_banned_member_who_was_erased_is_a_placeholder() -> None:
    harness = with_strangers()
    harness.do(ADA, commands.Ban, member=harness.ids[BEN])

    erasing.erase(harness.room, harness.ids[BEN])

    [ban] = harness.room_frame(ADA).bans
    assert ban.erased
    assert ban.name != BEN


def test_the_host_lifts_a_ban() -> None:
    harness = with_strangers()
    harness.do(ADA, commands.Ban, member=harness.ids[BEN], by_address=True)

    harness.do(ADA, commands.Unban, member=harness.ids[BEN])

    assert harness.room_frame(ADA).bans == []
    assert harness.join_refusal("Benno", at=AWAY, had=BEN) == ""
    assert harness.refusal(ADA, commands.Unban, member=harness.ids[CYD]) == "no_such_member"


def test_bans_are_bounded() -> None:
    harness = RoomHarness().join(ADA)
    for number in range(MOST_BANS):
        harness.join(f"Guest {number}")
        harness.do(ADA, commands.Ban, member=harness.ids[f"Guest {number}"])
    harness.join(BEN)

    assert harness.refusal(ADA, commands.Ban, member=harness.ids[BEN]) == "too_many"


@pytest.mark.parametrize("by_address", [False, True])
def test_no_address_is_in_any_frame_or_fact_but_as_a_hash(by_address: bool) -> None:
    harness = with_strangers()
    harness.do(ADA, commands.Ban, member=harness.ids[BEN], by_address=by_address)

    told = "".join(harness.raw(ADA) + harness.raw(DAN))
    kept = [changes.pack(entry.change) for entry in harness.room.unsaved]

    assert not any(origin in told for origin in (HOME, AWAY, ELSEWHERE))
    assert [AWAY in one for one in kept].count(True) == by_address
    assert not any(HOME in one or ELSEWHERE in one for one in kept)
