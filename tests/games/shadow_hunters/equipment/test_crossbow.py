"""Crossbow (SH-73c)."""

from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, TREE, Scene


def test_sh_73c_drawn_it_reaches_the_two_other_areas_in_the_same_turn() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(HUT, 1).at(TREE, 2).at(CHAPEL, 3)
    play = scene.play().draw_red("crossbow")

    assert play.options(0) == [("attack", 1), ("attack", 2), ("no_attack",)]


def test_sh_73c_it_wounds_from_afar() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(HUT, 1).play().draw_red("crossbow")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 3


def test_sh_73c_it_never_reaches_ones_own_area() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).at(CHAPEL, 2).play().draw_red("crossbow")

    assert play.asked() == {0: "turn_end"}


def test_sh_73c_it_does_not_reach_the_middle() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("crossbow")

    assert play.asked() == {0: "turn_end"}
