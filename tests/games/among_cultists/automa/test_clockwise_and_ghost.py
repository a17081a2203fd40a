"""Clockwise on the map (AC-92a), and AUTOMA as a ghost (AC-92b)."""

import pytest

from tests.games.among_cultists.automa.walks import (
    ROUTE_1,
    A,
    B,
    complete_rooms,
    on_a,
    on_b,
    places_entered,
)
from tests.games.among_cultists.scenes import with_automa
from turncoat.games.among_cultists.board import Board, seating
from turncoat.games.among_cultists.rules import RULES

# AC-92a, clockwise


@pytest.mark.parametrize(
    ("people", "ring"),
    [
        (5, "LB HN P1 HE O2 D2 G HS P2 HW O1 D1 R"),
        (8, "D3 P1 HNE O2 HSE D2 HS G P3 P2 HSW O1 HNW D1 R LB"),
        (7, "D3 P1 HNE O2 HSE D2 HS G P2 HSW O1 HNW D1 R LB"),
    ],
)
def test_ac_92a_the_ring_of_each_map(people: int, ring: str) -> None:
    options = RULES.read_options(people, {})

    assert Board(options, seating(options, 0)).ring == ring.split()


def test_ac_92a_a_tie_between_rooms_goes_clockwise_from_where_it_stands() -> None:
    scene = complete_rooms(on_a("G"), "P1", "P2")

    assert scene.play()[A].place == "O1"


def test_ac_92a_a_tie_between_ways_goes_clockwise_at_each_step() -> None:
    assert places_entered(complete_rooms(on_a("G"), "P1", "P2")) == ["HS", "P2", "O1"]


def test_ac_92a_from_the_central_hall_rooms_count_from_the_start_of_the_ring() -> None:
    assert on_a("H0", 1, ROUTE_1).play()[A].place == "D2"
    assert on_b("H0", 1, ROUTE_1).play()[B].place == "D3"


def test_ac_92a_from_the_central_hall_steps_count_from_the_start_of_the_ring() -> None:
    assert places_entered(on_a("H0", 1, ROUTE_1)) == ["HE", "D2"]
    assert places_entered(on_b("H0", 1, ROUTE_1)) == ["HNE", "D3"]


def test_ac_92a_a_step_into_the_central_hall_comes_last() -> None:
    right_orange = complete_rooms(on_a("G"), "P1", "P2", "O1")
    map_room = complete_rooms(on_b("HNW", 1, ROUTE_1), "D1", "D2")

    assert places_entered(right_orange) == ["D2", "HE", "O2"]
    assert places_entered(map_room) == ["R", "LB", "D3"]


def test_ac_92a_the_ring_goes_round() -> None:
    scene = complete_rooms(on_a("R"), "P1", "P2", "O1", "O2", "D1", "G")

    assert places_entered(scene) == ["H0", "LB"]


@pytest.mark.parametrize(("start", "goal"), [("H0", "D3"), ("LB", "D3"), ("G", "P2"), ("D2", "HS")])
def test_ac_92a_the_next_location_clockwise_on_map_b(start: str, goal: str) -> None:
    scene = on_b(start)
    play = complete_rooms(scene, *scene.table.rooms).play()

    assert play[B].place == goal


# AC-92b, as a ghost


def test_ac_92b_as_a_ghost_it_goes_straight_to_its_target() -> None:
    play = on_a("P1").ghost(A).play()

    assert play[A].place == "P2"
    assert play.events(None, "appears") == [("appears", A, "P2")]
    assert play.events(None, "enters") == []


def test_ac_92b_its_target_is_the_same_as_if_it_lived() -> None:
    assert complete_rooms(on_a("G").ghost(A), "P1", "P2").play()[A].place == "O1"
    assert on_a("H0").ghost(A).searched("P1", "P2").play()[A].place == "O2"


def test_ac_92b_as_a_ghost_it_meets_nobody() -> None:
    play = on_a("H0").ghost(A).at("P1", 1).play()

    assert play[A].place == "P1"
    assert play.events(None, "encounter") == []


def test_ac_92b_low_morale_does_not_hold_it_back() -> None:
    assert on_a("P1").ghost(A).effect("low_morale").play()[A].place == "P2"


def test_ac_92b_as_a_ghost_it_does_not_go_to_the_hall_of_the_fishman() -> None:
    scene = on_a("LB").ghost(A).fishman("HN")

    assert complete_rooms(scene, *scene.table.rooms).play()[A].place != "HN"


def test_ac_92b_as_a_ghost_it_lays_a_card_in_a_room_not_searched() -> None:
    play = with_automa(4).ghost(A).at("D1", A).knife(A).play()

    assert play.table.rooms["D1"].cards == 2
    assert len(play[A].room_cards) == 7


def test_ac_92b_as_a_ghost_it_turns_up_a_card_in_a_searched_room() -> None:
    scene = with_automa(4).ghost(A).at("D1", A).knife(A).searched("D1").laid_on("D1", "success")

    assert scene.play().table.shelves["D1"] == 1


def test_ac_92b_as_a_ghost_it_fights_nobody() -> None:
    play = with_automa(4).ghost(A).at("LB", A).knife(A).intruder("LB").play()

    assert play.table.rooms["LB"].intruder
    assert play.events(None, "fights") == []


def test_ac_92b_as_a_ghost_it_passes_beside_a_cultist_token() -> None:
    scene = with_automa(4).ghost(A).at("LB", A).knife(A).intruder("LB")

    assert scene.play().events(None) == [("passes", A)]


def test_ac_92b_as_a_ghost_it_passes_beside_a_cultist_token_in_a_searched_room_too() -> None:
    scene = with_automa(4).ghost(A).at("LB", A).knife(A).intruder("LB")

    play = scene.searched("LB").laid_on("LB", "success").play()

    assert play.events(None) == [("passes", A)]


def test_ac_92b_as_a_ghost_it_passes_in_a_hall() -> None:
    play = with_automa(4).ghost(A).at("HW", A).knife(A).play()

    assert play.events(None) == [("passes", A)]
    assert play.view(None).unsafe == 2
    assert len(play[A].room_cards) == 8
