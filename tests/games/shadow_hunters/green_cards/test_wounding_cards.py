"""The cards that wound (SH-74c, SH-74d)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_74c_g_slap_wounds_a_werewolf_by_1() -> None:
    play = Scene("u1", "e1", "f1", "v1").play().give_green("g_slap", 1)

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74c_g_slap_does_not_fit_a_vampire() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_slap", 1)

    options = play.options(1)
    play.choose("nothing")

    assert options == [("nothing",)]
    assert play[1].wounds == 0


def test_sh_74c_g_slap_does_not_fit_a_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").play().give_green("g_slap", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74c_g_spell_wounds_a_vampire_by_1() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_spell", 1)

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74c_g_spell_does_not_fit_a_werewolf() -> None:
    play = Scene("u1", "e1", "f1", "v1").play().give_green("g_spell", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74c_g_spell_does_not_fit_a_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").play().give_green("g_spell", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74c_g_exorcism_wounds_a_vampire_by_2() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_exorcism", 1)

    options = play.options(1)
    play.choose("take", 2)

    assert options == [("take", 2)]
    assert play[1].wounds == 2


def test_sh_74c_g_exorcism_does_not_fit_a_werewolf() -> None:
    play = Scene("u1", "e1", "f1", "v1").play().give_green("g_exorcism", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74c_g_exorcism_does_not_fit_a_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").play().give_green("g_exorcism", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74c_there_are_two_of_g_slap_and_one_of_the_others() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_slap") == 2
    assert pile.count("g_spell") == 1
    assert pile.count("g_exorcism") == 1


def test_sh_74d_g_bully_wounds_who_has_11_hit_points_by_1() -> None:
    play = Scene("e1", "c1", "f1", "u1", "v1").play().give_green("g_bully", 1)

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74d_g_bully_wounds_who_has_8_hit_points_by_1() -> None:
    play = Scene("e1", "a1", "f1", "u1", "v1").play().give_green("g_bully", 1)

    assert play.options(1) == [("take", 1)]


def test_sh_74d_g_bully_does_not_fit_12_hit_points() -> None:
    play = Scene("e1", "f1", "u1", "v1").play().give_green("g_bully", 1)

    options = play.options(1)
    play.choose("nothing")

    assert options == [("nothing",)]
    assert play[1].wounds == 0


def test_sh_74d_g_bully_does_not_fit_14_hit_points() -> None:
    play = Scene("e1", "w1", "f1", "u1").play().give_green("g_bully", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74d_g_bully_looks_at_hit_points_and_not_at_wounds() -> None:
    play = Scene("e1", "f1", "u1", "v1").wounds(1, 8).play().give_green("g_bully", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74d_g_lesson_wounds_who_has_12_hit_points_by_2() -> None:
    play = Scene("e1", "f1", "u1", "v1").play().give_green("g_lesson", 1)

    options = play.options(1)
    play.choose("take", 2)

    assert options == [("take", 2)]
    assert play[1].wounds == 2


def test_sh_74d_g_lesson_wounds_who_has_14_hit_points_by_2() -> None:
    play = Scene("e1", "w1", "f1", "u1").play().give_green("g_lesson", 1)

    assert play.options(1) == [("take", 2)]


def test_sh_74d_g_lesson_does_not_fit_11_hit_points() -> None:
    play = Scene("e1", "c1", "f1", "u1", "v1").play().give_green("g_lesson", 1)

    options = play.options(1)
    play.choose("nothing")

    assert options == [("nothing",)]
    assert play[1].wounds == 0


def test_sh_74d_g_lesson_does_not_fit_8_hit_points() -> None:
    play = Scene("e1", "a1", "f1", "u1", "v1").play().give_green("g_lesson", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74d_there_is_one_of_each() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_bully") == 1
    assert pile.count("g_lesson") == 1
