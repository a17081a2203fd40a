"""The cards that heal (SH-74a)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_74a_g_aid_heals_a_hurt_werewolf() -> None:
    play = Scene("u1", "e1", "f1", "v1").wounds(1, 4).play().give_green("g_aid", 1)

    options = play.options(1)
    play.choose("heal", 1)

    assert options == [("heal", 1)]
    assert play[1].wounds == 3


def test_sh_74a_g_aid_wounds_an_unhurt_werewolf() -> None:
    play = Scene("u1", "e1", "f1", "v1").play().give_green("g_aid", 1)

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74a_g_aid_does_not_fit_a_vampire() -> None:
    play = Scene("e1", "v1", "f1", "u1").wounds(1, 4).play().give_green("g_aid", 1)

    options = play.options(1)
    play.choose("nothing")

    assert options == [("nothing",)]
    assert play[1].wounds == 4


def test_sh_74a_g_aid_does_not_fit_a_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").wounds(1, 4).play().give_green("g_aid", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74a_g_huddle_heals_a_hurt_vampire() -> None:
    play = Scene("e1", "v1", "f1", "u1").wounds(1, 4).play().give_green("g_huddle", 1)

    options = play.options(1)
    play.choose("heal", 1)

    assert options == [("heal", 1)]
    assert play[1].wounds == 3


def test_sh_74a_g_huddle_wounds_an_unhurt_vampire() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_huddle", 1)

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74a_g_huddle_does_not_fit_a_werewolf() -> None:
    play = Scene("u1", "e1", "f1", "v1").wounds(1, 4).play().give_green("g_huddle", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74a_g_huddle_does_not_fit_a_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").wounds(1, 4).play().give_green("g_huddle", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74a_g_nurturance_heals_a_hurt_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").wounds(1, 4).play().give_green("g_nurturance", 1)

    options = play.options(1)
    play.choose("heal", 1)

    assert options == [("heal", 1)]
    assert play[1].wounds == 3


def test_sh_74a_g_nurturance_wounds_an_unhurt_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").play().give_green("g_nurturance", 1)

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74a_g_nurturance_does_not_fit_a_werewolf() -> None:
    play = Scene("u1", "e1", "f1", "v1").wounds(1, 4).play().give_green("g_nurturance", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74a_g_nurturance_does_not_fit_a_vampire() -> None:
    play = Scene("e1", "v1", "f1", "u1").wounds(1, 4).play().give_green("g_nurturance", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74a_there_is_one_of_each() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_aid") == 1
    assert pile.count("g_huddle") == 1
    assert pile.count("g_nurturance") == 1
