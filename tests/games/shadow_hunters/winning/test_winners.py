"""Who wins when the game ends (SH-60)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, Scene
from tests.games.shadow_hunters.winning.positions import FOUR, TWO_RELICS


def test_sh_60_a1_wins_when_another_ends_the_game() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").dead(3).wounds(1, 9).play().tree_wounds(1)

    assert play.table.winners == [0, 2, 4]


def test_sh_60_b2_on_the_circle_wins_when_another_ends_the_game() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b2").dead(3).wounds(1, 9).at(CIRCLE, 4)
    play = scene.play().tree_wounds(1)

    assert play.table.winners == [0, 2, 4]


def test_sh_60_b2_elsewhere_does_not_win_when_another_ends_the_game() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b2").dead(3).wounds(1, 9).at(CHAPEL, 4)
    play = scene.play().tree_wounds(1)

    assert play.table.winners == [0, 2]


def test_sh_60_a2_wins_with_her_neighbour_when_another_ends_the_game() -> None:
    play = Scene("e1", "a2", "u1", "f1", "v1").dead(4).wounds(2, 9).play().tree_wounds(2)

    assert play.table.winners == [0, 1, 3]


def test_sh_60_a_human_whose_goal_does_not_hold_does_not_win() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1").dead(3).wounds(1, 9).play().tree_wounds(1)

    assert play.table.winners == [0, 2]


def test_sh_60_all_are_told_why_it_ended_and_who_won() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11).play().tree_wounds(4)

    assert play.events(None, "ends") == [("ends", "d1")]
    assert play.events(None, "wins") == [("wins", 4, "d1")]


def test_sh_60_nobody_needs_to_claim_a_goal() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1").gear(4, *FOUR).gear(0, "talisman").play()
    play.draw_red("slippery_path").choose("part_with", "talisman")

    play.answer(0, "target", 4)

    assert play.table.winners == [4]


def test_sh_60_no_goal_can_be_declined() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, *TWO_RELICS).play()

    play.draw_blue("pilgrims_cloak")

    assert play.asked() == {}
    assert play.match.over
