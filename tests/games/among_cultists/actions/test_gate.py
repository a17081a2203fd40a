"""Closing the gate (AC-62)."""

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
from turncoat.core.terms import Option, Seat

EVERYBODY: list[Seat | None] = [0, 1, 2, 3, 4, None]


def gate(scene: Scene, *others: Seat, deadline: int = 4) -> Scene:
    """The gate is open; seat 0 is there on its route, the others are there off theirs."""
    return scene.at("G", 0, *others).on_route(0).off_route(*others).gate(deadline)


def partners(play: Play) -> list[Option]:
    return [option for option in play.options() if option[0] == "close_gate"]


# AC-62: when it is possible


def test_ac_62_the_gate_is_closed_in_the_green_room_by_two() -> None:
    play = gate(five(), 1).play()

    assert partners(play) == [("close_gate", 1)]


@pytest.mark.parametrize("place", ["H0", "R", "LB", "D1", "O1"])
def test_ac_62_and_nowhere_else(place: str) -> None:
    scene = Scene(CULTIST, *[INVESTIGATOR] * 4).at(place, 0, 1).gate(4)

    assert partners(scene.play()) == []


def test_ac_62_without_an_open_gate_there_is_nothing_to_close() -> None:
    play = five().at("G", 0, 1).on_route(0).play()

    assert partners(play) == []


def test_ac_62_a_gate_that_was_closed_is_not_closed_again() -> None:
    play = gate(five(), 1, 2, 3, 4).on_route(0, 1).play()

    play.choose("close_gate", 4).choose("yes")

    assert play.asked() == {1: "action"}
    assert partners(play) == []


@pytest.mark.parametrize("deadline", [2, 3, 12])
def test_ac_62_up_to_the_deadline_it_can_be_closed(deadline: int) -> None:
    play = gate(five(), 1, deadline=deadline).play()

    assert partners(play) == [("close_gate", 1)]


def test_ac_62_after_the_deadline_it_can_not() -> None:
    scene = Scene(INVESTIGATOR, CULTIST, *[INVESTIGATOR] * 3).at("HS", 0).at("D2", 1).gate(2)
    play = scene.turn(4).bag("high_morale").play().choose("pass").go_on()

    # Round 3: seats 1 and 0 come to the green room.
    play.walk("G").walk("LB").walk("R").walk("HW")
    play.walk("G").meet(s0="alive", s1="alive").answer(0, "stop", "G")

    assert play.asked() == {1: "action"}
    assert "refill_room" in play.kinds()
    assert partners(play) == []


def test_ac_62_not_beside_a_cultist_token() -> None:
    play = gate(five(), 1).intruder("G").play()

    assert partners(play) == []


def test_ac_62_not_off_your_own_route() -> None:
    play = gate(five(), 1).off_route(0).play()

    assert partners(play) == []


# AC-62: who can be the partner


def test_ac_62_the_route_of_the_partner_does_not_matter() -> None:
    play = gate(five(), 1).play().choose("close_gate", 1)

    play.choose("yes")

    assert play.view(None).gate == "closed"


def test_ac_62_the_partner_is_in_the_room() -> None:
    play = gate(five(), 2, 4).at("HS", 1).at("H0", 3).play()

    assert partners(play) == [("close_gate", 2), ("close_gate", 4)]


def test_ac_62_ghosts_are_no_partners() -> None:
    play = gate(five(), 1, 2).ghost(1).play()

    assert partners(play) == [("close_gate", 2)]


def test_ac_62_the_automa_is_no_partner() -> None:
    play = gate(with_automa(4), 1, 4).play()

    assert partners(play) == [("close_gate", 1)]


def test_ac_62_the_turn_of_the_partner_is_still_to_come() -> None:
    play = gate(five().knife(3), 1, 3, 4).play()

    play.choose("pass").choose("pass")

    assert play.asked() == {0: "action"}
    assert partners(play) == [("close_gate", 1)]


def test_ac_62_the_last_in_turn_finds_no_partner() -> None:
    play = gate(five().knife(1), 1, 2, 3, 4).turn(4).play()

    assert play.asked() == {0: "action"}
    assert partners(play) == []


def test_ac_62_alone_nobody_closes_it() -> None:
    play = gate(five()).play()

    assert partners(play) == []


# AC-62: consent


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_62_all_see_who_asks_whom(seat: Seat | None) -> None:
    play = gate(five(), 1, 2).play().choose("close_gate", 2)

    assert play.events(seat) == [("asks_at_gate", 0, 2)]
    assert play.asked() == {2: "close_gate"}
    assert play.options(2) == [("yes",), ("no",)]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_62_all_hear_the_no(seat: Seat | None) -> None:
    play = gate(five(), 1, 2).play().choose("close_gate", 2).choose("no")

    assert play.events(seat, "refuses_at_gate") == [("refuses_at_gate", 2)]
    assert play.view(seat).gate == "open"
    assert play.view(seat).goal == 10


def test_ac_62_after_a_no_you_may_choose_another_partner() -> None:
    play = gate(five(), 1, 2).play().choose("close_gate", 2).choose("no")

    assert play.asked() == {0: "action"}
    assert partners(play) == [("close_gate", 1)]

    play.choose("close_gate", 1).choose("yes")

    assert play.view(None).gate == "closed"


def test_ac_62_after_a_no_you_may_choose_another_action() -> None:
    play = gate(five(), 1).play().choose("close_gate", 1).choose("no")

    assert {"pass", "check_status", "refill_room"} == play.kinds(0)

    play.choose("refill_room", "G").choose("lay", "success")

    assert play.table.rooms["G"].cards == 2


def test_ac_62_who_refused_keeps_its_turn() -> None:
    play = gate(five(), 1).play().choose("close_gate", 1).choose("no")

    play.choose("pass")

    assert play.asked() == {1: "action"}


# AC-62: the gate is closed


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_62_on_yes_the_gate_is_removed_and_the_points_needed_fall_by_one(
    seat: Seat | None,
) -> None:
    play = gate(five(), 2).play().choose("close_gate", 2).choose("yes")

    assert play.events(seat, "gate_closed") == [("gate_closed", 0, 2, 9)]
    assert play.view(seat).gate == "closed"
    assert play.view(seat).goal == 9


def test_ac_62_on_yes_both_actions_are_spent() -> None:
    play = gate(five(), 2).play().choose("close_gate", 2).choose("yes")

    assert play.asked() == {1: "action"}

    play.choose("pass")

    assert play.asked() == {3: "action"}


def test_ac_62_the_last_in_turn_may_have_spent_its_action_too() -> None:
    play = gate(five(), 4).play().choose("close_gate", 4).choose("yes")

    play.choose("pass").choose("pass").choose("pass")

    assert set(play.asked().values()) == {"announce"}


def test_ac_62_a_partner_who_becomes_a_ghost_later_gets_no_turn_either() -> None:
    play = gate(five(), 2).at("LB", 1).on_route(1).play().choose("close_gate", 2).choose("yes")

    play.choose("call_vote").ballots(2, 2, 2, None, None).choose("go_on")

    assert play[2].ghost
    assert play.asked() == {3: "action"}


def test_ac_62_in_the_next_round_the_partner_acts_again() -> None:
    play = gate(five(), 1).bag("high_morale").play().choose("close_gate", 1).choose("yes")

    play.pass_on().go_on()
    play.walk("HS").walk("LB").walk("R").walk("HW").walk("D2")

    assert play.table.round == 3
    assert play.asked() == {1: "action"}


def test_ac_62_a_closed_gate_has_no_deadline() -> None:
    play = gate(five(), 1, deadline=2).play().choose("close_gate", 1).choose("yes")

    play.pass_on().go_on()

    assert play.view(None).goal == 9
    assert play.events(None, "gate_too_late") == []


def test_ac_62_if_the_points_are_reached_now_the_game_ends_at_once() -> None:
    play = gate(five(), 1).points(9).play().choose("close_gate", 1).choose("yes")

    assert play.match.over
    assert play.table.won == "investigators"
    assert play.asked() == {}


def test_ac_62_with_enough_dead_the_cultists_win_then() -> None:
    scene = gate(five(), 1).points(9).pulse(1, "dead").pulse(2, "dead").pulse(3, "dead")

    play = scene.play().choose("close_gate", 1).choose("yes")

    assert play.table.won == "cultists"


def test_ac_62_if_they_are_not_reached_the_game_goes_on() -> None:
    play = gate(five(), 1).points(8).play().choose("close_gate", 1).choose("yes")

    assert play.asked() == {2: "action"}


@pytest.mark.parametrize("people", [5, 6, 7, 8])
def test_ac_62_so_it_is_with_any_number_of_players(people: int) -> None:
    needed = {5: 10, 6: 12, 7: 12, 8: 13}[people]

    play = gate(party(people), 1).play().choose("close_gate", 1).choose("yes")

    assert play.view(None).goal == needed - 1
