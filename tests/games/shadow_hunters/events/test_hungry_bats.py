"""Hungry Bats (SH-72g)."""

from tests.games.shadow_hunters.scenes import CHAPEL, Scene


def test_sh_72g_the_target_takes_2_and_the_drawer_heals_1() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 4).play().draw_red("hungry_bats")

    play.choose("target", 1)

    assert play[1].wounds == 2
    assert play[0].wounds == 3


def test_sh_72g_any_living_player_can_be_chosen() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(2).play().draw_red("hungry_bats")

    assert play.options(0) == [("target", 0), ("target", 1), ("target", 3)]


def test_sh_72g_the_drawer_heals_also_if_the_target_took_0() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 4).gear(1, "talisman")
    play = scene.play().draw_red("hungry_bats")

    play.choose("target", 1)

    assert play[1].wounds == 0
    assert play[0].wounds == 3


def test_sh_72g_an_unhurt_drawer_stays_at_0() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("hungry_bats")

    play.choose("target", 1)

    assert play[0].wounds == 0


def test_sh_72g_the_healing_comes_after_the_loot() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 4).wounds(1, 9).gear(1, "flail")
    play = scene.play().draw_red("hungry_bats").choose("target", 1)

    before = play[0].wounds
    play.choose("loot", "flail")

    assert before == 4
    assert play[0].wounds == 3


def test_sh_72g_on_oneself_first_2_then_heal_1() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("hungry_bats")

    play.choose("target", 0)

    assert play[0].wounds == 1


def test_sh_72g_on_oneself_the_healing_may_come_too_late() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 8).play().draw_red("hungry_bats")

    play.choose("target", 0)

    assert not play[0].alive
    assert play[0].wounds == 10


def test_sh_72g_there_are_three_of_it() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("hungry_bats").choose("target", 3).go_on()
    play.move(CHAPEL).skip_place().choose("no_attack").go_on()
    play.draw_red("hungry_bats").choose("target", 3)

    play.choose("no_attack").go_on().draw_red("hungry_bats")
    play.choose("target", 3)

    assert play[3].wounds == 5
    assert "hungry_bats" not in play.table.red.pile
