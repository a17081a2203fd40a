"""Healer's Gift (SH-70d)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_70d_another_heals_as_much_as_the_die_says() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(2, 7).play().draw_blue("healers_gift", 4)

    play.choose("target", 2)

    assert play[2].wounds == 3


def test_sh_70d_only_another_living_player_can_be_chosen() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(2, 7).dead(1).play().draw_blue("healers_gift")

    assert play.options(0) == [("target", 2), ("target", 3)]


def test_sh_70d_an_unhurt_player_may_be_chosen() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(2, 7).play().draw_blue("healers_gift", 4)

    play.choose("target", 1)

    assert play[1].wounds == 0
    assert play[2].wounds == 7


def test_sh_70d_the_die_is_thrown_after_the_choice() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(2, 7).play().draw_blue("healers_gift", 4)

    before = play.events(topic="throws_d6")
    play.choose("target", 2)

    assert before == []
    assert play.events(topic="throws_d6") == [("throws_d6", 0, 4)]


def test_sh_70d_nobody_heals_below_0() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(2, 3).play().draw_blue("healers_gift", 6)

    play.choose("target", 2)

    assert play[2].wounds == 0
