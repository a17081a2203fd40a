"""A void character keeps its goal (SH-63a)."""

from tests.games.shadow_hunters.scenes import Scene
from tests.games.shadow_hunters.steps import strike
from tests.games.shadow_hunters.winning.positions import FOUR, TWO_RELICS


def test_sh_63a_void_b1_wins_with_five_equipment() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).void(0).play()

    play.draw_red("wood_axe")

    assert play.table.winners == [0]


def test_sh_63a_void_b2_wins_by_his_attack() -> None:
    play = strike(Scene("b2", "v1", "f1", "u1", "e1").wounds(1, 12).void(0), 4, 1)

    assert play.table.winners == [0]


def test_sh_63a_void_c1_wins_with_the_third_dead() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2, 3).wounds(5, 6).void(0)
    play = scene.play().tree_wounds(5)

    assert play.table.winners == [0]


def test_sh_63a_void_c2_wins_as_first_to_die() -> None:
    play = Scene("e1", "u1", "f1", "v1", "c2").wounds(4, 9).void(4).play().tree_wounds(4)

    assert play.table.winners == [4]


def test_sh_63a_void_d1_wins_as_first_to_die() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11).void(4).play().tree_wounds(4)

    assert play.table.winners == [4]


def test_sh_63a_void_d2_wins_with_three_relics() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, *TWO_RELICS).void(0).play()

    play.draw_blue("silver_chain")

    assert play.table.winners == [0]


def test_sh_63a_void_a1_wins_alive() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").dead(3).wounds(1, 9).void(4).play().tree_wounds(1)

    assert play.table.winners == [0, 2, 4]


def test_sh_63a_void_a2_wins_with_her_neighbour() -> None:
    play = Scene("e1", "a2", "u1", "f1", "v1").dead(4).wounds(2, 9).void(1).play().tree_wounds(2)

    assert play.table.winners == [0, 1, 3]


def test_sh_63a_a_void_werewolf_wins_with_its_side() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).void(0).play().tree_wounds(1)

    assert play.table.winners == [0, 2]
