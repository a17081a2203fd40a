"""Thieving Imp (SH-72e)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_72e_the_drawer_takes_one_card_of_another() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(1, "flail", "talisman")
    play = scene.play().draw_red("thieving_imp")

    play.choose("take", 1, "talisman")

    assert play[0].gear == ["talisman"]
    assert play[1].gear == ["flail"]


def test_sh_72e_the_drawer_must_take_one() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "crossbow").gear(1, "flail").gear(3, "wood_axe")

    play = scene.play().draw_red("thieving_imp")

    assert play.options(0) == [("take", 1, "flail"), ("take", 3, "wood_axe")]


def test_sh_72e_nobody_has_any_nothing_happens() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "crossbow").play().draw_red("thieving_imp")

    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]
    assert play.asked() == {0: "turn_end"}


def test_sh_72e_there_are_two_of_it() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(2, "talisman")
    play = scene.play().draw_red("thieving_imp").choose("take", 2, "talisman").go_on()

    play.draw_red("thieving_imp").choose("take", 0, "talisman")

    assert play[1].gear == ["talisman"]
    assert "thieving_imp" not in play.table.red.pile
