"""Storm of Light (SH-70g)."""

from tests.games.shadow_hunters.scenes import CHAPEL, HUT, TREE, Scene


def test_sh_70g_all_others_take_2() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(HUT, 1).at(CHAPEL, 2).at(TREE, 3)
    play = scene.play().draw_blue("storm_of_light")

    assert play[1].wounds == 2
    assert play[2].wounds == 2
    assert play[3].wounds == 2


def test_sh_70g_the_drawer_takes_none() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("storm_of_light")

    assert play[0].wounds == 0


def test_sh_70g_it_finds_those_in_the_middle_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("storm_of_light")

    assert play[1].place == ""
    assert play[1].wounds == 2


def test_sh_70g_the_barrier_stops_it() -> None:
    play = Scene("e1", "g2", "u1", "v1").barred(1).play().draw_blue("storm_of_light")

    assert play[1].wounds == 0
    assert play[2].wounds == 2


def test_sh_70g_the_ward_does_not_stop_it() -> None:
    play = Scene("e1", "u1", "f1", "v1").warded(1).play().draw_blue("storm_of_light")

    assert play[1].wounds == 2


def test_sh_70g_equipment_does_not_stop_it() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(1, "talisman", "pilgrims_cloak", "rowan_brooch")

    play = scene.play().draw_blue("storm_of_light")

    assert play[1].wounds == 2


def test_sh_70g_all_fall_in_one_batch() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "a2").wounds(1, 9).wounds(4, 6)

    play = scene.gear(1, "flail").gear(4, "talisman").play().draw_blue("storm_of_light")

    assert not play[1].alive
    assert not play[4].alive
    assert play.asked() == {0: "loot"}
    assert play.options(0) == [("loot", "flail"), ("leave",)]


def test_sh_70g_the_drawer_loots_each_who_fell() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "a2").wounds(1, 9).wounds(4, 6)
    play = scene.gear(1, "flail").gear(4, "talisman").play().draw_blue("storm_of_light")

    play.choose("loot", "flail").choose("loot", "talisman")

    assert play[0].gear == ["flail", "talisman"]
