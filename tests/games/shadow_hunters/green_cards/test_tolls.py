"""The tolls (SH-74b)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_74b_g_anger_lets_a_werewolf_choose() -> None:
    scene = Scene("u1", "e1", "f1", "v1").gear(1, "flail", "talisman")
    play = scene.play().give_green("g_anger", 1)

    assert play.options(1) == [("hand_over", "flail"), ("hand_over", "talisman"), ("take", 1)]


def test_sh_74b_g_anger_lets_a_vampire_choose() -> None:
    play = Scene("e1", "v1", "f1", "u1").gear(1, "flail").play().give_green("g_anger", 1)

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_anger_does_not_fit_a_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").gear(1, "flail").play().give_green("g_anger", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74b_g_blackmail_lets_a_human_choose() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").gear(1, "flail").play().give_green("g_blackmail", 1)

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_blackmail_lets_a_werewolf_choose() -> None:
    play = Scene("u1", "e1", "f1", "v1").gear(1, "flail").play().give_green("g_blackmail", 1)

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_blackmail_does_not_fit_a_vampire() -> None:
    play = Scene("e1", "v1", "f1", "u1").gear(1, "flail").play().give_green("g_blackmail", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74b_g_greed_lets_a_human_choose() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").gear(1, "flail").play().give_green("g_greed", 1)

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_greed_lets_a_vampire_choose() -> None:
    play = Scene("e1", "v1", "f1", "u1").gear(1, "flail").play().give_green("g_greed", 1)

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_greed_does_not_fit_a_werewolf() -> None:
    play = Scene("u1", "e1", "f1", "v1").gear(1, "flail").play().give_green("g_greed", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_74b_g_anger_brings_the_card_to_the_giver() -> None:
    scene = Scene("u1", "e1", "f1", "v1").gear(1, "flail", "talisman")
    play = scene.play().give_green("g_anger", 1)

    play.choose("hand_over", "talisman")

    assert play[0].gear == ["talisman"]
    assert play[1].gear == ["flail"]
    assert play[1].wounds == 0


def test_sh_74b_g_blackmail_brings_the_card_to_the_giver() -> None:
    play = Scene("u1", "e1", "f1", "v1").gear(1, "flail").play().give_green("g_blackmail", 1)

    play.choose("hand_over", "flail")

    assert play[0].gear == ["flail"]
    assert play[1].gear == []


def test_sh_74b_g_greed_brings_the_card_to_the_giver() -> None:
    play = Scene("e1", "v1", "f1", "u1").gear(1, "flail").play().give_green("g_greed", 1)

    play.choose("hand_over", "flail")

    assert play[0].gear == ["flail"]
    assert play[1].gear == []


def test_sh_74b_g_anger_wounds_who_keeps_the_card() -> None:
    play = Scene("u1", "e1", "f1", "v1").gear(1, "flail").play().give_green("g_anger", 1)

    play.choose("take", 1)

    assert play[1].wounds == 1
    assert play[1].gear == ["flail"]


def test_sh_74b_g_blackmail_wounds_who_keeps_the_card() -> None:
    play = Scene("u1", "e1", "f1", "v1").gear(1, "flail").play().give_green("g_blackmail", 1)

    play.choose("take", 1)

    assert play[1].wounds == 1
    assert play[1].gear == ["flail"]


def test_sh_74b_g_greed_wounds_who_keeps_the_card() -> None:
    play = Scene("e1", "v1", "f1", "u1").gear(1, "flail").play().give_green("g_greed", 1)

    play.choose("take", 1)

    assert play[1].wounds == 1
    assert play[1].gear == ["flail"]


def test_sh_74b_who_has_no_equipment_takes_1() -> None:
    play = Scene("u1", "e1", "f1", "v1").play().give_green("g_anger", 1)

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74b_there_are_two_of_each() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_anger") == 2
    assert pile.count("g_blackmail") == 2
    assert pile.count("g_greed") == 2
