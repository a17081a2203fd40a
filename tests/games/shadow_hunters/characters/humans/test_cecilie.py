"""Cecílie (SH-98)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_98_in_her_turn_she_may_heal_one() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).play()

    options = play.options()
    play.choose("mend")

    assert options == [("throw",), ("mend",)]
    assert play[0].wounds == 4


def test_sh_98_it_reveals_her() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).play()

    play.choose("mend")

    assert play[0].revealed


def test_sh_98_once_in_a_turn_and_she_is_asked_to_move() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).play()

    play.choose("mend")

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_98_in_each_turn() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).play()

    play.choose("mend").draw_blue("second_wind").go_on()
    play.choose("mend")

    assert play[0].wounds == 3


def test_sh_98_not_in_the_turns_of_others() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 5).play()

    assert play.offers(1) == [("reveal",)]


def test_sh_98_void_she_only_throws() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).void(0).play()

    assert play.options() == [("throw",)]


def test_sh_98_first_to_die_she_wins() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 9).play()

    play.tree_wounds(1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_98_first_to_die_with_others_she_wins() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 9).wounds(2, 9).play()

    play.draw_blue("storm_of_light")

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_98_first_to_die_with_d1_both_win() -> None:
    play = Scene("e1", "c2", "d1", "f1", "v1").wounds(1, 9).wounds(2, 11).play()

    play.draw_blue("storm_of_light")

    assert play.table.winners == [1, 2]


def test_sh_98_if_somebody_died_before_she_does_not_win() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 9).dead(2).play()

    play.tree_wounds(1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_98_among_the_last_two_she_wins() -> None:
    play = Scene("e1", "c2", "u1", "a1").wounds(2, 9).dead(3).play()

    play.tree_wounds(2)

    assert play.match.over
    assert play.table.winners == [0, 1]


def test_sh_98_alone_she_wins() -> None:
    play = Scene("c2", "e1", "u1", "a1").wounds(1, 9).wounds(2, 9).dead(3).play()

    play.draw_blue("storm_of_light")

    assert play.table.living() == [play[0]]
    assert play.table.winners == [0, 1, 2]


def test_sh_98_among_the_last_three_she_does_not_win() -> None:
    play = Scene("e1", "c2", "u1", "f1", "a1").wounds(2, 9).dead(4).play()

    play.tree_wounds(2)

    assert play.match.over
    assert play.table.winners == [0, 3]


def test_sh_98_put_out_when_two_are_left_she_does_not_win() -> None:
    play = Scene("e1", "c2", "u1", "f1", "a1").wounds(1, 9).wounds(2, 9).dead(4).play()

    play.draw_blue("storm_of_light")

    assert len(play.table.living()) == 2
    assert play.table.winners == [0, 3]


def test_sh_98_void_her_goal_stands() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 9).void(1).play()

    play.tree_wounds(1)

    assert play.table.winners == [1]
