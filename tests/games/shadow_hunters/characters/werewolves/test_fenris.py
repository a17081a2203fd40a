"""Fenris (SH-81)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_81_the_chosen_player_takes_what_the_d6_shows() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(6).choose("maul", 1)

    assert play[1].wounds == 6
    assert play.events(topic="throws_d6") == [("throws_d6", 0, 6)]


def test_sh_81_it_reveals_him() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(2).choose("maul", 1)

    assert play[0].revealed


def test_sh_81_any_living_player_may_be_chosen_himself_too() -> None:
    play = Scene("f1", "u1", "e1", "v1").dead(2).play()

    assert play.options() == [("throw",), ("maul", 0), ("maul", 1), ("maul", 3)]


def test_sh_81_he_may_maul_himself() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(5).choose("maul", 0)

    assert play[0].wounds == 5


def test_sh_81_it_works_in_round_1() -> None:
    play = Scene("f1", "u1", "e1", "v1").round(1).play()

    play.luck(4).choose("maul", 1)

    assert play[1].wounds == 4


def test_sh_81_the_ward_does_not_help() -> None:
    play = Scene("f1", "u1", "e1", "v1").warded(1).play()

    play.luck(4).choose("maul", 1)

    assert play[1].wounds == 4


def test_sh_81_the_cloak_does_not_help() -> None:
    play = Scene("f1", "u1", "e1", "v1").gear(1, "pilgrims_cloak").play()

    play.luck(4).choose("maul", 1)

    assert play[1].wounds == 4


def test_sh_81_the_barrier_helps() -> None:
    play = Scene("f1", "u1", "g2", "v1").barred(2).play()

    play.luck(4).choose("maul", 2)

    assert play[2].wounds == 0


def test_sh_81_it_is_no_attack_and_nobody_counters() -> None:
    play = Scene("f1", "w1", "e1", "v1").revealed(1).play()

    play.luck(4).choose("maul", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.events(topic="attacks") == []


def test_sh_81_his_own_weapons_add_nothing() -> None:
    play = Scene("f1", "u1", "e1", "v1").gear(0, "boar_knife", "moon_spear").play()

    play.luck(4).choose("maul", 1)

    assert play[1].wounds == 4


def test_sh_81_afterwards_he_is_asked_to_move() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(4).choose("maul", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_81_it_works_once_in_a_game() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(4).choose("maul", 1).draw_blue("second_wind").go_on()

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]
    assert play.view(None).players[0].used


def test_sh_81_void_he_only_throws() -> None:
    play = Scene("f1", "u1", "e1", "v1").void(0).play()

    assert play.options() == [("throw",)]


def test_sh_81_he_loots_whom_he_puts_out_and_is_asked_again() -> None:
    play = Scene("f1", "u1", "e1", "v1").wounds(1, 8).gear(1, "flail", "boar_knife").play()

    play.luck(3).choose("maul", 1)
    asked_first = play.asked()
    play.choose("loot", "flail")

    assert asked_first == {0: "loot"}
    assert play[0].gear == ["flail"]
    assert play.table.red.discards == ["boar_knife"]
    assert play.asked() == {0: "turn_start"}


def test_sh_81_who_mauls_himself_to_death_is_not_looted_and_the_turn_passes() -> None:
    play = Scene("f1", "u1", "e1", "v1").wounds(0, 9).gear(0, "flail").play()

    play.luck(3).choose("maul", 0)

    assert not play[0].alive
    assert play.table.red.discards == ["flail"]
    assert play.asked() == {1: "turn_start"}
