"""What everybody else learns of a green card (SH-21)."""

import pytest

from tests.games.shadow_hunters.scenes import HUT, Scene
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.content import GREENS


def test_sh_21_all_see_who_gave_to_whom() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    play.give_green("g_slap", 3)

    assert play.events(topic="gives_green") == [("gives_green", 0, 3)]


def test_sh_21_all_see_that_the_receiver_healed_one() -> None:
    play = Scene("g1", "f1", "e1", "u1").wounds(1, 3).play()

    play.give_green("g_aid", 1).choose("heal", 1)

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "heal", 1)]
    assert play.view(2).players[1].wounds == 2


def test_sh_21_all_see_how_much_the_receiver_took() -> None:
    play = Scene("g1", "v1", "e1", "u1").play()

    play.give_green("g_exorcism", 1).choose("take", 2)

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "take", 2)]


def test_sh_21_all_see_which_card_the_receiver_gave() -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail").play()

    play.give_green("g_anger", 1).choose("hand_over", "flail")

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "hand_over", "flail")]


def test_sh_21_all_see_that_the_receiver_showed_its_card() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    play.give_green("g_prediction", 1).choose("show")

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "show")]


def test_sh_21_the_others_do_not_see_what_was_shown() -> None:
    play = Scene("g1", "f1", "e1", "u1").play()

    play.give_green("g_prediction", 1).choose("show")

    assert play.view(2).players[1].character is None
    assert play.events(2, "sees") == []


def test_sh_21_all_see_that_nothing_happens() -> None:
    play = Scene("g1", "v1", "e1", "u1").play()

    play.give_green("g_slap", 1).choose("nothing")

    assert play.events(2, "green_outcome") == [("green_outcome", 0, 1, "nothing")]


@pytest.mark.parametrize("card", GREENS)
def test_sh_21_the_others_are_never_told_the_text(card: str) -> None:
    play = Scene("g1", "f1", "e1", "u1").gear(1, "flail").wounds(1, 3).play()

    play.give_green(card, 1)
    play.choose(*play.options()[0])

    assert card not in play.words_told(2)
    assert card not in play.words_told(None)


@pytest.mark.parametrize("seat", [2, 3, None])
def test_sh_21_the_others_can_not_look_the_text_up(seat: Seat | None) -> None:
    play = Scene("g1", "f1", "e1", "u1").at(HUT, 1).play()

    play.give_green("g_slap", 1).choose("take", 1)

    assert [gift.card for gift in play.view(seat).gifts] == [None]
    assert "g_slap" not in play.view(seat).luck
