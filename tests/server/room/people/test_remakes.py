"""The effects of ballots: a new deal, and a bot in the seat of an absent player for good."""

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.server import fair
from turncoat.server.protocol import commands, frames
from turncoat.server.room.people.ballots import BALLOT

SECRET = "5e" * 32
PEOPLE = [ADA, BEN, CYD, DAN]
BANK = 300_000


def harness_of() -> RoomHarness:
    """Four people; the third of them is asked."""
    return RoomHarness().dealt_from(SECRET).start(*PEOPLE)


# A new deal.


def test_a_new_deal_leads_back_to_the_lobby() -> None:
    harness = harness_of()

    harness.agree("remake", ADA, BEN, CYD)

    room = harness.room_frame(ADA)
    assert (room.phase, room.asking, room.result) == ("lobby", None, None)
    assert [chair.name for chair in room.chairs] == PEOPLE
    assert not any(member.ready for member in room.members)


def test_a_new_deal_is_made_from_a_new_secret_and_the_old_one_is_never_told() -> None:
    harness = harness_of()
    harness.raw(ADA)

    harness.agree("remake", ADA, BEN, CYD)

    deal = harness.room_frame(ADA).deal
    assert deal.commitment != fair.commitment_to(SECRET)
    assert SECRET not in "".join(harness.raw(ADA))


def test_after_a_new_deal_nothing_of_the_old_game_is_shown() -> None:
    harness = harness_of()
    harness.answer(CYD, ("throw",))
    harness.agree("remake", ADA, BEN, CYD)

    harness.connect(CYD)

    assert [type(frame) for frame in harness.news(CYD)] == [frames.Room]


def test_after_a_new_deal_all_banks_are_full_again() -> None:
    harness = harness_of()
    harness.wait(60)
    harness.answer(CYD, ("throw",))
    assert harness.room_frame(ADA).chairs[2].bank < BANK
    harness.agree("remake", ADA, BEN, CYD)

    harness.do(ADA, commands.Ready)
    harness.do(BEN, commands.Ready)
    harness.do(CYD, commands.Ready)
    harness.do(DAN, commands.Ready)

    assert harness.room_frame(ADA).phase == "playing"
    assert [chair.bank for chair in harness.room_frame(ADA).chairs] == [BANK] * 4


# Somebody who is absent.


def absent() -> RoomHarness:
    """Dan has left, and a bot stands in for him."""
    harness = harness_of()
    harness.disconnect(DAN)
    harness.do(DAN, commands.Leave)
    return harness


def test_the_bot_keeps_the_seat_of_somebody_who_was_removed() -> None:
    harness = absent()

    harness.agree("remove", ADA, BEN, CYD, seat=3)

    chair = harness.room_frame(ADA).chairs[3]
    assert (chair.member, chair.level, chair.away) == (None, "sensible", False)
    assert chair.name not in ("", *PEOPLE)


def test_whoever_was_removed_has_no_way_back() -> None:
    harness = absent()
    harness.agree("remove", ADA, BEN, CYD, seat=3)

    harness.connect(DAN)

    assert harness.room_frame(DAN).your_seats == []
    assert harness.refusal(DAN, commands.Return, seat=3) == "not_yours"


def test_whoever_was_removed_sees_no_more_than_everybody() -> None:
    harness = absent().join("Watcher")
    harness.agree("remove", ADA, BEN, CYD, seat=3)

    harness.connect(DAN)

    assert harness.table(DAN) == harness.table("Watcher")
    assert harness.story(DAN) == harness.story("Watcher")


def test_whoever_comes_back_in_time_is_not_removed() -> None:
    harness = absent()
    harness.do(ADA, commands.Call, ballot="remove", seat=3)
    harness.do(BEN, commands.Vote, yes=True)
    harness.do(CYD, commands.Vote, yes=True)

    harness.connect(DAN)
    harness.wait(BALLOT)

    assert harness.room_frame(ADA).last_ballot == ("remove", False)
    assert harness.room_frame(DAN).your_seats == [3]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_is_removed_who_is_there(seat: int | None) -> None:
    harness = absent()

    assert harness.refusal(ADA, commands.Call, ballot="remove", seat=seat) == "not_absent"


def test_no_bot_is_removed() -> None:
    harness = RoomHarness().start(ADA, BEN)

    assert harness.refusal(ADA, commands.Call, ballot="remove", seat=2) == "not_absent"


def test_a_seat_that_is_not_there_is_refused() -> None:
    harness = absent()

    assert harness.refusal(ADA, commands.Call, ballot="remove", seat=7) == "no_such_seat"


def test_other_ballots_are_about_no_seat() -> None:
    harness = absent()

    assert harness.refusal(ADA, commands.Call, ballot="pause", seat=3) == "not_now"


def test_the_game_goes_on_to_its_end_with_the_bot() -> None:
    harness = absent()
    harness.agree("remove", ADA, BEN, CYD, seat=3)

    harness.play([ADA, BEN, CYD])

    assert harness.room_frame(ADA).phase == "ended"
