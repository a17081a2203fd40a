"""Fine points of the goals (SH-63)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, Scene
from tests.games.shadow_hunters.steps import strike
from tests.games.shadow_hunters.winning.positions import FOUR, TWO_RELICS


def test_sh_63_first_to_die_counts_if_others_fall_in_the_same_batch() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d1").wounds(1, 9).wounds(4, 11)
    play = scene.play().draw_blue("storm_of_light")

    assert not play[1].alive
    assert play.table.winners == [4]


def test_sh_63_c2_first_to_die_counts_if_others_fall_in_the_same_batch() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "c2").wounds(1, 9).wounds(4, 9)
    play = scene.play().draw_blue("storm_of_light")

    assert not play[1].alive
    assert play.table.winners == [4]


def test_sh_63_d1_and_c2_falling_first_together_both_win() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d1", "c2").wounds(4, 11).wounds(5, 9)
    play = scene.play().draw_blue("storm_of_light")

    assert play.table.winners == [4, 5]


def test_sh_63_d1_falling_second_does_not_win() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").dead(1).wounds(4, 11).play().tree_wounds(4)

    assert not play[4].alive
    assert not play.match.over


def test_sh_63_c2_falling_second_does_not_win() -> None:
    play = Scene("e1", "u1", "f1", "v1", "c2").dead(1).wounds(4, 9).play().tree_wounds(4)

    assert not play[4].alive
    assert not play.match.over


def test_sh_63_c2_wins_with_one_other_alive() -> None:
    play = Scene("c2", "u1", "f1", "v1", "e1").dead(1, 2).wounds(3, 11).play().tree_wounds(3)

    assert play.table.winners == [0, 2, 4]


def test_sh_63_c2_wins_alone_alive() -> None:
    scene = Scene("c2", "u1", "f1", "v1", "e1").dead(1, 2).wounds(3, 11).wounds(4, 8)
    play = scene.play().draw_blue("storm_of_light")

    assert play.table.winners == [0, 1, 2, 3, 4]


def test_sh_63_c2_does_not_win_among_three() -> None:
    play = Scene("c2", "u1", "f1", "v1", "e1").dead(1).wounds(3, 11).play().tree_wounds(3)

    assert play.table.winners == [2, 4]


def test_sh_63_dead_c2_is_not_among_the_last_two() -> None:
    play = Scene("e1", "u1", "f1", "v1", "c2").dead(1, 4).wounds(3, 11).play().tree_wounds(3)

    assert play.table.winners == [0, 2]


def test_sh_63_c1_wins_only_by_his_own_deed() -> None:
    play = Scene("e1", "u1", "f1", "v1", "c1", "a1").dead(2, 3).wounds(5, 6).play().tree_wounds(5)

    assert play.table.dead_count() == 3
    assert not play.match.over


def test_sh_63_c1_does_not_win_when_another_ends_the_game_with_three_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1", "c1").dead(2, 3).wounds(1, 9).play().tree_wounds(1)

    assert play.table.dead_count() == 3
    assert play.table.winners == [0, 2]


def test_sh_63_c1_does_not_win_with_the_second_dead() -> None:
    play = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2).wounds(5, 6).play().tree_wounds(5)

    assert not play.match.over


def test_sh_63_c1_counts_the_whole_batch() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2).wounds(1, 9).wounds(5, 6)

    play = scene.play().draw_blue("storm_of_light")

    assert play.table.ended == "c1"


def test_sh_63_c1_counts_himself_and_wins_though_he_falls() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2).wounds(0, 9).wounds(5, 6)
    play = scene.play().draw_red("cave_spider")

    play.choose("target", 5)

    assert not play[0].alive
    assert play.table.ended == "c1"
    assert play.table.winners == [0]


def test_sh_63_c1_does_not_win_by_his_own_death_alone() -> None:
    play = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2, 3).wounds(0, 9).play().tree_wounds(0)

    assert play.table.dead_count() == 3
    assert not play.match.over


def test_sh_63_c1_wins_by_a_green_card() -> None:
    play = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2, 3).wounds(5, 7).play()

    play.give_green("g_bully", 5).choose("take", 1)

    assert play.table.ended == "c1"


def test_sh_63_b2_wins_by_one_strong_victim_among_several() -> None:
    scene = Scene("b2", "v1", "f1", "u1", "e1").at(GRAVEYARD, 1, 4).wounds(1, 12).wounds(4, 9)
    play = scene.gear(0, "flail").play().move(CHAPEL).skip_place()

    play.luck(4, 1).choose("attack_all")

    assert play.table.ended == "b2"


def test_sh_63_b2_does_not_win_by_a_weak_victim() -> None:
    play = strike(Scene("b2", "u1", "f1", "v1", "e1").wounds(1, 10), 4, 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_63_b2_does_not_win_by_a_strong_victim_of_the_tree() -> None:
    play = Scene("b2", "v1", "f1", "u1", "e1").wounds(1, 11).play().tree_wounds(1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_63_b2_is_judged_in_the_batch_of_his_attack() -> None:
    play = strike(Scene("b2", "v1", "f1", "u1", "e1").wounds(1, 12).gear(1, "talisman"), 4, 1)

    play.choose("go_on")

    assert play.table.ended == "b2"
    assert play[0].gear == []


def test_sh_63_living_d1_wins_when_all_vampires_are_out() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").dead(3).wounds(1, 9).play().tree_wounds(1)

    assert play.table.winners == [0, 2, 4]


def test_sh_63_d1_does_not_win_when_the_werewolves_are_out() -> None:
    play = Scene("u1", "e1", "f1", "v1", "d1").dead(2).wounds(1, 8).play().tree_wounds(1)

    assert play.table.winners == [0, 3]


def test_sh_63_d1_falling_with_the_last_vampire_does_not_win() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d1").dead(3).wounds(1, 9).wounds(4, 11)
    play = scene.play().draw_blue("storm_of_light")

    assert play.table.winners == [0, 2]


def test_sh_63_b1_must_live_to_win_with_five_equipment() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b1").gear(4, *FOUR, "wood_axe").wounds(4, 8)
    play = scene.play().draw_blue("storm_of_light")

    assert not play[4].alive
    assert play.asked() == {0: "loot"}


def test_sh_63_d2_must_live_to_win_with_three_relics() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2").gear(4, *TWO_RELICS, "silver_chain")

    play = scene.wounds(4, 11).play().draw_blue("storm_of_light")

    assert not play[4].alive
    assert play.asked() == {0: "loot"}


def test_sh_63_b2_must_live_to_win_on_the_circle() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b2").dead(3).at(CIRCLE, 4)

    play = scene.wounds(1, 9).wounds(4, 8).play().draw_blue("storm_of_light")

    assert play.table.winners == [0, 2]


def test_sh_63_a1_must_live_to_win() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").dead(3).wounds(1, 9).wounds(4, 6)
    play = scene.play().draw_blue("storm_of_light")

    assert play.table.winners == [0, 2]
