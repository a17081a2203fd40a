"""What can be claimed (SH-65)."""

from tests.games.shadow_hunters.scenes import Scene
from turncoat.core.view import HeardClaim


def test_sh_65_the_kind_of_a_seat_can_be_claimed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "kind", 1, "vampire")

    assert play.view(2).heard == [HeardClaim(0, ("kind", 1, "vampire"), None)]


def test_sh_65_the_character_of_a_seat_can_be_claimed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "character", 3, "v1")

    assert play.view(2).heard == [HeardClaim(0, ("character", 3, "v1"), None)]


def test_sh_65_a_green_card_given_can_be_claimed_with_its_outcome() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "gave_green", 1, "g_slap", "nothing")

    assert play.view(2).heard == [HeardClaim(0, ("gave_green", 1, "g_slap", "nothing"), None)]


def test_sh_65_a_green_card_received_can_be_claimed_with_its_outcome() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(1, "got_green", 0, "g_spell", "take")

    assert play.view(2).heard == [HeardClaim(1, ("got_green", 0, "g_spell", "take"), None)]


def test_sh_65_the_outcome_may_be_that_somebody_healed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "gave_green", 1, "g_aid", "heal")

    assert play.view(2).heard == [HeardClaim(0, ("gave_green", 1, "g_aid", "heal"), None)]


def test_sh_65_the_outcome_may_be_that_somebody_showed_its_card() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "gave_green", 1, "g_prediction", "show")

    assert play.view(2).heard == [HeardClaim(0, ("gave_green", 1, "g_prediction", "show"), None)]


def test_sh_65_the_outcome_may_name_the_equipment_that_was_given() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "gave_green", 1, "g_anger", "crossbow")

    assert play.view(2).heard == [HeardClaim(0, ("gave_green", 1, "g_anger", "crossbow"), None)]


def test_sh_65_trust_can_be_claimed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "trust", 2)

    assert play.view(1).heard == [HeardClaim(0, ("trust", 2), None)]


def test_sh_65_suspicion_can_be_claimed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "suspect", 2)

    assert play.view(1).heard == [HeardClaim(0, ("suspect", 2), None)]


def test_sh_65_an_attack_can_be_announced() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "will_attack", 2)

    assert play.view(1).heard == [HeardClaim(0, ("will_attack", 2), None)]


def test_sh_65_a_claim_about_oneself_can_be_made() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(3, "character", 3, "v1")

    assert play.view(1).heard == [HeardClaim(3, ("character", 3, "v1"), None)]


def test_sh_65_a_false_claim_sounds_like_a_true_one() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "character", 0, "w1")
    play.say(2, "character", 2, "f1")

    assert play.view(1).heard == [
        HeardClaim(0, ("character", 0, "w1"), None),
        HeardClaim(2, ("character", 2, "f1"), None),
    ]


def test_sh_65_one_may_speak_in_anothers_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").turn_of(2).play()

    play.say(0, "trust", 1)

    assert play.events(None, "claims") == [("claims", 0, 0, "trust", 1)]
