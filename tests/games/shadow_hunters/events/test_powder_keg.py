"""Powder Keg (SH-72d)."""

from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, TREE, Scene


def test_sh_72d_all_on_the_place_of_the_number_take_3() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(TREE, 1, 2).at(HUT, 3)
    play = scene.play().draw_red("powder_keg", 5, 4)

    assert play[1].wounds == 3
    assert play[2].wounds == 3


def test_sh_72d_others_take_none() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(TREE, 1, 2).at(HUT, 3)
    play = scene.play().draw_red("powder_keg", 5, 4)

    assert play[0].wounds == 0
    assert play[3].wounds == 0


def test_sh_72d_the_drawer_is_hit_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).play().draw_red("powder_keg", 4, 4)

    assert play[0].wounds == 3
    assert play[1].wounds == 3


def test_sh_72d_the_partner_place_is_not_hit() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).play().draw_red("powder_keg", 4, 4)

    assert play[1].wounds == 0


def test_sh_72d_a_7_does_nothing() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).at(CHAPEL, 2).at(TREE, 3)

    play = scene.play().draw_red("powder_keg", 4, 3)

    assert play.events(topic="wounded") == []
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_72d_it_is_thrown_once() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("powder_keg", 5, 4)

    assert play.events(topic="throws") == [("throws", 0, 4, 4), ("throws", 0, 5, 4)]


def test_sh_72d_all_are_hit_in_one_batch() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).wounds(0, 8).wounds(1, 9)

    play = scene.gear(1, "flail").play().draw_red("powder_keg", 4, 4)

    assert not play[0].alive
    assert not play[1].alive
    assert play.table.red.discards == ["flail", "powder_keg"]


def test_sh_72d_the_amulet_stops_it() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(TREE, 1).gear(1, "talisman")
    play = scene.play().draw_red("powder_keg", 5, 4)

    assert play[1].wounds == 0


def test_sh_72d_the_barrier_stops_it() -> None:
    play = Scene("e1", "g2", "u1", "v1").at(TREE, 1).barred(1).play().draw_red("powder_keg", 5, 4)

    assert play[1].wounds == 0


def test_sh_72d_the_ward_does_not_help() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(TREE, 1).warded(1).play().draw_red("powder_keg", 5, 4)

    assert play[1].wounds == 3


def test_sh_72d_the_cloak_does_not_help() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(TREE, 1).gear(1, "pilgrims_cloak")

    play = scene.play().draw_red("powder_keg", 5, 4)

    assert play[1].wounds == 3


def test_sh_72d_the_brooch_does_not_help() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(TREE, 1).gear(1, "rowan_brooch")

    play = scene.play().draw_red("powder_keg", 5, 4)

    assert play[1].wounds == 3
