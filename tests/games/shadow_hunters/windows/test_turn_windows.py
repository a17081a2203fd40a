"""Windows 1 and 8: a turn starts or ends (SH-51b)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, SPRING, TREE, Scene
from tests.games.shadow_hunters.steps import GO_ON_ALONE

NO_GARMUND = ["e1", "f1", "g1", "u1", "v1", "w2", "a1", "b1", "c1", "d1"]


def test_sh_51b_window_1_asks_the_active_player_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").turn_of(2).play()

    assert play.asked() == {2: "turn_start"}


def test_sh_51b_window_1_asks_who_can_only_throw() -> None:
    play = Scene("u1", "e1", "f1", "v1").play()

    assert play.options(0) == [("throw",)]


def test_sh_51b_window_1_asks_a_void_player_too() -> None:
    play = Scene("f1", "u1", "e1", "v1").void(0).play()

    assert play.options(0) == [("throw",)]


def test_sh_51b_window_1_offers_e1_her_step() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    assert play.options(0) == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]


def test_sh_51b_window_1_offers_e2_the_void() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    assert play.options(0) == [("throw",), ("void", 1), ("void", 2), ("void", 3)]


def test_sh_51b_window_1_offers_f1_his_wounds() -> None:
    play = Scene("f1", "u1", "e1", "v1").dead(2).play()

    assert play.options(0) == [("throw",), ("maul", 0), ("maul", 1), ("maul", 3)]


def test_sh_51b_window_1_offers_f2_the_seven() -> None:
    play = Scene("f2", "u1", "e1", "v1").dead(2).play()

    assert play.options(0) == [("throw",), ("set_seven", 0), ("set_seven", 1), ("set_seven", 3)]


def test_sh_51b_window_1_offers_g1_his_wounds() -> None:
    play = Scene("g1", "u1", "e1", "v1").dead(2).play()

    assert play.options(0) == [("throw",), ("claw", 0), ("claw", 1), ("claw", 3)]


def test_sh_51b_window_1_offers_u2_those_on_the_spring() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1, 3).at(CHAPEL, 2).play()

    assert play.options(0) == [("throw",), ("haunt", 1), ("haunt", 3)]


def test_sh_51b_window_1_offers_c2_her_healing() -> None:
    play = Scene("c2", "e1", "f1", "v1", "u1").wounds(0, 2).play()

    assert play.options(0) == [("throw",), ("mend",)]


def test_sh_51b_window_1_offers_a2_her_switch() -> None:
    play = Scene("a2", "e1", "f1", "v1", "u1").play()

    assert play.options(0) == [("throw",), ("switch",)]


def test_sh_51b_window_1_asks_again_after_an_ability() -> None:
    play = Scene("f1", "u1", "e1", "v1").play(2)

    play.choose("maul", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options(0) == [("throw",)]


def test_sh_51b_window_1_does_not_ask_again_after_the_throw() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.move(TREE)

    assert play.asked() == {0: "place"}


def test_sh_51b_window_1_does_not_ask_again_after_the_step() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 0).play()

    play.choose("step", CHAPEL)

    assert play.asked() == {0: "place"}


def test_sh_51b_window_1_asks_in_an_extra_turn_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.draw_blue("second_wind").go_on()

    assert play.asked() == {0: "turn_start"}


def test_sh_51b_window_8_asks_a_hidden_active_player() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(CIRCLE)

    assert play.asked() == {0: "turn_end"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_8_offers_g2_the_barrier() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()

    play.move(CIRCLE)

    assert play.options(0) == [("go_on",), ("barrier",)]


def test_sh_51b_window_8_offers_w2_extra_turns_if_somebody_is_dead() -> None:
    play = Scene("w2", "e1", "f1", "v1").dead(3).play()

    play.move(CIRCLE)

    assert play.options(0) == [("go_on",), ("extra_turns",)]


def test_sh_51b_window_8_offers_w2_nothing_if_nobody_is_dead() -> None:
    play = Scene("w2", "e1", "f1", "v1").play()

    play.move(CIRCLE)

    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_8_asks_for_w2_alone_only_if_somebody_is_dead() -> None:
    scene = Scene("e1", "u1", "f1", "v1", pool="picked", picked=NO_GARMUND)
    play = scene.dead(3).play()

    play.move(CIRCLE)

    assert play.asked() == {0: "turn_end"}


def test_sh_51b_window_8_does_not_ask_for_w2_alone_if_nobody_is_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1", pool="picked", picked=NO_GARMUND).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_8_does_not_ask_in_the_basic_set() -> None:
    play = Scene("e1", "u1", "f1", "v1", pool="basic").dead(3).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_8_does_not_ask_a_revealed_player_other_than_g2_and_w2() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(0).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_8_does_not_ask_revealed_w2_if_nobody_is_dead() -> None:
    play = Scene("w2", "e1", "f1", "v1").revealed(0).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_8_does_not_ask_who_fell_in_its_own_turn() -> None:
    play = Scene("g2", "u1", "f1", "v1").wounds(0, 12).play()

    play.tree_wounds(0)

    assert play.asked() == {1: "turn_start"}
