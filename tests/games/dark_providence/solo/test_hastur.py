"""DP-61b: the lines of Hastur, cultist 1 by `beh7` and cultist 2 by `beh8`."""

import pytest

from tests.games.dark_providence.scenes import Scene, on_base, solo


def without_reserve(scene: Scene) -> Scene:
    """Empty the reserve: all its cards go to Atlanta's stack."""
    table = scene.table
    table.stacks["atlanta"] = (*table.stacks["atlanta"], *table.reserve)
    table.reserve = ()
    return scene


@pytest.mark.parametrize(
    ("start", "cities"),
    [
        ("arkham", ["arkham", "new_york", "washington"]),
        ("new_orleans", ["new_orleans", "arkham", "new_york"]),
    ],
)
def test_dp_61b_hastur_1_puts_a_cube_on_the_first_three_base_cards(
    start: str, cities: list[str]
) -> None:
    play = solo().bare("boston").cultists(start, "chicago").its_turn("beh7")

    assert play[1].cubes == {on_base(city): 1 for city in cities}
    play.check_parts()


def test_dp_61b_hastur_2_claims_a_base_card_with_4_cubes_then_the_top_of_the_reserve() -> None:
    scene = solo().top("washington", "bs_wall_street").reserve("bs_gazette")
    scene.cubes(0, on_base("washington"), 6).cubes(2, on_base("washington"), 4)

    play = scene.its_turn("beh8")

    assert {"bs_wall_street", "bs_gazette"} <= set(play.table.gone)
    assert play.old_one.bases == 2
    assert play[2].cubes == {on_base("chicago"): 4}
    assert play.place(2) == "indianapolis"
    assert (play[2].limbo, play[0].supply) == (4, 6)
    play.check_parts()


def test_dp_61b_hastur_2_with_3_cubes_adds_2_to_the_base_card_of_his_city() -> None:
    play = solo().cubes(2, on_base("washington"), 3).its_turn("beh8")

    assert play[2].cubes == {on_base("washington"): 3, on_base("new_york"): 2}
    assert play.old_one.bases == 0
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_61b_hastur_2_takes_no_lock_off() -> None:
    scene = solo().lock(on_base("washington")).cubes(2, on_base("washington"), 5)

    play = scene.its_turn("beh8")

    assert play.table.locks == [on_base("washington")]
    assert play[2].cubes == {on_base("washington"): 5, on_base("new_york"): 2}


def test_dp_61b_hastur_2_passes_over_a_locked_card() -> None:
    scene = solo().top("detroit", "bs_gazette").reserve("bs_exchange")
    scene.lock(on_base("washington")).cubes(2, on_base("washington"), 5)

    play = scene.cubes(2, on_base("detroit"), 4).its_turn("beh8")

    assert ("claims_spot", 2, "on_base", "detroit") in play.events()
    assert play.table.locks == [on_base("washington")]


def test_dp_61b_hastur_2_skips_an_empty_reserve_without_adding_cubes() -> None:
    scene = without_reserve(solo().top("washington", "bs_wall_street"))

    play = scene.cubes(2, on_base("washington"), 4).its_turn("beh8")

    assert play.old_one.bases == 1
    assert play[2].cubes == {}
    assert play.place(2) == "indianapolis"
    play.check_parts()


def test_dp_61b_hastur_2_gains_an_agent_of_the_reserve_with_its_sanity_test() -> None:
    scene = solo().top("washington", "bs_customs").reserve("ag_mason")
    scene.stack("washington", "bs_exchange").cubes(2, on_base("washington"), 4)

    play = scene.its_turn("beh8", "bs_exchange", "ag_mason", "insanity")

    assert play.old_one.agents == ["ag_mason"]
    assert play.table.ritual == 2
    assert play.old_one.insanity == 1
    play.check_parts()
