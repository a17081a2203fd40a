"""Frederik (SH-91)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_91_an_unhurt_player_has_seven_wounds() -> None:
    play = Scene("f2", "u1", "e1", "v1").play()

    play.choose("set_seven", 1)

    assert play[1].wounds == 7


def test_sh_91_somebody_with_more_has_seven_wounds() -> None:
    play = Scene("f2", "u1", "e1", "v1").wounds(0, 11).play()

    play.choose("set_seven", 0)

    assert play[0].wounds == 7


def test_sh_91_it_reveals_him() -> None:
    play = Scene("f2", "u1", "e1", "v1").play()

    play.choose("set_seven", 1)

    assert play[0].revealed


def test_sh_91_any_living_player_may_be_chosen_himself_too() -> None:
    play = Scene("f2", "u1", "e1", "v1").dead(2).play()

    assert play.options() == [("throw",), ("set_seven", 0), ("set_seven", 1), ("set_seven", 3)]


def test_sh_91_it_goes_through_the_barrier() -> None:
    play = Scene("f2", "u1", "g2", "v1").barred(2).play()

    play.choose("set_seven", 2)

    assert play[2].wounds == 7
    assert play[2].barred


def test_sh_91_it_goes_through_the_ward() -> None:
    play = Scene("f2", "u1", "e1", "v1").warded(1).play()

    play.choose("set_seven", 1)

    assert play[1].wounds == 7


def test_sh_91_it_kills_nobody() -> None:
    play = Scene("f2", "u1", "e1", "v1", "a1").play()

    play.choose("set_seven", 4)

    assert play[4].wounds == 7
    assert play[4].alive


def test_sh_91_it_is_neither_damage_nor_healing() -> None:
    play = Scene("f2", "u1", "e1", "v1").play()

    play.choose("set_seven", 1)

    assert play.events(topic="wounded") == []
    assert play.events(topic="heals") == []
    assert play.events(topic="set_to") == [("set_to", 1, 7)]


def test_sh_91_it_works_once_and_he_is_asked_to_move() -> None:
    play = Scene("f2", "u1", "e1", "v1").play()

    play.choose("set_seven", 1)
    asked_after = play.options()
    play.draw_blue("second_wind").go_on()

    assert asked_after == [("throw",)]
    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_91_void_he_only_throws() -> None:
    play = Scene("f2", "u1", "e1", "v1").void(0).play()

    assert play.options() == [("throw",)]
