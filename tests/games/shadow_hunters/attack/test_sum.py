"""The sum for each target (SH-31), and what counts as damage (SH-31a)."""

import pytest

from tests.games.shadow_hunters.attack.positions import four, topics, wounds
from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, Scene
from tests.games.shadow_hunters.steps import FAILED, THREE, TWO

ONE = (2, 1)


@pytest.mark.parametrize("weapon", ["boar_knife", "war_sickle", "wood_axe"])
def test_sh_31_each_of_three_weapons_adds_one(weapon: str) -> None:
    play = four(GRAVEYARD).gear(0, weapon).play()

    play.attack(1, *TWO)

    assert play[1].wounds == 3


def test_sh_31_two_weapons_add_two() -> None:
    play = four(GRAVEYARD).gear(0, "boar_knife", "wood_axe").play()

    play.attack(1, *TWO)

    assert play[1].wounds == 4


@pytest.mark.parametrize("weapon", ["boar_knife", "war_sickle", "wood_axe"])
def test_sh_31_the_targets_weapons_do_not_count(weapon: str) -> None:
    play = four(GRAVEYARD).gear(1, weapon).play()

    play.attack(1, *TWO)

    assert play[1].wounds == 2


def test_sh_31_the_moon_spear_adds_two() -> None:
    play = four(GRAVEYARD).revealed(0).gear(0, "moon_spear").play()

    play.attack(1, *TWO)

    assert play[1].wounds == 4


def test_sh_31_a_cloak_on_the_attacker_takes_one_off() -> None:
    play = four(GRAVEYARD).gear(0, "pilgrims_cloak").play()

    play.attack(1, *TWO)

    assert play[1].wounds == 1


def test_sh_31_a_cloak_on_the_target_takes_one_off() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).gear(0, "boar_knife")
    play = scene.gear(1, "pilgrims_cloak").at(HUT, 0).play()

    play.attack(1, 3, 1)

    assert play[1].wounds == 2


def test_sh_31_the_sum_is_never_below_zero() -> None:
    play = four(GRAVEYARD).gear(0, "pilgrims_cloak").gear(1, "pilgrims_cloak").play()

    play.attack(1, *ONE)

    assert play[1].wounds == 0


def test_sh_31_the_sum_is_cut_only_once() -> None:
    scene = four(GRAVEYARD).gear(0, "pilgrims_cloak", "boar_knife").gear(1, "pilgrims_cloak")
    play = scene.play()

    play.attack(1, *ONE)

    assert play[1].wounds == 0


def test_sh_31_a_ward_makes_the_sum_zero() -> None:
    play = four(GRAVEYARD).gear(0, "boar_knife").warded(1).play()

    play.attack(1, *THREE)

    assert play[1].wounds == 0


def test_sh_31_a_barrier_makes_the_sum_zero() -> None:
    play = Scene("v1", "g2", "f1", "u1").at(GRAVEYARD, 1).gear(0, "boar_knife").barred(1).play()

    play.attack(1, *THREE)

    assert play[1].wounds == 0


def test_sh_31_each_target_has_a_sum_of_its_own() -> None:
    scene = four(GRAVEYARD, CHAPEL, GRAVEYARD).gear(0, "flail", "wood_axe")
    play = scene.gear(1, "pilgrims_cloak").warded(2).play()

    play.attack_all(*THREE)

    assert wounds(play) == [0, 3, 0, 4]


def test_sh_31_everybody_is_told_which_cards_changed_the_wounds() -> None:
    scene = four(GRAVEYARD, CHAPEL, GRAVEYARD).gear(0, "flail", "wood_axe", "pilgrims_cloak")
    play = scene.gear(1, "pilgrims_cloak").play()

    play.attack_all(*THREE)

    changes = [event for event in play.events() if event[0] in ("adds", "lessens")]
    assert changes == [
        ("adds", 0, "wood_axe", 1),
        ("lessens", 0, "pilgrims_cloak", 1),
        ("lessens", 1, "pilgrims_cloak", 1),
    ]


def test_sh_31_the_moon_spear_of_a_hidden_werewolf_is_not_told() -> None:
    play = four(GRAVEYARD).gear(0, "moon_spear").play()

    play.attack(1, *TWO)
    play.choose("go_on")

    assert play[1].wounds == 2
    assert "adds" not in [event[0] for event in play.events()]


def test_sh_31_nothing_is_added_to_a_failed_throw() -> None:
    scene = four(GRAVEYARD).revealed(0).gear(0, "boar_knife", "war_sickle", "moon_spear")
    play = scene.play()

    play.attack(1, *FAILED)

    assert play[1].wounds == 0


def test_sh_31_after_a_failed_throw_there_is_no_hidden_attackers_window() -> None:
    play = four(GRAVEYARD).gear(0, "moon_spear").play()

    play.attack(1, *FAILED)

    assert "hit" not in topics(play)


def test_sh_31_after_a_failed_throw_b1_robs_nobody() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(0, "boar_knife", "wood_axe").gear(1, "flail").play()

    play.attack(1, *FAILED)

    assert "hit" not in topics(play)


def test_sh_31_after_a_failed_throw_v1_does_not_heal() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.gear(0, "boar_knife").play()

    play.attack(1, *FAILED)

    assert play[0].wounds == 5


def test_sh_31_a_sum_of_zero_is_not_failed() -> None:
    play = four(GRAVEYARD).gear(0, "pilgrims_cloak").play()

    play.attack(1, *ONE)

    assert play[1].wounds == 0
    assert play.events(topic="fails") == []


def test_sh_31_a_sum_of_zero_has_the_hidden_attackers_window() -> None:
    play = four(GRAVEYARD).gear(0, "pilgrims_cloak", "moon_spear").play()

    play.attack(1, *ONE)

    assert play.asked() == {0: "hit"}


def test_sh_31_whom_a_failed_attack_missed_was_attacked() -> None:
    play = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1).play()

    play.attack(1, *FAILED)

    assert play.asked() == {1: "attacked"}


def test_sh_31_who_got_a_sum_of_zero_was_attacked() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(0, "pilgrims_cloak").play()

    play.attack(1, *ONE)

    assert play.asked() == {1: "attacked"}


def test_sh_31a_one_wound_is_damage() -> None:
    play = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5).play()

    play.attack(1, *ONE)

    assert play[0].wounds == 3


def test_sh_31a_a_wound_on_one_of_several_is_damage() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1, 2).revealed(0).wounds(0, 5)
    play = scene.gear(0, "flail").warded(1).play()

    play.attack_all(*THREE)

    assert play[0].wounds == 3


def test_sh_31a_a_deadly_hit_is_damage() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.wounds(1, 9).play()

    play.attack(1, *THREE)

    assert not play[1].alive
    assert play[0].wounds == 3


def test_sh_31a_a_theft_is_no_damage() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).gear(1, "flail")
    play = scene.play()

    play.attack(1, *THREE).choose("rob", 1, "flail")

    assert play.asked() == {1: "attacked"}
    assert play.events(topic="wounded") == []


def test_sh_31a_a_zero_is_no_damage() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.attack(1, *ONE)

    assert play[0].wounds == 5


def test_sh_31a_a_warded_hit_is_no_damage() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).warded(1)
    play = scene.play()

    play.attack(1, *THREE)

    assert play.asked() == {1: "attacked"}
