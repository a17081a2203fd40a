"""DP-61b: the lines of all Great Old Ones but Hastur; cultist 1 by `beh7`, cultist 2 by `beh8`."""

import pytest

from tests.games.dark_providence.scenes import on_base, on_city, on_mythos, solo

# Yog-Sothoth


def test_dp_61b_yog_1_opens_the_gate_of_his_city() -> None:
    play = solo("goo_yog").cultists("pittsburgh", "new_york").its_turn("beh7", "insanity")

    assert play.table.gates == {"pittsburgh": (1, "open")}
    assert (play.old_one.vp, play.old_one.insanity) == (10, 1)
    assert play.place(1) == "detroit"
    play.check_parts()


def test_dp_61b_yog_1_with_4_in_all_does_not_reach_a_gate_of_5() -> None:
    play = solo("goo_yog").its_turn("beh7")

    assert play.table.gates == {}
    assert (play.old_one.vp, play.old_one.insanity) == (6, 0)
    assert play.place(1) == "boston"
    play.check_parts()


def test_dp_61b_yog_2_puts_a_cube_on_every_mythos_card_and_raises_the_ritual() -> None:
    scene = solo("goo_yog").row("my_tesla", "my_slumber", "my_jenkin")

    play = scene.cubes(2, on_mythos("my_slumber"), 1).lock(on_mythos("my_tesla")).its_turn("beh8")

    assert play[2].cubes == {
        on_mythos("my_tesla"): 1,
        on_mythos("my_slumber"): 2,
        on_mythos("my_jenkin"): 1,
    }
    assert play.table.ritual == 1
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_61b_yog_2_raises_the_ritual_with_an_empty_row_too() -> None:
    play = solo("goo_yog").row().its_turn("beh8")

    assert play[2].cubes == {}
    assert play.table.ritual == 1
    assert play.place(2) == "washington"


# Cthulhu


def test_dp_61b_cthulhu_1_raises_the_ritual_by_1() -> None:
    play = solo("goo_cthulhu").tracks(ritual=3).its_turn("beh7")

    assert play.table.ritual == 4
    assert play[1].cubes == {}
    assert play.place(1) == "boston"
    play.check_parts()


@pytest.mark.parametrize("yours", ["new_york", "chicago"])
def test_dp_61b_cthulhu_2_puts_a_cube_on_the_space_of_his_city(yours: str) -> None:
    play = solo("goo_cthulhu").control(0, yours).its_turn("beh8")

    assert play[2].cubes == {on_city("new_york"): 1}
    assert ("act_fails", 2) not in play.events()
    assert (play.table.cthulhu, play.table.control) == ("", {yours: 0})
    assert play.table.ritual == 0
    assert play.place(2) == "washington"
    play.check_parts()


@pytest.mark.parametrize("controller", [1, 2])
def test_dp_61b_cthulhu_2_otherwise_moves_the_figure_to_your_first_city(controller: int) -> None:
    scene = solo("goo_cthulhu").cthulhu("detroit").control(0, "boston", "chicago").vp(0, 9)
    scene.control(controller, "new_york").hand(0, "city_chicago").deck(0, "st_rail").agent(
        0, "ag_earp", "chicago"
    )

    play = scene.its_turn("beh8")
    assert play.asked() == {0: "flee"}
    assert set(play.options()) == {("go", "detroit"), ("go", "indianapolis"), ("go", "st_louis")}
    play.choose("go", "st_louis")

    assert play.table.cthulhu == "chicago"
    assert play.table.control == {"boston": 0, "new_york": controller}
    assert play[2].cubes == {}
    assert (play[0].vp, play[0].tokens) == (4, 11)
    assert play[0].hand == ["st_rail"]
    assert "city_chicago" in play.table.city_cards
    assert play[0].agents["ag_earp"] == "st_louis"
    assert play.table.ritual == 0
    assert play.old_one.vp == 6
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_61b_cthulhu_2_drives_out_the_cultists_too() -> None:
    scene = solo("goo_cthulhu").cultists("detroit", "chicago").control(1, "chicago")

    play = scene.control(0, "indianapolis").its_turn("beh8")

    assert play.table.cthulhu == "indianapolis"
    assert [event[1:] for event in play.events(None, "moves")] == [
        (1, "cultist1", "chicago"),
        (1, "cultist1", "indianapolis"),
        (1, "cultist1", "st_louis"),
        (2, "cultist2", "st_louis"),
    ]
    play.check_parts()


def test_dp_61b_cthulhu_2_does_nothing_if_you_control_no_city_either() -> None:
    play = solo("goo_cthulhu").control(1, "new_york").its_turn("beh8")

    assert play[2].cubes == {}
    assert play.table.cthulhu == ""
    assert play.table.control == {"new_york": 1}
    assert play.table.ritual == 0
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_61b_cthulhu_2_moves_the_figure_if_it_has_no_cube() -> None:
    scene = solo("goo_cthulhu").supply(2, 0).limbo(2, 19).control(0, "chicago")
    scene.table.players[2].general = 0

    play = scene.its_turn("beh8")

    assert (play[2].cubes, play[2].supply, play[2].limbo) == ({}, 19, 0)
    assert play.table.cthulhu == "chicago"
    play.check_parts()


# The Black Goat


def test_dp_61b_goat_1_puts_a_cube_on_the_first_four_base_cards() -> None:
    play = solo("goo_goat").bare("boston").its_turn("beh7")

    assert play[1].cubes == {
        on_base("arkham"): 1,
        on_base("new_york"): 1,
        on_base("washington"): 1,
        on_base("pittsburgh"): 1,
    }


def test_dp_61b_goat_2_claims_the_first_base_card_with_2_cubes() -> None:
    scene = solo("goo_goat").top("detroit", "bs_gazette").cubes(0, on_base("detroit"), 4)
    scene.cubes(2, on_base("washington"), 1).cubes(2, on_base("detroit"), 2)

    play = scene.its_turn("beh8")

    assert "bs_gazette" in play.table.gone
    assert play[2].cubes == {on_base("washington"): 1, on_base("new_york"): 4}
    assert play.old_one.bases == 1
    play.check_parts()


def test_dp_61b_goat_2_otherwise_adds_3_to_the_base_card_of_his_city() -> None:
    play = solo("goo_goat").cubes(2, on_base("washington"), 1).its_turn("beh8")

    assert play[2].cubes == {on_base("washington"): 1, on_base("new_york"): 3}
    assert play.place(2) == "washington"


# Nyarlathotep


def test_dp_61b_nyarlathotep_1_puts_3_cubes_on_a_mythos_card_by_the_usual_order() -> None:
    scene = solo("goo_nyarlathotep").row("my_tesla", "my_slumber")

    play = scene.cubes(2, on_mythos("my_tesla"), 1).its_turn("beh7", "sanity")

    assert play[1].cubes == {on_mythos("my_slumber"): 3}


def test_dp_61b_nyarlathotep_2_claims_a_mythos_card_with_a_cube_and_adds_one() -> None:
    scene = solo("goo_nyarlathotep").row("my_tesla", "my_slumber").mythos_deck("my_jenkin")
    scene.cubes(0, on_mythos("my_slumber"), 5).cubes(2, on_mythos("my_slumber"), 1)

    play = scene.its_turn("beh8")

    assert play.old_one.mythos == ["my_slumber"]
    assert play.table.row == ["my_tesla", "my_jenkin"]
    assert (play.old_one.vp, play[2].limbo, play[0].supply) == (7, 1, 6)
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_61b_nyarlathotep_2_adds_a_card_even_if_it_claimed_none() -> None:
    scene = solo("goo_nyarlathotep").row("my_tesla").mythos_deck("my_jenkin")
    scene.lock(on_mythos("my_tesla")).cubes(2, on_mythos("my_tesla"), 1)

    play = scene.its_turn("beh8")

    assert play.old_one.mythos == []
    assert play.table.row == ["my_tesla", "my_jenkin"]
    assert play.table.locks == [on_mythos("my_tesla")]
    play.check_parts()


def test_dp_61b_nyarlathotep_2_adds_a_card_besides_the_one_of_an_empty_row() -> None:
    scene = solo("goo_nyarlathotep").row("my_tesla").mythos_deck("my_jenkin", "my_slumber")

    play = scene.cubes(2, on_mythos("my_tesla"), 1).its_turn("beh8")

    assert play.table.row == ["my_jenkin", "my_slumber"]


# Azathoth


def test_dp_61b_azathoth_1_raises_the_ritual_by_2() -> None:
    play = solo("goo_azathoth").tracks(ritual=3).its_turn("beh7")

    assert play.table.ritual == 5
    assert play.place(1) == "boston"


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
@pytest.mark.parametrize("city", ["new_york", "boston"])
def test_dp_61b_azathoth_2_lowers_the_investigation_and_tests_you_in_his_city(
    city: str, before: int, after: int
) -> None:
    scene = solo("goo_azathoth").main(0, city).tracks(investigation=before)

    play = scene.its_turn("beh8", "insanity")

    assert play.table.investigation == after
    assert play[0].insanity == int(city == "new_york")
    assert play.old_one.insanity == 0
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_61b_azathoth_2_does_not_test_you_for_a_hired_agent() -> None:
    play = solo("goo_azathoth").agent(0, "ag_earp", "new_york").its_turn("beh8")

    assert not play.events(None, "sanity_token")
