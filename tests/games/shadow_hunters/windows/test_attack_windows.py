"""Windows 3 to 6: during and after an attack (SH-51b)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, Scene
from tests.games.shadow_hunters.steps import GO_ON_ALONE, flail, strike


def test_sh_51b_window_3_asks_a_hidden_owner_of_the_spear() -> None:
    play = strike(Scene("u1", "e1", "f1", "v1").gear(0, "moon_spear"), 4, 1)

    assert play.asked() == {0: "hit"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_3_does_not_ask_after_a_failed_throw() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "e1").gear(0, "moon_spear").gear(1, "flail")

    play = strike(scene, 3, 3)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_a_revealed_owner_of_the_spear() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").revealed(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_about_the_spear_once_all_werewolves_are_up() -> None:
    play = strike(Scene("u1", "e1", "f1", "v1").gear(0, "moon_spear").revealed(1, 2), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_asks_a_hidden_attacker_who_could_rob() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "b1").gear(1, "flail"), 3, 1)

    assert play.asked() == {0: "hit"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_3_offers_b1_each_card_of_the_target() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail", "talisman"), 3, 1)

    assert play.options(0) == [("go_on",), ("rob", 1, "flail"), ("rob", 1, "talisman")]


def test_sh_51b_window_3_asks_revealed_b1() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail").revealed(0), 3, 1)

    assert play.asked() == {0: "hit"}


def test_sh_51b_window_3_does_not_ask_for_a_sum_of_1() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail"), 2, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_reckons_with_the_cloak_of_the_target() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "pilgrims_cloak"), 3, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_does_not_ask_for_a_target_without_equipment() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1"), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_does_not_ask_about_robbing_among_seven() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1", "a1", "d2").gear(1, "flail"), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_asks_about_robbing_among_six() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "b1", "a1").gear(1, "flail"), 4, 1)

    assert play.asked() == {0: "hit"}


def test_sh_51b_window_3_counts_the_players_at_the_start() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "e1", "a1", "a2").dead(3, 5, 6).gear(1, "flail")

    play = strike(scene, 4, 1)

    assert play[1].wounds == 3
    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_a_void_attacker_about_robbing() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail").void(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_a_revealed_attacker_other_than_b1() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "b1").gear(1, "flail").revealed(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_about_robbing_once_b1_is_up_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "b1", "a1").gear(1, "flail").revealed(4), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_is_one_question_for_spear_and_robbing() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b1").gear(0, "moon_spear").gear(1, "flail")
    play = strike(scene, 4, 1)

    play.choose("go_on")

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_4_asks_a_hidden_attacker_who_dealt_damage() -> None:
    play = strike(Scene("e1", "u1", "f1", "w1"), 4, 1)

    assert play.asked() == {0: "damage_dealt"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_4_offers_v1_his_healing() -> None:
    play = strike(Scene("v1", "e1", "f1", "u1").wounds(0, 3), 4, 1)

    assert play.options(0) == [("go_on",), ("drink",)]


def test_sh_51b_window_4_asks_after_a_deadly_hit() -> None:
    play = strike(Scene("e1", "u1", "f1", "w1").wounds(1, 10), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_4_does_not_ask_after_a_failed_throw() -> None:
    play = strike(Scene("v1", "e1", "f1", "u1"), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_4_does_not_ask_after_a_sum_of_0() -> None:
    play = strike(Scene("v1", "e1", "f1", "u1").warded(1), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_4_does_not_ask_after_a_theft() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail"), 4, 1)

    play.choose("rob", 1, "flail")

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_4_does_not_ask_a_revealed_attacker() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").revealed(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_4_does_not_ask_once_v1_is_up_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").revealed(3), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_asks_the_target() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").revealed(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_asks_after_a_failed_throw() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_asks_after_a_sum_of_0() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").revealed(0).warded(1), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_asks_all_targets_together() -> None:
    play = flail(Scene("e1", "u1", "f1", "v1").revealed(0).at(GRAVEYARD, 1, 2, 3), 4, 1)

    assert play.asked() == {1: "attacked", 2: "attacked", 3: "attacked"}


def test_sh_51b_window_5_does_not_ask_a_target_that_fell() -> None:
    scene = Scene("e1", "u1", "f1", "v1").revealed(0).at(GRAVEYARD, 1, 2).wounds(1, 10)

    play = flail(scene, 4, 1)

    assert play.asked() == {2: "attacked"}


def test_sh_51b_window_5_does_not_ask_who_was_not_attacked() -> None:
    play = strike(Scene("e1", "u1", "w1", "v1").at(GRAVEYARD, 2), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_does_not_ask_after_an_ambush() -> None:
    play = Scene("e1", "w1", "f1", "v1").play()

    play.tree_wounds(1)

    assert play.asked() == {0: "turn_end"}


def test_sh_51b_window_6_asks_a_hidden_attacker_after_the_attack() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "a1"), 2, 2)

    play.answer(1, "go_on")

    assert play.asked() == {0: "attack_over"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_6_offers_c1_the_repetition() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1"), 2, 2)

    play.answer(1, "go_on")

    assert play.options(0) == [("go_on",), ("repeat",)]


def test_sh_51b_window_6_comes_after_the_counter() -> None:
    play = strike(Scene("c1", "w1", "f1", "v1", "e1"), 2, 2)

    play.luck(4, 1).answer(1, "counter")

    assert play[0].wounds == 3
    assert play.asked() == {0: "attack_over"}


def test_sh_51b_window_6_asks_again_after_a_repetition() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1").revealed(1), 2, 2)

    play.luck(2, 2).choose("repeat")

    assert play.asked() == {0: "attack_over"}


def test_sh_51b_window_6_does_not_ask_when_the_target_fell() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1").wounds(1, 10).revealed(0), 4, 1)

    assert not play[1].alive
    assert play.asked() == {2: "turn_start"}


def test_sh_51b_window_6_asks_when_one_of_the_targets_lives() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1").revealed(0, 2).wounds(1, 10)

    play = flail(scene.at(GRAVEYARD, 1, 2), 4, 1)

    assert play.asked() == {0: "attack_over"}


def test_sh_51b_window_6_does_not_ask_when_the_attacker_fell() -> None:
    play = strike(Scene("c1", "w1", "f1", "v1", "e1", "a1").dead(5).wounds(0, 9), 2, 2)

    play.luck(4, 1).answer(1, "counter")

    assert not play[0].alive
    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_6_does_not_ask_a_revealed_attacker_other_than_c1() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "c1").revealed(0, 1), 2, 2)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_6_does_not_ask_once_c1_is_up_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "c1", "a1").revealed(1, 4), 2, 2)

    assert play.asked() == {0: "turn_end"}
