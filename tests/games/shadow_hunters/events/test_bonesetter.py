"""Bonesetter (SH-70f)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_70f_wounds_go_up_to_7() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 2).play().draw_blue("bonesetter")

    play.choose("target", 1)

    assert play[1].wounds == 7


def test_sh_70f_wounds_go_down_to_7() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(3, 12).play().draw_blue("bonesetter")

    play.choose("target", 3)

    assert play[3].wounds == 7


def test_sh_70f_any_living_player_can_be_chosen() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(2).play().draw_blue("bonesetter")

    assert play.options(0) == [("target", 0), ("target", 1), ("target", 3)]


def test_sh_70f_the_drawer_may_choose_himself() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 9).play().draw_blue("bonesetter")

    play.choose("target", 0)

    assert play[0].wounds == 7


def test_sh_70f_the_barrier_does_not_stop_it() -> None:
    play = Scene("e1", "g2", "u1", "v1").barred(1).play().draw_blue("bonesetter")

    play.choose("target", 1)

    assert play[1].wounds == 7


def test_sh_70f_it_is_neither_damage_nor_healing() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 2).play().draw_blue("bonesetter")

    play.choose("target", 1)

    assert play.events(topic="wounded") == []
    assert play.events(topic="heals") == []
    assert play.events(topic="set_to") == [("set_to", 1, 7)]


def test_sh_70f_it_kills_nobody() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").play().draw_blue("bonesetter")

    play.choose("target", 4)

    assert play[4].alive
    assert play[4].wounds == 7
