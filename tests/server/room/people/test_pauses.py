"""The effects of ballots: a pause, its end, and more time."""

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes
from turncoat.server.room.people.ballots import BALLOT, PAUSE, SLOW_PAUSE

SECRET = "5e" * 32
PEOPLE = [ADA, BEN, CYD, DAN]
BANK = 300_000


def harness_of() -> RoomHarness:
    """Four people; the third of them is asked."""
    return RoomHarness().dealt_from(SECRET).start(*PEOPLE)


def asking(harness: RoomHarness) -> frames.Asking:
    """The open question, as everybody sees it."""
    found = harness.room_frame(ADA).asking
    assert found is not None
    return found


def paused() -> RoomHarness:
    """A pause has just begun."""
    harness = harness_of()
    harness.agree("pause", ADA, BEN, CYD)
    return harness


# Pause and resume.


def test_a_pause_is_seen_with_its_end() -> None:
    harness = paused()

    assert harness.room_frame(ADA).paused == harness.now + PAUSE * 1000


def test_in_a_pause_nobody_answers() -> None:
    harness = paused()

    refusal = harness.refusal(CYD, commands.Answer, seat=2, question=1, option=("throw",))

    assert refusal == "paused"


def test_in_a_pause_people_talk_on() -> None:
    harness = paused()

    harness.do(ADA, commands.Say, seat=0, claim=("trust", 1))
    harness.do(ADA, commands.Write, text="Tea?", seat=0)

    assert harness.texts(BEN) == [(0, "Tea?")]


def test_a_pause_ends_by_itself() -> None:
    harness = paused()

    harness.wait(PAUSE - 0.001)

    assert harness.room_frame(ADA).paused is not None

    harness.wait(0.001)

    assert harness.room_frame(ADA).paused is None
    assert len(harness.changes(changes.Resumed)) == 1


def test_at_correspondence_pace_a_pause_is_longer() -> None:
    harness = RoomHarness(clocks=Clocks(pace="correspondence")).start(ADA)

    harness.do(ADA, commands.Call, ballot="pause")

    assert harness.room_frame(ADA).paused == harness.now + SLOW_PAUSE * 1000


def test_a_pause_takes_no_time_from_the_question() -> None:
    harness = harness_of()
    until = asking(harness).until
    harness.agree("pause", ADA, BEN, CYD)

    harness.wait(PAUSE)

    assert asking(harness).until == until + PAUSE * 1000
    assert asking(harness).notice == 0


def test_a_pause_takes_no_time_from_the_bank() -> None:
    harness = harness_of()
    harness.agree("pause", ADA, BEN, CYD)
    harness.wait(PAUSE)

    harness.wait(25)
    harness.answer(CYD, ("throw",))

    assert harness.room_frame(ADA).chairs[2].bank == BANK - 10_000


def test_a_pause_takes_no_time_from_a_notice() -> None:
    harness = harness_of()
    harness.wait(330)
    harness.agree("pause", ADA, BEN, DAN)
    notice = asking(harness).notice

    harness.wait(PAUSE)

    assert notice == harness.now - PAUSE * 1000 + 5_000
    assert asking(harness).notice == notice + PAUSE * 1000
    assert not harness.room_frame(ADA).chairs[2].away


def test_a_ballot_ends_a_pause() -> None:
    harness = paused()
    until = asking(harness).until
    harness.wait(60)

    harness.agree("resume", BEN, CYD, DAN)

    assert harness.room_frame(ADA).paused is None
    assert asking(harness).until == until + (60 + BALLOT) * 1000


def test_a_pause_goes_on_if_too_few_want_to_end_it() -> None:
    harness = paused()

    harness.agree("resume", BEN, CYD)

    assert harness.room_frame(ADA).paused is not None


def test_a_pause_that_ends_by_itself_settles_the_ballot_about_its_end() -> None:
    harness = paused()
    harness.wait(PAUSE - 5)
    harness.do(BEN, commands.Call, ballot="resume")
    harness.do(CYD, commands.Vote, yes=True)
    harness.do(DAN, commands.Vote, yes=True)

    harness.wait(5)
    until = asking(harness).until

    assert harness.room_frame(ADA).ballot is None

    harness.wait(BALLOT)

    assert asking(harness).until == until
    assert harness.room_frame(ADA).last_ballot == ("pause", True)


@pytest.mark.parametrize("about", ["pause", "extend", "remake"])
def test_in_a_pause_only_its_end_is_voted_on(about: str) -> None:
    harness = paused()

    assert harness.refusal(BEN, commands.Call, ballot=about) == "not_now"


def test_where_there_is_no_pause_nobody_ends_it() -> None:
    harness = harness_of()

    assert harness.refusal(ADA, commands.Call, ballot="resume") == "not_now"


# More time.


def test_more_time_is_a_bank_more_for_everybody() -> None:
    harness = harness_of()

    harness.agree("extend", ADA, BEN, CYD)

    assert [chair.bank for chair in harness.room_frame(ADA).chairs] == [2 * BANK] * 4


def test_more_time_begins_the_open_question_anew() -> None:
    harness = harness_of()

    harness.agree("extend", ADA, BEN, CYD)

    assert asking(harness).opened == harness.now
    assert asking(harness).until == harness.now + 45_000 + 2 * BANK


def test_more_time_lifts_a_notice() -> None:
    harness = harness_of()
    harness.wait(320)
    harness.do(ADA, commands.Call, ballot="extend")
    harness.do(BEN, commands.Vote, yes=True)
    harness.do(DAN, commands.Vote, yes=True)
    harness.wait(25)
    assert asking(harness).notice > 0

    harness.wait(5)

    assert asking(harness).notice == 0
    assert not harness.room_frame(ADA).chairs[2].away


def test_without_more_time_all_is_as_it_was() -> None:
    harness = harness_of()
    before = asking(harness)

    harness.agree("extend", ADA, BEN)

    assert asking(harness) == before
    assert [chair.bank for chair in harness.room_frame(ADA).chairs] == [BANK] * 4
