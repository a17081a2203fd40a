"""Sides that are wiped out (SH-61), and goals that wait for the end (SH-62)."""

from tests.games.shadow_hunters.scenes import CIRCLE, Scene


def test_sh_61_all_vampires_out_all_werewolves_win() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).play().tree_wounds(1)

    assert play.table.winners == [0, 2]


def test_sh_61_dead_werewolves_win_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(2, 3).wounds(1, 9).play().tree_wounds(1)

    assert play.table.winners == [0, 2]


def test_sh_61_all_werewolves_out_all_vampires_win() -> None:
    play = Scene("u1", "e1", "f1", "v1").dead(2).wounds(1, 8).play().tree_wounds(1)

    assert play.table.ended == "vampire"
    assert play.table.winners == [0, 3]


def test_sh_61_dead_vampires_win_too() -> None:
    play = Scene("u1", "e1", "f1", "v1").dead(2, 3).wounds(1, 8).play().tree_wounds(1)

    assert play.table.winners == [0, 3]


def test_sh_61_one_vampire_left_the_game_goes_on() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).play().tree_wounds(1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_61_a_werewolf_who_falls_with_the_last_vampire_wins_too() -> None:
    scene = Scene("e1", "u1", "f1", "v1").dead(3).wounds(0, 8).wounds(1, 9)
    play = scene.play().draw_red("cave_spider")

    play.choose("target", 1)

    assert not play[0].alive
    assert play.table.winners == [0, 2]


def test_sh_61_both_sides_out_at_once_both_win() -> None:
    scene = Scene("e1", "u1", "f1", "v1").dead(2, 3).wounds(0, 8).wounds(1, 9)
    play = scene.play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play.table.winners == [0, 1, 2, 3]


def test_sh_61_vampires_do_not_win_by_dead_humans() -> None:
    scene = Scene("u1", "v1", "e1", "f1", "a1", "b1", "a2").dead(4, 5)

    play = scene.wounds(6, 6).play().tree_wounds(6)

    assert not play[6].alive
    assert not play.match.over


def test_sh_61_vampires_win_by_dead_humans_in_the_variant() -> None:
    scene = Scene("u1", "v1", "e1", "f1", "a1", "b1", "a2", vampires_win_on_three_dead_humans=True)

    play = scene.dead(4, 5).wounds(6, 6).play().tree_wounds(6)

    assert play.table.winners == [0, 1]


def test_sh_62_a1_alive_does_not_end_the_game() -> None:
    play = Scene("a1", "u1", "f1", "v1", "e1").dead(2).wounds(1, 9).play().tree_wounds(1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_62_b2_on_the_circle_does_not_end_the_game() -> None:
    play = Scene("b2", "u1", "f1", "v1", "e1").play()

    play.move(CIRCLE)

    assert play[0].place == CIRCLE
    assert not play.match.over


def test_sh_62_a2_looks_at_her_right_neighbour() -> None:
    play = Scene("e1", "a2", "u1", "f1", "v1").dead(4).wounds(2, 9).play().tree_wounds(2)

    assert play.table.winners == [0, 1, 3]


def test_sh_62_a2_does_not_look_at_her_left_neighbour() -> None:
    play = Scene("e1", "u1", "a2", "f1", "v1").dead(4).wounds(1, 9).play().tree_wounds(1)

    assert play.table.winners == [0, 3]


def test_sh_62_a2_looks_at_her_left_neighbour_after_the_switch() -> None:
    play = Scene("u1", "a2", "e1", "f1", "v1").dead(4).wounds(0, 9).turn_of(1).play()

    play.choose("switch").tree_wounds(0)

    assert play.table.winners == [1, 2, 3]


def test_sh_62_a2_does_not_look_at_her_right_neighbour_after_the_switch() -> None:
    play = Scene("e1", "a2", "u1", "f1", "v1").dead(4).wounds(2, 9).turn_of(1).play()

    play.choose("switch").tree_wounds(2)

    assert play.table.winners == [0, 3]


def test_sh_62_the_seats_of_a2_go_round_the_table() -> None:
    play = Scene("a2", "u1", "v1", "f1", "e1").dead(2).wounds(1, 9).play().tree_wounds(1)

    assert play.table.winners == [0, 3, 4]


def test_sh_62_a_dead_neighbour_counts() -> None:
    scene = Scene("e1", "a2", "u1", "f1", "v1").dead(0, 4).wounds(2, 9).turn_of(3)
    play = scene.play().tree_wounds(2)

    assert play.table.winners == [0, 1, 3]


def test_sh_62_dead_neighbours_are_not_skipped() -> None:
    play = Scene("e1", "u1", "a2", "f1", "v1").dead(1).wounds(4, 11).play().tree_wounds(4)

    assert play.table.winners == [0, 3]


def test_sh_62_a2_may_be_dead() -> None:
    play = Scene("e1", "a2", "u1", "f1", "v1").dead(1, 4).wounds(2, 9).play().tree_wounds(2)

    assert play.table.winners == [0, 1, 3]


def test_sh_62_a2_is_judged_after_a_neighbour_of_a_later_seat() -> None:
    play = Scene("a2", "u1", "v1", "f1", "e1", "a1").dead(2).wounds(1, 9).play().tree_wounds(1)

    assert play.table.winners == [0, 3, 4, 5]
