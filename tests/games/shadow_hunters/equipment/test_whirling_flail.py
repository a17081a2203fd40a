"""Whirling Flail (SH-73d)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, TREE, Scene
from tests.games.shadow_hunters.steps import flail


def test_sh_73d_drawn_it_hits_all_in_range_in_the_same_turn() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).at(CHAPEL, 2).at(TREE, 3)
    play = scene.play().draw_red("flail")

    play.luck(4, 1).choose("attack_all")

    assert play[1].wounds == 3
    assert play[2].wounds == 3
    assert play[3].wounds == 0


def test_sh_73d_no_target_is_chosen() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).at(CHAPEL, 2).play().draw_red("flail")

    assert play.options(0) == [("attack_all",), ("no_attack",)]


def test_sh_73d_it_is_thrown_once() -> None:
    play = flail(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2), 4, 1)

    assert play.events(topic="throws") == [("throws", 0, 5, 1), ("throws", 0, 4, 1)]


def test_sh_73d_each_reduces_for_itself() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2, 3)

    play = flail(scene.gear(1, "pilgrims_cloak").warded(2), 4, 1)

    assert play[1].wounds == 2
    assert play[2].wounds == 0
    assert play[3].wounds == 3


def test_sh_73d_with_the_crossbow_it_hits_both_other_areas() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(HUT, 1).at(CIRCLE, 2).at(GRAVEYARD, 3)

    play = flail(scene.gear(0, "crossbow"), 4, 1)

    assert play[1].wounds == 3
    assert play[2].wounds == 3
    assert play[3].wounds == 0


def test_sh_73d_nobody_in_range_there_is_no_question() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(TREE, 1).play().draw_red("flail")

    assert play.asked() == {0: "turn_end"}


def test_sh_73d_with_the_blade_all_are_hit_by_the_d4() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2)

    play = flail(scene.gear(0, "restless_blade"), 3)

    assert play[1].wounds == 3
    assert play[2].wounds == 3
