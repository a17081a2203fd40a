"""Claims that contradict an earlier one (SH-65)."""

from tests.games.shadow_hunters.scenes import Scene
from turncoat.core.view import HeardClaim


def test_sh_65_two_kinds_of_one_seat_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "kind", 1, "vampire")
    play.say(0, "kind", 1, "human")

    assert play.view(2).heard[1] == HeardClaim(0, ("kind", 1, "human"), 0)


def test_sh_65_two_characters_of_one_seat_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "character", 0, "e1")
    play.say(0, "character", 0, "f1")

    assert play.view(2).heard[1] == HeardClaim(0, ("character", 0, "f1"), 0)


def test_sh_65_a_character_of_another_kind_contradicts_a_kind() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "kind", 0, "werewolf")
    play.say(0, "character", 0, "u1")

    assert play.view(2).heard[1] == HeardClaim(0, ("character", 0, "u1"), 0)


def test_sh_65_another_kind_contradicts_a_character() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "character", 0, "u1")
    play.say(0, "kind", 0, "werewolf")

    assert play.view(2).heard[1] == HeardClaim(0, ("kind", 0, "werewolf"), 0)


def test_sh_65_suspicion_contradicts_trust() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "trust", 1)
    play.say(0, "suspect", 1)

    assert play.view(2).heard[1] == HeardClaim(0, ("suspect", 1), 0)


def test_sh_65_trust_contradicts_suspicion() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "suspect", 1)
    play.say(0, "trust", 1)

    assert play.view(2).heard[1] == HeardClaim(0, ("trust", 1), 0)


def test_sh_65_a_character_of_the_claimed_kind_does_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "kind", 0, "werewolf")
    play.say(0, "character", 0, "e1")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_the_same_claim_again_does_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "character", 0, "e1")
    play.say(0, "character", 0, "e1")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_claims_about_two_seats_do_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "kind", 1, "vampire")
    play.say(0, "kind", 2, "human")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_claims_of_two_speakers_do_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "kind", 1, "vampire")
    play.say(1, "kind", 1, "human")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_an_announced_attack_does_not_contradict_trust() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "trust", 1)
    play.say(0, "will_attack", 1)

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_two_green_cards_given_to_one_seat_do_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "gave_green", 1, "g_slap", "nothing")
    play.say(0, "gave_green", 1, "g_spell", "take")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_a_contradiction_is_marked_for_all() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "trust", 1)
    play.say(0, "suspect", 1)

    assert play.events(None, "claims") == [
        ("claims", 0, 0, "trust", 1),
        ("claims", 0, 1, "suspect", 1),
    ]


def test_sh_65_a_contradiction_points_back_to_the_earlier_claim() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(3, "trust", 0)
    play.say(0, "kind", 1, "vampire")
    play.say(0, "kind", 1, "human")

    assert play.view(2).heard[2] == HeardClaim(0, ("kind", 1, "human"), 1)
