"""Straw Doll (SH-72f)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_72f_on_1_the_target_takes_3() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("straw_doll", 1)

    play.choose("target", 1)

    assert play[1].wounds == 3
    assert play[0].wounds == 0


def test_sh_72f_on_4_the_target_takes_3() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("straw_doll", 4)

    play.choose("target", 1)

    assert play[1].wounds == 3
    assert play[0].wounds == 0


def test_sh_72f_on_5_the_drawer_takes_3() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("straw_doll", 5)

    play.choose("target", 1)

    assert play[1].wounds == 0
    assert play[0].wounds == 3


def test_sh_72f_on_6_the_drawer_takes_3() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("straw_doll", 6)

    play.choose("target", 1)

    assert play[1].wounds == 0
    assert play[0].wounds == 3


def test_sh_72f_any_living_player_can_be_chosen() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(2).play().draw_red("straw_doll")

    assert play.options(0) == [("target", 0), ("target", 1), ("target", 3)]


def test_sh_72f_the_die_is_thrown_after_the_choice() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("straw_doll", 2)

    before = play.events(topic="throws_d6")
    play.choose("target", 1)

    assert before == []
    assert play.events(topic="throws_d6") == [("throws_d6", 0, 2)]


def test_sh_72f_on_oneself_a_low_die_gives_3() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("straw_doll", 2)

    play.choose("target", 0)

    assert play[0].wounds == 3


def test_sh_72f_on_oneself_a_high_die_gives_3() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("straw_doll", 6)

    play.choose("target", 0)

    assert play[0].wounds == 3


def test_sh_72f_nobody_loots_who_falls_by_his_own_doll() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 7).gear(0, "flail")
    play = scene.play().draw_red("straw_doll", 2)

    play.choose("target", 0)

    assert play.asked() == {1: "turn_start"}
    assert play.table.red.discards == ["flail", "straw_doll"]


def test_sh_72f_nobody_loots_a_drawer_whom_the_die_turned_on() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 7).gear(0, "flail")
    play = scene.play().draw_red("straw_doll", 6)

    play.choose("target", 1)

    assert play.asked() == {1: "turn_start"}
    assert play[1].gear == []


def test_sh_72f_the_drawer_loots_the_target() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(1, 8).gear(1, "flail")
    play = scene.play().draw_red("straw_doll", 3)

    play.choose("target", 1).choose("loot", "flail")

    assert play[0].gear == ["flail"]


def test_sh_72f_the_amulet_does_not_help() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "talisman").play().draw_red("straw_doll", 3)

    play.choose("target", 1)

    assert play[1].wounds == 3
