"""Slippery Path (SH-72a)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_72a_the_drawer_gives_a_card_of_its_choice() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "flail", "talisman")
    play = scene.play().draw_red("slippery_path")

    assert play.options(0) == [("part_with", "flail"), ("part_with", "talisman")]


def test_sh_72a_the_drawer_gives_it_to_another_of_its_choice() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "flail", "talisman").dead(3)
    play = scene.play().draw_red("slippery_path").choose("part_with", "talisman")

    options = play.options(0)
    play.choose("target", 2)

    assert options == [("target", 1), ("target", 2)]
    assert play[2].gear == ["talisman"]
    assert play[0].gear == ["flail"]


def test_sh_72a_who_gives_takes_no_wound() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "flail").play().draw_red("slippery_path")

    play.choose("part_with", "flail").choose("target", 1)

    assert play[0].wounds == 0


def test_sh_72a_with_none_the_drawer_takes_1() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("slippery_path")

    assert play[0].wounds == 1
    assert play.asked() == {0: "turn_end"}


def test_sh_72a_with_equipment_the_wound_can_not_be_chosen() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "flail").play().draw_red("slippery_path")

    assert play.options(0) == [("part_with", "flail")]


def test_sh_72a_the_wound_may_put_the_drawer_out() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 9).play().draw_red("slippery_path")

    assert not play[0].alive
    assert play.asked() == {1: "turn_start"}
