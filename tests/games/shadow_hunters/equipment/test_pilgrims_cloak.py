"""Pilgrim's Cloak (SH-71c)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, Scene
from tests.games.shadow_hunters.steps import strike


def test_sh_71c_drawn_it_lessens_the_attack_of_the_same_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).play().draw_blue("pilgrims_cloak")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 2


def test_sh_71c_it_lessens_an_attack_on_its_owner() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(1, "pilgrims_cloak"), 4, 1)

    assert play[1].wounds == 2


def test_sh_71c_it_lessens_each_attack_of_a_turn() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1").gear(1, "pilgrims_cloak").revealed(0), 4, 1)
    play.answer(1, "go_on")

    play.luck(4, 1).choose("repeat")

    assert play[1].wounds == 4


def test_sh_71c_it_lessens_a_counter_of_its_owner() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(1, "pilgrims_cloak"), 2, 2)

    play.luck(4, 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_71c_it_lessens_a_counter_on_its_owner() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(0, "pilgrims_cloak"), 2, 2)

    play.luck(4, 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_71c_it_does_not_lessen_the_tree() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "pilgrims_cloak").play()

    play.tree_wounds(1)

    assert play[1].wounds == 2


def test_sh_71c_it_does_not_lessen_the_bats() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "pilgrims_cloak").play().draw_red("hungry_bats")

    play.choose("target", 1)

    assert play[1].wounds == 2


def test_sh_71c_it_does_not_lessen_a_green_card() -> None:
    play = Scene("e1", "v1", "f1", "u1").gear(1, "pilgrims_cloak").play()

    play.give_green("g_exorcism", 1).choose("take", 2)

    assert play[1].wounds == 2
