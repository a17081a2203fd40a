"""Adéla (SH-86)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, HUT, Scene


def test_sh_86_in_anybodys_turn_she_heals_all_wounds() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.interrupt(4, "heal_all")

    assert play[4].wounds == 0
    assert play.asked() == {0: "turn_start"}


def test_sh_86_in_her_own_turn_too() -> None:
    play = Scene("a1", "u1", "f1", "v1", "e1").wounds(0, 7).play()

    play.move(HUT).interrupt(0, "heal_all")

    assert play[0].wounds == 0
    assert play.asked() == {0: "place"}


def test_sh_86_in_the_opening_too() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1").opening().wounds(4, 1)
    play = scene.play("g_bully")

    play.interrupt(4, "heal_all")

    assert play[4].wounds == 0


def test_sh_86_it_reveals_her() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.interrupt(4, "heal_all")

    assert play[4].revealed
    assert play.events(topic="reveals") == [("reveals", 4, "a1")]


def test_sh_86_hidden_she_may_also_only_reveal_and_heal_later() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.interrupt(4, "reveal")

    assert play[4].wounds == 7
    assert play.offers(4) == [("heal_all",)]


def test_sh_86_it_works_once_in_a_game() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6).play()

    play.interrupt(4, "heal_all").tree_wounds(4)

    assert play[4].wounds == 2
    assert play.offers(4) == []
    assert play.view(None).players[4].used


def test_sh_86_it_is_too_late_once_she_is_out() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.tree_wounds(4)

    assert not play[4].alive
    assert play.offers(4) == []


def test_sh_86_it_can_not_save_her_from_a_throw_that_has_fallen() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).at(GRAVEYARD, 4)
    play = scene.gear(0, "moon_spear").play()

    play.attack(4, 3, 2)

    assert play.asked() == {0: "hit"}
    assert play.offers(4) == []


def test_sh_86_it_can_not_be_done_while_a_looter_is_asked() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).wounds(1, 9)
    play = scene.gear(1, "talisman").play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []


def test_sh_86_a_waiting_green_card_finds_her_unhurt() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.give_green("g_nurturance", 4)
    play.interrupt(4, "heal_all")

    assert play.options(4) == [("take", 1)]


def test_sh_86_void_she_may_only_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).void(4).play()

    assert play.offers(4) == [("reveal",)]


def test_sh_86_alive_at_the_end_she_wins() -> None:
    play = Scene("e1", "u1", "a1", "f1").wounds(1, 9).wounds(2, 7).play()

    play.tree_wounds(1)

    assert play.match.over
    assert play.table.winners == [0, 2, 3]


def test_sh_86_out_at_the_end_she_does_not_win() -> None:
    play = Scene("e1", "u1", "a1", "f1").wounds(1, 9).dead(2).play()

    play.tree_wounds(1)

    assert play.match.over
    assert play.table.winners == [0, 3]


def test_sh_86_put_out_by_what_ends_the_game_she_does_not_win() -> None:
    play = Scene("e1", "u1", "a1", "f1").wounds(1, 9).wounds(2, 6).play()

    play.draw_blue("storm_of_light")

    assert play.match.over
    assert play.table.winners == [0, 3]


def test_sh_86_being_alive_does_not_end_the_game() -> None:
    play = Scene("e1", "u1", "a1", "f1", "v1").wounds(1, 9).play()

    play.tree_wounds(1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_86_void_her_goal_stands() -> None:
    play = Scene("e1", "u1", "a1", "f1").wounds(1, 9).void(2).play()

    play.tree_wounds(1)

    assert play.table.winners == [0, 2, 3]
