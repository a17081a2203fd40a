"""Giving a green card, and what its receiver may answer (SH-20, SH-20a)."""

import pytest

from tests.games.shadow_hunters.scenes import HUT, Scene


def test_sh_20_the_giver_reads_the_card() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.move(HUT, "g_spell").choose("draw", "green")

    assert play.events(0, "green_drawn") == [("green_drawn", 0, "g_spell")]


def test_sh_20_the_giver_reads_it_alone() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.move(HUT, "g_spell").choose("draw", "green")

    assert "g_spell" not in play.words_told(1) | play.words_told(2) | play.words_told(None)


def test_sh_20_the_giver_chooses_another_player() -> None:
    play = Scene("f1", "v1", "g1", "w1").turn_of(2).play()

    play.move(HUT, "g_spell").choose("draw", "green")

    assert play.options() == [("give", 0), ("give", 1), ("give", 3)]


def test_sh_20_the_chosen_player_receives_it() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.give_green("g_spell", 3)

    assert play.asked() == {3: "green"}


def test_sh_20_the_receiver_reads_it() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.give_green("g_spell", 1)

    assert play.events(1, "green_received") == [("green_received", 0, 1, "g_spell")]


def test_sh_20_the_receiver_reads_it_alone() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.give_green("g_spell", 1)

    assert "g_spell" not in play.words_told(2) | play.words_told(3) | play.words_told(None)


def test_sh_20_a_card_that_fits_must_be_obeyed() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.give_green("g_spell", 1)

    assert play.options() == [("take", 1)]


def test_sh_20_a_card_that_fits_is_done() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.give_green("g_spell", 1).choose("take", 1)

    assert play[1].wounds == 1


def test_sh_20_if_the_card_does_not_fit_nothing_happens() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.give_green("g_spell", 2).choose("nothing")

    assert play[2].wounds == 0
    assert play.events(topic="green_outcome") == [("green_outcome", 0, 2, "nothing")]


def test_sh_20_the_card_goes_to_the_discards() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.give_green("g_spell", 1).choose("take", 1)

    assert play.table.green.discards == ["g_spell"]


def test_sh_20_the_discards_lie_face_down() -> None:
    play = Scene("f1", "v1", "g1", "w1").play()

    play.give_green("g_spell", 1).choose("take", 1)

    assert play.view(2).green.discards == 1


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

    play.give_green(card, 1)

    assert play.options() == [("nothing",)]


@pytest.mark.parametrize(
    ("card", "character"), [("g_aid", "f1"), ("g_huddle", "v1"), ("g_nurturance", "a1")]
)
def test_sh_20a_a_hurt_receiver_can_only_heal(card: str, character: str) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").wounds(1, 3).gear(1, "flail").play()

    play.give_green(card, 1)

    assert play.options() == [("heal", 1)]


@pytest.mark.parametrize(
    ("card", "character", "wounds"),
    [("g_slap", "f1", 1), ("g_exorcism", "v1", 2), ("g_bully", "a1", 1), ("g_lesson", "v1", 2)],
)
def test_sh_20a_a_card_that_wounds_can_only_be_taken(
    card: str, character: str, wounds: int
) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").gear(1, "flail").play()

    play.give_green(card, 1)

    assert play.options() == [("take", wounds)]


def test_sh_20a_a_toll_is_any_equipment_or_a_wound() -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail", "talisman").play()

    play.give_green("g_anger", 1)

    assert play.options() == [("hand_over", "flail"), ("hand_over", "talisman"), ("take", 1)]


def test_sh_20a_the_equipment_of_a_toll_goes_to_the_giver() -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail", "talisman").play()

    play.give_green("g_anger", 1).choose("hand_over", "talisman")

    assert play[0].gear == ["talisman"]
    assert play[1].gear == ["flail"]
    assert play[1].wounds == 0


def test_sh_20a_the_wound_of_a_toll_saves_the_equipment() -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail", "talisman").play()

    play.give_green("g_anger", 1).choose("take", 1)

    assert play[1].gear == ["flail", "talisman"]
    assert play[1].wounds == 1


@pytest.mark.parametrize("character", ["f1", "v1", "a1"])
def test_sh_20a_true_face_can_only_be_shown(character: str) -> None:
    play = Scene("g1", character, "e2", "u1", "w2").gear(1, "flail").play()

    play.give_green("g_prediction", 1)

    assert play.options() == [("show",)]
