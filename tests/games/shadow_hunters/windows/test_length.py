"""How long windows stay open, and when answers take effect (SH-51c)."""

import pytest

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, TREE, Scene
from tests.games.shadow_hunters.steps import flail, strike
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import ANSWER


def test_sh_51c_window_1_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert play.is_window(0)


def test_sh_51c_window_2_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.draw_blue("full_moon")

    assert play.is_window(0)


def test_sh_51c_window_3_is_marked() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear"), 4, 1)

    assert play.asked() == {0: "hit"}
    assert play.is_window(0)


def test_sh_51c_window_4_is_marked() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 4, 1)

    assert play.asked() == {0: "damage_dealt"}
    assert play.is_window(0)


def test_sh_51c_window_5_is_marked_for_each_target() -> None:
    play = flail(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    assert play.is_window(1)
    assert play.is_window(2)


def test_sh_51c_window_6_is_marked() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1"), 2, 2)

    play.answer(1, "go_on")

    assert play.asked() == {0: "attack_over"}
    assert play.is_window(0)


def test_sh_51c_window_7_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(1, "flail").play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}
    assert play.is_window(0)


def test_sh_51c_window_8_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(CIRCLE)

    assert play.asked() == {0: "turn_end"}
    assert play.is_window(0)


def test_sh_51c_window_9_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.give_green("g_slap", 1)

    assert play.is_window(1)


def test_sh_51c_the_use_of_a_place_is_no_window() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(TREE)

    assert not play.is_window(0)


def test_sh_51c_the_declaration_of_an_attack_is_no_window() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert not play.is_window(0)


def test_sh_51c_the_choice_of_a_receiver_is_no_window() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_slap").choose("draw", "green")

    assert not play.is_window(0)


def test_sh_51c_an_early_answer_is_not_acted_upon() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(1, "counter")

    assert play.asked() == {2: "attacked"}
    assert play[0].wounds == 0
    assert not play[1].revealed


def test_sh_51c_answers_are_opened_once_all_have_answered() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(1, "counter").answer(2, "go_on")

    assert play[0].wounds == 3
    assert play[1].revealed


def test_sh_51c_the_order_of_the_answers_does_not_matter() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(2, "go_on").answer(1, "counter")

    assert play[0].wounds == 3
    assert play.match.log[-2:] == [(ANSWER, 1, ("counter",)), (ANSWER, 2, ("go_on",))]


def test_sh_51c_an_answer_can_be_changed_while_others_are_choosing() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.answer(1, "counter").answer(1, "go_on").answer(2, "go_on")

    assert not play[1].revealed
    assert play.events(topic="attacks") == [("attacks", 0, 1), ("attacks", 0, 2)]


def test_sh_51c_the_last_of_several_answers_counts() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(1, "go_on").answer(1, "counter").answer(2, "go_on")

    assert play[1].revealed
    assert play[0].wounds == 3


def test_sh_51c_an_answer_can_not_be_changed_once_all_have_answered() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.answer(1, "go_on").answer(2, "go_on")

    with pytest.raises(IllegalAnswer):
        play.answer(1, "counter")


def test_sh_51c_another_does_not_see_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)
    before = play.view(2)

    play.answer(1, "counter")

    assert play.view(2) == before


def test_sh_51c_the_attacker_does_not_see_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)
    before = play.view(0)

    play.answer(1, "counter")

    assert play.view(0) == before


def test_sh_51c_those_who_watch_do_not_see_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)
    before = play.view(None)

    play.answer(1, "counter")

    assert play.view(None) == before


def test_sh_51c_the_dead_do_not_see_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").dead(3).at(GRAVEYARD, 1, 2), 2, 2)
    before = play.view(3)

    play.answer(1, "counter")

    assert play.view(3) == before


def test_sh_51c_nobody_is_told_of_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").dead(3).at(GRAVEYARD, 1, 2), 2, 2)
    before = [play.events(0), play.events(2), play.events(3), play.events(None)]

    play.answer(1, "counter")

    assert [play.events(0), play.events(2), play.events(3), play.events(None)] == before


def test_sh_51c_who_answered_early_still_counts_as_asked() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.answer(1, "counter")

    assert play.view(2).asked == [1, 2]


def test_sh_51c_an_early_answer_outlasts_a_standing_offer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(1, "counter").interrupt(3, "reveal")
    asked = play.asked()
    play.answer(2, "go_on")

    assert asked == {2: "attacked"}
    assert play[0].wounds == 3
