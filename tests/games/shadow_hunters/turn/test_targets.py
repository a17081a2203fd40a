"""Who can be chosen (SH-14b)."""

import pytest

from tests.games.shadow_hunters.scenes import CHAPEL, TREE, Scene


@pytest.mark.parametrize("card", ["bonesetter", "cave_spider", "straw_doll", "hungry_bats"])
def test_sh_14b_any_player_is_any_living_one_yourself_too(card: str) -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    play.draw(card)

    assert play.options() == [("target", 0), ("target", 1), ("target", 3), ("target", 4)]


def test_sh_14b_another_player_is_any_other_living_one() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    play.draw("healers_gift")

    assert play.options() == [("target", 1), ("target", 3), ("target", 4)]


def test_sh_14b_the_dead_are_not_chosen_at_the_tree() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    play.move(TREE)

    assert {option[1] for option in play.options() if len(option) == 2} == {0, 1, 3, 4}


def test_sh_14b_the_dead_are_not_attacked() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").at(CHAPEL, 1, 2, 3).dead(2).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [("attack", 1), ("attack", 3), ("no_attack",)]


def test_sh_14b_the_dead_are_not_hit() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    play.draw("storm_of_light")

    assert [event[1] for event in play.events(topic="wounded")] == [1, 3, 4]


def test_sh_14b_the_dead_are_given_no_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    play.draw("g_slap")

    assert play.options() == [("give", 1), ("give", 3), ("give", 4)]


def test_sh_14b_the_dead_are_given_no_equipment() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).gear(0, "flail").play()

    play.draw("slippery_path").choose("part_with", "flail")

    assert play.options() == [("target", 1), ("target", 3), ("target", 4)]
