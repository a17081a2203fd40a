"""Dalibor (SH-89)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_89_he_is_turned_up_when_another_falls() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(2, 11).play()

    play.tree_wounds(2)

    assert play[1].revealed
    assert play.events(topic="reveals") == [("reveals", 1, "d1")]


def test_sh_89_he_is_turned_up_before_the_loot() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(2, 11).gear(2, "talisman").play()

    play.tree_wounds(2)

    assert play.asked() == {0: "loot"}
    assert play[1].revealed


def test_sh_89_he_is_turned_up_also_if_he_caused_the_fall() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(1, 9).play()

    play.tree_wounds(1)

    assert play[0].revealed


def test_sh_89_he_can_not_reveal_at_will() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").play()

    assert play.offers(1) == []
    assert play.offers(2) == [("reveal",)]


def test_sh_89_the_mirror_does_not_concern_him() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").play()

    play.draw_blue("silver_mirror")

    assert not play[0].revealed
    assert play.events(topic="nothing_happens") == [("nothing_happens", 0)]


def test_sh_89_the_moon_does_not_concern_him() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 5).play()

    play.draw_blue("full_moon")
    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 5


def test_sh_89_the_rite_does_not_concern_him() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 5).play()

    play.draw_red("blood_rite")
    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 5


def test_sh_89_void_he_stays_hidden_when_another_falls() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(2, 11).void(1).play()

    play.tree_wounds(2)

    assert not play[2].alive
    assert not play[1].revealed


def test_sh_89_void_he_may_reveal_at_will() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").void(1).play()

    play.interrupt(1, "reveal")

    assert play[1].revealed


def test_sh_89_first_to_die_he_wins() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(1, 11).play()

    play.tree_wounds(1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_89_first_to_die_by_his_own_hand_he_wins() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 11).play()

    play.tree_wounds(0)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_89_if_somebody_died_before_he_does_not_win() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(1, 11).dead(2).play()

    play.tree_wounds(1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_89_alive_when_all_vampires_are_out_he_wins() -> None:
    play = Scene("e1", "d1", "f1", "v1").wounds(3, 11).play()

    play.tree_wounds(3)

    assert play.match.over
    assert play.table.winners == [0, 1, 2]


def test_sh_89_dead_when_all_vampires_are_out_he_does_not_win() -> None:
    play = Scene("e1", "d1", "f1", "v1").wounds(3, 11).dead(1).play()

    play.tree_wounds(3)

    assert play.table.winners == [0, 2]


def test_sh_89_falling_with_the_last_vampire_but_not_first_he_does_not_win() -> None:
    play = Scene("e1", "d1", "f1", "v1").dead(2).wounds(1, 12).wounds(3, 12).play()

    play.draw_blue("storm_of_light")

    assert not play[1].alive
    assert play.table.winners == [0, 2]


def test_sh_89_alive_when_all_werewolves_are_out_he_does_not_win() -> None:
    play = Scene("v1", "d1", "e1", "u1").wounds(2, 9).play()

    play.tree_wounds(2)

    assert play.table.winners == [0, 3]


def test_sh_89_void_his_goal_stands() -> None:
    play = Scene("e1", "d1", "f1", "v1").wounds(3, 11).void(1).play()

    play.tree_wounds(3)

    assert play.table.winners == [0, 1, 2]
