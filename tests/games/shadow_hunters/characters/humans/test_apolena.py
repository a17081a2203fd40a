"""Apolena (SH-96)."""

from tests.games.shadow_hunters.scenes import TREE, Scene


def test_sh_96_she_wins_with_her_right_neighbour() -> None:
    play = Scene("e1", "a2", "u1", "f1").wounds(2, 9).play()

    play.tree_wounds(2)

    assert play.match.over
    assert play.table.winners == [0, 1, 3]


def test_sh_96_she_does_not_win_if_only_the_left_neighbour_does() -> None:
    play = Scene("u1", "a2", "e1", "f1").wounds(0, 9).turn_of(2).play()

    play.tree_wounds(0)

    assert play.table.winners == [2, 3]


def test_sh_96_right_of_the_first_seat_sits_the_last() -> None:
    play = Scene("a2", "u1", "c1", "e1").wounds(1, 9).play()

    play.tree_wounds(1)

    assert play.table.winners == [0, 3]


def test_sh_96_once_switched_she_wins_with_her_left_neighbour() -> None:
    play = Scene("a2", "e1", "c1", "u1").wounds(3, 9).play()

    play.choose("switch").tree_wounds(3)

    assert play.table.winners == [0, 1]


def test_sh_96_once_switched_she_does_not_win_with_her_right_neighbour() -> None:
    play = Scene("a2", "u1", "c1", "e1").wounds(1, 9).play()

    play.choose("switch").tree_wounds(1)

    assert play.table.winners == [3]


def test_sh_96_left_of_the_last_seat_sits_the_first() -> None:
    play = Scene("e1", "c1", "u1", "a2").wounds(2, 9).turn_of(3).play()

    play.choose("switch").tree_wounds(2)

    assert play.table.winners == [0, 3]


def test_sh_96_the_switch_reveals_her_and_is_public() -> None:
    play = Scene("a2", "e1", "f1", "u1", "v1").play()

    play.choose("switch")

    assert play[0].revealed
    assert play.events(topic="switches") == [("switches", 0)]
    assert play.view(None).players[0].used


def test_sh_96_there_is_no_way_back() -> None:
    play = Scene("a2", "e1", "f1", "u1", "v1").play()

    play.choose("switch")
    asked_after = play.options()
    play.draw_blue("second_wind").go_on()

    assert asked_after == [("throw",)]
    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_96_she_need_not_switch() -> None:
    play = Scene("a2", "e1", "f1", "u1", "v1").play()

    options = play.options()
    play.move(TREE)

    assert options == [("throw",), ("switch",)]
    assert play.events(topic="switches") == []
    assert not play[0].revealed


def test_sh_96_void_she_can_not_switch() -> None:
    play = Scene("a2", "e1", "f1", "u1", "v1").void(0).play()

    assert play.options() == [("throw",)]


def test_sh_96_void_her_goal_stands() -> None:
    play = Scene("e1", "a2", "u1", "f1").wounds(2, 9).void(1).play()

    play.tree_wounds(2)

    assert play.table.winners == [0, 1, 3]


def test_sh_96_a_dead_neighbour_who_wins_is_enough() -> None:
    play = Scene("e1", "a2", "u1", "f1").wounds(2, 9).dead(0).turn_of(3).play()

    play.tree_wounds(2)

    assert play.table.winners == [0, 1, 3]


def test_sh_96_a_dead_neighbour_is_not_passed_over() -> None:
    play = Scene("e1", "u1", "a2", "v1").wounds(3, 11).dead(1).play()

    play.tree_wounds(3)

    assert play.table.winners == [0]


def test_sh_96_she_may_be_dead_herself() -> None:
    play = Scene("e1", "a2", "u1", "f1").wounds(2, 9).dead(1).play()

    play.tree_wounds(2)

    assert play.table.winners == [0, 1, 3]


def test_sh_96_a_neighbour_who_wins_by_a_goal_of_his_own_counts() -> None:
    scene = Scene("a2", "e1", "f1", "u1", "v1", "b1").turn_of(5)
    play = scene.gear(5, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.draw_blue("rowan_brooch")

    assert play.table.winners == [0, 5]
