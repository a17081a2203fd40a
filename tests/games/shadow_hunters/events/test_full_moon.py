"""Full Moon (SH-70a)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_70a_a_hidden_werewolf_may_reveal_and_heals_fully() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 8).play().draw_blue("full_moon")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_70a_a_hidden_werewolf_may_stay_hidden_and_hurt() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 8).play().draw_blue("full_moon")

    play.choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 8


def test_sh_70a_a_revealed_werewolf_heals_unasked() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 8).revealed(0).play().draw_blue("full_moon")

    assert play[0].wounds == 0
    assert play.asked() == {1: "turn_start"}


def test_sh_70a_a_werewolf_who_turns_up_during_the_window_heals() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 8).play().draw_blue("full_moon")

    play.interrupt(0, "reveal").go_on()

    assert play[0].wounds == 0


def test_sh_70a_a_hidden_vampire_can_only_go_on() -> None:
    play = Scene("u1", "e1", "f1", "v1").wounds(0, 8).play().draw_blue("full_moon")

    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 8


def test_sh_70a_a_hidden_human_can_only_go_on() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 8).play().draw_blue("full_moon")

    assert play.options(0) == [("go_on",)]


def test_sh_70a_a_revealed_vampire_gets_nothing() -> None:
    play = Scene("u1", "e1", "f1", "v1").wounds(0, 8).revealed(0).play().draw_blue("full_moon")

    assert play[0].wounds == 8
    assert play.asked() == {1: "turn_start"}


def test_sh_70a_it_concerns_the_drawer_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(2, 8).revealed(2).play().draw_blue("full_moon")

    assert play.asked() == {0: "healing_card"}
    assert play[2].wounds == 8
