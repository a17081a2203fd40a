"""Lightning Strike: AC-31."""

import pytest

from tests.games.among_cultists.scenes import Play, Scene, five, party, with_automa
from tests.games.among_cultists.steps import finish_encounters, met
from turncoat.core.terms import Seat


def strike(scene: Scene) -> Play:
    return scene.phase("event").play("lightning")


def apart(scene: Scene) -> Scene:
    """Put everybody in a different place."""
    places = ["D1", "R", "LB", "O1", "G", "HS", "O2"]
    for player in scene.table.players:
        scene.at(places[player.seat], player.seat)
    return scene


# The power


@pytest.mark.parametrize("people", [5, 7])
def test_ac_31_the_power_goes_off(people: int) -> None:
    play = strike(apart(party(people)))

    assert not play.view(None).power
    assert play.events(topic="power") == [("power", 0)]


@pytest.mark.parametrize("people", [5, 7])
def test_ac_31_the_power_comes_back(people: int) -> None:
    play = strike(apart(party(people)).dark())

    assert play.view(None).power
    assert play.events(topic="power") == [("power", 1)]


# Who meets


@pytest.mark.parametrize("company", [3, 4, 5])
@pytest.mark.parametrize("place", ["R", "HW", "H0"])
def test_ac_31_when_the_power_goes_groups_of_three_and_more_meet(company: int, place: str) -> None:
    play = strike(apart(five()).at(place, *range(company)))

    assert met(play) == [tuple(range(company))]
    assert play.asked() == {0: "give_to"}


def test_ac_31_a_pair_does_not_meet_again() -> None:
    play = strike(apart(five()).at("D2", 0, 1))

    assert met(play) == []
    assert play.asked() == {0: "action"}


def test_ac_31_nobody_meets_alone() -> None:
    play = strike(apart(five()))

    assert met(play) == []


@pytest.mark.parametrize("company", [2, 3, 5])
def test_ac_31_power_that_comes_back_starts_no_encounter(company: int) -> None:
    play = strike(apart(five()).at("D2", *range(company)).dark())

    assert met(play) == []


def test_ac_31_ghosts_are_ignored() -> None:
    play = strike(apart(five()).at("D2", 0, 1, 2).ghost(2))

    assert met(play) == []


def test_ac_31_the_automa_is_one_of_three() -> None:
    play = strike(apart(with_automa(4)).at("D2", 0, 1, 4))

    assert met(play) == [(0, 1, 4)]


def test_ac_31_it_is_settled_before_the_actions() -> None:
    play = finish_encounters(strike(apart(five()).at("D2", 0, 1, 2)))

    assert [len(player.pulse) for player in play.table.players] == [1, 1, 1, 0, 0]
    assert play.asked() == {0: "action"}


# The light of the Radiant


def test_ac_31_where_the_radiant_shines_nobody_meets() -> None:
    play = strike(apart(five("radiant")).at("D2", 0, 1, 2, 3).ghost(0))

    assert met(play) == []
    assert not play.table.power


def test_ac_31_elsewhere_they_meet_although_the_radiant_shines() -> None:
    play = strike(apart(five("radiant")).at("D2", 1, 2, 3).ghost(0))

    assert met(play) == [(1, 2, 3)]


def test_ac_31_a_living_radiant_meets_as_all_do() -> None:
    play = strike(apart(five("radiant")).at("D2", 0, 1, 2))

    assert met(play) == [(0, 1, 2)]


# The order of the places


def groups(people: int, first: str, second: str, knife: Seat, knife_at: str) -> Play:
    """Lightning strikes seats 1 to 3 in one place and 4 to 6 in another; all give Alive cards."""
    scene = party(people).at("D2", *range(people)).at(first, 1, 2, 3).at(second, 4, 5, 6)
    return finish_encounters(strike(scene.at(knife_at, knife).knife(knife)))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("H0", "D3"), ("H0", "LB"), ("D3", "P1"), ("P1", "HNE"), ("HNE", "O2"), ("O2", "HSE"),
        ("HS", "G"), ("G", "P3"), ("P3", "P2"), ("P2", "HSW"), ("HSW", "O1"), ("O1", "HNW"),
        ("HNW", "D1"), ("D1", "R"), ("R", "LB"), ("D3", "LB"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("turned", [False, True])
def test_ac_31_the_central_hall_is_first_then_the_ring_from_its_start(
    first: str, second: str, turned: bool
) -> None:
    play = groups(8, second, first, 0, "D2") if turned else groups(8, first, second, 0, "D2")

    assert met(play) == ([(4, 5, 6), (1, 2, 3)] if turned else [(1, 2, 3), (4, 5, 6)])


@pytest.mark.parametrize("other", ["H0", "D3", "HS"])
def test_ac_31_the_place_of_the_knife_comes_before_all(other: str) -> None:
    play = groups(8, other, "LB", 5, "LB")

    assert met(play) == [(5, 6, 4), (1, 2, 3)]


@pytest.mark.parametrize("other", ["H0", "LB", "D1"])
def test_ac_31_on_map_a_the_place_of_the_knife_comes_before_all(other: str) -> None:
    scene = party(6).at("R", 0, 1, 2).at(other, 3, 4, 5).knife(2)

    play = finish_encounters(strike(scene))

    assert met(play) == [(2, 0, 1), (3, 4, 5)]


def test_ac_31_the_place_of_a_ghost_with_the_knife_comes_before_all() -> None:
    scene = party(7).ghost(0).at("LB", 0, 1, 2, 3).at("H0", 4, 5, 6)

    play = finish_encounters(strike(scene))

    assert met(play) == [(1, 2, 3), (4, 5, 6)]


def test_ac_31_the_place_of_the_automa_with_the_knife_comes_before_all() -> None:
    # Clockwise from the Knife: 6 (AUTOMA), 0, 1, ..., 5.
    scene = with_automa(6).knife(6).at("LB", 6, 4, 5).at("H0", 0, 1, 2).at("D2", 3)

    play = finish_encounters(strike(scene))

    assert met(play) == [(6, 4, 5), (0, 1, 2)]


def test_ac_31_in_each_place_giving_begins_with_the_next_from_the_knife() -> None:
    play = groups(8, "H0", "D3", 3, "H0")

    givers = [event[1] for event in play.events(topic="gives")]
    assert givers == [3, 1, 2, 4, 5, 6]


# After Secret Doors (AC-32a): rooms are no longer joined when lightning strikes


def test_ac_31_secret_doors_are_shut_when_it_strikes() -> None:
    play = strike(apart(five()).at("P1", 0, 1).at("P2", 2).effect("secret_doors"))

    assert met(play) == []


def test_ac_31_three_in_one_room_meet_without_the_fourth_in_the_other() -> None:
    play = strike(apart(five()).at("P1", 0, 1, 2).at("P2", 3).effect("secret_doors"))

    assert met(play) == [(0, 1, 2)]
