"""Rolling and moving (SH-10, SH-10a)."""

import pytest

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, SPRING, TREE, Scene


def test_sh_10_you_move_to_the_place_with_the_sum_of_the_dice() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 0).play(5, 3)

    play.choose("throw")

    assert play[0].place == GRAVEYARD


def test_sh_10_your_own_place_is_thrown_again() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(CHAPEL, 0).play(5, 1, 6, 4)

    play.choose("throw")

    assert play[0].place == CIRCLE


def test_sh_10_you_throw_until_it_is_another_place() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 0).play(1, 1, 2, 1, 1, 2, 5, 4)

    play.choose("throw")

    assert play[0].place == TREE
    assert len(play.events(topic="throws")) == 4


def test_sh_10_a_seven_leads_to_any_place_but_your_own() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(CHAPEL, 0).play(5, 2)

    play.choose("throw")

    assert play.options() == [
        ("move", HUT),
        ("move", SPRING),
        ("move", GRAVEYARD),
        ("move", TREE),
        ("move", CIRCLE),
    ]


def test_sh_10_after_a_seven_you_stand_where_you_chose() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(CHAPEL, 0).play(5, 2)

    play.choose("throw").choose("move", TREE)

    assert play[0].place == TREE


def test_sh_10_the_move_is_a_must() -> None:
    play = Scene("w1", "u1", "g1", "v1").at(CHAPEL, 0).play()

    assert play.options() == [("throw",)]


@pytest.mark.parametrize("d6", [1, 2, 3, 4])
def test_sh_10a_in_the_first_turn_every_number_is_valid(d6: int) -> None:
    play = Scene("f1", "u1", "g1", "v1").round(1).play(d6, 1)

    play.choose("throw")

    assert len(play.events(topic="throws")) == 1
    assert play.asked() == {0: "place"}


def test_sh_10a_in_the_first_turn_a_seven_leads_to_any_of_the_six() -> None:
    play = Scene("f1", "u1", "g1", "v1").round(1).play(4, 3)

    play.choose("throw")

    assert play.options() == [
        ("move", HUT),
        ("move", SPRING),
        ("move", CHAPEL),
        ("move", GRAVEYARD),
        ("move", TREE),
        ("move", CIRCLE),
    ]


def test_sh_10a_e1_can_not_step_from_the_middle() -> None:
    play = Scene("e1", "u1", "g1", "v1").round(1).play()

    assert play.options() == [("throw",)]
