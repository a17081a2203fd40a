"""Boar Knife, War Sickle and Woodcutter's Axe (SH-73a)."""

from tests.games.shadow_hunters.scenes import CHAPEL, Scene
from tests.games.shadow_hunters.steps import strike


def test_sh_73a_drawn_the_boar_knife_adds_1() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).play().draw_red("boar_knife")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 4


def test_sh_73a_drawn_the_war_sickle_adds_1() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).play().draw_red("war_sickle")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 4


def test_sh_73a_drawn_the_woodcutters_axe_adds_1() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).play().draw_red("wood_axe")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 4


def test_sh_73a_together_they_add_3() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "boar_knife", "war_sickle", "wood_axe")

    play = strike(scene, 4, 1)

    assert play[1].wounds == 6


def test_sh_73a_they_add_nothing_to_a_failed_throw() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "boar_knife", "war_sickle", "wood_axe")

    play = strike(scene, 3, 3)

    assert play[1].wounds == 0


def test_sh_73a_they_add_nothing_for_the_target() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(1, "boar_knife", "war_sickle", "wood_axe")

    play = strike(scene, 4, 1)

    assert play[1].wounds == 3


def test_sh_73a_they_add_to_a_counter() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(1, "boar_knife", "wood_axe"), 2, 2)

    play.luck(4, 1).choose("counter")

    assert play[0].wounds == 5
