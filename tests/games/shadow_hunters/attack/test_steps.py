"""The steps of an attack (SH-30a)."""

from tests.games.shadow_hunters.attack.positions import four, move_and_skip_place, wounds
from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, Scene
from tests.games.shadow_hunters.steps import FAILED, THREE, TWO


def test_sh_30a_first_a_target_is_declared_or_no_attack() -> None:
    play = four(GRAVEYARD, CHAPEL).play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("attack", 2), ("no_attack",)]


def test_sh_30a_v2_declares_with_the_d4_too() -> None:
    play = Scene("v2", "u1", "g1", "f1").at(GRAVEYARD, 1).play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("attack_d4", 1), ("no_attack",)]


def test_sh_30a_the_throw_comes_after_the_declaration() -> None:
    play = four(GRAVEYARD).play()
    move_and_skip_place(play)
    thrown_to_move = len(play.events(topic="throws"))

    play.luck(*THREE).choose("attack", 1)

    assert thrown_to_move == 1
    assert [event[0] for event in play.events()][-3:] == ["attacks", "throws", "wounded"]


def test_sh_30a_after_a_failed_throw_comes_the_counter() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).gear(0, "moon_spear")
    play = scene.play()

    play.attack(1, *FAILED)

    assert play.asked() == {1: "attacked"}


def test_sh_30a_the_hidden_attackers_window_comes_before_the_wounds() -> None:
    play = four(GRAVEYARD).gear(0, "moon_spear").play()

    play.attack(1, *THREE)

    assert play.asked() == {0: "hit"}
    assert play[1].wounds == 0


def test_sh_30a_the_sum_comes_after_the_hidden_attackers_window() -> None:
    play = four(GRAVEYARD).gear(0, "moon_spear").play()

    play.attack(1, *THREE).choose("spear")

    assert play[1].wounds == 5


def test_sh_30a_b1_robs_no_target_before_the_wounds_of_the_others() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "talisman").gear(2, "lodestone").play()

    play.attack_all(*THREE).choose("rob", 1, "talisman")

    assert play.asked() == {0: "hit"}
    assert play[1].gear == ["talisman"]
    assert play[2].wounds == 0


def test_sh_30a_b1s_thefts_and_all_wounds_come_at_once() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "talisman").gear(2, "lodestone").play()

    play.attack_all(*THREE).choose("rob", 1, "talisman").choose("go_on")

    assert play[0].gear == ["flail", "talisman"]
    assert wounds(play)[:3] == [0, 0, 3]


def test_sh_30a_a_stolen_weapon_does_not_raise_the_sums() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "boar_knife").play()

    play.attack_all(*THREE).choose("rob", 1, "boar_knife")

    assert play[0].gear == ["flail", "boar_knife"]
    assert play[2].wounds == 3


def test_sh_30a_a_stolen_cloak_does_not_lower_the_sums() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "pilgrims_cloak").play()

    play.attack_all(*THREE).choose("rob", 1, "pilgrims_cloak")

    assert play[0].gear == ["flail", "pilgrims_cloak"]
    assert play[2].wounds == 3


def test_sh_30a_the_loot_comes_before_the_healing_of_v1() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.wounds(1, 9).gear(1, "flail").play()

    play.attack(1, *THREE)

    assert play.asked() == {0: "loot"}
    assert play[0].wounds == 5


def test_sh_30a_v1_heals_after_the_loot() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.wounds(1, 9).gear(1, "flail").play()

    play.attack(1, *THREE).choose("leave")

    assert play[0].wounds == 3


def test_sh_30a_v1_heals_before_the_counter() -> None:
    scene = Scene("v1", "w1", "f1", "e1").at(GRAVEYARD, 1).revealed(0, 1).wounds(0, 5)
    play = scene.play()

    play.attack(1, *THREE)

    assert play.asked() == {1: "attacked"}
    assert play[0].wounds == 3


def test_sh_30a_a_hidden_v1_is_asked_before_the_counter() -> None:
    play = Scene("v1", "w1", "f1", "e1").at(GRAVEYARD, 1).revealed(1).play()

    play.attack(1, *THREE)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_30a_the_counter_comes_before_the_repetition() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    play.attack(1, *THREE)

    assert play.asked() == {1: "attacked"}


def test_sh_30a_the_whole_counter_is_done_before_the_repetition() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    play.attack(1, *THREE).luck(*TWO).choose("counter")

    assert play.asked() == {0: "attack_over"}
    assert play[0].wounds == 2


def test_sh_30a_a_repetition_throws_anew() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    play.attack(1, *THREE).choose("go_on").luck(*TWO).choose("repeat")

    assert play[1].wounds == 5


def test_sh_30a_a_repetition_can_be_countered_too() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    play.attack(1, *THREE).choose("go_on").luck(*TWO).choose("repeat")

    assert play.asked() == {1: "attacked"}


def test_sh_30a_a_repetition_can_be_repeated() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    play.attack(1, *THREE).choose("go_on").luck(*TWO).choose("repeat").choose("go_on")

    assert play.asked() == {0: "attack_over"}


def test_sh_30a_a_repetition_reckons_the_sum_anew() -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(0, "boar_knife").play()

    play.attack(1, *FAILED).luck(*TWO).choose("repeat")

    assert play[1].wounds == 3


def test_sh_30a_a_repetition_that_puts_out_brings_loot() -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(1, 9).gear(1, "boar_knife").play()

    play.attack(1, *FAILED).luck(*TWO).choose("repeat")

    assert play.asked() == {0: "loot"}


def test_sh_30a_the_attackers_death_stops_it() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(0, 10).play()

    play.attack(1, *THREE).luck(*TWO).choose("counter")

    assert not play[0].alive
    assert play.asked() == {1: "turn_start"}


def test_sh_30a_the_end_of_the_game_stops_it() -> None:
    scene = Scene("f1", "u1", "w1", "e1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.wounds(1, 10).wounds(2, 13).gear(1, "talisman").play()

    play.attack_all(*THREE)

    assert play.match.over
    assert play.asked() == {}


def test_sh_30a_the_end_of_the_game_stops_the_healing_of_v1() -> None:
    scene = Scene("v1", "e1", "u1", "w1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.wounds(1, 9).play()

    play.attack(1, *THREE)

    assert play.match.over
    assert play[0].wounds == 5
