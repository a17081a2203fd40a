"""Bone Amulet (SH-71f)."""

from tests.games.shadow_hunters.scenes import TREE, Scene
from tests.games.shadow_hunters.steps import strike


def test_sh_71f_drawn_it_stops_the_bats_of_another() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("talisman").go_on()

    play.draw_red("hungry_bats").choose("target", 0)

    assert play[0].wounds == 0


def test_sh_71f_it_stops_the_spider_of_another() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "talisman").play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play[1].wounds == 0


def test_sh_71f_it_stops_ones_own_spider() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "talisman").play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play[0].wounds == 0
    assert play[1].wounds == 2


def test_sh_71f_it_stops_both_bites_of_a_spider_on_oneself() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "talisman").play().draw_red("cave_spider")

    play.choose("target", 0)

    assert play[0].wounds == 0


def test_sh_71f_it_stops_the_keg() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "talisman").at(TREE, 1, 2).play()

    play.draw_red("powder_keg", 5, 4)

    assert play[1].wounds == 0
    assert play[2].wounds == 3


def test_sh_71f_it_does_not_stop_attacks() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(1, "talisman"), 4, 1)

    assert play[1].wounds == 3


def test_sh_71f_it_does_not_stop_the_tree() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "talisman").play()

    play.tree_wounds(1)

    assert play[1].wounds == 2
