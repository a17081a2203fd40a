"""The last living Cultist becomes a ghost (AC-59)."""

import pytest

from tests.games.among_cultists.scenes import (
    CULTIST,
    INVESTIGATOR,
    Play,
    Scene,
    five,
    party,
    with_automa,
)
from turncoat.core.terms import Seat


def voted_out(scene: Scene, seat: Seat) -> Play:
    """Seat 0 calls a vote, and everybody votes for this seat."""
    play = scene.at("LB", 0).on_route(0).play().choose("call_vote")
    play.ballots(*[seat] * scene.table.seats)
    return play.go_on() if "change_vote" in play.asked().values() else play


def revealed(scene: Scene, seat: Seat) -> Play:
    """Seat 0 reveals the death of this seat."""
    return scene.pulse(seat, "dead").play().choose("check_status", seat).choose("reveal")


def over_at_once(play: Play, winners: str) -> bool:
    """Whether this side has won, everybody was told why, and nobody is asked anything."""
    told = all(play.events(seat, "last_cultist_out") for seat in (0, 1, 2, 3, None))
    return play.match.over and told and play.asked() == {} and play.table.won == winners


# AC-59: one Cultist


def test_ac_59_when_the_last_cultist_is_voted_out_the_game_ends_at_once() -> None:
    play = voted_out(five(), 4)

    assert over_at_once(play, "investigators")


def test_ac_59_when_the_last_cultist_is_revealed_dead_the_game_ends_at_once() -> None:
    play = revealed(five(), 4)

    assert over_at_once(play, "investigators")


def test_ac_59_it_ends_before_the_vote_that_would_follow() -> None:
    play = revealed(five(), 4)

    assert "discussion" not in play.asked().values()
    assert play.events(None, "votes") == []
    assert play.view(None).draw_pile == 9


def test_ac_59_when_the_assassin_kills_the_last_cultist_the_game_ends_at_once() -> None:
    play = five("assassin").play().choose("kill_character", 4)

    assert over_at_once(play, "investigators")


def test_ac_59_one_cultist_loses_however_many_are_dead() -> None:
    play = voted_out(five().pulse(1, "dead").pulse(2, "dead").pulse(3, "dead"), 4)

    assert over_at_once(play, "investigators")


def test_ac_59_another_death_is_not_announced_so() -> None:
    play = voted_out(five(), 3)

    assert play.events(None, "last_cultist_out") == []
    assert not play.match.over


# AC-59: two Cultists


@pytest.mark.parametrize("people", [7, 8])
def test_ac_59_of_two_cultists_the_first_may_go_and_the_game_goes_on(people: int) -> None:
    play = voted_out(party(people), people - 1)

    assert play[people - 1].ghost
    assert not play.match.over
    assert play.events(None, "last_cultist_out") == []
    assert play.view(0).players[people - 1].role is None


@pytest.mark.parametrize("people", [7, 8])
def test_ac_59_the_second_of_two_ends_the_game(people: int) -> None:
    play = voted_out(party(people).ghost(people - 1), people - 2)

    assert over_at_once(play, "investigators")


def test_ac_59_the_second_of_two_revealed_dead_ends_the_game_before_the_vote() -> None:
    play = revealed(party(7).ghost(6), 5)

    assert over_at_once(play, "investigators")


def test_ac_59_the_second_of_two_killed_by_the_assassin_ends_the_game() -> None:
    play = party(7, "assassin").ghost(6).play().choose("kill_character", 5)

    assert over_at_once(play, "investigators")


# AC-59: a Cultist with an unrevealed Dead card


def test_ac_59_a_cultist_with_an_unrevealed_dead_card_counts_as_living() -> None:
    play = five().pulse(4, "dead").play()

    play.pass_on().go_on()

    assert not play.match.over
    assert not play[4].ghost


def test_ac_59_so_it_does_when_the_other_of_two_goes() -> None:
    play = voted_out(party(7).pulse(5, "dead"), 6)

    assert not play.match.over


def test_ac_59_a_cultist_who_keeps_silent_about_the_other_goes_on() -> None:
    scene = Scene(CULTIST, CULTIST, *[INVESTIGATOR] * 5).pulse(1, "dead")
    play = scene.play().choose("check_status", 1)

    play.choose("go_on")

    assert play.asked() == {1: "action"}


# AC-59: the number dealt


def test_ac_59_two_cultists_are_two_also_when_one_is_a_ghost() -> None:
    play = party(7).ghost(6).play()

    play.pass_on()

    # With one Cultist everybody would be asked about an announcement.
    assert play.table.round == 3
    assert play.asked() == {1: "move"}


def test_ac_59_so_the_number_of_dead_that_stood_early_still_counts() -> None:
    scene = party(7).ghost(6).round(3)
    for seat in (1, 2, 3, 4):
        scene.pulse(seat, "dead", laid=1)

    assert over_at_once(voted_out(scene, 5), "cultists")


def test_ac_59_and_a_number_that_stands_only_now_does_not() -> None:
    scene = party(7).ghost(6).round(3)
    for seat in (1, 2, 3, 4):
        scene.pulse(seat, "dead", laid=3)

    assert over_at_once(voted_out(scene, 5), "investigators")


def test_ac_59_nor_does_a_number_of_which_one_is_a_ghost_only_now() -> None:
    scene = party(7).ghost(6).round(3).ghost(4, died=3)
    for seat in (1, 2, 3):
        scene.pulse(seat, "dead", laid=1)

    assert over_at_once(voted_out(scene, 5), "investigators")


# AC-59: AUTOMA


def test_ac_59_the_automa_as_the_only_cultist_ends_the_game() -> None:
    play = voted_out(with_automa(4, automa=CULTIST), 4)

    assert over_at_once(play, "investigators")


def test_ac_59_with_enough_dead_the_automa_wins() -> None:
    scene = with_automa(4, automa=CULTIST)

    play = voted_out(scene.pulse(1, "dead").pulse(2, "dead").pulse(3, "dead"), 4)

    assert over_at_once(play, "cultists")
    assert play.table.winners == []


def test_ac_59_the_automa_revealed_dead_as_the_only_cultist_ends_the_game_before_the_vote() -> None:
    play = revealed(with_automa(4, automa=CULTIST), 4)

    assert over_at_once(play, "investigators")


def test_ac_59_the_automa_as_the_second_cultist_is_shown_when_it_goes_last() -> None:
    play = voted_out(with_automa(6, automa=CULTIST).ghost(5), 6)

    assert over_at_once(play, "investigators")
    assert play.view(None).players[6].role == CULTIST
