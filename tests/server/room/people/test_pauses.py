"""What ballots bring about: a pause and its end, more time."""

import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes
from turncoat.server.room.people.ballots import BALLOT, PAUSE, SLOW_PAUSE

SECRET = "5e" * 32
PEOPLE = [ADA, BEN, CYD, DAN]
BANK = 300_000


def hall_of() -> Hall:
    """Four people; the third of them is asked."""
    return Hall().dealt_from(SECRET).start(*PEOPLE)


def asking(hall: Hall) -> frames.Asking:
    """The question on the table."""
    found = hall.looks(ADA).asking
    assert found is not None
    return found


def paused() -> Hall:
    """A pause has just begun."""
    hall = hall_of()
    hall.agree("pause", ADA, BEN, CYD)
    return hall


# Pause and resume.


def test_a_pause_is_seen_with_its_end() -> None:
    hall = paused()

    assert hall.looks(ADA).paused == hall.now + PAUSE * 1000


def test_in_a_pause_nobody_answers() -> None:
    hall = paused()

    refusal = hall.refusal(CYD, commands.Answer, seat=2, question=1, option=("throw",))

    assert refusal == "paused"


def test_in_a_pause_people_talk_on() -> None:
    hall = paused()

    hall.do(ADA, commands.Say, seat=0, claim=("trust", 1))
    hall.do(ADA, commands.Write, text="Tea?", seat=0)

    assert hall.texts(BEN) == [(0, "Tea?")]


def test_a_pause_ends_by_itself() -> None:
    hall = paused()

    hall.wait(PAUSE - 0.001)

    assert hall.looks(ADA).paused is not None

    hall.wait(0.001)

    assert hall.looks(ADA).paused is None
    assert len(hall.changes(changes.Resumed)) == 1


def test_at_correspondence_pace_a_pause_is_longer() -> None:
    hall = Hall(clocks=Clocks(pace="correspondence")).start(ADA)

    hall.do(ADA, commands.Call, ballot="pause")

    assert hall.looks(ADA).paused == hall.now + SLOW_PAUSE * 1000


def test_a_pause_takes_no_time_from_the_question() -> None:
    hall = hall_of()
    until = asking(hall).until
    hall.agree("pause", ADA, BEN, CYD)

    hall.wait(PAUSE)

    assert asking(hall).until == until + PAUSE * 1000
    assert asking(hall).notice == 0


def test_a_pause_takes_no_time_from_the_bank() -> None:
    hall = hall_of()
    hall.agree("pause", ADA, BEN, CYD)
    hall.wait(PAUSE)

    hall.wait(25)
    hall.answer(CYD, ("throw",))

    assert hall.looks(ADA).chairs[2].bank == BANK - 10_000


def test_a_pause_takes_no_time_from_a_notice() -> None:
    hall = hall_of()
    hall.wait(330)
    hall.agree("pause", ADA, BEN, DAN)
    notice = asking(hall).notice

    hall.wait(PAUSE)

    assert notice == hall.now - PAUSE * 1000 + 5_000
    assert asking(hall).notice == notice + PAUSE * 1000
    assert not hall.looks(ADA).chairs[2].away


def test_a_ballot_ends_a_pause() -> None:
    hall = paused()
    until = asking(hall).until
    hall.wait(60)

    hall.agree("resume", BEN, CYD, DAN)

    assert hall.looks(ADA).paused is None
    assert asking(hall).until == until + (60 + BALLOT) * 1000


def test_a_pause_goes_on_if_too_few_want_to_end_it() -> None:
    hall = paused()

    hall.agree("resume", BEN, CYD)

    assert hall.looks(ADA).paused is not None


def test_a_pause_that_ends_by_itself_settles_the_ballot_about_its_end() -> None:
    hall = paused()
    hall.wait(PAUSE - 5)
    hall.do(BEN, commands.Call, ballot="resume")
    hall.do(CYD, commands.Vote, yes=True)
    hall.do(DAN, commands.Vote, yes=True)

    hall.wait(5)
    until = asking(hall).until

    assert hall.looks(ADA).ballot is None

    hall.wait(BALLOT)

    assert asking(hall).until == until
    assert hall.looks(ADA).last_ballot == ("pause", True)


@pytest.mark.parametrize("about", ["pause", "extend", "remake"])
def test_in_a_pause_only_its_end_is_voted_on(about: str) -> None:
    hall = paused()

    assert hall.refusal(BEN, commands.Call, ballot=about) == "not_now"


def test_where_there_is_no_pause_nobody_ends_it() -> None:
    hall = hall_of()

    assert hall.refusal(ADA, commands.Call, ballot="resume") == "not_now"


# More time.


def test_more_time_is_a_bank_more_for_everybody() -> None:
    hall = hall_of()

    hall.agree("extend", ADA, BEN, CYD)

    assert [chair.bank for chair in hall.looks(ADA).chairs] == [2 * BANK] * 4


def test_more_time_begins_the_open_question_anew() -> None:
    hall = hall_of()

    hall.agree("extend", ADA, BEN, CYD)

    assert asking(hall).opened == hall.now
    assert asking(hall).until == hall.now + 45_000 + 2 * BANK


def test_more_time_lifts_a_notice() -> None:
    hall = hall_of()
    hall.wait(320)
    hall.do(ADA, commands.Call, ballot="extend")
    hall.do(BEN, commands.Vote, yes=True)
    hall.do(DAN, commands.Vote, yes=True)
    hall.wait(25)
    assert asking(hall).notice > 0

    hall.wait(5)

    assert asking(hall).notice == 0
    assert not hall.looks(ADA).chairs[2].away


def test_without_more_time_all_is_as_it_was() -> None:
    hall = hall_of()
    before = asking(hall)

    hall.agree("extend", ADA, BEN)

    assert asking(hall) == before
    assert [chair.bank for chair in hall.looks(ADA).chairs] == [BANK] * 4
