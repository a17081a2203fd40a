import pytest

from tests.games.shadow_hunters.scenes import HUT, Play, Scene
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.content import GREENS


def give(play: Play, card: str, receiver: Seat = 1) -> Play:
    """The active player takes this card in the Hut and gives it on."""
    return play.move(HUT, card).choose("draw", "green").choose("give", receiver)


def words_told(play: Play, seat: Seat | None) -> set[str | int]:
    """Every word that a seat was ever told."""
    return {word for event in play.events(seat) for word in event}


# SH-20


def test_sh_20_the_giver_reads_the_card() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.move(HUT, "g_spell").choose("draw", "green")

    assert play.events(0, "green_drawn") == [("green_drawn", 0, "g_spell")]


def test_sh_20_the_giver_reads_it_alone() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.move(HUT, "g_spell").choose("draw", "green")

    assert "g_spell" not in words_told(play, 1) | words_told(play, 2) | words_told(play, None)


def test_sh_20_the_giver_chooses_another_player() -> None:
    play = Scene("f1", "v1", "g1", "w1").turn_of(2).play()

    play.move(HUT, "g_spell").choose("draw", "green")

    assert play.options() == [("give", 0), ("give", 1), ("give", 3)]


def test_sh_20_the_chosen_player_receives_it() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    give(play, "g_spell", 3)

    assert play.asked() == {3: "green"}


def test_sh_20_the_receiver_reads_it() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    give(play, "g_spell")

    assert play.events(1, "green_received") == [("green_received", 0, 1, "g_spell")]


def test_sh_20_the_receiver_reads_it_alone() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    give(play, "g_spell")

    assert "g_spell" not in words_told(play, 2) | words_told(play, 3) | words_told(play, None)


def test_sh_20_a_card_that_fits_must_be_obeyed() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    give(play, "g_spell")

    assert play.options() == [("take", 1)]


def test_sh_20_a_card_that_fits_is_done() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    give(play, "g_spell").choose("take", 1)

    assert play[1].wounds == 1


def test_sh_20_if_the_card_does_not_fit_nothing_happens() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    give(play, "g_spell", 2).choose("nothing")

    assert play[2].wounds == 0
    assert play.events(topic="green_outcome") == [("green_outcome", 0, 2, "nothing")]


def test_sh_20_the_card_goes_to_the_discards() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    give(play, "g_spell").choose("take", 1)

    assert play.table.green.discards == ["g_spell"]


def test_sh_20_the_discards_lie_face_down() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    give(play, "g_spell").choose("take", 1)

    assert play.view(2).green.discards == 1


# SH-20a


@pytest.mark.parametrize(
    ("card", "character"),
    [
        ("g_aid", "v1"),
        ("g_huddle", "f1"),
        ("g_anger", "a1"),
        ("g_slap", "v1"),
        ("g_bully", "w1"),
        ("g_lesson", "e1"),
    ],
)
def test_sh_20a_a_card_that_does_not_fit_leaves_nothing_to_do(card: str, character: str) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").wounds(1, 3).gear(1, "flail").play()

    give(play, card)

    assert play.options() == [("nothing",)]


@pytest.mark.parametrize(
    ("card", "character"), [("g_aid", "f1"), ("g_huddle", "v1"), ("g_nurturance", "a1")]
)
def test_sh_20a_a_hurt_receiver_can_only_heal(card: str, character: str) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").wounds(1, 3).gear(1, "flail").play()

    give(play, card)

    assert play.options() == [("heal", 1)]


@pytest.mark.parametrize(
    ("card", "character", "wounds"),
    [("g_slap", "f1", 1), ("g_exorcism", "v1", 2), ("g_bully", "a1", 1), ("g_lesson", "v1", 2)],
)
def test_sh_20a_a_card_that_wounds_can_only_be_taken(
    card: str, character: str, wounds: int
) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").gear(1, "flail").play()

    give(play, card)

    assert play.options() == [("take", wounds)]


def test_sh_20a_a_toll_is_any_equipment_or_a_wound() -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail", "talisman").play()

    give(play, "g_anger")

    assert play.options() == [("hand_over", "flail"), ("hand_over", "talisman"), ("take", 1)]


def test_sh_20a_the_equipment_of_a_toll_goes_to_the_giver() -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail", "talisman").play()

    give(play, "g_anger").choose("hand_over", "talisman")

    assert play[0].gear == ["talisman"]
    assert play[1].gear == ["flail"]
    assert play[1].wounds == 0


def test_sh_20a_the_wound_of_a_toll_saves_the_equipment() -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail", "talisman").play()

    give(play, "g_anger").choose("take", 1)

    assert play[1].gear == ["flail", "talisman"]
    assert play[1].wounds == 1


@pytest.mark.parametrize("character", ["f1", "v1", "a1"])
def test_sh_20a_true_face_can_only_be_shown(character: str) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").gear(1, "flail").play()

    give(play, "g_prediction")

    assert play.options() == [("show",)]


# SH-21


def test_sh_21_all_see_who_gave_to_whom() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    give(play, "g_slap", 3)

    assert play.events(topic="gives_green") == [("gives_green", 0, 3)]


def test_sh_21_all_see_that_the_receiver_healed_one() -> None:
    play = Scene("g1", "f1", "e1", "u1").wounds(1, 3).play()

    give(play, "g_aid").choose("heal", 1)

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "heal", 1)]
    assert play.view(2).players[1].wounds == 2


def test_sh_21_all_see_how_much_the_receiver_took() -> None:
    play = Scene("g1", "v1", "e1", "u1").play()

    give(play, "g_exorcism").choose("take", 2)

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "take", 2)]


def test_sh_21_all_see_which_card_the_receiver_gave() -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail").play()

    give(play, "g_anger").choose("hand_over", "flail")

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "hand_over", "flail")]


def test_sh_21_all_see_that_the_receiver_showed_its_card() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    give(play, "g_prediction").choose("show")

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "show")]


def test_sh_21_the_others_do_not_see_what_was_shown() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    give(play, "g_prediction").choose("show")

    assert play.view(2).players[1].character is None
    assert play.events(2, "sees") == []


def test_sh_21_all_see_that_nothing_happens() -> None:
    play = Scene("g1", "v1", "e1", "u1").play()

    give(play, "g_slap").choose("nothing")

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "nothing")]


@pytest.mark.parametrize("card", GREENS)
def test_sh_21_the_others_are_never_told_the_text(card: str) -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail").wounds(1, 3).play()

    give(play, card)
    play.choose(*play.options()[0])

    assert card not in words_told(play, 2)
    assert card not in words_told(play, None)


@pytest.mark.parametrize("seat", [2, 3, None])
def test_sh_21_the_others_can_not_look_the_text_up(seat: Seat | None) -> None:
    play = Scene("g1", "f1", "e1", "u1").at(HUT, 1).play()

    give(play, "g_slap").choose("take", 1)

    assert [gift.card for gift in play.view(seat).gifts] == [None]
    assert "g_slap" not in play.view(seat).luck


# SH-22


def test_sh_22_give_or_take_with_no_equipment_is_take() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    give(play, "g_anger")

    assert play.options() == [("take", 1)]


def test_sh_22_who_has_no_equipment_to_give_takes_one() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    give(play, "g_anger").choose("take", 1)

    assert play[1].wounds == 1


@pytest.mark.parametrize(
    ("card", "character"), [("g_aid", "f1"), ("g_huddle", "v1"), ("g_nurturance", "a1")]
)
def test_sh_22_an_unhurt_receiver_takes_one_instead_of_healing(card: str, character: str) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").play()

    give(play, card).choose("take", 1)

    assert play[1].wounds == 1


def test_sh_22_an_unhurt_receiver_can_not_heal() -> None:
    play = Scene("g1", "f1", "e2", "u1").play()

    give(play, "g_aid")

    assert play.options() == [("take", 1)]


def test_sh_22_a_receiver_who_healed_all_while_asked_is_unhurt() -> None:
    play = Scene("g1", "a1", "e2", "u1", "w2").wounds(1, 3).play()
    give(play, "g_nurturance")

    play.interrupt(1, "heal_all")

    assert play.options() == [("take", 1)]


def test_sh_22_a_receiver_who_found_equipment_while_asked_may_give_it() -> None:
    play = Scene("g1", "d2", "e2", "u1", "w2").discarded("flail").play()
    give(play, "g_greed")

    play.interrupt(1, "salvage", "flail")

    assert play.options() == [("hand_over", "flail"), ("take", 1)]


# SH-22a


def test_sh_22a_under_the_barrier_the_wound_of_a_toll_may_be_chosen() -> None:
    play = Scene("g1", "g2", "e1", "u1").gear(1, "flail").barred(1).play()

    give(play, "g_anger")

    assert play.options() == [("hand_over", "flail"), ("take", 1)]


def test_sh_22a_under_the_barrier_the_wound_of_a_toll_takes_nothing() -> None:
    play = Scene("g1", "g2", "e1", "u1").gear(1, "flail").barred(1).play()

    give(play, "g_anger").choose("take", 1)

    assert play[1].wounds == 0
    assert play[1].gear == ["flail"]


def test_sh_22a_under_the_barrier_a_card_that_wounds_takes_nothing() -> None:
    play = Scene("v1", "g2", "e1", "u1").barred(1).play()

    give(play, "g_lesson").choose("take", 2)

    assert play[1].wounds == 0
    assert play.events(topic="green_outcome") == [("green_outcome", 0, 1, "take", 2)]


def test_sh_22a_under_the_barrier_an_unhurt_receiver_takes_nothing_instead_of_healing() -> None:
    play = Scene("v1", "g2", "e1", "u1").barred(1).play()

    give(play, "g_aid").choose("take", 1)

    assert play[1].wounds == 0


# SH-23


def test_sh_23_u1_may_answer_a_card_that_fits_as_if_it_did_not() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, "g_spell").choose("nothing")

    assert play[1].wounds == 0
    assert play.events(topic="green_outcome") == [("green_outcome", 0, 1, "nothing")]


def test_sh_23_u1_may_answer_a_card_that_does_not_fit_as_if_it_did() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, "g_slap").choose("take", 1)

    assert play[1].wounds == 1


@pytest.mark.parametrize("card", ["g_slap", "g_spell", "g_bully"])
def test_sh_23_u1_has_both_answers_whether_the_card_fits_or_not(card: str) -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, card)

    assert play.options() == [("take", 1), ("nothing",)]


def test_sh_23_u1_may_lie_about_his_hit_points() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, "g_lesson").choose("take", 2)

    assert play[1].wounds == 2


def test_sh_23_u1_may_lie_about_a_toll() -> None:
    play = Scene("f1", "u1", "g1", "w1").gear(1, "flail").play()

    give(play, "g_blackmail")

    assert play.options() == [("hand_over", "flail"), ("take", 1), ("nothing",)]


def test_sh_23_a_revealed_u1_may_lie_too() -> None:
    play = Scene("f1", "u1", "g1", "w1").revealed(1).play()

    give(play, "g_spell")

    assert play.options() == [("take", 1), ("nothing",)]


def test_sh_23_u1_can_not_refuse_true_face() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, "g_prediction")

    assert play.options() == [("show",)]


def test_sh_23_u1_shows_his_true_face() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, "g_prediction").choose("show")

    assert play.view(0).players[1].character == "u1"


def test_sh_23_an_unhurt_u1_who_answers_as_if_he_healed_takes_one() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, "g_aid").choose("take", 1)

    assert play[1].wounds == 1


def test_sh_23_an_unhurt_u1_can_not_heal() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, "g_aid")

    assert play.options() == [("take", 1), ("nothing",)]


def test_sh_23_a_hurt_u1_who_answers_as_if_it_fitted_heals() -> None:
    play = Scene("f1", "u1", "g1", "w1").wounds(1, 4).play()

    give(play, "g_aid").choose("heal", 1)

    assert play[1].wounds == 3


def test_sh_23_a_void_u1_obeys_a_card_that_fits() -> None:
    play = Scene("f1", "u1", "g1", "w1").void(1).play()

    give(play, "g_spell")

    assert play.options() == [("take", 1)]


def test_sh_23_a_void_u1_does_nothing_on_a_card_that_does_not_fit() -> None:
    play = Scene("f1", "u1", "g1", "w1").void(1).play()

    give(play, "g_slap")

    assert play.options() == [("nothing",)]


def test_sh_23_u1_need_not_reveal_to_lie() -> None:
    play = Scene("f1", "u1", "g1", "w1").play()

    give(play, "g_spell").choose("nothing")

    assert not play[1].revealed
    assert play.events(topic="reveals") == []


def test_sh_23_no_other_vampire_may_lie() -> None:
    play = Scene("f1", "u2", "g1", "w1").play()

    give(play, "g_spell")

    assert play.options() == [("take", 1)]


def test_sh_23_every_receiver_gets_the_same_form_of_question() -> None:
    ulrich = give(Scene("f1", "u1", "g1", "w1").play(), "g_spell").match.pending[1]
    wanda = give(Scene("f1", "w1", "g1", "u1").play(), "g_spell").match.pending[1]

    assert ulrich.topic == wanda.topic
    assert ulrich.window == wanda.window


def test_sh_23_the_question_is_a_window_so_that_no_time_shows() -> None:
    play = Scene("f1", "e1", "g1", "w1").play()

    give(play, "g_spell")

    assert play.match.pending[1].window


def test_sh_23_those_who_watch_can_not_tell_u1_from_another() -> None:
    ulrich = give(Scene("f1", "u1", "g1", "w1").play(), "g_spell").choose("take", 1)
    wanda = give(Scene("f1", "w1", "g1", "u1").play(), "g_spell").choose("take", 1)

    assert ulrich.events(2) == wanda.events(2)
    assert ulrich.view(2) == wanda.view(2)
