"""The Klutz (AC-85): what counts as a use of the Knife, and what does not."""

import pytest

from tests.games.among_cultists.endings import deaths
from tests.games.among_cultists.scenes import INVESTIGATOR, Play, five, party, with_automa

KLUTZ_DIES = [(0, "role")]


def vote_of_five() -> Play:
    """The Klutz, seat 0, holds the Knife and has called a vote."""
    return five("klutz").at("LB", 0).on_route(0).play().choose("call_vote")


def vote_of_many(people: int) -> Play:
    return party(people, "klutz").at("LB", 0).on_route(0).play().choose("call_vote")


# Votes


@pytest.mark.parametrize(
    ("first", "then"),
    [(2, ("vote", 3)), (2, ("abstain",)), (None, ("vote", 3)), (2, ("vote", 0))],
)
def test_ac_85_it_dies_after_changing_its_vote(
    first: int | None, then: tuple[str | int, ...]
) -> None:
    play = vote_of_five().ballots(first, None, None, None, None)
    assert deaths(play) == []

    play.choose(*then)

    assert deaths(play) == KLUTZ_DIES
    assert play.asked() == {1: "action"}


@pytest.mark.parametrize("named", [None, 2])
def test_ac_85_it_lives_if_it_leaves_its_vote_as_it_is(named: int | None) -> None:
    play = vote_of_five().ballots(named, None, None, None, None)

    play.choose("go_on")

    assert deaths(play) == []


@pytest.mark.parametrize("people", [7, 8])
def test_ac_85_it_dies_after_a_double_vote(people: int) -> None:
    play = vote_of_many(people).ballots(3, *[None] * (people - 1))

    assert deaths(play) == KLUTZ_DIES


def test_ac_85_it_dies_after_a_double_vote_of_six_and_the_automa() -> None:
    play = with_automa(6, "klutz").at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(3, *[None] * 5)

    assert deaths(play) == KLUTZ_DIES


@pytest.mark.parametrize("people", [7, 8])
def test_ac_85_it_lives_after_a_double_abstention(people: int) -> None:
    play = vote_of_many(people).ballots(None, *[3] * (people - 1))

    assert deaths(play) == [(3, "vote")]


@pytest.mark.parametrize("people", [5, 7])
def test_ac_85_it_lives_after_a_vote_without_the_knife(people: int) -> None:
    scene = party(people, INVESTIGATOR, "klutz").at("LB", 0).on_route(0)

    play = scene.play().choose("call_vote").ballots(*[3] * people)
    if play.asked() == {0: "change_vote"}:
        play.choose("abstain")

    assert deaths(play) == [(3, "vote")]


def test_ac_85_its_double_vote_still_counts_double() -> None:
    play = vote_of_many(7).ballots(3, 3, 4, 4, None, None, 5)

    assert deaths(play) == [(3, "vote"), *KLUTZ_DIES]


# The Fishman


def test_ac_85_it_dies_after_chasing_the_fishman() -> None:
    play = five("klutz").at("HN", 0).fishman("HN").play()

    play.choose("scare_off_fishman")

    assert play.table.fishman == ""
    assert deaths(play) == KLUTZ_DIES
    assert play.asked() == {1: "action"}


def test_ac_85_it_lives_after_walking_into_the_hall_of_the_fishman() -> None:
    play = five("klutz").phase("movement").fishman("HN").play()

    play.walk("HN")

    assert play[0].place == "HN"
    assert deaths(play) == []


def test_ac_85_it_lives_after_walking_through_the_hall_of_the_fishman() -> None:
    play = five("klutz").phase("movement").fishman("HN").play()

    play.walk("HN", "P1")

    assert deaths(play) == []


def test_ac_85_it_lives_if_it_leaves_the_fishman_alone() -> None:
    play = five("klutz").at("HN", 0).fishman("HN").play()

    play.choose("pass")

    assert deaths(play) == []


# Events


def test_ac_85_it_dies_after_looking_with_watching_eyes() -> None:
    play = five("klutz").phase("event").play("watching_eyes").choose("look", 2)
    assert deaths(play) == []

    play.choose("go_on")

    assert deaths(play) == KLUTZ_DIES
    assert play.asked() == {0: "action"}


def test_ac_85_it_dies_after_looking_even_if_it_reveals_nothing() -> None:
    play = five("klutz").phase("event").pulse(2, "dead").play("watching_eyes")

    play.choose("look", 2).choose("go_on")

    assert deaths(play) == KLUTZ_DIES


def test_ac_85_it_dies_after_revealing_with_watching_eyes_before_the_vote() -> None:
    play = five("klutz").phase("event").pulse(2, "dead").play("watching_eyes")

    play.choose("look", 2).choose("reveal")

    assert deaths(play) == [(2, "card"), *KLUTZ_DIES]
    assert set(play.asked().values()) == {"discussion"}
    assert play.ballots(*[None] * 5).asked() == {0: "action"}


def test_ac_85_it_lives_if_it_declines_watching_eyes() -> None:
    play = five("klutz").phase("event").play("watching_eyes").choose("go_on")

    assert deaths(play) == []


@pytest.mark.parametrize("fate", ["remove", "put_back"])
def test_ac_85_it_dies_after_drawing_a_token(fate: str) -> None:
    scene = five("klutz").phase("event").bag("under_control", "mirror")
    play = scene.play("under_control", "mirror").choose("draw_token")
    assert deaths(play) == []

    play.choose("token", fate)

    assert deaths(play) == KLUTZ_DIES
    assert play.asked() == {0: "action"}


def test_ac_85_it_lives_if_it_declines_to_draw_a_token() -> None:
    play = five("klutz").phase("event").play("under_control").choose("go_on")

    assert deaths(play) == []


def test_ac_85_it_lives_if_there_is_no_token_to_draw() -> None:
    play = five("klutz").phase("event").bag("under_control").play()

    assert deaths(play) == []
    assert play.asked() == {0: "action"}


def test_ac_85_it_dies_of_an_event_that_the_mirror_brings_again() -> None:
    play = five("klutz").phase("event").effect("watching_eyes").play("mirror")

    play.choose("look", 2).choose("go_on")

    assert deaths(play) == KLUTZ_DIES


def test_ac_85_events_for_another_holder_of_the_knife_do_not_touch_it() -> None:
    play = five("klutz").knife(1).phase("event").play("watching_eyes")

    play.choose("look", 0).choose("go_on")

    assert deaths(play) == []


# What does not count as a use of the Knife


def test_ac_85_it_lives_after_closing_the_gate() -> None:
    play = five("klutz").at("G", 0, 1).on_route(0).gate(4).play()

    play.choose("close_gate", 1).choose("yes")

    assert deaths(play) == []


def test_ac_85_it_lives_after_being_the_first_to_move_and_to_act() -> None:
    play = five("klutz").phase("movement").bag("high_morale").play()

    play.walk("R").walk("LB").walk("HE").walk("HW").walk("G").pass_on()

    assert deaths(play) == []


def test_ac_85_it_lives_after_revealing_a_death() -> None:
    play = five("klutz").at("D1", 0, 2).pulse(2, "dead").play()

    play.choose("check_status", 2).choose("reveal").ballots(*[None] * 5).choose("go_on")

    assert deaths(play) == [(2, "card")]
