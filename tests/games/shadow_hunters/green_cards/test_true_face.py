"""True Face (SH-74e)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_74e_it_fits_a_werewolf() -> None:
    play = Scene("u1", "e1", "f1", "v1").play().give_green("g_prediction", 1)

    assert play.options(1) == [("show",)]


def test_sh_74e_it_fits_a_vampire() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_prediction", 1)

    assert play.options(1) == [("show",)]


def test_sh_74e_it_fits_a_human() -> None:
    play = Scene("e1", "d1", "f1", "u1", "v1").play().give_green("g_prediction", 1)

    assert play.options(1) == [("show",)]


def test_sh_74e_it_fits_u1() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().give_green("g_prediction", 1)

    assert play.options(1) == [("show",)]


def test_sh_74e_the_giver_sees_the_character() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_prediction", 1)

    play.choose("show")

    assert play.events(0, "sees") == [("sees", 0, 1, "v1")]
    assert play.view(0).players[1].character == "v1"


def test_sh_74e_other_players_do_not_see_it() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_prediction", 1)

    play.choose("show")

    assert play.events(2, "sees") == []
    assert play.view(2).players[1].character is None


def test_sh_74e_those_who_watch_do_not_see_it() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_prediction", 1)

    play.choose("show")

    assert play.events(None, "sees") == []
    assert play.view(None).players[1].character is None


def test_sh_74e_the_giver_sees_nothing_before_it_is_shown() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_prediction", 1)

    assert play.view(0).players[1].character is None


def test_sh_74e_the_character_is_not_turned_up() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_prediction", 1)

    play.choose("show")

    assert not play[1].revealed
    assert play.events(topic="reveals") == []


def test_sh_74e_the_giver_still_knows_it_turns_later() -> None:
    play = Scene("e1", "v1", "f1", "u1").play().give_green("g_prediction", 1)

    play.choose("show").go_on()

    assert play.asked() == {1: "turn_start"}
    assert play.view(0).players[1].character == "v1"


def test_sh_74e_there_is_one_of_it() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_prediction") == 1
