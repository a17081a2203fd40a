"""Who counts as the causer of a death (SH-41)."""

import pytest

from tests.games.shadow_hunters.scenes import GRAVEYARD, SPRING, TREE, Scene
from tests.games.shadow_hunters.steps import FAILED, THREE
from tests.games.shadow_hunters.wounds.positions import dead_seats, discards, five


def test_sh_41_the_causer_of_an_attack_is_the_attacker() -> None:
    play = five().at(GRAVEYARD, 1).wounds(1, 7).gear(1, "talisman").play()

    play.attack(1, *THREE)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_a_counter_is_who_counters() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(0, 10).gear(0, "talisman").play()

    play.attack(1, *FAILED).luck(*THREE).choose("counter")

    assert play.asked() == {1: "loot"}


@pytest.mark.parametrize("card", ["hungry_bats", "cave_spider", "straw_doll"])
def test_sh_41_the_causer_of_an_event_with_a_target_is_the_drawer(card: str) -> None:
    play = five().wounds(1, 7).gear(1, "flail").play()

    play.draw(card).luck(1).choose("target", 1)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_the_storm_of_light_is_the_drawer() -> None:
    play = five().wounds(1, 7).gear(1, "flail").play()

    play.draw("storm_of_light")

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_the_powder_keg_is_the_drawer() -> None:
    play = five().at(TREE, 1).wounds(1, 7).gear(1, "flail").play()

    play.draw("powder_keg", 5, 4)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_at_the_tree_is_the_active_player() -> None:
    play = five().turn_of(3).wounds(1, 7).gear(1, "flail").play()

    play.tree_wounds(1)

    assert play.asked() == {3: "loot"}


def test_sh_41_the_causer_of_a_green_card_is_the_giver() -> None:
    play = five().wounds(1, 7).gear(1, "flail").play()

    play.draw("g_bully").choose("give", 1).choose("take", 1)

    assert dead_seats(play) == [1]
    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_f1s_wounds_is_f1() -> None:
    play = Scene("f1", "a1", "u1", "g1", "v1").wounds(1, 7).gear(1, "flail").play(3)

    play.choose("maul", 1)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_g1s_wounds_is_g1() -> None:
    play = Scene("g1", "a1", "u1", "f1", "v1").wounds(1, 7).gear(1, "flail").play(3)

    play.choose("claw", 1)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_u2s_wounds_is_u2() -> None:
    scene = Scene("u2", "a1", "u1", "f1", "v1").at(SPRING, 1).wounds(1, 7).gear(1, "flail")
    play = scene.play()

    play.choose("haunt", 1)

    assert play.asked() == {0: "loot"}


def test_sh_41_who_ends_itself_at_the_tree_has_no_causer() -> None:
    play = five().wounds(0, 11).gear(0, "flail", "talisman").play()

    play.tree_wounds(0)

    assert dead_seats(play) == [0]
    assert discards(play) == ["flail", "talisman"]
    assert play.asked() == {1: "turn_start"}


@pytest.mark.parametrize("card", ["hungry_bats", "cave_spider", "straw_doll"])
def test_sh_41_who_ends_itself_by_its_own_card_has_no_causer(card: str) -> None:
    play = five().wounds(0, 11).gear(0, "flail").play()

    play.draw(card).luck(1).choose("target", 0)

    assert dead_seats(play) == [0]
    assert "flail" in discards(play)
    assert play.asked() == {1: "turn_start"}


def test_sh_41_the_drawer_felled_by_the_straw_doll_has_no_causer() -> None:
    play = five().wounds(0, 11).gear(0, "flail").play()

    play.draw("straw_doll").luck(5).choose("target", 1)

    assert dead_seats(play) == [0]
    assert "flail" in discards(play)
    assert play.asked() == {1: "turn_start"}


def test_sh_41_the_drawer_felled_by_its_own_keg_has_no_causer() -> None:
    play = five().wounds(0, 11).gear(0, "flail").play()

    play.draw("powder_keg", 3, 1)

    assert dead_seats(play) == [0]
    assert "flail" in discards(play)
    assert play.asked() == {1: "turn_start"}


def test_sh_41_the_drawer_felled_by_the_slippery_path_has_no_causer() -> None:
    play = five().wounds(0, 11).play()

    play.draw("slippery_path")

    assert dead_seats(play) == [0]
    assert play.asked() == {1: "turn_start"}


def test_sh_41_c1_who_ends_himself_by_his_payment_has_no_causer() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(0, 9).gear(0, "flail", "talisman").play()

    play.attack_all(*FAILED).choose("repeat")

    assert dead_seats(play) == [0]
    assert discards(play) == ["flail", "talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_41_if_the_causer_is_out_in_the_same_batch_all_is_discarded() -> None:
    scene = five().wounds(0, 11).wounds(1, 7).gear(0, "flail").gear(1, "wood_axe")
    play = scene.play()

    play.draw("cave_spider").choose("target", 1)

    assert dead_seats(play) == [0, 1]
    assert {"flail", "wood_axe"} <= set(discards(play))
    assert play.asked() == {2: "turn_start"}
