"""A host who is there but does nothing: those with a seat vote for another one."""

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.room.people.ballots import HOST_BALLOT


def lobby() -> RoomHarness:
    """Ada is host; all four have a seat."""
    return RoomHarness().join(ADA, BEN, CYD, DAN).seat(ADA, BEN, CYD, DAN)


def vote(harness: RoomHarness, *names: str) -> None:
    """The first calls a ballot for another host, the others vote for it."""
    harness.do(names[0], commands.Call, ballot="host")
    for name in names[1:]:
        harness.do(name, commands.Vote, yes=True)


def test_most_of_those_with_a_seat_replace_a_host_who_does_nothing() -> None:
    harness = lobby()

    vote(harness, CYD, DAN)
    harness.wait(HOST_BALLOT)

    assert harness.room_frame(ADA).host == harness.ids[BEN]
    assert harness.room_frame(ADA).last_ballot == ("host", True)


def test_a_host_who_does_anything_stays_host() -> None:
    harness = lobby()
    vote(harness, BEN, CYD, DAN)

    harness.wait(1)
    harness.do(ADA, commands.Write, text="I am here!")
    harness.wait(HOST_BALLOT)

    assert harness.room_frame(BEN).host == harness.ids[ADA]
    assert harness.room_frame(BEN).last_ballot == ("host", False)


def test_one_of_three_does_not_replace_the_host() -> None:
    harness = lobby()

    vote(harness, BEN)
    harness.wait(HOST_BALLOT)

    assert harness.room_frame(BEN).host == harness.ids[ADA]


def test_a_single_guest_waits_for_the_whole_length_too() -> None:
    harness = RoomHarness().join(ADA, BEN).seat(ADA, BEN)

    vote(harness, BEN)

    assert harness.room_frame(BEN).host == harness.ids[ADA]

    harness.wait(HOST_BALLOT)

    assert harness.room_frame(BEN).host == harness.ids[BEN]


def test_whoever_has_no_seat_and_the_host_have_no_vote() -> None:
    harness = lobby().join("Eva")

    assert harness.refusal("Eva", commands.Call, ballot="host") == "not_yours"
    assert harness.refusal(ADA, commands.Call, ballot="host") == "not_yours"


def test_in_mid_game_there_is_no_vote_about_the_host() -> None:
    harness = RoomHarness().start(ADA, BEN)

    assert harness.refusal(BEN, commands.Call, ballot="host") == "not_now"


def test_in_the_lobby_there_is_no_other_vote() -> None:
    harness = lobby()

    for about in ("pause", "resume", "extend", "remake"):
        assert harness.refusal(BEN, commands.Call, ballot=about) == "not_now"


def test_the_deal_ends_a_vote_about_the_host() -> None:
    harness = lobby()
    vote(harness, BEN)

    for name in (ADA, BEN, CYD, DAN):
        harness.do(name, commands.Ready, nonce="0a")

    assert harness.room.phase == "playing"
    assert harness.room_frame(BEN).ballot is None


def test_nobody_learns_who_called() -> None:
    seen = []
    for caller in (BEN, CYD):
        harness = lobby()
        vote(harness, caller)
        seen.append([harness.room_frame(ADA).ballot, harness.room_frame(DAN).ballot])

    assert seen[0] == seen[1]


def test_it_is_the_same_after_a_restart() -> None:
    harness = lobby()
    vote(harness, BEN, CYD)
    harness.wait(HOST_BALLOT)

    assert harness.restarted().host == harness.room.host == harness.ids[BEN]
