"""Honey Cake (SH-70b)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_70b_hidden_a1_may_reveal_and_heals_fully() -> None:
    play = Scene("a1", "u1", "f1", "v1", "e1").wounds(0, 6).play().draw_blue("honey_cake")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_70b_hidden_e2_may_reveal_and_heals_fully() -> None:
    play = Scene("e2", "u1", "f1", "v1").wounds(0, 6).play().draw_blue("honey_cake")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_70b_hidden_u1_may_reveal_and_heals_fully() -> None:
    play = Scene("u1", "e1", "f1", "v1").wounds(0, 6).play().draw_blue("honey_cake")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_70b_a_hidden_drawer_may_stay_hidden_and_hurt() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 6).play().draw_blue("honey_cake")

    play.choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 6


def test_sh_70b_revealed_a2_heals_unasked() -> None:
    scene = Scene("a2", "u1", "f1", "v1", "e1").wounds(0, 6).revealed(0)
    play = scene.play().draw_blue("honey_cake")

    assert play[0].wounds == 0
    assert play.asked() == {1: "turn_start"}


def test_sh_70b_revealed_e1_heals_unasked() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 6).revealed(0).play().draw_blue("honey_cake")

    assert play[0].wounds == 0


def test_sh_70b_revealed_u2_heals_unasked() -> None:
    play = Scene("u2", "e1", "f1", "v1").wounds(0, 6).revealed(0).play().draw_blue("honey_cake")

    assert play[0].wounds == 0


def test_sh_70b_a_drawer_who_turns_up_during_the_window_heals() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 6).play().draw_blue("honey_cake")

    play.interrupt(0, "reveal").go_on()

    assert play[0].wounds == 0


def test_sh_70b_another_initial_can_only_go_on() -> None:
    play = Scene("f1", "u1", "e1", "v1").wounds(0, 6).play().draw_blue("honey_cake")

    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 6


def test_sh_70b_another_initial_revealed_gets_nothing() -> None:
    play = Scene("f1", "u1", "e1", "v1").wounds(0, 6).revealed(0).play().draw_blue("honey_cake")

    assert play[0].wounds == 6
    assert play.asked() == {1: "turn_start"}


def test_sh_70b_it_concerns_the_drawer_alone() -> None:
    play = Scene("f1", "u1", "e1", "v1").wounds(2, 6).revealed(0, 2).play().draw_blue("honey_cake")

    assert play[2].wounds == 6
