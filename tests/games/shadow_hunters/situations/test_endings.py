"""Situations in which the game ends, or does not (SH-100)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, TREE, Scene


def test_sh_100_the_flail_that_puts_out_w1_with_the_last_vampires_ends_the_game() -> None:
    scene = Scene("e1", "w1", "u1", "f1").gear(0, "flail").at(GRAVEYARD, 1, 2)
    play = scene.wounds(1, 13).wounds(2, 10).gear(2, "talisman").play()

    play.attack_all(3, 2)

    assert play.match.over
    assert play.asked() == {}
    assert play.table.winners == [0, 3]
    assert play.events(topic="attacks") == [("attacks", 0, 1), ("attacks", 0, 2)]


def test_sh_100_a_storm_that_puts_out_the_last_of_both_sides_lets_both_win() -> None:
    play = Scene("b1", "e1", "u1", "f1", "v1").dead(3, 4).wounds(1, 9).wounds(2, 9).play()

    play.draw_blue("storm_of_light")

    assert play.match.over
    assert play.table.winners == [1, 2, 3, 4]


def test_sh_100_a_spider_that_fells_the_last_vampire_and_its_werewolf_lets_both_win() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b1").dead(2, 3).wounds(0, 8).wounds(1, 9)
    play = scene.gear(0, "flail").gear(1, "crossbow").play()

    play.draw_red("cave_spider").choose("target", 1)

    assert play.match.over
    assert play.asked() == {}
    assert play.table.winners == [0, 1, 2, 3]
    assert play.events(topic="hands_over") == []


def test_sh_100_a1_alive_at_the_end_wins_whatever_ended_it() -> None:
    wiped_out = Scene("e1", "u1", "a1", "f1").wounds(1, 9).play()
    collected = Scene("b1", "u1", "a1", "f1")
    collected.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear")
    five_cards = collected.play()

    wiped_out.tree_wounds(1)
    five_cards.draw_blue("talisman")

    assert wiped_out.table.winners == [0, 2, 3]
    assert five_cards.table.winners == [0, 2]


def test_sh_100_d1_first_out_ends_the_game_and_wins() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(1, 12).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_100_d1_who_falls_together_with_another_is_first() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(1, 12).wounds(4, 10).play()

    play.draw_blue("storm_of_light")

    assert not play[4].alive
    assert play.match.over
    assert play.table.winners == [1]


def test_sh_100_c1_wins_when_his_flail_puts_out_two_after_one() -> None:
    scene = Scene("c1", "e1", "u1", "f1", "v1", "b1").dead(5).gear(0, "flail")
    play = scene.at(GRAVEYARD, 1, 2).wounds(1, 9).wounds(2, 10).play()

    play.attack_all(3, 2)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_100_a_slippery_path_that_gives_b1_the_fifth_equipment_ends_the_game() -> None:
    scene = Scene("e1", "b1", "u1", "f1", "v1").gear(0, "talisman")
    play = scene.gear(1, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.draw_red("slippery_path")
    play.choose("part_with", "talisman").choose("target", 1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_100_b2_who_puts_out_14_hit_points_by_the_tree_does_not_win() -> None:
    play = Scene("b2", "w1", "u1", "f1", "e1").wounds(1, 12).play()

    play.tree_wounds(1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_100_d2_who_takes_the_third_relic_on_anothers_turn_wins_at_once() -> None:
    scene = Scene("e1", "d2", "u1", "f1", "v1").gear(1, "talisman", "silver_chain")
    play = scene.discarded("moon_spear").play()

    play.move(TREE).interrupt(1, "salvage", "moon_spear")

    assert play.match.over
    assert play.asked() == {}
    assert play.table.winners == [1]
