"""Second Wind (SH-70e)."""

from tests.games.shadow_hunters.scenes import CIRCLE, GRAVEYARD, TREE, Scene


def test_sh_70e_the_drawer_has_another_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("second_wind")

    play.go_on()

    assert play.table.active_seat == 0
    assert play.asked() == {0: "turn_start"}


def test_sh_70e_it_is_one_turn_more() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("second_wind").go_on()

    play.move(CIRCLE).go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_70e_the_turn_that_drew_it_goes_on() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).play().draw_blue("second_wind")

    assert play.asked() == {0: "attack"}
    assert play.view(None).extra_turns == 1


def test_sh_70e_the_extra_turn_is_a_whole_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(TREE, 1).play().draw_blue("second_wind").go_on()

    play.tree_wounds(2)

    assert play[2].wounds == 2
    assert play.asked() == {0: "attack"}


def test_sh_70e_it_adds_one_in_an_extra_turn_too() -> None:
    play = Scene("w2", "e1", "f1", "v1").dead(3).play()
    play.move(CIRCLE).choose("extra_turns")

    play.draw_blue("second_wind")

    assert play.asked() == {0: "turn_start"}
    assert play.table.extra_turns == 0
