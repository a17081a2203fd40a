"""Where AUTOMA goes (AC-92)."""

import pytest

from tests.games.among_cultists.automa.walks import A, complete_rooms, on_a, on_b, places_entered

# The rulebook's example


def test_ac_92_in_round_five_it_goes_from_green_to_the_left_orange_room() -> None:
    scene = complete_rooms(on_a("G"), "P1", "P2")

    assert scene.play()[A].place == "O1"


def test_ac_92_the_same_holds_on_map_b() -> None:
    scene = complete_rooms(on_b("G"), "P1", "P2")

    assert places_entered(scene) == ["HS", "HSW", "O1"]


# Which colour it goes to


@pytest.mark.parametrize(
    ("number", "goal"),
    [
        *((n, "P1") for n in (1, 5, 9)),
        *((n, "R") for n in (2, 6, 10)),
        *((n, "G") for n in (3, 7)),
        *((n, "D2") for n in (4, 8)),
    ],
)
def test_ac_92_it_reads_the_line_of_the_round_from_the_left(number: int, goal: str) -> None:
    assert on_a("H0", number).play()[A].place == goal


def test_ac_92_a_colour_whose_rooms_are_all_searched_is_passed_over() -> None:
    assert on_a("H0").searched("P1", "P2").play()[A].place == "O2"


def test_ac_92_a_colour_whose_rooms_are_searched_or_completed_is_passed_over() -> None:
    assert complete_rooms(on_a("H0").searched("P1"), "P2").play()[A].place == "O2"


def test_ac_92_within_the_colour_only_rooms_not_searched_are_its_target() -> None:
    assert places_entered(on_a("H0").searched("P1")) == ["G", "HS", "P2"]


def test_ac_92_with_nothing_unsearched_it_takes_the_first_colour_not_completed() -> None:
    assert on_a("H0").searched("P1", "P2", "O1", "O2").play()[A].place == "P1"


def test_ac_92_with_the_first_colour_completed_it_takes_the_next_not_completed() -> None:
    scene = complete_rooms(on_a("H0").searched("O1", "O2"), "P1", "P2")

    assert scene.play()[A].place == "O2"


def test_ac_92_rooms_off_its_line_do_not_tempt_it() -> None:
    scene = on_a("G").searched("P1", "P2", "O1", "O2")

    assert places_entered(scene) == ["HS", "P2"]


def test_ac_92_with_its_line_completed_it_takes_any_room_not_completed() -> None:
    scene = complete_rooms(on_a("H0"), "P1", "P2", "O1", "O2")

    assert scene.play()[A].place == "LB"


def test_ac_92_then_a_searched_room_is_as_good_as_another() -> None:
    scene = complete_rooms(on_a("H0"), "P1", "P2", "O1", "O2", "LB").searched("G")

    assert scene.play()[A].place == "G"


@pytest.mark.parametrize(
    ("start", "goal"), [("H0", "LB"), ("LB", "HN"), ("R", "LB"), ("P1", "HE"), ("HS", "P2")]
)
def test_ac_92_with_everything_completed_it_goes_to_the_next_location_clockwise(
    start: str, goal: str
) -> None:
    scene = on_a(start)

    assert complete_rooms(scene, *scene.table.rooms).play()[A].place == goal


def test_ac_92_the_room_where_it_stands_is_no_target() -> None:
    assert places_entered(on_a("P1")) == ["HN", "H0", "G"]


def test_ac_92_it_takes_the_next_colour_rather_than_its_own_room() -> None:
    assert on_a("P1").searched("P2").play()[A].place == "O2"


def test_ac_92_it_leaves_its_room_though_it_is_the_only_one_left() -> None:
    scene = on_a("P1")
    complete_rooms(scene, *(room for room in scene.table.rooms if room != "P1"))

    assert scene.play()[A].place == "HE"


# The nearest room, and how far it goes


def test_ac_92_within_the_colour_it_goes_to_the_nearest() -> None:
    assert on_a("HS").play()[A].place == "P2"
    assert on_a("HE").play()[A].place == "P1"


def test_ac_92_it_stops_at_its_target_and_loses_the_rest() -> None:
    assert places_entered(on_a("HN")) == ["P1"]


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("", ["HN", "H0", "G"]),
        ("high_morale", ["HN", "H0", "G", "HS"]),
        ("low_morale", ["HN", "H0"]),
    ],
)
def test_ac_92_it_goes_as_far_as_its_points_and_morale_let_it(
    effect: str, expected: list[str]
) -> None:
    scene = on_a("P1")

    assert places_entered(scene.effect(effect) if effect else scene) == expected


def test_ac_92_it_meets_those_on_its_way_and_goes_on() -> None:
    play = on_a("H0").at("HN", 1).play()
    assert play.asked() == {1: "give"}
    assert play[A].place == "HN"

    play.meet(s1="alive")

    assert play[A].place == "P1"
    assert len(play[1].pulse) == len(play[A].pulse) == 1


# The Fishman


def test_ac_92_it_goes_around_the_hall_of_the_fishman() -> None:
    assert places_entered(on_a("H0").fishman("HN")) == ["HE", "O2", "P1"]


def test_ac_92_the_nearest_is_the_nearest_around_the_fishman() -> None:
    assert places_entered(on_a("LB").fishman("HN")) == ["H0", "HE", "O2"]


def test_ac_92_even_with_the_knife_it_never_enters_his_hall() -> None:
    scene = on_b("LB").fishman("H0").searched("P1", "P2")

    assert places_entered(scene) == ["D3", "HNE", "O2"]


def test_ac_92_it_leaves_his_hall_if_it_is_in_it() -> None:
    assert places_entered(on_a("HN").fishman("HN")) == ["P1"]


# Secret Doors


def test_ac_92_it_slips_through_secret_doors_for_nothing() -> None:
    play = on_a("P1").effect("secret_doors").at("P2", 1).play()

    assert play[A].place == "P2"
    assert play.events(None, "enters") == []
    assert play.events(None, "encounter") == []


def test_ac_92_it_reaches_a_far_room_through_secret_doors() -> None:
    scene = complete_rooms(on_a("HS"), "P2").effect("secret_doors")

    play = scene.play()

    assert play[A].place == "P1"
    assert [event[2] for event in play.events(None, "enters")] == ["P2"]


def test_ac_92_it_passes_through_joined_rooms_on_its_way() -> None:
    scene = complete_rooms(on_a("P1"), "P1", "P2", "O2").effect("secret_doors")

    assert scene.play()[A].place == "O1"


def test_ac_92_without_secret_doors_the_same_room_is_far() -> None:
    assert complete_rooms(on_a("HS"), "P2").play()[A].place != "P1"
