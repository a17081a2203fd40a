"""AUTOMA in votes (AC-95), and voted out (AC-96)."""

import pytest

from tests.games.among_cultists.endings import (
    CULTISTS_WIN,
    INVESTIGATORS_WIN,
    keep_ballot,
    vote_out,
)
from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Play, Scene, with_automa


def vote_of(scene: Scene, *named: int | None) -> Play:
    """Seat 0 calls a vote in the Cafeteria, and these ballots are cast."""
    play = scene.at("LB", 0).on_route(0).play().choose("call_vote")
    return keep_ballot(play.ballots(*named))


# AC-95


def test_ac_95_it_abstains() -> None:
    play = vote_of(with_automa(4), 1, 1, 1, 1)

    assert ("votes_nobody", 4) in play.events(None)


def test_ac_95_it_is_not_asked() -> None:
    play = with_automa(4).at("LB", 0).on_route(0).play().choose("call_vote").go_on()

    assert set(play.asked()) == {0, 1, 2, 3}


def test_ac_95_its_abstention_counts_as_one() -> None:
    assert vote_of(with_automa(4), 1, 1, 2, 3)[1].ghost
    assert not vote_of(with_automa(4), 1, 1, 2, None)[1].ghost


def test_ac_95_with_the_knife_its_abstention_counts_as_two() -> None:
    nobody = vote_of(with_automa(4).knife(4), 1, 1, 2, 3)
    somebody = vote_of(with_automa(4).knife(4), 1, 1, 1, 3)

    assert ("nobody_out",) in nobody.events(None)
    assert somebody[1].ghost


def test_ac_95_with_the_knife_it_counts_as_two_among_seven_as_well() -> None:
    nobody = vote_of(with_automa(6).knife(6), 1, 1, 1, 2, 3, None)
    somebody = vote_of(with_automa(6).knife(6), 1, 1, 1, 2, 3, 2)

    assert not nobody[1].ghost
    assert somebody[1].ghost


def test_ac_95_among_seven_without_the_knife_it_counts_as_one() -> None:
    play = vote_of(with_automa(6), 3, 1, 1, 1, None, None)

    assert ("nobody_out",) in play.events(None)
    assert vote_of(with_automa(6), 3, 1, 1, 1, None, 2)[1].ghost


@pytest.mark.parametrize("knife", [0, 4])
def test_ac_95_as_a_ghost_it_counts_as_one_also_with_the_knife(knife: int) -> None:
    somebody = vote_of(with_automa(4).ghost(4).knife(knife), 1, 1, 2, 3)
    nobody = vote_of(with_automa(4).ghost(4).knife(knife), 1, 1, 2, None)

    assert somebody[1].ghost
    assert not nobody[1].ghost


def test_ac_95_with_the_knife_it_changes_no_vote() -> None:
    play = with_automa(4).knife(4).at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(1, 1, 2, 3)

    assert play.asked() == {1: "action"}


def test_ac_95_it_may_be_voted_for_as_long_as_it_lives() -> None:
    living = with_automa(4).at("LB", 0).on_route(0).play().choose("call_vote").go_on()
    ghost = with_automa(4).ghost(4).at("LB", 0).on_route(0).play().choose("call_vote").go_on()

    assert ("vote", 4) in living.options(1)
    assert ("vote", 4) not in ghost.options(1)


# AC-96, one Cultist


@pytest.mark.parametrize("role", [INVESTIGATOR, "firestarter"])
def test_ac_96_voted_out_it_shows_its_role_and_the_game_goes_on(role: str) -> None:
    play = vote_out(with_automa(4, automa=role), 4)

    for viewer in (None, 0, 3):
        assert ("shows_role", 4, role) in play.events(viewer)
        assert play.view(viewer).players[4].role == role
    assert play[4].ghost
    assert play.asked() == {1: "action"}


def test_ac_96_no_cultist_goes_on_even_with_enough_dead() -> None:
    play = vote_out(with_automa(4).ghost(1, 2), 4)

    assert not play.match.over


def test_ac_96_voted_out_as_the_cultist_it_loses_if_too_few_are_dead() -> None:
    play = vote_out(with_automa(4, automa=CULTIST).ghost(1).pulse(2, "dead"), 4)

    assert ("shows_role", 4, CULTIST) in play.events(None)
    assert play.table.won == INVESTIGATORS_WIN
    assert play.table.winners == [0, 1, 2, 3]


def test_ac_96_voted_out_as_the_cultist_it_wins_if_enough_are_dead_now() -> None:
    scene = with_automa(4, automa=CULTIST).ghost(1).pulse(2, "dead").pulse(3, "dead", laid=2)

    play = vote_out(scene, 4)

    assert ("shows_role", 4, CULTIST) in play.events(None)
    assert play.table.won == CULTISTS_WIN


def test_ac_96_if_it_wins_all_people_lose() -> None:
    voted = vote_out(with_automa(4, automa=CULTIST).ghost(1, 2, 3), 4)
    late = with_automa(4, automa=CULTIST).round(10).phase("clean_up").play()

    assert (voted.table.won, voted.table.winners) == (CULTISTS_WIN, [])
    assert (late.table.won, late.table.winners) == (CULTISTS_WIN, [])


@pytest.mark.parametrize(("dead", "won"), [((1, 2), "investigators"), ((1, 2, 3), "cultists")])
def test_ac_96_out_in_another_way_the_dead_are_counted_too(dead: tuple[int, ...], won: str) -> None:
    scene = with_automa(4, "assassin", automa=CULTIST).at("D1", 0, 4).ghost(*dead)

    play = scene.play().choose("kill_character", 4)

    assert play.table.won == won


def test_ac_96_its_role_is_shown_by_a_vote_only() -> None:
    play = with_automa(4).at("D1", 0, 4).pulse(4, "dead").play()

    play.choose("check_status", 4).choose("reveal")

    assert play[4].ghost
    assert play.events(None, "shows_role") == []
    assert play.view(0).players[4].role is None


def test_ac_96_a_human_cultist_out_beside_the_automa_loses_as_ever() -> None:
    play = vote_out(with_automa(4).ghost(1, 2).pulse(4, "dead"), 3)

    assert play.table.won == INVESTIGATORS_WIN


# AC-96, two Cultists


@pytest.mark.parametrize("role", [INVESTIGATOR, CULTIST, "firestarter"])
def test_ac_96_with_two_cultists_its_role_stays_hidden(role: str) -> None:
    play = vote_out(with_automa(6, automa=role), 6)

    assert play[6].ghost
    assert not play.match.over
    assert play.events(None, "shows_role") == []
    assert play.view(None).players[6].role is None
    assert play.view(0).players[6].role is None


@pytest.mark.parametrize(("died", "won"), [(1, "cultists"), (2, "investigators")])
def test_ac_96_with_two_cultists_only_an_early_number_helps_it(died: int, won: str) -> None:
    play = vote_out(with_automa(6, automa=CULTIST).ghost(5).ghost(1, 2, 3, 4, died=died), 6)

    assert ("last_cultist_out",) in play.events(None)
    assert play.table.won == won
