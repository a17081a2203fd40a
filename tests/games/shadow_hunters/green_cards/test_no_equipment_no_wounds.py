"""Receivers without equipment or wounds, and the Barrier (SH-22, SH-22a)."""

import pytest

from tests.games.shadow_hunters.scenes import Scene


def test_sh_22_give_or_take_with_no_equipment_is_take() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    play.give_green("g_anger", 1)

    assert play.options() == [("take", 1)]


def test_sh_22_who_has_no_equipment_to_give_takes_one() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    play.give_green("g_anger", 1).choose("take", 1)

    assert play[1].wounds == 1


@pytest.mark.parametrize(
    ("card", "character"), [("g_aid", "f1"), ("g_huddle", "v1"), ("g_nurturance", "a1")]
)
def test_sh_22_an_unhurt_receiver_takes_one_instead_of_healing(card: str, character: str) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").play()

    play.give_green(card, 1).choose("take", 1)

    assert play[1].wounds == 1


def test_sh_22_an_unhurt_receiver_can_not_heal() -> None:
    play = Scene("g1", "f1", "e2", "u1").play()

    play.give_green("g_aid", 1)

    assert play.options() == [("take", 1)]


def test_sh_22_a_receiver_who_healed_all_while_asked_is_unhurt() -> None:
    play = Scene("g1", "a1", "e2", "u1", "w2").wounds(1, 3).play()
    play.give_green("g_nurturance", 1)

    play.interrupt(1, "heal_all")

    assert play.options() == [("take", 1)]


def test_sh_22_a_receiver_who_found_equipment_while_asked_may_give_it() -> None:
    play = Scene("g1", "d2", "e2", "u1", "w2").discarded("flail").play()
    play.give_green("g_greed", 1)

    play.interrupt(1, "salvage", "flail")

    assert play.options() == [("hand_over", "flail"), ("take", 1)]


def test_sh_22a_under_the_barrier_the_wound_of_a_toll_may_be_chosen() -> None:
    play = Scene("g1", "g2", "e1", "u1").gear(1, "flail").barred(1).play()

    play.give_green("g_anger", 1)

    assert play.options() == [("hand_over", "flail"), ("take", 1)]


def test_sh_22a_under_the_barrier_the_wound_of_a_toll_takes_nothing() -> None:
    play = Scene("g1", "g2", "e1", "u1").gear(1, "flail").barred(1).play()

    play.give_green("g_anger", 1).choose("take", 1)

    assert play[1].wounds == 0
    assert play[1].gear == ["flail"]


def test_sh_22a_under_the_barrier_a_card_that_wounds_takes_nothing() -> None:
    play = Scene("v1", "g2", "e1", "u1").barred(1).play()

    play.give_green("g_lesson", 1).choose("take", 2)

    assert play[1].wounds == 0
    assert play.events(topic="green_outcome") == [("green_outcome", 0, 1, "take", 2)]


def test_sh_22a_under_the_barrier_an_unhurt_receiver_takes_nothing_instead_of_healing() -> None:
    play = Scene("v1", "g2", "e1", "u1").barred(1).play()

    play.give_green("g_aid", 1).choose("take", 1)

    assert play[1].wounds == 0
