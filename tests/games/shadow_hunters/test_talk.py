import pytest

from tests.games.shadow_hunters.scenes import TREE, Play, Scene
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import Claim, Seat
from turncoat.core.view import HeardClaim, PrivateClaim


def say(play: Play, seat: Seat, *claim: str | int) -> None:
    play.match.say(seat, claim)


def refusal(play: Play, seat: Seat, claim: Claim) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        play.match.say(seat, claim)
    return caught.value.reason


# What can be claimed


def test_sh_65_the_kind_of_a_seat_can_be_claimed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "kind", 1, "vampire")

    assert play.view(2).heard == [HeardClaim(0, ("kind", 1, "vampire"), None)]


def test_sh_65_the_character_of_a_seat_can_be_claimed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "character", 3, "v1")

    assert play.view(2).heard == [HeardClaim(0, ("character", 3, "v1"), None)]


def test_sh_65_a_green_card_given_can_be_claimed_with_its_outcome() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "gave_green", 1, "g_slap", "nothing")

    assert play.view(2).heard == [HeardClaim(0, ("gave_green", 1, "g_slap", "nothing"), None)]


def test_sh_65_a_green_card_received_can_be_claimed_with_its_outcome() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 1, "got_green", 0, "g_spell", "take")

    assert play.view(2).heard == [HeardClaim(1, ("got_green", 0, "g_spell", "take"), None)]


def test_sh_65_the_outcome_may_be_that_somebody_healed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "gave_green", 1, "g_aid", "heal")

    assert play.view(2).heard == [HeardClaim(0, ("gave_green", 1, "g_aid", "heal"), None)]


def test_sh_65_the_outcome_may_be_that_somebody_showed_its_card() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "gave_green", 1, "g_prediction", "show")

    assert play.view(2).heard == [HeardClaim(0, ("gave_green", 1, "g_prediction", "show"), None)]


def test_sh_65_the_outcome_may_name_the_equipment_that_was_given() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "gave_green", 1, "g_anger", "crossbow")

    assert play.view(2).heard == [HeardClaim(0, ("gave_green", 1, "g_anger", "crossbow"), None)]


def test_sh_65_trust_can_be_claimed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "trust", 2)

    assert play.view(1).heard == [HeardClaim(0, ("trust", 2), None)]


def test_sh_65_suspicion_can_be_claimed() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "suspect", 2)

    assert play.view(1).heard == [HeardClaim(0, ("suspect", 2), None)]


def test_sh_65_an_attack_can_be_announced() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "will_attack", 2)

    assert play.view(1).heard == [HeardClaim(0, ("will_attack", 2), None)]


def test_sh_65_a_claim_about_oneself_can_be_made() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 3, "character", 3, "v1")

    assert play.view(1).heard == [HeardClaim(3, ("character", 3, "v1"), None)]


def test_sh_65_a_false_claim_sounds_like_a_true_one() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "character", 0, "w1")
    say(play, 2, "character", 2, "f1")

    assert play.view(1).heard == [
        HeardClaim(0, ("character", 0, "w1"), None),
        HeardClaim(2, ("character", 2, "f1"), None),
    ]


def test_sh_65_one_may_speak_in_anothers_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").turn_of(2).play()

    say(play, 0, "trust", 1)

    assert play.events(None, "claims") == [("claims", 0, 0, "trust", 1)]


# What can not


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


# Nothing is shown


def test_sh_65_a_true_claim_shows_nothing() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "character", 0, "e1")

    assert play.view(1).players[0].character is None
    assert not play[0].revealed


def test_sh_65_talk_changes_nothing_of_what_is_possible() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()
    before = play.view(1).players

    say(play, 0, "character", 1, "u1")

    assert play.view(1).players == before


def test_sh_65_talk_does_not_answer_the_pending_question() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().move(TREE)
    before = play.options(0)

    say(play, 0, "will_attack", 1)

    assert play.asked() == {0: "place"}
    assert play.options(0) == before


def test_sh_65_an_announced_attack_binds_nobody() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(TREE, 1, 2).play()
    say(play, 0, "will_attack", 1)

    play.luck(6, 4).choose("throw")

    assert play.options(0) == [("attack", 1), ("attack", 2), ("no_attack",)]


# Contradictions


def test_sh_65_two_kinds_of_one_seat_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "kind", 1, "vampire")
    say(play, 0, "kind", 1, "human")

    assert play.view(2).heard[1] == HeardClaim(0, ("kind", 1, "human"), 0)


def test_sh_65_two_characters_of_one_seat_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "character", 0, "e1")
    say(play, 0, "character", 0, "f1")

    assert play.view(2).heard[1] == HeardClaim(0, ("character", 0, "f1"), 0)


def test_sh_65_a_character_of_another_kind_contradicts_a_kind() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "kind", 0, "werewolf")
    say(play, 0, "character", 0, "u1")

    assert play.view(2).heard[1] == HeardClaim(0, ("character", 0, "u1"), 0)


def test_sh_65_another_kind_contradicts_a_character() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "character", 0, "u1")
    say(play, 0, "kind", 0, "werewolf")

    assert play.view(2).heard[1] == HeardClaim(0, ("kind", 0, "werewolf"), 0)


def test_sh_65_suspicion_contradicts_trust() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "trust", 1)
    say(play, 0, "suspect", 1)

    assert play.view(2).heard[1] == HeardClaim(0, ("suspect", 1), 0)


def test_sh_65_trust_contradicts_suspicion() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "suspect", 1)
    say(play, 0, "trust", 1)

    assert play.view(2).heard[1] == HeardClaim(0, ("trust", 1), 0)


def test_sh_65_a_character_of_the_claimed_kind_does_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "kind", 0, "werewolf")
    say(play, 0, "character", 0, "e1")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_the_same_claim_again_does_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "character", 0, "e1")
    say(play, 0, "character", 0, "e1")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_claims_about_two_seats_do_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "kind", 1, "vampire")
    say(play, 0, "kind", 2, "human")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_claims_of_two_speakers_do_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "kind", 1, "vampire")
    say(play, 1, "kind", 1, "human")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_an_announced_attack_does_not_contradict_trust() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "trust", 1)
    say(play, 0, "will_attack", 1)

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_two_green_cards_given_to_one_seat_do_not_contradict() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "gave_green", 1, "g_slap", "nothing")
    say(play, 0, "gave_green", 1, "g_spell", "take")

    assert play.view(2).heard[1].contradicts is None


def test_sh_65_a_contradiction_is_marked_for_all() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "trust", 1)
    say(play, 0, "suspect", 1)

    assert play.events(None, "claims") == [
        ("claims", 0, 0, "trust", 1),
        ("claims", 0, 1, "suspect", 1),
    ]


def test_sh_65_a_contradiction_points_back_to_the_earlier_claim() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 3, "trust", 0)
    say(play, 0, "kind", 1, "vampire")
    say(play, 0, "kind", 1, "human")

    assert play.view(2).heard[2] == HeardClaim(0, ("kind", 1, "human"), 1)


# Who hears


def test_sh_65_all_the_living_hear_the_living() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "trust", 1)

    assert play.view(0).heard == [HeardClaim(0, ("trust", 1), None)]
    assert play.view(1).heard == [HeardClaim(0, ("trust", 1), None)]
    assert play.view(3).heard == [HeardClaim(0, ("trust", 1), None)]


def test_sh_65_the_dead_hear_the_living() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).play()

    say(play, 0, "trust", 1)

    assert play.view(3).heard == [HeardClaim(0, ("trust", 1), None)]


def test_sh_65_those_who_watch_hear_the_living() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    say(play, 0, "trust", 1)

    assert play.view(None).heard == [HeardClaim(0, ("trust", 1), None)]


def test_sh_65_the_dead_hear_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").dead(3, 4).play()

    say(play, 3, "kind", 0, "werewolf")

    assert play.view(4).heard == []
    assert play.view(4).heard_apart == [PrivateClaim(3, ("kind", 0, "werewolf"), False)]
    assert play.events(4, "claims_apart") == [("claims_apart", 3, 0, "kind", 0, "werewolf")]


def test_sh_65_the_living_do_not_hear_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).play()

    say(play, 3, "kind", 0, "werewolf")

    assert play.view(1).heard == []
    assert play.view(1).heard_apart == []
    assert play.events(1, "claims") == play.events(1, "claims_apart") == []


def test_sh_65_those_who_watch_do_not_hear_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).play()

    say(play, 3, "kind", 0, "werewolf")

    assert play.view(None).heard == []
    assert play.view(None).heard_apart == []
    assert play.events(None, "claims") == play.events(None, "claims_apart") == []


def test_sh_65_the_dead_who_do_not_see_talk_among_themselves_too() -> None:
    play = Scene("e1", "u1", "f1", "v1", dead_see=False).dead(3).play()

    say(play, 3, "kind", 0, "werewolf")

    assert play.view(1).heard == []
    assert play.view(1).heard_apart == []


def test_sh_65_all_hear_the_dead_if_the_host_lets_them_talk() -> None:
    play = Scene("e1", "u1", "f1", "v1", dead_see=False, dead_talk=True).dead(3).play()

    say(play, 3, "kind", 0, "werewolf")

    assert play.view(1).heard == [HeardClaim(3, ("kind", 0, "werewolf"), None)]
    assert play.view(None).heard == [HeardClaim(3, ("kind", 0, "werewolf"), None)]


def test_sh_65_all_hear_the_dead_once_the_game_is_over() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).play()
    play.move(TREE).choose("tree_wound", 1)

    say(play, 3, "suspect", 0)

    assert play.view(0).heard == [HeardClaim(3, ("suspect", 0), None)]


def test_sh_65_what_a_dead_player_said_alive_can_be_contradicted_among_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1", "w1").dead(3).wounds(1, 9).play()
    say(play, 1, "trust", 0)
    play.move(TREE).choose("tree_wound", 1)

    say(play, 1, "suspect", 0)

    assert play.view(3).heard_apart == [PrivateClaim(1, ("suspect", 0), True)]
    assert play.events(3, "claims_apart") == [("claims_apart", 1, 1, "suspect", 0)]


def test_sh_65_no_mark_tells_the_living_what_was_said_among_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).play()
    say(play, 3, "trust", 0)
    play.move(TREE).choose("tree_wound", 1)

    say(play, 3, "suspect", 0)

    assert play.view(0).heard == [HeardClaim(3, ("suspect", 0), None)]
    assert play.events(0, "claims") == [("claims", 3, 0, "suspect", 0)]
