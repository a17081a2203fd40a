"""A host who is there but does nothing: those with a seat vote for another one."""

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.server.protocol import commands
from turncoat.server.room.people.ballots import HOST_BALLOT


def lobby() -> Hall:
    """Ada is host; all four have a seat."""
    return Hall().join(ADA, BEN, CYD, DAN).seat(ADA, BEN, CYD, DAN)


def vote(hall: Hall, *names: str) -> None:
    """The first calls a ballot for another host, the others vote for it."""
    hall.do(names[0], commands.Call, ballot="host")
    for name in names[1:]:
        hall.do(name, commands.Vote, yes=True)


def test_most_of_those_with_a_seat_replace_a_host_who_does_nothing() -> None:
    hall = lobby()

    vote(hall, CYD, DAN)
    hall.wait(HOST_BALLOT)

    assert hall.looks(ADA).host == hall.ids[BEN]
    assert hall.looks(ADA).last_ballot == ("host", True)


def test_a_host_who_does_anything_stays_host() -> None:
    hall = lobby()
    vote(hall, BEN, CYD, DAN)

    hall.wait(1)
    hall.do(ADA, commands.Write, text="I am here!")
    hall.wait(HOST_BALLOT)

    assert hall.looks(BEN).host == hall.ids[ADA]
    assert hall.looks(BEN).last_ballot == ("host", False)


def test_one_of_three_does_not_replace_the_host() -> None:
    hall = lobby()

    vote(hall, BEN)
    hall.wait(HOST_BALLOT)

    assert hall.looks(BEN).host == hall.ids[ADA]


def test_a_single_guest_waits_for_the_whole_length_too() -> None:
    hall = Hall().join(ADA, BEN).seat(ADA, BEN)

    vote(hall, BEN)

    assert hall.looks(BEN).host == hall.ids[ADA]

    hall.wait(HOST_BALLOT)

    assert hall.looks(BEN).host == hall.ids[BEN]


def test_whoever_has_no_seat_and_the_host_have_no_vote() -> None:
    hall = lobby().join("Eva")

    assert hall.refusal("Eva", commands.Call, ballot="host") == "not_yours"
    assert hall.refusal(ADA, commands.Call, ballot="host") == "not_yours"


def test_in_mid_game_there_is_no_vote_about_the_host() -> None:
    hall = Hall().start(ADA, BEN)

    assert hall.refusal(BEN, commands.Call, ballot="host") == "not_now"


def test_in_the_lobby_there_is_no_other_vote() -> None:
    hall = lobby()

    for about in ("pause", "resume", "extend", "remake"):
        assert hall.refusal(BEN, commands.Call, ballot=about) == "not_now"


def test_the_deal_ends_a_vote_about_the_host() -> None:
    hall = lobby()
    vote(hall, BEN)

    for name in (ADA, BEN, CYD, DAN):
        hall.do(name, commands.Ready, nonce="0a")

    assert hall.room.phase == "playing"
    assert hall.looks(BEN).ballot is None


def test_nobody_learns_who_called() -> None:
    seen = []
    for caller in (BEN, CYD):
        hall = lobby()
        vote(hall, caller)
        seen.append([hall.looks(ADA).ballot, hall.looks(DAN).ballot])

    assert seen[0] == seen[1]


def test_it_is_the_same_after_a_restart() -> None:
    hall = lobby()
    vote(hall, BEN, CYD)
    hall.wait(HOST_BALLOT)

    assert hall.restarted().host == hall.room.host == hall.ids[BEN]
