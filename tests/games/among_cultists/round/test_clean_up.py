"""The steps of clean-up (AC-66)."""

import pytest

from tests.games.among_cultists.deals import scene
from tests.games.among_cultists.endings import all_pass, announced
from tests.games.among_cultists.scenes import (
    Play,
    Scene,
    five,
    party,
    with_automa,
)
from turncoat.core.terms import Seat


def all_move(play: Play) -> Play:
    """Everybody takes the first option while moving and in encounters."""
    while play.asked() and set(play.asked().values()) <= {"move", "teleport", "give"}:
        for seat in list(play.asked()):
            play.answer(seat, *play.options(seat)[0])
    return play


# AC-66: (1) the Firestarter


def fire(round_number: int = 5) -> Scene:
    """Seat 0 is the Firestarter with all its cards; the last character is about to act."""
    return five("firestarter").round(round_number).turn(4)


def test_ac_66_first_in_round_5_the_firestarter() -> None:
    play = all_pass(fire())

    assert play[0].ghost
    assert play.events(None)[-1] == ("becomes_ghost", 0, "role")


@pytest.mark.parametrize("round_number", [4, 6, 9])
def test_ac_66_in_other_rounds_there_is_no_fire(round_number: int) -> None:
    play = all_pass(fire(round_number))

    assert not play[0].ghost


def test_ac_66_the_firestarter_comes_before_the_gate() -> None:
    play = all_pass(fire().gate(5))

    assert play.events(None)[-2:] == [("becomes_ghost", 0, "role"), ("gate_too_late", 11)]


def test_ac_66_the_firestarter_counts_in_the_announcement_of_round_5() -> None:
    play = announced(fire().pulse(1, "dead").pulse(2, "dead"))

    assert play.table.won == "cultists"


# AC-66: (2) the gate


def test_ac_66_then_the_deadline_of_the_gate() -> None:
    play = all_pass(five().gate(2))

    assert set(play.asked().values()) == {"announce"}
    assert play.view(None).gate == "too_late"
    assert play.view(None).goal == 11


def test_ac_66_the_deadline_adds_its_point_once() -> None:
    play = all_pass(five().gate(2).bag("high_morale")).go_on()

    all_move(play).pass_on()

    assert set(play.asked().values()) == {"announce"}
    assert play.table.round == 3
    assert play.view(None).goal == 11


def test_ac_66_before_its_deadline_round_is_over_the_gate_stays_open() -> None:
    play = all_pass(five().gate(3))

    assert play.view(None).gate == "open"
    assert play.view(None).goal == 10


def test_ac_66_the_gate_comes_before_the_end_after_round_10() -> None:
    play = all_pass(five().round(10).gate(10))

    told = [event[0] for event in play.events(None)]
    assert told.index("gate_too_late") < told.index("ends")


# AC-66: (3) the announcement, (4) the end


def test_ac_66_then_the_announcement_before_anything_of_the_next_round() -> None:
    scene = five().at("LB", 0).on_route(0)
    play = scene.play().choose("call_vote").ballots(*[None] * 5).choose("go_on").pass_on()

    assert set(play.asked().values()) == {"announce"}
    assert not play.view(None).vote_token
    assert play.view(None).knife == 0
    assert play.view(None).round == 2


@pytest.mark.parametrize(("people", "automa"), [(4, True), (5, False), (6, True), (8, False)])
def test_ac_66_after_round_10_the_game_ends(people: int, automa: bool) -> None:
    play = all_pass(scene(people, automa).round(10))

    assert play.match.over
    assert play.table.won == "cultists"


def test_ac_66_after_that_no_other_round_begins() -> None:
    play = all_pass(five().round(10).knife(3))

    assert play.events(None, "round") == []
    assert (play.view(None).round, play.view(None).knife) == (10, 3)


@pytest.mark.parametrize("round_number", [1, 9])
def test_ac_66_before_that_the_game_goes_on(round_number: int) -> None:
    play = all_pass(party(7).round(round_number))

    assert not play.match.over
    assert play.table.round == round_number + 1


# AC-66: (5) whether the number of dead is reached


def second_cultist_revealed(*dead: Seat) -> Play:
    """Seven players: the Firestarter, seat 0, dies after round 5; one Cultist is a ghost already.

    In round 6 seat 1 reveals with Watching Eyes that the other Cultist is dead.
    """
    scene = party(7, "firestarter").round(5).turn(6).ghost(6).pulse(5, "dead")
    for seat in dead:
        scene.pulse(seat, "dead")
    play = all_move(all_pass(scene.bag("watching_eyes")))
    assert play.table.round == 6
    return play.choose("look", 5).choose("reveal")


def test_ac_66_the_number_of_dead_counts_as_early_from_the_next_round_on() -> None:
    play = second_cultist_revealed(1, 2, 3, 4)

    assert play.table.won == "cultists"


def test_ac_66_the_firestarter_is_among_them() -> None:
    play = second_cultist_revealed(2, 3, 4)

    assert play.table.won == "cultists"


def test_ac_66_a_number_that_is_not_reached_is_not_noted() -> None:
    play = second_cultist_revealed(3, 4)

    assert play.table.won == "investigators"


# AC-66: (6) the next round


def test_ac_66_last_the_vote_token_turns_active_the_knife_goes_on_and_a_round_begins() -> None:
    scene = five().at("LB", 0).on_route(0)
    play = scene.play().choose("call_vote").ballots(*[None] * 5).choose("go_on").pass_on()

    play.go_on()

    assert play.view(None).vote_token
    assert play.view(None).knife == 1
    assert play.view(None).round == 3
    assert play.events(None)[-1] == ("round", 3, 1)
    assert play.asked() == {1: "move"}


@pytest.mark.parametrize(("knife", "following"), [(0, 1), (3, 4), (4, 0)])
def test_ac_66_the_knife_goes_one_seat_clockwise(knife: Seat, following: Seat) -> None:
    play = all_pass(five().knife(knife)).go_on()

    assert play.view(None).knife == following


def test_ac_66_it_goes_to_a_ghost_too() -> None:
    play = all_pass(five().ghost(1)).go_on()

    assert play.view(None).knife == 1


def test_ac_66_it_goes_to_the_automa_too() -> None:
    play = all_pass(with_automa(4).knife(3)).go_on()

    assert play.view(None).knife == 4


@pytest.mark.parametrize(("knife", "following"), [(1, 4), (4, 2), (3, 0)])
def test_ac_66_an_automa_that_sits_between_people_has_it_between_them(
    knife: Seat, following: Seat
) -> None:
    play = all_pass(with_automa(4).automa_right_of(2).knife(knife)).go_on()

    assert play.view(None).knife == following
