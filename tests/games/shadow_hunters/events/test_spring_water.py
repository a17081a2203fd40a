"""Spring Water (SH-70i)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_70i_the_drawer_heals_2() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 5).play().draw_blue("spring_water")

    assert play[0].wounds == 3


def test_sh_70i_the_drawer_heals_unasked_and_stays_hidden() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 5).play().draw_blue("spring_water")

    assert not play[0].revealed
    assert play.asked() == {0: "turn_end"}


def test_sh_70i_nobody_heals_below_0() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 1).play().draw_blue("spring_water")

    assert play[0].wounds == 0


def test_sh_70i_it_concerns_the_drawer_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 5).play().draw_blue("spring_water")

    assert play[1].wounds == 5


def test_sh_70i_there_are_two_of_it() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 5).wounds(1, 5)
    play = scene.play().draw_blue("spring_water").go_on()

    play.draw_blue("spring_water")

    assert play[1].wounds == 3
    assert "spring_water" not in play.table.blue.pile
