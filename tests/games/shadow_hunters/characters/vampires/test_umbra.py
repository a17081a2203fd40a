"""Umbra (SH-93)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, HUT, SPRING, Scene


def test_sh_93_somebody_on_the_spring_takes_three() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).play()

    play.choose("haunt", 1)

    assert play[1].wounds == 3


def test_sh_93_it_reveals_him() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).play()

    play.choose("haunt", 1)

    assert play[0].revealed


def test_sh_93_only_those_on_the_spring_may_be_chosen() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1, 3).at(HUT, 2).play()

    assert play.options() == [("throw",), ("haunt", 1), ("haunt", 3)]


def test_sh_93_he_may_choose_himself() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 0).play()

    play.choose("haunt", 0)

    assert play[0].wounds == 3


def test_sh_93_with_nobody_on_the_spring_it_is_not_offered() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(HUT, 1).at(GRAVEYARD, 2).play()

    assert play.options() == [("throw",)]


def test_sh_93_by_the_variant_it_is_the_graveyard() -> None:
    scene = Scene("u2", "e1", "f1", "v1", u2_target_location="graveyard")
    play = scene.at(SPRING, 1).at(GRAVEYARD, 2).play()

    assert play.options() == [("throw",), ("haunt", 2)]


def test_sh_93_it_works_once_in_a_turn_and_he_is_asked_to_move() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1, 2).play()

    play.choose("haunt", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_93_it_works_in_each_turn() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).play()

    play.choose("haunt", 1).draw_blue("second_wind").go_on()
    play.choose("haunt", 1)

    assert play[1].wounds == 6


def test_sh_93_it_works_in_round_1() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).round(1).play()

    play.choose("haunt", 1)

    assert play[1].wounds == 3


def test_sh_93_it_is_no_attack() -> None:
    scene = Scene("u2", "w1", "f1", "e1").at(SPRING, 1).revealed(1).warded(1)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.choose("haunt", 1)

    assert play[1].wounds == 3
    assert play.asked() == {0: "turn_start"}
    assert play.events(topic="attacks") == []


def test_sh_93_the_barrier_stops_it() -> None:
    play = Scene("u2", "g2", "f1", "v1").at(SPRING, 1).barred(1).play()

    play.choose("haunt", 1)

    assert play[1].wounds == 0


def test_sh_93_he_loots_whom_he_puts_out() -> None:
    scene = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).wounds(1, 7)
    play = scene.gear(1, "talisman").play()

    play.choose("haunt", 1).choose("loot", "talisman")

    assert play[0].gear == ["talisman"]
    assert play.asked() == {0: "turn_start"}


def test_sh_93_who_puts_himself_out_is_not_looted_and_the_turn_passes() -> None:
    scene = Scene("u2", "e1", "f1", "v1").at(SPRING, 0).wounds(0, 8)
    play = scene.gear(0, "talisman").play()

    play.choose("haunt", 0)

    assert not play[0].alive
    assert play.table.blue.discards == ["talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_93_void_he_only_throws() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).void(0).play()

    assert play.options() == [("throw",)]
