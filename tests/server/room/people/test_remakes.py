"""What ballots bring about: a new deal, and the seat of somebody who is absent."""

import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.server import fair
from turncoat.server.protocol import commands, frames
from turncoat.server.room.people.ballots import BALLOT

SECRET = "5e" * 32
PEOPLE = [ADA, BEN, CYD, DAN]
BANK = 300_000


def hall_of() -> Hall:
    """Four people; the third of them is asked."""
    return Hall().dealt_from(SECRET).start(*PEOPLE)


# A new deal.


def test_a_new_deal_leads_back_to_the_lobby() -> None:
    hall = hall_of()

    hall.agree("remake", ADA, BEN, CYD)

    room = hall.looks(ADA)
    assert (room.phase, room.asking, room.result) == ("lobby", None, None)
    assert [chair.name for chair in room.chairs] == PEOPLE
    assert not any(member.ready for member in room.members)


def test_a_new_deal_is_made_from_a_new_secret_and_the_old_one_is_never_told() -> None:
    hall = hall_of()
    hall.raw(ADA)

    hall.agree("remake", ADA, BEN, CYD)

    deal = hall.looks(ADA).deal
    assert deal.commitment != fair.commitment_to(SECRET)
    assert SECRET not in "".join(hall.raw(ADA))


def test_after_a_new_deal_nothing_of_the_old_game_is_shown() -> None:
    hall = hall_of()
    hall.answer(CYD, ("throw",))
    hall.agree("remake", ADA, BEN, CYD)

    hall.connect(CYD)

    assert [type(frame) for frame in hall.news(CYD)] == [frames.Room]


def test_after_a_new_deal_all_banks_are_full_again() -> None:
    hall = hall_of()
    hall.wait(60)
    hall.answer(CYD, ("throw",))
    assert hall.looks(ADA).chairs[2].bank < BANK
    hall.agree("remake", ADA, BEN, CYD)

    hall.do(ADA, commands.Ready)
    hall.do(BEN, commands.Ready)
    hall.do(CYD, commands.Ready)
    hall.do(DAN, commands.Ready)

    assert hall.looks(ADA).phase == "playing"
    assert [chair.bank for chair in hall.looks(ADA).chairs] == [BANK] * 4


# Somebody who is absent.


def absent() -> Hall:
    """A bot has had to sit in for Dan."""
    hall = hall_of()
    hall.disconnect(DAN)
    hall.do(DAN, commands.Leave)
    return hall


def test_the_bot_keeps_the_seat_of_somebody_who_was_removed() -> None:
    hall = absent()

    hall.agree("remove", ADA, BEN, CYD, seat=3)

    chair = hall.looks(ADA).chairs[3]
    assert (chair.member, chair.level, chair.away) == (None, "sensible", False)
    assert chair.name not in ("", *PEOPLE)


def test_whoever_was_removed_has_no_way_back() -> None:
    hall = absent()
    hall.agree("remove", ADA, BEN, CYD, seat=3)

    hall.connect(DAN)

    assert hall.looks(DAN).your_seats == []
    assert hall.refusal(DAN, commands.Return, seat=3) == "not_yours"


def test_whoever_was_removed_sees_no_more_than_everybody() -> None:
    hall = absent().join("Watcher")
    hall.agree("remove", ADA, BEN, CYD, seat=3)

    hall.connect(DAN)

    assert hall.table(DAN) == hall.table("Watcher")
    assert hall.story(DAN) == hall.story("Watcher")


def test_whoever_comes_back_in_time_is_not_removed() -> None:
    hall = absent()
    hall.do(ADA, commands.Call, ballot="remove", seat=3)
    hall.do(BEN, commands.Vote, yes=True)
    hall.do(CYD, commands.Vote, yes=True)

    hall.connect(DAN)
    hall.wait(BALLOT)

    assert hall.looks(ADA).last_ballot == ("remove", False)
    assert hall.looks(DAN).your_seats == [3]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_is_removed_who_is_there(seat: int | None) -> None:
    hall = absent()

    assert hall.refusal(ADA, commands.Call, ballot="remove", seat=seat) == "not_absent"


def test_no_bot_is_removed() -> None:
    hall = Hall().start(ADA, BEN)

    assert hall.refusal(ADA, commands.Call, ballot="remove", seat=2) == "not_absent"


def test_a_seat_that_is_not_there_is_refused() -> None:
    hall = absent()

    assert hall.refusal(ADA, commands.Call, ballot="remove", seat=7) == "no_such_seat"


def test_other_ballots_are_about_no_seat() -> None:
    hall = absent()

    assert hall.refusal(ADA, commands.Call, ballot="pause", seat=3) == "not_now"


def test_the_game_goes_on_to_its_end_with_the_bot() -> None:
    hall = absent()
    hall.agree("remove", ADA, BEN, CYD, seat=3)

    hall.play([ADA, BEN, CYD])

    assert hall.looks(ADA).phase == "ended"
