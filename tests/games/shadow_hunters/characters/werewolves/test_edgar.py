"""Edgar (SH-90)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, HUT, Scene


def test_sh_90_another_living_player_hidden_or_not_may_be_chosen() -> None:
    play = Scene("e2", "u1", "f1", "v1", "a1").revealed(1).dead(3).play()

    assert play.options() == [("throw",), ("void", 1), ("void", 2), ("void", 4)]


def test_sh_90_it_reveals_him() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1)

    assert play[0].revealed
    assert not play[1].revealed


def test_sh_90_everybody_knows_who_is_void() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1)

    assert play.events(topic="voids") == [("voids", 0, 1)]
    assert play.view(None).players[1].void


def test_sh_90_it_works_once_in_a_game_and_he_is_asked_to_move() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]
    assert play[0].used


def test_sh_90_void_himself_he_voids_nobody() -> None:
    play = Scene("e2", "u1", "f1", "v1").void(0).play()

    assert play.options() == [("throw",)]


def test_sh_90_an_unused_once_is_lost() -> None:
    play = Scene("e2", "f1", "u1", "v1").play()

    play.choose("void", 1).move(HUT).skip_place().go_on()

    assert play.asked() == {1: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_90_the_void_are_asked_in_no_window_of_an_ability() -> None:
    play = Scene("e2", "w1", "f1", "v1").at(GRAVEYARD, 1).revealed(0).play()

    play.choose("void", 1).attack(1, 2, 2)

    assert play.asked() == {1: "turn_start"}


def test_sh_90_void_u1_must_be_truthful() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1).give_green("g_aid", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_90_void_d1_is_not_forced_to_reveal() -> None:
    play = Scene("e2", "d1", "f1", "v1", "u1").wounds(2, 11).play()

    play.choose("void", 1).tree_wounds(2)

    assert not play[2].alive
    assert not play[1].revealed


def test_sh_90_void_b2_is_not_forced_to_reveal() -> None:
    scene = Scene("b2", "e1", "f1", "v1", "u1").void(0).wounds(1, 9).at(GRAVEYARD, 1)
    play = scene.play()

    play.attack(1, 4, 1)

    assert not play[1].alive
    assert not play[0].revealed


def test_sh_90_a_barrier_that_is_up_falls() -> None:
    play = Scene("e2", "g2", "f1", "v1").barred(1).play()

    play.choose("void", 1).tree_wounds(1)

    assert not play[1].barred
    assert play[1].wounds == 2


def test_sh_90_it_lasts_after_his_death() -> None:
    play = Scene("e2", "f1", "u1", "v1").wounds(0, 9).play()

    play.choose("void", 1).draw_red("straw_doll", 1)
    play.choose("target", 0)

    assert not play[0].alive
    assert play[1].void
    assert play.asked() == {1: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_90_a_switch_that_was_made_stays() -> None:
    play = Scene("a2", "e2", "f1", "v1").wounds(3, 11).play()

    play.choose("switch").move(HUT).skip_place().go_on()
    play.choose("void", 0).tree_wounds(3)

    assert play.match.over
    assert play.table.winners == [0, 1, 2]


def test_sh_90_the_goal_stays() -> None:
    play = Scene("e2", "d1", "f1", "v1").wounds(1, 11).play()

    play.choose("void", 1).tree_wounds(1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_90_the_hit_points_stay() -> None:
    play = Scene("e2", "w1", "f1", "v1").wounds(1, 11).play()

    play.choose("void", 1).tree_wounds(1)

    assert play[1].wounds == 13
    assert play[1].alive


def test_sh_90_the_equipment_stays() -> None:
    scene = Scene("f1", "u1", "e2", "v1").void(0).revealed(0).gear(0, "boar_knife", "moon_spear")
    play = scene.at(GRAVEYARD, 1).play()

    play.attack(1, 2, 1)

    assert play[1].wounds == 4


def test_sh_90_the_void_may_still_reveal() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1).interrupt(1, "reveal")

    assert play[1].revealed
