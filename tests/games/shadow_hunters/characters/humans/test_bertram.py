"""Bertram (SH-97)."""

from tests.games.shadow_hunters.scenes import CIRCLE, GRAVEYARD, TREE, Scene


def test_sh_97_his_attack_on_the_weak_turns_him_up() -> None:
    scene = Scene("b2", "f1", "e1", "u1", "v1").at(GRAVEYARD, 1).wounds(1, 11)
    play = scene.gear(1, "talisman").play()

    play.attack(1, 3, 2)

    assert not play[1].alive
    assert play[0].revealed
    assert play.asked() == {0: "loot"}
    assert play.events(topic="reveals") == [("reveals", 0, "b2")]


def test_sh_97_the_weak_play_do_not_turn_him_up() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").wounds(1, 11).play()

    play.tree_wounds(1)

    assert not play[1].alive
    assert not play[0].revealed


def test_sh_97_the_weak_by_an_event_do_not_turn_him_up() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").wounds(1, 11).play()

    play.draw_blue("storm_of_light")

    assert not play[1].alive
    assert not play[0].revealed


def test_sh_97_an_attack_of_somebody_else_does_not_turn_him_up() -> None:
    scene = Scene("u1", "f1", "e1", "b2", "v1").at(GRAVEYARD, 1).wounds(1, 11)
    play = scene.play()

    play.attack(1, 3, 2)

    assert not play[1].alive
    assert not play[3].revealed


def test_sh_97_an_attack_that_puts_nobody_out_does_not_turn_him_up() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert play[1].wounds == 1
    assert not play[0].revealed


def test_sh_97_void_he_is_not_forced() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").at(GRAVEYARD, 1).wounds(1, 11).void(0).play()

    play.attack(1, 3, 2)

    assert not play[1].alive
    assert not play[0].revealed


def test_sh_97_he_may_reveal_at_will() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").play()

    assert play.offers(0) == [("reveal",)]


def test_sh_97_his_attack_on_thirteen_hit_points_wins() -> None:
    play = Scene("b2", "v1", "e1", "u1", "f1").at(GRAVEYARD, 1).wounds(1, 12).play()

    play.attack(1, 3, 2)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_97_his_attack_on_twelve_hit_points_does_not_win() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").at(GRAVEYARD, 1).wounds(1, 11).play()

    play.attack(1, 3, 2)

    assert not play[1].alive
    assert not play.match.over


def test_sh_97_one_strong_victim_among_several_of_the_flail_is_enough() -> None:
    scene = Scene("b2", "f1", "v1", "u1", "e1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.wounds(1, 11).wounds(2, 12).play()

    play.attack_all(3, 2)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_97_a_strong_victim_of_a_green_card_does_not_count() -> None:
    play = Scene("b2", "v1", "e1", "u1", "f1").wounds(1, 12).play()

    play.give_green("g_spell", 1).choose("take", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_97_a_strong_victim_of_somebody_elses_attack_does_not_count() -> None:
    play = Scene("f1", "v1", "b2", "u1", "e1").at(GRAVEYARD, 1).wounds(1, 12).play()

    play.attack(1, 3, 2)

    assert not play[1].alive
    assert not play.match.over


def test_sh_97_void_his_goal_stands() -> None:
    play = Scene("b2", "v1", "e1", "u1", "f1").at(GRAVEYARD, 1).wounds(1, 12).void(0).play()

    play.attack(1, 3, 2)

    assert play.table.winners == [0]


def test_sh_97_alive_on_the_circle_at_the_end_he_wins() -> None:
    play = Scene("e1", "b2", "u1", "f1").at(CIRCLE, 1).wounds(2, 9).play()

    play.tree_wounds(2)

    assert play.match.over
    assert play.table.winners == [0, 1, 3]


def test_sh_97_elsewhere_at_the_end_he_does_not_win() -> None:
    play = Scene("e1", "b2", "u1", "f1").at(TREE, 1).wounds(2, 9).play()

    play.tree_wounds(2)

    assert play.table.winners == [0, 3]


def test_sh_97_put_out_on_the_circle_he_does_not_win() -> None:
    play = Scene("e1", "b2", "u1", "f1").at(CIRCLE, 1).wounds(1, 8).wounds(2, 9).play()

    play.draw_blue("storm_of_light")

    assert play.match.over
    assert play.table.winners == [0, 3]


def test_sh_97_standing_on_the_circle_does_not_end_the_game() -> None:
    play = Scene("b2", "e1", "u1", "f1", "v1").wounds(1, 9).at(TREE, 1).play()

    play.move(CIRCLE).luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert not play.match.over
