"""What cannot be claimed, and what a claim does not do (SH-65)."""

import pytest

from tests.games.shadow_hunters.scenes import TREE, Play, Scene
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import Claim, Seat


def refusal(play: Play, seat: Seat, claim: Claim) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        play.match.say(seat, claim)
    return caught.value.reason


def test_sh_65_what_is_no_claim_is_refused() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert refusal(play, 0, ("shows_card", 0)) == "not_a_claim"
    assert play.view(1).heard == []


def test_sh_65_a_seat_that_is_not_there_is_refused() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert refusal(play, 0, ("trust", 4)) == "not_a_claim"


def test_sh_65_a_kind_that_does_not_exist_is_refused() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert refusal(play, 0, ("kind", 1, "zombie")) == "not_a_claim"


def test_sh_65_a_character_that_does_not_exist_is_refused() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert refusal(play, 0, ("character", 1, "z1")) == "not_a_claim"


def test_sh_65_a_green_card_that_does_not_exist_is_refused() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert refusal(play, 0, ("gave_green", 1, "flail", "take")) == "not_a_claim"


def test_sh_65_an_outcome_that_does_not_exist_is_refused() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert refusal(play, 0, ("gave_green", 1, "g_slap", "dies")) == "not_a_claim"


def test_sh_65_a_green_card_without_its_outcome_is_refused() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert refusal(play, 0, ("gave_green", 1, "g_slap")) == "not_a_claim"


def test_sh_65_a_true_claim_shows_nothing() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "character", 0, "e1")

    assert play.view(1).players[0].character is None
    assert not play[0].revealed


def test_sh_65_talk_changes_nothing_of_what_is_possible() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()
    before = play.view(1).players

    play.say(0, "character", 1, "u1")

    assert play.view(1).players == before


def test_sh_65_talk_does_not_answer_the_pending_question() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().move(TREE)
    before = play.options(0)

    play.say(0, "will_attack", 1)

    assert play.asked() == {0: "place"}
    assert play.options(0) == before


def test_sh_65_an_announced_attack_binds_nobody() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(TREE, 1, 2).play()
    play.say(0, "will_attack", 1)

    play.luck(6, 4).choose("throw")

    assert play.options(0) == [("attack", 1), ("attack", 2), ("no_attack",)]
