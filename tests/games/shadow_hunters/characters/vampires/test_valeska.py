"""Valeska (SH-94)."""

from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, Scene


def test_sh_94_at_the_declaration_she_may_choose_the_d4() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1, 2).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [
        ("attack", 1),
        ("attack_d4", 1),
        ("attack", 2),
        ("attack_d4", 2),
        ("no_attack",),
    ]


def test_sh_94_the_d4_alone_is_the_base() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4).choose("attack_d4", 1)

    assert play[1].wounds == 4
    assert play.events(topic="throws_d4") == [("throws_d4", 0, 4)]


def test_sh_94_weapons_add_to_the_d4() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).gear(0, "boar_knife").play()

    play.move(CHAPEL).skip_place().luck(1).choose("attack_d4", 1)

    assert play[1].wounds == 2
    assert play.events(topic="fails") == []


def test_sh_94_the_d4_reveals_her() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(1).choose("attack_d4", 1)

    assert play[0].revealed


def test_sh_94_with_both_dice_she_stays_hidden_and_may_fail() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.attack(1, 4, 4)

    assert play.events(topic="fails") == [("fails", 0)]
    assert not play[0].revealed


def test_sh_94_she_may_choose_anew_in_each_turn() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.draw_blue("second_wind")
    play.luck(1).choose("attack_d4", 1).go_on()
    play.move(GRAVEYARD).skip_place()

    assert play.options() == [("attack", 1), ("attack_d4", 1), ("no_attack",)]


def test_sh_94_the_flail_too_may_be_swung_with_the_d4() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1, 2).gear(0, "flail").play()

    play.move(CHAPEL).skip_place()
    options = play.options()
    play.luck(3).choose("attack_all_d4")

    assert options == [("attack_all",), ("attack_all_d4",), ("no_attack",)]
    assert play[1].wounds == 3
    assert play[2].wounds == 3


def test_sh_94_void_she_throws_both_dice() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).void(0).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_94_others_are_not_offered_the_d4() -> None:
    play = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [("attack", 1), ("no_attack",)]
