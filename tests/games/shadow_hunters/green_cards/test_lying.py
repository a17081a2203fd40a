"""Ulrich may lie to green cards (SH-23)."""

import pytest

from tests.games.shadow_hunters.scenes import Scene
from turncoat.core.terms import Option


def test_sh_23_u1_may_answer_a_card_that_fits_as_if_it_did_not() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green("g_spell", 1).choose("nothing")

    assert play[1].wounds == 0
    assert play.events(topic="green_outcome") == [("green_outcome", 0, 1, "nothing")]


def test_sh_23_u1_may_answer_a_card_that_does_not_fit_as_if_it_did() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green("g_slap", 1).choose("take", 1)

    assert play[1].wounds == 1


@pytest.mark.parametrize("card", ["g_slap", "g_spell", "g_bully"])
def test_sh_23_u1_has_both_answers_whether_the_card_fits_or_not(card: str) -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green(card, 1)

    assert play.options() == [("take", 1), ("nothing",)]


def test_sh_23_u1_may_lie_about_his_hit_points() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green("g_lesson", 1).choose("take", 2)

    assert play[1].wounds == 2


def test_sh_23_u1_may_lie_about_a_toll() -> None:
    play = Scene("f1", "u1", "g1", "w1").gear(1, "flail").play()

    play.give_green("g_blackmail", 1)

    assert play.options() == [("hand_over", "flail"), ("take", 1), ("nothing",)]


def test_sh_23_a_revealed_u1_may_lie_too() -> None:
    play = Scene("f1", "u1", "g1", "w1").revealed(1).play()

    play.give_green("g_spell", 1)

    assert play.options() == [("take", 1), ("nothing",)]


def test_sh_23_u1_can_not_refuse_true_face() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green("g_prediction", 1)

    assert play.options() == [("show",)]


def test_sh_23_u1_shows_his_true_face() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green("g_prediction", 1).choose("show")

    assert play.view(0).players[1].character == "u1"


def test_sh_23_an_unhurt_u1_who_answers_as_if_he_healed_takes_one() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green("g_aid", 1).choose("take", 1)

    assert play[1].wounds == 1


def test_sh_23_an_unhurt_u1_can_not_heal() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green("g_aid", 1)

    assert play.options() == [("take", 1), ("nothing",)]


def test_sh_23_a_hurt_u1_who_answers_as_if_it_fitted_heals() -> None:
    play = Scene("f1", "u1", "g1", "w1").wounds(1, 4).play()

    play.give_green("g_aid", 1).choose("heal", 1)

    assert play[1].wounds == 3


def test_sh_23_a_void_u1_obeys_a_card_that_fits() -> None:
    play = Scene("f1", "u1", "g1", "w1").void(1).play()

    play.give_green("g_spell", 1)

    assert play.options() == [("take", 1)]


def test_sh_23_a_void_u1_does_nothing_on_a_card_that_does_not_fit() -> None:
    play = Scene("f1", "u1", "g1", "w1").void(1).play()

    play.give_green("g_slap", 1)

    assert play.options() == [("nothing",)]


def test_sh_23_u1_need_not_reveal_to_lie() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    play.give_green("g_spell", 1).choose("nothing")

    assert not play[1].revealed
    assert play.events(topic="reveals") == []


def test_sh_23_no_other_vampire_may_lie() -> None:
    play = Scene("f1", "u2", "g1", "w1").play()

    play.give_green("g_spell", 1)

    assert play.options() == [("take", 1)]


def test_sh_23_every_receiver_gets_the_same_form_of_question() -> None:
    ulrich = Scene("f1", "u1", "g1", "w1").play().give_green("g_spell", 1).match.pending[1]
    wanda = Scene("f1", "w1", "g1", "u1").play().give_green("g_spell", 1).match.pending[1]

    assert ulrich.topic == wanda.topic
    assert ulrich.window == wanda.window


def test_sh_23_the_question_is_a_window_so_that_no_time_shows() -> None:
    play = Scene("f1", "e1", "g1", "w1").play()

    play.give_green("g_spell", 1)

    assert play.match.pending[1].window


def test_sh_23_those_who_watch_can_not_tell_u1_from_another() -> None:
    ulrich = Scene("f1", "u1", "g1", "w1").play().give_green("g_spell", 1).choose("take", 1)
    wanda = Scene("f1", "w1", "g1", "u1").play().give_green("g_spell", 1).choose("take", 1)

    assert ulrich.events(2) == wanda.events(2)
    assert ulrich.view(2) == wanda.view(2)


@pytest.mark.parametrize(
    ("card", "answer", "lie"),
    [
        ("g_spell", ("nothing",), True),
        ("g_spell", ("take", 1), False),
        ("g_slap", ("take", 1), True),
        ("g_slap", ("nothing",), False),
        ("g_prediction", ("show",), False),
    ],
)
def test_sh_23_the_end_tells_giver_and_receiver_of_a_lie(
    card: str, answer: Option, lie: bool
) -> None:
    play = Scene("f1", "u1", "g1", "w1").play()
    play.give_green(card, 1).choose(*answer)

    before = [play.view(seat).gifts[0].lie for seat in (0, 1, 2, None)]
    play.table.ended = "werewolf"
    after = [play.view(seat).gifts[0].lie for seat in (0, 1, 2, None)]

    assert before == [False] * 4
    assert after == [lie, lie, False, False]


def test_sh_23_an_answer_that_was_never_given_is_no_lie() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()
    play.give_green("g_spell", 1)

    play.table.ended = "werewolf"

    assert not play.view(1).gifts[0].lie
