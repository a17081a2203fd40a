import pytest

from tests.games.dark_providence.changed_cards import first_cities
from tests.games.dark_providence.scenes import Scene, on_base, on_city, on_mythos, solo

ROW = ("my_tesla", "my_slumber", "my_jenkin")
ELSEWHERE = on_city("charleston")


# DP-63: influence on cities and base cards


def test_dp_63_influence_goes_on_the_city_where_the_cultist_is() -> None:
    play = solo().cultists("arkham", "chicago").its_turn("beh5")

    assert play[2].cubes == {on_city("chicago"): 4}
    assert play[2].supply == 15
    play.check_parts()


@pytest.mark.parametrize("controller", [1, 2])
def test_dp_63_influence_on_a_city_fails_if_a_cultist_controls_it(controller: int) -> None:
    play = solo().control(controller, "new_york").its_turn("beh5")

    assert play[2].cubes == {}
    assert ("act_fails", 2) in play.events()
    assert play.place(2) == "washington"


def test_dp_63_influence_goes_on_a_city_that_you_control() -> None:
    play = solo().control(0, "new_york").its_turn("beh5")

    assert play[2].cubes == {on_city("new_york"): 4}


def test_dp_63_a_lock_does_not_hinder_influence() -> None:
    play = solo().lock(on_city("new_york")).its_turn("beh5")

    assert play[2].cubes == {on_city("new_york"): 4}


def test_dp_63_influence_goes_on_the_base_card_of_a_city_that_a_cultist_controls() -> None:
    play = solo().control(1, "new_york").its_turn("beh1")

    assert play[2].cubes == {on_base("new_york"): 3}


# DP-63: influence on mythos cards


def mythos(scene: Scene) -> dict[tuple[str, str], int]:
    """The cubes of cultist 1 after it has put three on a mythos card by `beh3`."""
    play = scene.row(*ROW).its_turn("beh3").check_parts()
    return play[1].cubes


def test_dp_63_mythos_influence_goes_on_the_first_card_without_cultists_cubes() -> None:
    scene = solo().cubes(1, on_mythos("my_tesla"), 1).cubes(2, on_mythos("my_slumber"), 1)

    cubes = mythos(scene.cubes(0, on_mythos("my_jenkin"), 2))

    assert cubes == {on_mythos("my_tesla"): 1, on_mythos("my_jenkin"): 3}


def test_dp_63_else_on_the_first_card_without_its_own_cubes() -> None:
    scene = solo().cubes(1, on_mythos("my_tesla"), 1).cubes(2, on_mythos("my_slumber"), 1)

    cubes = mythos(scene.cubes(2, on_mythos("my_jenkin"), 1))

    assert cubes == {on_mythos("my_tesla"): 1, on_mythos("my_slumber"): 3}


def test_dp_63_else_on_the_first_card() -> None:
    scene = solo()
    for card in ROW:
        scene.cubes(1, on_mythos(card), 1)

    cubes = mythos(scene)

    assert cubes == {
        on_mythos("my_tesla"): 4,
        on_mythos("my_slumber"): 1,
        on_mythos("my_jenkin"): 1,
    }


# DP-63f


def test_dp_63f_base_influence_fails_where_no_card_is_left() -> None:
    play = solo().bare("new_york").its_turn("beh1")

    assert play[2].cubes == {}
    assert play.events(None, "act_fails")[-1] == ("act_fails", 2)
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_63f_mythos_influence_fails_with_an_empty_row() -> None:
    play = solo().row().its_turn("beh3")

    assert play[1].cubes == {}
    assert play.place(1) == "boston"
    assert play.table.row == []


def test_dp_63f_a_mythos_claim_fails_with_an_empty_row() -> None:
    play = solo().row().its_turn("beh6", "sanity")

    assert play.events(None, "act_fails") == [("act_fails", 1)]
    assert play.place(1) == "boston"


def without_tokens(seat: int) -> Scene:
    """A cultist has used all its control tokens, on six cities and six gates."""
    scene = solo().cultists("chicago", "st_louis").main(0, "charleston")
    for city in ("arkham", "boston", "new_york", "washington", "pittsburgh", "detroit"):
        scene.control(seat, city).gate(seat, city, "open")
    return scene


def test_dp_63f_claiming_a_city_fails_without_a_control_token() -> None:
    play = without_tokens(1).cubes(1, on_city("chicago"), 3).its_turn("beh1")

    assert play[1].tokens == 0
    assert "chicago" not in play.table.control
    assert play.events(None, "act_fails") == [("act_fails", 1)]
    assert play[1].cubes == {on_city("chicago"): 3, on_city("indianapolis"): 3}
    play.check_parts()


def test_dp_63f_opening_a_gate_fails_without_a_control_token() -> None:
    play = without_tokens(1).its_turn("beh5")

    assert "chicago" not in play.table.gates
    assert play.place(1) == "indianapolis"
    assert play.old_one.vp == 6
    play.check_parts()


# DP-64: running out of cubes


def test_dp_64_too_few_cubes_are_all_that_it_has() -> None:
    play = solo().cubes(2, ELSEWHERE, 17).its_turn("beh5")

    assert play[2].cubes == {ELSEWHERE: 17, on_city("new_york"): 2}
    assert play[2].supply == 0
    assert ("act_fails", 2) not in play.events()
    assert play.place(2) == "new_york"
    play.check_parts()


def test_dp_64_with_none_it_takes_all_back_from_limbo_and_makes_one_step() -> None:
    play = solo().supply(2, 0).limbo(2, 12).cubes(2, ELSEWHERE, 7).its_turn("beh5")

    assert (play[2].supply, play[2].limbo) == (12, 0)
    assert play[2].cubes == {ELSEWHERE: 7}
    assert play.events(None, "out_of_limbo") == [("out_of_limbo", 2, 12)]
    assert ("act_fails", 2) in play.events()
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_64_with_none_and_limbo_empty_there_is_only_the_step() -> None:
    play = solo().cubes(2, ELSEWHERE, 19).its_turn("beh5")

    assert (play[2].supply, play[2].limbo) == (0, 0)
    assert play[2].cubes == {ELSEWHERE: 19}
    assert play.place(2) == "washington"
    play.check_parts()


def test_dp_64_with_some_limbo_is_left_alone() -> None:
    play = solo().supply(2, 1).limbo(2, 18).its_turn("beh5")

    assert play[2].cubes == {on_city("new_york"): 1}
    assert (play[2].supply, play[2].limbo) == (0, 18)
    play.check_parts()


def test_dp_64_several_targets_are_served_from_the_first_while_cubes_last() -> None:
    play = solo("goo_goat").cubes(1, ELSEWHERE, 17).its_turn("beh7")

    assert play[1].cubes == {ELSEWHERE: 17, on_base("arkham"): 1, on_base("boston"): 1}
    assert play.place(1) == "boston"
    play.check_parts()


def test_dp_64_a_target_gets_fewer_before_the_next_gets_any() -> None:
    play = first_cities().cubes(1, ELSEWHERE, 16).its_turn("beh7")

    assert play[1].cubes == {ELSEWHERE: 16, on_city("arkham"): 2, on_city("boston"): 1}


def test_dp_64_a_special_effect_without_cubes_takes_them_back_and_makes_one_step() -> None:
    play = solo("goo_goat").supply(1, 0).limbo(1, 19).its_turn("beh7")

    assert (play[1].supply, play[1].limbo) == (19, 0)
    assert play[1].cubes == {}
    assert play.place(1) == "boston"
    play.check_parts()


# DP-64: presence


@pytest.mark.parametrize("spot", [on_city("chicago"), on_base("chicago")])
def test_dp_64_a_cultist_adds_no_influence_by_presence(spot: tuple[str, str]) -> None:
    scene = solo().cultists("chicago", "chicago").revealed(1).revealed(2)
    scene.cubes(0, spot, 2).cubes(1, spot, 1)

    play = scene.play().choose("claim")

    assert play.options() == [spot]


@pytest.mark.parametrize("spot", [on_city("chicago"), on_base("chicago")])
def test_dp_64_where_a_hidden_cultist_stands_you_claim_neither_city_nor_base_card(
    spot: tuple[str, str],
) -> None:
    scene = solo().cultists("chicago", "chicago").revealed(1)

    play = scene.cubes(0, spot, 5).play()

    assert ("claim",) not in play.options()


def test_dp_64_when_the_hidden_cultist_has_left_you_may_claim() -> None:
    play = solo().cultists("indianapolis", "detroit").cubes(0, on_city("chicago"), 5).play()

    assert ("claim",) in play.options()


def test_dp_64_effects_do_not_claim_where_a_hidden_cultist_stands() -> None:
    scene = solo().hand(0, "bs_forger").cultists("chicago", "new_york")

    play = scene.cubes(0, on_base("chicago"), 5).cubes(0, on_city("chicago"), 1).play()

    assert ("use", "bs_forger") not in play.options()


def test_dp_64_deep_ones_do_not_claim_where_a_hidden_cultist_stands() -> None:
    scene = solo().hand(0, "bs_deep_ones").deep_ones(0, *["new_orleans"] * 3)
    play = scene.cultists("new_orleans", "new_york").play()

    play.choose("use", "bs_deep_ones").choose("done")

    assert play.asked() == {0: "turn"}
    assert play.table.control == {}
    play.check_parts()


def test_dp_64_without_a_place_for_cubes_nothing_comes_back_from_limbo() -> None:
    scene = solo().bare("new_york").supply(2, 0).limbo(2, 19)
    scene.table.players[2].general = 0

    play = scene.its_turn("beh1")

    assert (play[2].supply, play[2].limbo) == (0, 19)
    assert play.place(2) == "washington"
