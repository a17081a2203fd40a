"""Moon Spear (SH-71e)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, Scene
from tests.games.shadow_hunters.steps import flail, strike


def test_sh_71e_drawn_a_revealed_werewolf_adds_2_unasked() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).revealed(0).play().draw_blue("moon_spear")

    play.luck(3, 2).choose("attack", 1)

    assert play[1].wounds == 3
    assert play.asked() == {1: "attacked"}


def test_sh_71e_it_adds_2_to_every_target() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2).revealed(0)

    play = flail(scene.gear(0, "moon_spear"), 3, 2)

    assert play[1].wounds == 3
    assert play[2].wounds == 3


def test_sh_71e_a_hidden_werewolf_may_reveal_for_2_more() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear"), 3, 2)

    options = play.options(0)
    play.choose("spear")

    assert options == [("go_on",), ("spear",)]
    assert play[0].revealed
    assert play[1].wounds == 3


def test_sh_71e_a_hidden_werewolf_may_stay_hidden() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear"), 3, 2)

    play.choose("go_on")

    assert not play[0].revealed
    assert play[1].wounds == 1


def test_sh_71e_a_hidden_werewolf_is_asked_also_if_the_sum_ends_at_0() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").warded(1), 3, 2)

    options = play.options(0)
    play.choose("spear")

    assert options == [("go_on",), ("spear",)]
    assert play[1].wounds == 0
    assert play[0].revealed


def test_sh_71e_a_failed_throw_gets_no_bonus() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").revealed(0), 3, 3)

    assert play[1].wounds == 0


def test_sh_71e_after_a_failed_throw_a_hidden_werewolf_is_not_asked() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear"), 3, 3)

    assert play.asked() == {1: "attacked"}


def test_sh_71e_a_revealed_void_werewolf_adds_2() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").revealed(0).void(0), 3, 2)

    assert play[1].wounds == 3


def test_sh_71e_a_hidden_void_werewolf_may_reveal_for_2_more() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").void(0), 3, 2)

    play.choose("spear")

    assert play[1].wounds == 3


def test_sh_71e_a_revealed_vampire_gets_nothing() -> None:
    play = strike(Scene("u1", "e1", "f1", "v1").gear(0, "moon_spear").revealed(0), 3, 2)

    assert play[1].wounds == 1
    assert play.asked() == {1: "attacked"}


def test_sh_71e_a_hidden_vampire_can_only_go_on() -> None:
    play = strike(Scene("u1", "e1", "f1", "v1").gear(0, "moon_spear"), 3, 2)

    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[1].wounds == 1


def test_sh_71e_a_hidden_human_can_only_go_on() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1").gear(0, "moon_spear"), 3, 2)

    assert play.options(0) == [("go_on",)]
