"""The Restless Blade in an attack (SH-32)."""

import pytest

from tests.games.shadow_hunters.attack.positions import four, move_and_skip_place, topics
from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, TREE, Scene
from tests.games.shadow_hunters.steps import THREE


def test_sh_32_with_the_blade_no_attack_is_not_offered() -> None:
    play = four(CHAPEL).gear(0, "restless_blade").play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1)]


def test_sh_32_with_the_blade_the_target_is_free() -> None:
    play = four(CHAPEL, GRAVEYARD).gear(0, "restless_blade").play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("attack", 2)]


def test_sh_32_with_the_blade_and_the_flail_all_must_be_attacked() -> None:
    play = four(CHAPEL, GRAVEYARD).gear(0, "restless_blade", "flail").play()

    move_and_skip_place(play)

    assert play.options() == [("attack_all",)]


def test_sh_32_with_the_blade_you_must_attack_in_an_extra_turn_too() -> None:
    play = four(CHAPEL).gear(0, "restless_blade").play()
    play.draw("second_wind").go_on()

    move_and_skip_place(play)

    assert play.events(topic="turn") == [("turn", 0, 2)]
    assert play.options() == [("attack", 1)]


def test_sh_32_with_the_blade_and_the_crossbow_you_must_attack_afar() -> None:
    play = four(TREE, GRAVEYARD).gear(0, "restless_blade", "crossbow").play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1)]


def test_sh_32_with_the_blade_and_nobody_in_range_there_is_no_attack() -> None:
    play = four(TREE).gear(0, "restless_blade").play()

    move_and_skip_place(play)

    assert "attack" not in topics(play)


def test_sh_32_with_the_blade_and_the_crossbow_nobody_near_must_be_attacked() -> None:
    play = four(CHAPEL).gear(0, "restless_blade", "crossbow").play()

    move_and_skip_place(play)

    assert "attack" not in topics(play)


def test_sh_32_with_the_blade_there_is_no_attack_in_round_one() -> None:
    play = four(CHAPEL).round(1).gear(0, "restless_blade").play()

    move_and_skip_place(play)

    assert "attack" not in topics(play)


@pytest.mark.parametrize("fallen", [1, 2, 3, 4])
def test_sh_32_the_blade_throws_the_d4_alone(fallen: int) -> None:
    play = four(CHAPEL).gear(0, "restless_blade").play()

    play.attack(1, fallen)

    assert play.events(topic="throws_d4") == [("throws_d4", 0, fallen)]
    assert play[1].wounds == fallen


def test_sh_32_the_blade_can_not_fail() -> None:
    play = four(CHAPEL).gear(0, "restless_blade", "boar_knife").play()

    play.attack(1, 1)

    assert play.events(topic="fails") == []
    assert play[1].wounds == 2


def test_sh_32_a_counter_with_the_blade_throws_the_d4_alone() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(1, "restless_blade").play()

    play.attack(1, *THREE).luck(4).choose("counter")

    assert play.events(topic="throws_d4") == [("throws_d4", 1, 4)]
    assert play[0].wounds == 4


def test_sh_32_a_repetition_with_the_blade_throws_the_d4_alone() -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(0, "restless_blade").play()

    play.attack(1, 2).luck(4).choose("repeat")

    assert play.events(topic="throws_d4") == [("throws_d4", 0, 2), ("throws_d4", 0, 4)]
    assert play[1].wounds == 6


def test_sh_32_the_blade_of_the_target_does_not_count() -> None:
    play = four(CHAPEL).gear(1, "restless_blade").play()

    play.attack(1, *THREE)

    assert play.events(topic="throws_d4") == []


def test_sh_32_the_blade_does_not_force_a_counter() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(1, "restless_blade").play()

    play.attack(1, *THREE)

    assert play.options() == [("go_on",), ("counter",)]


def test_sh_32_the_blade_does_not_force_a_repetition() -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(0, "restless_blade").play()

    play.attack(1, 2)

    assert play.options() == [("go_on",), ("repeat",)]
