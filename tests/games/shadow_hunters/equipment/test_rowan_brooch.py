"""Rowan Brooch (SH-71a)."""

from tests.games.shadow_hunters.scenes import TREE, Scene


def test_sh_71a_drawn_it_stops_the_wounds_of_the_tree() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("rowan_brooch").go_on()

    play.tree_wounds(0)

    assert play[0].gear == ["rowan_brooch"]
    assert play[0].wounds == 0


def test_sh_71a_it_stops_ones_own_tree_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "rowan_brooch").play()

    play.tree_wounds(0)

    assert play[0].wounds == 0


def test_sh_71a_it_protects_its_owner_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "rowan_brooch").play()

    play.tree_wounds(1)

    assert play[1].wounds == 2


def test_sh_71a_the_healing_of_the_tree_works() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "rowan_brooch").wounds(1, 4).play()

    play.move(TREE).choose("tree_heal", 1)

    assert play[1].wounds == 3


def test_sh_71a_it_does_not_stop_a_keg_on_the_place_of_the_tree() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "rowan_brooch").at(TREE, 1).play()

    play.draw_red("powder_keg", 5, 4)

    assert play[1].wounds == 3
