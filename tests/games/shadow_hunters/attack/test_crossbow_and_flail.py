"""Crossbow and Whirling Flail in an attack (SH-32)."""

from tests.games.shadow_hunters.attack.positions import four, move_and_skip_place, topics, wounds
from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, SPRING, TREE, Scene
from tests.games.shadow_hunters.steps import THREE


def test_sh_32_the_crossbow_reaches_the_two_other_areas() -> None:
    play = four(HUT, SPRING, TREE).gear(0, "crossbow").play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("attack", 2), ("attack", 3), ("no_attack",)]


def test_sh_32_the_crossbow_does_not_reach_your_own_area() -> None:
    play = four(CHAPEL, GRAVEYARD, CIRCLE).gear(0, "crossbow").play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 3), ("no_attack",)]


def test_sh_32_with_the_crossbow_and_all_in_your_area_there_is_no_question() -> None:
    play = four(CHAPEL, GRAVEYARD).gear(0, "crossbow").play()

    move_and_skip_place(play)

    assert "attack" not in topics(play)


def test_sh_32_with_the_flail_no_target_is_chosen() -> None:
    play = four(CHAPEL, GRAVEYARD, TREE).gear(0, "flail").play()

    move_and_skip_place(play)

    assert play.options() == [("attack_all",), ("no_attack",)]


def test_sh_32_the_flail_throws_once() -> None:
    play = four(CHAPEL, GRAVEYARD, CHAPEL).gear(0, "flail").play()

    play.attack_all(*THREE)

    assert play.events(topic="throws")[1:] == [("throws", 0, 4, 1)]


def test_sh_32_the_flail_hits_all_in_range() -> None:
    play = four(CHAPEL, GRAVEYARD, TREE).gear(0, "flail").play()

    play.attack_all(*THREE)

    assert wounds(play) == [0, 3, 3, 0]


def test_sh_32_each_target_of_the_flail_reduces_for_itself() -> None:
    scene = four(CHAPEL, GRAVEYARD, GRAVEYARD).gear(0, "flail")
    play = scene.gear(1, "pilgrims_cloak").warded(2).play()

    play.attack_all(*THREE)

    assert wounds(play) == [0, 2, 0, 3]


def test_sh_32_the_flail_with_the_crossbow_hits_all_in_both_other_areas() -> None:
    scene = Scene("f1", "u1", "g1", "v1", "e1").gear(0, "flail", "crossbow")
    play = scene.at(HUT, 1).at(SPRING, 2).at(CIRCLE, 3).at(GRAVEYARD, 4).play()

    play.attack_all(*THREE)

    assert wounds(play) == [0, 3, 3, 3, 0]
