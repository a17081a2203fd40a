"""Restless Blade (SH-73b)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, TREE, Scene
from tests.games.shadow_hunters.steps import strike


def test_sh_73b_drawn_its_owner_must_attack_in_the_same_turn() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).at(GRAVEYARD, 2)
    play = scene.play().draw_red("restless_blade")

    assert play.options(0) == [("attack", 1), ("attack", 2)]


def test_sh_73b_it_throws_the_d4_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).play().draw_red("restless_blade")

    play.luck(4).choose("attack", 1)

    assert play[1].wounds == 4
    assert play.events(topic="throws_d4") == [("throws_d4", 0, 4)]


def test_sh_73b_it_can_not_fail() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "restless_blade"), 1)

    assert play[1].wounds == 1
    assert play.events(topic="fails") == []


def test_sh_73b_nobody_in_range_there_is_no_attack() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(TREE, 1, 2, 3).play().draw_red("restless_blade")

    assert play.asked() == {0: "turn_end"}


def test_sh_73b_in_round_1_there_is_no_attack() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).round(1).play().draw_red("restless_blade")

    assert play.asked() == {0: "turn_end"}


def test_sh_73b_its_owner_must_attack_in_an_extra_turn_too() -> None:
    scene = Scene("w2", "e1", "f1", "v1").dead(3).gear(0, "restless_blade").at(GRAVEYARD, 1)
    play = scene.play().move(CIRCLE).choose("extra_turns")

    play.move(CHAPEL).skip_place()

    assert play.options(0) == [("attack", 1)]


def test_sh_73b_with_the_crossbow_the_far_areas_count() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "restless_blade", "crossbow")
    play = scene.at(GRAVEYARD, 1).at(TREE, 2).play()

    play.move(CHAPEL).skip_place()

    assert play.options(0) == [("attack", 2)]


def test_sh_73b_with_the_crossbow_the_own_area_forces_nothing() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "restless_blade", "crossbow")
    play = scene.at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert play.asked() == {0: "turn_end"}


def test_sh_73b_a_counter_throws_the_d4_alone() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(1, "restless_blade"), 2, 2)

    play.luck(4).choose("counter")

    assert play[0].wounds == 4


def test_sh_73b_it_forces_no_counter() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(1, "restless_blade"), 2, 2)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_73b_a_repetition_throws_the_d4_alone() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1").gear(0, "restless_blade").revealed(0, 1)
    play = strike(scene, 1)

    play.luck(4).choose("repeat")

    assert play[1].wounds == 5


def test_sh_73b_it_forces_no_repetition() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1").gear(0, "restless_blade").revealed(0, 1)

    play = strike(scene, 1)

    assert play.options(0) == [("go_on",), ("repeat",)]
