"""The loyalty of each role, and deaths by role (AC-79)."""

from collections.abc import Callable

import pytest

from tests.games.among_cultists.endings import CULTISTS_WIN
from tests.games.among_cultists.scenes import INVESTIGATOR, Play, five, party
from turncoat.games.among_cultists.roles import ROLES


def rookie_calls_a_vote() -> Play:
    return five("rookie").at("LB", 0).on_route(0).play().choose("call_vote")


def rookie_uses_the_camera() -> Play:
    play = five("rookie").at("R", 0).on_route(0).play()
    return play.choose("use_cameras").choose("camera_status", 1).choose("go_on")


def klutz_chases_the_fishman() -> Play:
    return five("klutz").at("HN", 0).fishman("HN").play().choose("scare_off_fishman")


def coward_reveals_a_death() -> Play:
    play = five("coward").at("D1", 0, 3).pulse(3, "dead").play()
    return play.choose("check_status", 3).choose("reveal")


def firestarter_burns() -> Play:
    return five("firestarter").round(5).phase("clean_up").play()


DEATHS = [
    rookie_calls_a_vote,
    rookie_uses_the_camera,
    klutz_chases_the_fishman,
    coward_reveals_a_death,
    firestarter_burns,
]
every_death = pytest.mark.parametrize("die", DEATHS)


@pytest.mark.parametrize(
    ("role", "helps", "loyalty"),
    [
        ("investigator", "investigators", 0),
        ("radiant", "investigators", 1),
        ("infected", "investigators", 1),
        ("super_ghost", "investigators", 1),
        ("mechanic", "investigators", 3),
        ("cultist", "cultists", 0),
        ("rookie", "cultists", 1),
        ("klutz", "cultists", 1),
        ("coward", "cultists", 1),
        ("firestarter", "cultists", 2),
        ("assassin", "investigators", 0),
        ("seer", "investigators", 0),
    ],
)
def test_ac_79_whom_each_role_helps_and_how_much(role: str, helps: str, loyalty: int) -> None:
    assert (ROLES[role].helps, ROLES[role].loyalty) == (helps, loyalty)


def test_ac_79_there_are_no_other_roles() -> None:
    assert len(ROLES) == 12


@every_death
def test_ac_79_a_death_by_role_makes_a_ghost_openly(die: Callable[[], Play]) -> None:
    play = die()

    for viewer in (None, 1, 4):
        assert ("becomes_ghost", 0, "role") in play.events(viewer)
        assert play.view(viewer).players[0].ghost


@every_death
def test_ac_79_a_death_by_role_shows_no_role(die: Callable[[], Play]) -> None:
    play = die()

    assert play.events(None, "shows_role") == []
    for viewer in (None, 1, 2, 3, 4):
        assert play.view(viewer).players[0].role is None


@every_death
def test_ac_79_a_death_by_role_counts_as_a_dead_investigator(die: Callable[[], Play]) -> None:
    play = die()
    for seat in (1, 2):
        play.table.lay_pulse(4, play[seat], "dead", 1)
    while "announce" not in play.asked().values():
        for seat in list(play.match.pending):
            free = [o for o in play.options(seat) if o[0] in ("pass", "abstain", "go_on")]
            play.answer(seat, *free[0])

    play.answer(4, "announce")
    play.go_on()

    assert play.table.won == CULTISTS_WIN


@pytest.mark.parametrize("die", [rookie_uses_the_camera, klutz_chases_the_fishman])
def test_ac_79_a_death_by_role_causes_no_vote(die: Callable[[], Play]) -> None:
    play = die()

    assert play.asked() == {1: "action"}


def test_ac_79_the_firestarters_death_causes_no_vote() -> None:
    assert set(firestarter_burns().asked().values()) == {"announce"}


@pytest.mark.parametrize("die", [rookie_calls_a_vote, coward_reveals_a_death])
def test_ac_79_it_comes_before_the_discussion_that_follows_from_the_deed(
    die: Callable[[], Play],
) -> None:
    play = die()

    assert play[0].ghost
    assert set(play.asked().values()) == {"discussion"}


@pytest.mark.parametrize("die", [rookie_calls_a_vote, coward_reveals_a_death])
def test_ac_79_whoever_died_of_the_deed_votes_but_cannot_be_voted_for(
    die: Callable[[], Play],
) -> None:
    play = die().go_on()

    assert set(play.asked()) == {0, 1, 2, 3, 4}
    for seat in range(5):
        assert ("vote", 0) not in play.options(seat)


def test_ac_79_a_klutz_who_used_the_knife_in_a_vote_dies_after_its_result() -> None:
    play = five("klutz").at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(2, 1, 1, 2, 1).choose("vote", 1)

    told = [event for event in play.events(None) if event[0] in ("voted_out", "becomes_ghost")]
    assert told == [("voted_out", 1), ("becomes_ghost", 1, "vote"), ("becomes_ghost", 0, "role")]


def test_ac_79_a_klutz_dies_after_a_vote_without_a_result_too() -> None:
    play = party(7, "klutz").at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(2, None, None, None, None, None, None)

    told = [event for event in play.events(None) if event[0] in ("nobody_out", "becomes_ghost")]
    assert told == [("nobody_out",), ("becomes_ghost", 0, "role")]


def test_ac_79_nobody_else_dies_of_the_same_deeds() -> None:
    play = five(INVESTIGATOR).at("D1", 0, 3).pulse(3, "dead").play()

    play.choose("check_status", 3).choose("reveal")

    assert play.events(None, "becomes_ghost") == [("becomes_ghost", 3, "card")]
