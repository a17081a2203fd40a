"""The camera (AC-60) and the power (AC-61)."""

import pytest

from tests.games.among_cultists.scenes import (
    CULTIST,
    GO_ON,
    INVESTIGATOR,
    Play,
    Scene,
    five,
    with_automa,
)
from turncoat.core.terms import Option, Seat

EVERYBODY: list[Seat | None] = [0, 1, 2, 3, 4, None]
CAMERA = ("use_cameras",)
POWER = ("reset_power",)


def in_red_room(scene: Scene) -> Scene:
    """Seat 0 is in the red room; its route allows only pink, red and orange."""
    return scene.at("R", 0).route(0, 2)


def camera(scene: Scene) -> Play:
    """Seat 0 uses the camera and is asked what to check."""
    return in_red_room(scene).play().choose(*CAMERA)


def rooms(play: Play) -> list[Option]:
    """The rooms that the camera may check."""
    return [option for option in play.options() if option[0] == "camera_room"]


# AC-42


@pytest.mark.parametrize("place", ["LB", "G"])
def test_ac_42_the_camera_may_check_a_room_with_a_cultist_token(place: str) -> None:
    play = camera(five().searched(place).deck(place, "success").intruder(place))

    play.choose("camera_room", place)

    assert play.events(None, "room_card") == [("room_card", 0, place, "success")]
    assert play.table.shelves[place] == 1


def test_ac_42_beside_a_cultist_token_in_the_red_room_there_is_no_camera() -> None:
    play = in_red_room(five()).intruder("R").play()

    assert play.options() == [("pass",), ("fight_cultist",)]


# AC-60: where and when it is possible


def test_ac_60_the_camera_is_in_the_red_room() -> None:
    play = in_red_room(five()).play()

    assert CAMERA in play.options()


@pytest.mark.parametrize("place", ["H0", "LB", "D1", "P1", "O2", "G"])
def test_ac_60_and_nowhere_else(place: str) -> None:
    scene = Scene(CULTIST, *[INVESTIGATOR] * 4).at(place, 0)

    assert CAMERA not in scene.play().options()


def test_ac_60_without_power_there_is_no_camera() -> None:
    play = in_red_room(five()).dark().play()

    assert CAMERA not in play.options()


def test_ac_60_the_ghost_of_the_radiant_in_the_red_room_is_power_enough() -> None:
    play = in_red_room(five(INVESTIGATOR, "radiant")).at("R", 1).ghost(1).dark().play()

    assert CAMERA in play.options()


def test_ac_60_the_ghost_of_the_radiant_elsewhere_is_not() -> None:
    play = in_red_room(five(INVESTIGATOR, "radiant")).at("D1", 1).ghost(1).dark().play()

    assert CAMERA not in play.options()


def test_ac_60_the_living_radiant_is_not() -> None:
    play = in_red_room(five(INVESTIGATOR, "radiant")).at("R", 1).dark().play()

    assert CAMERA not in play.options()


def test_ac_60_an_investigator_whose_route_has_no_red_can_not_use_it() -> None:
    play = five().at("R", 0).off_route(0).play()

    assert CAMERA not in play.options()


@pytest.mark.parametrize("role", [CULTIST, "mechanic"])
def test_ac_60_whoever_needs_no_route_can_always_use_it(role: str) -> None:
    play = Scene(role, *[INVESTIGATOR] * 4).at("R", 0).off_route(0).play()

    assert CAMERA in play.options()


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_60_all_see_who_uses_it(seat: Seat | None) -> None:
    play = camera(five())

    assert play.events(seat) == [("uses_camera", 0)]


# AC-60: rooms


def test_ac_60_it_may_check_any_searched_room_with_a_deck() -> None:
    play = camera(five().searched("D1", "LB", "O1", "R"))

    # The route allows only pink, red and orange, but it does not matter here.
    assert rooms(play) == [
        ("camera_room", "D1"),
        ("camera_room", "R"),
        ("camera_room", "LB"),
        ("camera_room", "O1"),
    ]


def test_ac_60_it_may_not_check_a_room_that_is_not_searched() -> None:
    play = camera(five().deck("D1", "success", "success"))

    assert rooms(play) == []


def test_ac_60_it_may_not_check_a_room_without_cards() -> None:
    play = camera(five().searched("D1").deck("D1"))

    assert rooms(play) == []


def test_ac_60_it_may_not_check_a_completed_room() -> None:
    play = camera(five().shelved("D1", 2))

    assert rooms(play) == []


def test_ac_60_success_brings_a_book() -> None:
    play = camera(five().searched("G").deck("G", "success", "failure")).luck("success")

    play.choose("camera_room", "G")

    assert play.table.rooms["G"].books == 2
    assert play.table.shelves["G"] == 1
    assert play.table.rooms["G"].loose == ["failure"]
    assert play.asked() == {1: "action"}


def test_ac_60_failure_does_nothing() -> None:
    play = camera(five().shelved("G", 1).deck("G", "failure"))

    play.choose("camera_room", "G")

    assert play.table.shelves["G"] == 1


def test_ac_60_sabotage_takes_a_book_back_to_the_room_that_was_checked() -> None:
    play = camera(five().shelved("O1", 1).searched("O2").deck("O2", "sabotage"))

    play.choose("camera_room", "O2")

    assert (play.table.rooms["O1"].books, play.table.rooms["O2"].books) == (1, 3)
    assert play.table.shelves["O"] == 0


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_60_all_see_the_card(seat: Seat | None) -> None:
    play = camera(five().searched("G").deck("G", "sabotage"))

    play.choose("camera_room", "G")

    assert play.events(seat, "room_card") == [("room_card", 0, "G", "sabotage")]


def test_ac_60_the_last_book_needed_ends_the_game() -> None:
    play = camera(five().shelved("D1", 1).deck("D1", "success").points(8))

    play.choose("camera_room", "D1")

    assert play.match.over


# AC-60: characters


def test_ac_60_it_may_check_the_status_of_any_other_living_character_anywhere() -> None:
    play = camera(five().at("R", 1).at("D2", 2).at("HS", 3).at("P1", 4))

    assert play.options() == [("camera_status", seat) for seat in (1, 2, 3, 4)]


def test_ac_60_it_may_not_check_ghosts() -> None:
    play = camera(five().ghost(2))

    assert play.options() == [("camera_status", seat) for seat in (1, 3, 4)]


def test_ac_60_it_may_check_the_automa() -> None:
    play = camera(with_automa(4).at("P2", 4))

    assert ("camera_status", 4) in play.options()


def test_ac_60_only_the_one_at_the_camera_sees_the_numbers() -> None:
    play = camera(five().at("D2", 1).pulse(1, "alive", "alive", "dead"))

    play.choose("camera_status", 1)

    assert play.events(0, "sees_pulse") == [("sees_pulse", 1, 2, 1)]
    for seat in (1, 2, 3, 4, None):
        assert play.events(seat, "sees_pulse") == []
        assert play.events(seat, "checks") == [("checks", 0, 1)]


def test_ac_60_there_too_all_alive_leaves_only_go_on() -> None:
    play = camera(five().at("D2", 1).pulse(1, "alive")).choose("camera_status", 1)

    assert play.options() == [GO_ON]


def test_ac_60_there_too_an_investigator_must_reveal_a_death() -> None:
    play = camera(five().at("D2", 1).pulse(1, "dead")).choose("camera_status", 1)

    assert play.options() == [("reveal",)]

    play.choose("reveal")

    assert play[1].ghost
    assert play.asked() == dict.fromkeys(range(5), "discussion")


def test_ac_60_there_too_a_cultist_may_keep_silent() -> None:
    scene = Scene(CULTIST, *[INVESTIGATOR] * 4).at("D2", 1).pulse(1, "dead")
    play = camera(scene).choose("camera_status", 1)

    assert set(play.options()) == {("reveal",), GO_ON}


def test_ac_60_there_too_a_card_goes_to_the_room_of_the_checked_character() -> None:
    play = camera(five().at("D2", 1).deck("D2", "success", "success").icon("D2", False))

    play.choose("camera_status", 1).luck("failure").choose("go_on")

    assert play.table.rooms["D2"].stack == ["failure"]
    assert play.events(None, "searched") == [("searched", "D2", 0)]
    assert play.view(None).draw_pile == 8


def test_ac_60_there_too_a_card_goes_into_the_unsafe_passage_deck() -> None:
    play = camera(five().at("HS", 1)).choose("camera_status", 1)

    play.choose("go_on")

    assert play.view(None).unsafe == 3
    assert play.view(None).draw_pile == 8


def test_ac_60_there_too_the_card_comes_after_the_vote() -> None:
    play = camera(five().at("D2", 1).pulse(1, "dead")).choose("camera_status", 1)

    play.choose("reveal").ballots(*[None] * 5)
    assert play.view(None).draw_pile == 9

    play.choose("go_on")
    assert play.events(None, "pile_card") == [("pile_card", "D2")]
    assert play.asked() == {1: "action"}


# AC-61


def test_ac_61_in_the_red_room_power_is_restored() -> None:
    play = in_red_room(five()).dark().play()

    play.choose(*POWER)

    assert play.view(None).power
    assert play.events(None, "restores_power") == [("restores_power", 0)]
    assert play.asked() == {1: "action"}


def test_ac_61_with_power_there_is_nothing_to_restore() -> None:
    play = in_red_room(five()).play()

    assert POWER not in play.options()


@pytest.mark.parametrize("place", ["H0", "LB", "D1", "P1", "O2", "G"])
def test_ac_61_power_is_restored_nowhere_else(place: str) -> None:
    play = Scene(CULTIST, *[INVESTIGATOR] * 4).at(place, 0).dark().play()

    assert POWER not in play.options()


def test_ac_61_then_the_camera_works_for_the_next() -> None:
    play = in_red_room(five()).dark().at("R", 1).on_route(1).play()

    play.choose(*POWER)

    assert CAMERA in play.options(1)
    assert POWER not in play.options(1)
