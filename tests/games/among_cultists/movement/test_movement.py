"""Movement door by door: AC-20 and AC-20a."""

import pytest

from tests.games.among_cultists.scenes import Play, five, party, with_automa
from tests.games.among_cultists.steps import MAP_A, MAP_B, moving, next_places, stopping_places
from turncoat.core.terms import Seat


def movers(play: Play) -> list[str | int]:
    """The seats that have moved so far, in order."""
    return list(dict.fromkeys(event[1] for event in play.events(topic="enters")))


# AC-20


@pytest.mark.parametrize("knife", range(5))
def test_ac_20_the_holder_of_the_knife_moves_first(knife: Seat) -> None:
    play = five().phase("movement").knife(knife).play()

    assert play.asked() == {knife: "move"}


def test_ac_20_each_moves_once_clockwise_from_the_knife() -> None:
    play = five().phase("movement").knife(3).play("high_morale")

    for place in ("R", "LB", "HN", "HW", "HE"):
        play.walk(place)

    assert play.events(topic="enters") == [
        ("enters", 3, "R"),
        ("enters", 4, "LB"),
        ("enters", 0, "HN"),
        ("enters", 1, "HW"),
        ("enters", 2, "HE"),
    ]
    assert play.events(topic="event") == [("event", "high_morale")]
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

    assert next_places(play) == set(doors.split())


@pytest.mark.parametrize(("place", "doors"), MAP_B.items())
def test_ac_20_one_goes_through_doors_on_map_b(place: str, doors: str) -> None:
    play = moving(party(8)).at(place, 0).play()

    assert next_places(play) == set(doors.split())


@pytest.mark.parametrize(("place", "doors"), [p for p in MAP_B.items() if p[0] != "P3"])
def test_ac_20_with_seven_no_door_leads_into_the_closed_room(place: str, doors: str) -> None:
    play = moving(party(7)).at(place, 0).play()

    assert next_places(play) == set(doors.split()) - {"P3"}


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

    assert play.events(topic="enters") == [("enters", 0, "HW")]
    assert play.view(None).players[0].place == "HW"
    assert play.asked() == {0: "move"}


def test_ac_20a_between_doors_one_may_go_on_or_stop() -> None:
    play = moving(five()).play()

    play.choose("go", "HW")

    assert stopping_places(play) == {"HW"}
    assert next_places(play) == {"D1", "O1", "H0", "HS"}


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
    assert play.events(topic="encounter") == [("encounter", 0, 1)] * 2


def test_ac_20a_coming_back_to_where_one_began_is_an_entering() -> None:
    play = moving(five()).at("R", 0, 1).play()

    play.choose("go", "D1").choose("go", "R")

    assert play.events(topic="encounter") == [("encounter", 0, 1)]


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


def test_ac_20a_on_map_b_a_ring_of_three_doors_does_not_lead_back() -> None:
    play = moving(party(8)).at("P1", 0).play()

    play.choose("go", "HNE").choose("go", "O2")

    assert stopping_places(play) == {"O2"}
    assert next_places(play) == {"HNE", "HSE"}
