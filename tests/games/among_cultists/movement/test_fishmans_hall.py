"""Ghosts (AC-21), the hall of the Fishman (AC-22), and who cannot move at all (AC-23)."""

import pytest

from tests.games.among_cultists.scenes import Scene, five, party, with_automa
from tests.games.among_cultists.steps import MAP_A, MAP_B, moving, next_places, stopping_places

# AC-21


@pytest.mark.parametrize(
    ("people", "places"), [(5, set(MAP_A)), (7, set(MAP_B) - {"P3"}), (8, set(MAP_B))]
)
def test_ac_21_a_ghost_teleports_to_any_other_location(people: int, places: set[str]) -> None:
    play = moving(party(people)).ghost(0).at("R", 0).play()

    assert play.kinds() == {"go"}
    assert next_places(play) == places - {"R"}


def test_ac_21_a_ghost_teleports_once() -> None:
    play = moving(five()).ghost(0).at("R", 0).play()

    play.choose("go", "P2")

    assert play[0].place == "P2"
    assert play.events(topic="appears") == [("appears", 0, "P2")]
    assert play.asked() == {1: "move"}


@pytest.mark.parametrize(("people", "hall"), [(5, "HN"), (8, "H0")])
def test_ac_21_a_ghost_does_not_teleport_to_the_fishman(people: int, hall: str) -> None:
    play = moving(party(people)).ghost(0).at("R", 0).fishman(hall).knife(1).turn(people - 1).play()

    assert next_places(play) == set(MAP_A if people == 5 else MAP_B) - {"R", hall}


def test_ac_21_the_knife_does_not_lead_a_ghost_to_the_fishman() -> None:
    play = moving(five()).ghost(0).at("R", 0).fishman("HN").play()

    assert "HN" not in next_places(play)


def test_ac_21_a_ghost_leaves_the_hall_of_the_fishman() -> None:
    play = moving(five()).ghost(0).at("HN", 0).fishman("HN").play()

    play.choose("go", "LB")

    assert play[0].place == "LB"


# AC-22


@pytest.mark.parametrize(
    ("people", "place", "hall", "others"),
    [(5, "LB", "HN", {"H0"}), (8, "LB", "H0", {"R", "D3"})],
)
def test_ac_22_nobody_enters_the_hall_of_the_fishman(
    people: int, place: str, hall: str, others: set[str]
) -> None:
    scene = moving(party(people)).at(place, 0).fishman(hall).knife(1).turn(people - 1)

    play = scene.play()

    assert next_places(play) == others


def test_ac_22_the_living_holder_of_the_knife_enters_the_hall_of_the_fishman() -> None:
    play = moving(five()).at("LB", 0).fishman("HN").play()

    play.choose("go", "HN").choose("stop", "HN")

    assert play[0].place == "HN"


def test_ac_22_the_living_holder_of_the_knife_passes_the_hall_of_the_fishman() -> None:
    play = moving(five()).at("LB", 0).fishman("HN").play()

    play.walk("HN", "P1")

    assert play[0].place == "P1"


def test_ac_22_the_automa_with_the_knife_does_not_enter_the_hall_of_the_fishman() -> None:
    # Route 3, round 2: pink first; the shortest way from the Cafeteria leads through HN.
    scene = with_automa(4).route(4, 2).at("LB", 4).fishman("HN").knife(4).phase("movement")

    play = scene.play()

    assert ("enters", 4, "HN") not in play.events()
    assert play[4].place != "LB"


def test_ac_22_who_is_in_the_hall_when_he_comes_may_leave_it() -> None:
    play = moving(five()).at("HN", 0).fishman("HN").knife(1).turn(4).play()

    assert next_places(play) == {"LB", "P1", "H0", "HE"}


def test_ac_22_who_left_the_hall_of_the_fishman_cannot_go_back() -> None:
    play = moving(five()).at("HN", 0).fishman("HN").knife(1).turn(4).play()

    play.choose("go", "LB")

    assert next_places(play) == {"H0"}


def test_ac_22_who_is_in_the_hall_acts_there_as_in_any_hall() -> None:
    play = five().at("HN", 1, 2).fishman("HN").turn(1).play()

    assert play.asked() == {1: "action"}
    assert play.options() == [("pass",), ("check_status", 2), ("secure_hallway",)]


# AC-23


def blocked_by_fishman() -> Scene:
    """Seat 0 is in the Dormitory, whose only door is to the Fishman; seat 1 holds the Knife."""
    scene = moving(five()).at("P1", 0).fishman("HN").knife(1).turn(4)
    scene.table.board.doors["P1"] = ["HN"]
    return scene


def test_ac_23_who_has_no_legal_end_stays() -> None:
    play = blocked_by_fishman().play("high_morale")

    assert play[0].place == "P1"
    assert play.events(topic="stays") == [("stays", 0, "P1")]
    assert play.asked() == {1: "action"}


def test_ac_23_staying_is_no_entering() -> None:
    play = blocked_by_fishman().at("P1", 2).play("high_morale")

    assert play.events(topic="encounter") == []


def test_ac_23_with_another_room_of_its_colour_there_is_a_legal_end() -> None:
    play = blocked_by_fishman().effect("secret_doors").play()

    assert stopping_places(play) == {"P2"}
