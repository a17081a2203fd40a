import pytest

from tests.games.dark_providence.changed_cards import first_cities
from tests.games.dark_providence.scenes import on_base, on_city, on_mythos, solo

PATH = [
    "arkham",
    "boston",
    "new_york",
    "washington",
    "pittsburgh",
    "detroit",
    "chicago",
    "indianapolis",
    "st_louis",
    "atlanta",
    "charleston",
    "new_orleans",
]
AROUND = list(zip(PATH, [*PATH[1:], "arkham"], strict=True))


@pytest.mark.parametrize(("start", "goal"), AROUND)
def test_dp_62_the_path_goes_round(start: str, goal: str) -> None:
    scene = solo().cultists(start, "new_york").gate(0, start, "closed")

    play = scene.its_turn("beh5")

    assert play.place(1) == goal


def test_dp_62_travel_jumps_over_blocked_cities() -> None:
    scene = solo().main(0, "chicago").cultists("charleston", "washington")
    scene.gate(0, "charleston", "closed").martial_law("new_orleans").cthulhu("arkham")

    play = scene.its_turn("beh5")

    assert play.place(1) == "boston"


@pytest.mark.parametrize(
    ("start", "first"),
    [("new_york", "new_york"), ("washington", "new_orleans"), ("arkham", "new_york")],
)
def test_dp_62_first_is_its_own_city_then_along_the_path_once_round(start: str, first: str) -> None:
    scene = solo().cultists(start, "chicago").main(0, "detroit")
    for city in ("new_orleans", "new_york"):
        scene.top(city, "bs_wall_street" if city == first else "bs_customs")
        scene.cubes(1, on_base(city), 1)

    play = scene.its_turn("beh4")

    assert ("claims_spot", 1, "on_base", first) in play.events()
    assert "bs_wall_street" in play.table.gone
    play.check_parts()


def test_dp_62_mythos_cards_come_from_the_left() -> None:
    scene = solo().row("my_tesla", "my_slumber", "my_jenkin")
    scene.cubes(1, on_mythos("my_jenkin"), 3).cubes(1, on_mythos("my_slumber"), 1)

    play = scene.its_turn("beh6", "sanity")

    assert play.old_one.mythos == ["my_slumber"]
    assert play.table.row == ["my_tesla", "my_jenkin"]
    play.check_parts()


def test_dp_62_martial_law_stops_nothing_but_travel() -> None:
    scene = solo().martial_law("new_york").top("new_york", "bs_gazette")
    play = scene.stack("new_york", "bs_customs").cubes(2, on_base("new_york"), 1).its_turn("beh3")

    assert "bs_gazette" in play.table.gone
    assert play.place(2) == "new_york"
    assert play[2].cubes == {on_base("new_york"): 6}
    play.check_parts()


def test_dp_62_a_cultist_may_leave_a_city_under_martial_law() -> None:
    play = solo().martial_law("arkham").its_turn("beh5")

    assert play.place(1) == "boston"


def test_dp_62_cthulhus_city_is_skipped_for_claims() -> None:
    scene = solo().cthulhu("washington").top("detroit", "bs_wall_street")
    scene.cubes(1, on_base("washington"), 5).cubes(1, on_base("detroit"), 1)

    play = scene.its_turn("beh4")

    assert ("claims_spot", 1, "on_base", "detroit") in play.events()
    assert play[1].cubes[on_base("washington")] == 5
    play.check_parts()


def test_dp_62_cthulhus_city_is_skipped_for_cubes() -> None:
    scene = first_cities().main(0, "chicago").cthulhu("boston")

    play = scene.its_turn("beh7")

    assert play[1].cubes == {on_city("arkham"): 2, on_city("new_york"): 2}


def test_dp_62_the_first_two_cities_of_no_cultist_may_be_yours() -> None:
    scene = first_cities().control(2, "arkham").control(1, "new_york").control(0, "boston")

    play = scene.its_turn("beh7")

    assert play[1].cubes == {on_city("boston"): 2, on_city("washington"): 2}
    play.check_parts()


def test_dp_62_a_lock_in_cthulhus_city_is_not_taken_off() -> None:
    scene = solo().cthulhu("washington").lock(on_city("washington"))

    play = scene.cubes(1, on_city("washington"), 5).its_turn("beh1")

    assert play.table.locks == [on_city("washington")]
    assert ("act_fails", 1) in play.events()
