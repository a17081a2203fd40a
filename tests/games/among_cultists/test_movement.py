"""Movement: AC-20 to AC-23."""

import pytest

from tests.games.among_cultists.scenes import Play, Scene, five, party, with_automa
from turncoat.core.words import Seat

# Where the doors lead, as printed.
MAP_A = {
    "D1": "R HW",
    "R": "D1 H0",
    "LB": "HN H0",
    "HN": "LB P1 H0 HE",
    "P1": "HN O2",
    "O1": "HW P2",
    "HW": "D1 O1 H0 HS",
    "H0": "R LB HN HW HE G",
    "HE": "HN H0 O2 D2",
    "O2": "P1 HE",
    "P2": "O1 HS",
    "HS": "HW P2 G",
    "G": "H0 HS D2",
    "D2": "HE G",
}
MAP_B = {
    "D1": "R HNW",
    "R": "D1 LB HNW",
    "LB": "R D3 H0",
    "D3": "LB HNE",
    "P1": "HNE O2",
    "O1": "HNW HSW P2",
    "HNW": "D1 R O1 HSW H0",
    "HSW": "O1 HNW HS P2 P3",
    "H0": "LB HNW HS HNE",
    "HS": "HSW H0 HSE G",
    "HNE": "D3 P1 H0 HSE O2",
    "HSE": "HS HNE O2 D2",
    "O2": "P1 HNE HSE",
    "P2": "O1 HSW",
    "P3": "HSW G",
    "G": "HS P3 D2",
    "D2": "HSE G",
}


def moving(scene: Scene) -> Scene:
    """The movement phase, with nobody in anybody's way: the others wait far off in the Archive."""
    others = [player.seat for player in scene.table.players if player.seat]
    return scene.phase("movement").at("D2", *others)


def ways(play: Play, seat: Seat = 0) -> set[str]:
    """The doors that are offered, or the places to teleport to."""
    return {str(option[1]) for option in play.options(seat) if option[0] == "go"}


def ends(play: Play, seat: Seat = 0) -> set[str]:
    """Where one may stop."""
    return {str(option[1]) for option in play.options(seat) if option[0] == "stop"}


def movers(play: Play) -> list[str | int]:
    """Who has moved so far, each once, in this order."""
    return list(dict.fromkeys(event[1] for event in play.told(topic="enters")))


# AC-20


@pytest.mark.parametrize("knife", range(5))
def test_ac_20_the_holder_of_the_knife_moves_first(knife: Seat) -> None:
    play = five().phase("movement").knife(knife).play()

    assert play.asked() == {knife: "move"}


def test_ac_20_each_moves_once_clockwise_from_the_knife() -> None:
    play = five().phase("movement").knife(3).play("high_morale")

    for place in ("R", "LB", "HN", "HW", "HE"):
        play.walk(place)

    assert play.told(topic="enters") == [
        ("enters", 3, "R"),
        ("enters", 4, "LB"),
        ("enters", 0, "HN"),
        ("enters", 1, "HW"),
        ("enters", 2, "HE"),
    ]
    assert play.told(topic="event") == [("event", "high_morale")]
    assert play.asked() == {3: "action"}


def test_ac_20_the_automa_moves_in_its_place_among_the_others() -> None:
    play = with_automa(4).phase("movement").knife(2).play()

    play.walk("LB").walk("HN")

    assert movers(play) == [2, 3, 4]
    assert play.asked() == {0: "move"}


def test_ac_20_a_ghost_moves_in_its_place_among_the_others() -> None:
    play = five().ghost(1).phase("movement").play()

    play.walk("LB")

    assert play.asked() == {1: "teleport"}


def test_ac_20_three_doors_and_no_more() -> None:
    play = moving(five()).play()

    play.choose("go", "HW").choose("go", "O1").choose("go", "P2")

    assert play[0].place == "P2"
    assert play.asked() == {1: "move"}


@pytest.mark.parametrize("way", [["HW"], ["HW", "O1"], ["HW", "O1", "P2"]])
def test_ac_20_up_to_three_doors_may_be_taken(way: list[str]) -> None:
    play = moving(five()).play()

    play.walk(*way)

    assert play[0].place == way[-1]
    assert play.asked() == {1: "move"}


@pytest.mark.parametrize(("place", "doors"), MAP_A.items())
@pytest.mark.parametrize("people", [5, 6])
def test_ac_20_one_goes_through_doors_on_map_a(people: int, place: str, doors: str) -> None:
    play = moving(party(people)).at(place, 0).play()

    assert ways(play) == set(doors.split())


@pytest.mark.parametrize(("place", "doors"), MAP_B.items())
def test_ac_20_one_goes_through_doors_on_map_b(place: str, doors: str) -> None:
    play = moving(party(8)).at(place, 0).play()

    assert ways(play) == set(doors.split())


@pytest.mark.parametrize(("place", "doors"), [p for p in MAP_B.items() if p[0] != "P3"])
def test_ac_20_with_seven_no_door_leads_into_the_closed_room(place: str, doors: str) -> None:
    play = moving(party(7)).at(place, 0).play()

    assert ways(play) == set(doors.split()) - {"P3"}


@pytest.mark.parametrize("people", [5, 7])
def test_ac_20_one_cannot_stay_where_one_began(people: int) -> None:
    play = moving(party(people)).play()

    assert play.kinds() == {"go"}


@pytest.mark.parametrize("people", [5, 7])
def test_ac_20_one_cannot_come_back_and_stop_where_one_began(people: int) -> None:
    play = moving(party(people)).play()

    play.choose("go", "LB").choose("go", "H0")

    assert play[0].place == "H0"
    assert play.kinds() == {"go"}


@pytest.mark.parametrize("place", ["R", "HW"])
def test_ac_20_any_number_may_share_a_room_or_a_hall(place: str) -> None:
    play = five().phase("movement").at(place, 1, 2, 3, 4).play()

    play.walk(place)

    assert [player.place for player in play.table.players] == [place] * 5


# AC-20a


def test_ac_20a_a_move_is_made_door_by_door_before_all_eyes() -> None:
    play = moving(five()).play()

    play.choose("go", "HW")

    assert play.told(topic="enters") == [("enters", 0, "HW")]
    assert play.view(None).players[0].place == "HW"
    assert play.asked() == {0: "move"}


def test_ac_20a_between_doors_one_may_go_on_or_stop() -> None:
    play = moving(five()).play()

    play.choose("go", "HW")

    assert ends(play) == {"HW"}
    assert ways(play) == {"D1", "O1", "H0", "HS"}


def test_ac_20a_after_an_encounter_one_may_go_on() -> None:
    play = moving(five()).at("HW", 1).play()

    play.choose("go", "HW").meet(s0="alive", s1="alive").choose("go", "O1").choose("go", "P2")

    assert play[0].place == "P2"


def test_ac_20a_after_an_encounter_one_may_stop() -> None:
    play = moving(five()).at("HW", 1).play()

    play.choose("go", "HW").meet(s0="alive", s1="alive").choose("stop", "HW")

    assert play[0].place == "HW"
    assert play.asked() == {1: "move"}


def test_ac_20a_entering_a_second_time_counts_again() -> None:
    play = moving(five()).at("D1", 0).at("R", 1).play()

    play.choose("go", "R").meet(s0="alive", s1="alive")
    play.choose("go", "D1").choose("go", "R")

    assert play.asked() == {0: "give", 1: "give"}
    assert play.told(topic="encounter") == [("encounter", 0, 1)] * 2


def test_ac_20a_coming_back_to_where_one_began_is_an_entering() -> None:
    play = moving(five()).at("R", 0, 1).play()

    play.choose("go", "D1").choose("go", "R")

    assert play.told(topic="encounter") == [("encounter", 0, 1)]


def test_ac_20a_with_the_last_point_one_cannot_go_back_to_where_one_began() -> None:
    play = moving(five()).play()

    play.choose("go", "HN").choose("go", "LB")

    assert play.options() == [("stop", "LB"), ("go", "HN")]


def test_ac_20a_with_low_morale_the_second_door_is_the_last() -> None:
    play = moving(five()).effect("low_morale").play()

    play.choose("go", "LB")

    assert play.options() == [("stop", "LB"), ("go", "HN")]


def test_ac_20a_with_a_point_left_one_may_go_through_where_one_began() -> None:
    play = moving(five()).play()

    play.choose("go", "LB").choose("go", "H0").choose("go", "R")

    assert play[0].place == "R"


# AC-21


@pytest.mark.parametrize(
    ("people", "places"), [(5, set(MAP_A)), (7, set(MAP_B) - {"P3"}), (8, set(MAP_B))]
)
def test_ac_21_a_ghost_teleports_to_any_other_location(people: int, places: set[str]) -> None:
    play = moving(party(people)).ghost(0).at("R", 0).play()

    assert play.kinds() == {"go"}
    assert ways(play) == places - {"R"}


def test_ac_21_a_ghost_teleports_once() -> None:
    play = moving(five()).ghost(0).at("R", 0).play()

    play.choose("go", "P2")

    assert play[0].place == "P2"
    assert play.told(topic="appears") == [("appears", 0, "P2")]
    assert play.asked() == {1: "move"}


@pytest.mark.parametrize(("people", "hall"), [(5, "HN"), (8, "H0")])
def test_ac_21_a_ghost_does_not_teleport_to_the_fishman(people: int, hall: str) -> None:
    play = moving(party(people)).ghost(0).at("R", 0).fishman(hall).knife(1).turn(people - 1).play()

    assert ways(play) == set(MAP_A if people == 5 else MAP_B) - {"R", hall}


def test_ac_21_the_knife_does_not_lead_a_ghost_to_the_fishman() -> None:
    play = moving(five()).ghost(0).at("R", 0).fishman("HN").play()

    assert "HN" not in ways(play)


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

    assert ways(play) == others


def test_ac_22_the_living_holder_of_the_knife_enters_the_hall_of_the_fishman() -> None:
    play = moving(five()).at("LB", 0).fishman("HN").play()

    play.choose("go", "HN").choose("stop", "HN")

    assert play[0].place == "HN"


def test_ac_22_the_living_holder_of_the_knife_passes_the_hall_of_the_fishman() -> None:
    play = moving(five()).at("LB", 0).fishman("HN").play()

    play.walk("HN", "P1")

    assert play[0].place == "P1"


def test_ac_22_the_automa_with_the_knife_does_not_enter_the_hall_of_the_fishman() -> None:
    # Route 3, round 2: pink first; the way from the Cafeteria would lead through HN.
    scene = with_automa(4).route(4, 2).at("LB", 4).fishman("HN").knife(4).phase("movement")

    play = scene.play()

    assert ("enters", 4, "HN") not in play.told()
    assert play[4].place != "LB"


def test_ac_22_who_is_in_the_hall_when_he_comes_may_leave_it() -> None:
    play = moving(five()).at("HN", 0).fishman("HN").knife(1).turn(4).play()

    assert ways(play) == {"LB", "P1", "H0", "HE"}


def test_ac_22_who_left_the_hall_of_the_fishman_cannot_go_back() -> None:
    play = moving(five()).at("HN", 0).fishman("HN").knife(1).turn(4).play()

    play.choose("go", "LB")

    assert ways(play) == {"H0"}


def test_ac_22_who_is_in_the_hall_acts_there_as_in_any_hall() -> None:
    play = five().at("HN", 1, 2).fishman("HN").turn(1).play()

    assert play.asked() == {1: "action"}
    assert play.options() == [("pass",), ("check_status", 2), ("secure_hallway",)]


# AC-23


def walled_up() -> Scene:
    """Seat 0 in the Dormitory, whose only door leads to the Fishman; seat 1 holds the Knife."""
    scene = moving(five()).at("P1", 0).fishman("HN").knife(1).turn(4)
    scene.table.board.doors["P1"] = ["HN"]
    return scene


def test_ac_23_who_has_no_legal_end_stays() -> None:
    play = walled_up().play("high_morale")

    assert play[0].place == "P1"
    assert play.told(topic="stays") == [("stays", 0, "P1")]
    assert play.asked() == {1: "action"}


def test_ac_23_staying_is_no_entering() -> None:
    play = walled_up().at("P1", 2).play("high_morale")

    assert play.told(topic="encounter") == []


def test_ac_23_with_another_room_of_its_colour_there_is_a_legal_end() -> None:
    play = walled_up().effect("secret_doors").play()

    assert ends(play) == {"P2"}
