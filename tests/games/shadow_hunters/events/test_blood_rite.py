"""Blood Rite (SH-72c)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_72c_a_hidden_vampire_may_reveal_and_heals_fully() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 9).play().draw_red("blood_rite")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_72c_u1_may_reveal_and_heals_fully() -> None:
    play = Scene("u1", "e1", "f1", "v1").wounds(0, 9).play().draw_red("blood_rite")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_72c_a_hidden_vampire_may_stay_hidden_and_hurt() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 9).play().draw_red("blood_rite")

    play.choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 9


def test_sh_72c_a_hidden_werewolf_can_only_go_on() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 8).play().draw_red("blood_rite")

    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 8


def test_sh_72c_a_hidden_human_can_only_go_on() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 8).play().draw_red("blood_rite")

    assert play.options(0) == [("go_on",)]


def test_sh_72c_a_revealed_vampire_gets_nothing() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 9).revealed(0).play().draw_red("blood_rite")

    assert play[0].wounds == 9
    assert play.asked() == {1: "turn_start"}


def test_sh_72c_it_concerns_the_drawer_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).play().draw_red("blood_rite")

    assert play.asked() == {0: "healing_card"}
    assert play.go_on()[1].wounds == 9
