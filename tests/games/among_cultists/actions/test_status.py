"""Checking a status (AC-45) and revealing a death (AC-47)."""

import pytest

from tests.games.among_cultists.scenes import (
    CULTIST,
    GO_ON,
    INVESTIGATOR,
    Play,
    Scene,
    five,
    with_automa,
)
from turncoat.core.terms import Option, Seat

REVEAL = ("reveal",)
EVERYBODY: list[Seat | None] = [0, 1, 2, 3, 4, None]
INVESTIGATING = [
    INVESTIGATOR, "seer", "radiant", "infected", "super_ghost", "mechanic", "rookie", "klutz",
    "coward", "firestarter", "assassin",
]  # fmt: skip


def checker(role: str, *pulse: str) -> Scene:
    """Seat 0 has this role and seat 1 these pulse cards; both are in D1."""
    other = INVESTIGATOR if role == CULTIST else CULTIST
    scene = Scene(role, INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, other)
    return scene.at("D1", 0, 1).off_route(0).pulse(1, *pulse)


def check(scene: Scene) -> Play:
    """Seat 0 checks the status of seat 1 and is asked whether to reveal a death."""
    return scene.play().choose("check_status", 1)


def targets(play: Play) -> list[Option]:
    return [option for option in play.options() if option[0] == "check_status"]


# AC-45: who can be checked


def test_ac_45_other_living_characters_at_your_location_can_be_checked() -> None:
    play = five().at("D1", 0, 1, 3).at("D2", 2).at("H0", 4).off_route(0).play()

    assert targets(play) == [("check_status", 1), ("check_status", 3)]


def test_ac_45_a_hall_is_a_location_too() -> None:
    play = five().at("HS", 0, 4).play()

    assert targets(play) == [("check_status", 4)]


def test_ac_45_ghosts_can_not_be_checked() -> None:
    play = five().at("D1", 0, 1, 3).ghost(3).play()

    assert targets(play) == [("check_status", 1)]


def test_ac_45_alone_there_is_nobody_to_check() -> None:
    play = five().at("D1", 0).play()

    assert targets(play) == []


def test_ac_45_the_automa_can_be_checked() -> None:
    play = with_automa(4).at("D1", 0, 4).pulse(4, "alive").play()

    play.choose("check_status", 4)

    assert play.events(0, "sees_pulse") == [("sees_pulse", 4, 1, 0)]


@pytest.mark.parametrize("place", ["R", "H0"])
def test_ac_45_from_elsewhere_nobody_in_the_room_with_the_camera_can_be_checked(
    place: str,
) -> None:
    play = five().at(place, 1, 2, 3, 4).at("D1", 0).play()

    assert targets(play) == []


# AC-45: what the checker sees


def test_ac_45_the_checker_sees_how_many_alive_and_dead_there_are() -> None:
    play = check(checker(INVESTIGATOR, "alive", "dead", "alive", "alive", "dead"))

    assert play.events(0, "sees_pulse") == [("sees_pulse", 1, 3, 2)]


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_ac_45_nobody_else_sees_it_not_even_the_checked_one(seat: Seat | None) -> None:
    all_alive = check(checker(INVESTIGATOR, "alive", "alive"))
    one_dead = check(checker(INVESTIGATOR, "alive", "dead"))

    assert all_alive.events(seat) == one_dead.events(seat) == [("checks", 0, 1)]
    assert all_alive.view(seat) == one_dead.view(seat)


def test_ac_45_the_checker_does_not_see_who_laid_which() -> None:
    first = checker(CULTIST).pulse(1, "alive", giver=2).pulse(1, "dead", giver=3)
    second = checker(CULTIST).pulse(1, "dead", giver=2).pulse(1, "alive", giver=3)

    one, other = check(first), check(second)

    assert one.view(0) == other.view(0)
    assert one.events(0) == other.events(0)


def test_ac_45_the_checker_does_not_see_which_was_laid_when() -> None:
    first = checker(CULTIST).round(3).pulse(1, "alive", giver=2).pulse(1, "dead", giver=2, laid=2)
    second = checker(CULTIST).round(3).pulse(1, "dead", giver=2).pulse(1, "alive", giver=2, laid=2)

    one, other = check(first), check(second)

    assert one.view(0) == other.view(0)
    assert one.events(0) == other.events(0)


@pytest.mark.parametrize("role", [INVESTIGATOR, CULTIST])
def test_ac_45_no_cards_count_as_all_alive(role: str) -> None:
    play = check(checker(role))

    assert play.events(0, "sees_pulse") == [("sees_pulse", 1, 0, 0)]
    assert play.options() == [GO_ON]


# AC-45: the question to the checker


@pytest.mark.parametrize("role", [*INVESTIGATING, CULTIST])
def test_ac_45_if_all_are_alive_there_is_only_go_on(role: str) -> None:
    play = check(checker(role, "alive", "alive"))

    assert play.options() == [GO_ON]


@pytest.mark.parametrize("pulse", [("dead",), ("dead", "alive", "alive"), ("dead", "dead")])
def test_ac_45_an_investigator_must_reveal_a_death(pulse: tuple[str, ...]) -> None:
    play = check(checker(INVESTIGATOR, *pulse))

    assert play.options() == [REVEAL]


@pytest.mark.parametrize("role", INVESTIGATING)
def test_ac_45_so_must_everybody_on_the_team_of_the_investigators(role: str) -> None:
    play = check(checker(role, "dead"))

    assert play.options() == [REVEAL]


@pytest.mark.parametrize("pulse", [("dead",), ("dead", "alive", "alive"), ("dead", "dead")])
def test_ac_45_a_cultist_may_reveal_a_death_or_keep_silent(pulse: tuple[str, ...]) -> None:
    play = check(checker(CULTIST, *pulse))

    assert set(play.options()) == {REVEAL, GO_ON}


def test_ac_45_a_cultist_who_keeps_silent_leaves_the_dead_among_the_living() -> None:
    play = check(checker(CULTIST, "dead"))

    play.choose("go_on")

    assert not play[1].ghost
    assert play.asked() == {1: "action"}


def test_ac_45_a_cultist_who_reveals_makes_a_ghost() -> None:
    play = check(checker(CULTIST, "dead"))

    play.choose("reveal")

    assert play[1].ghost


@pytest.mark.parametrize("pulse", ["alive", "dead"])
def test_ac_45_every_checker_answers_a_question_of_the_same_form(pulse: str) -> None:
    plays = [check(checker(role, pulse)) for role in (INVESTIGATOR, CULTIST)]

    assert [play.asked() for play in plays] == [{0: "status"}] * 2
    assert [play.match.pending[0].topic for play in plays] == [("status", 1)] * 2


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_ac_45_while_they_are_asked_all_checkers_look_alike(seat: Seat | None) -> None:
    first, second = check(checker(INVESTIGATOR, "dead")), check(checker(CULTIST, "dead"))

    assert first.view(seat) == second.view(seat)


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_ac_45_silence_looks_like_a_check_without_a_death(seat: Seat | None) -> None:
    honest = check(checker(INVESTIGATOR, "alive", "alive"))
    silent = check(checker(CULTIST, "dead", "alive"))

    honest.choose("go_on")
    silent.choose("go_on")

    assert honest.view(seat) == silent.view(seat)
    assert honest.events(seat) == silent.events(seat)


@pytest.mark.parametrize("said", ["alive", "dead"])
@pytest.mark.parametrize("role", [INVESTIGATOR, CULTIST])
def test_ac_45_whoever_found_all_alive_may_say_what_it_likes(role: str, said: str) -> None:
    play = check(checker(role, "alive")).choose("go_on")

    play.match.say(0, ("checked", 1, said, 2))

    assert play.events(None, "claims") == [("claims", 0, 0, "checked", 1, said, 2)]


# AC-47


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_47_all_learn_of_the_death_and_who_revealed_it(seat: Seat | None) -> None:
    play = check(checker(INVESTIGATOR, "alive", "dead")).choose("reveal")

    assert play.events(seat, "reveals") == [("reveals", 0, 1)]
    assert play.events(seat, "becomes_ghost") == [("becomes_ghost", 1, "card")]
    assert play.view(seat).players[1].ghost


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_ac_47_the_other_pulse_cards_stay_unseen(seat: Seat | None) -> None:
    one_dead = check(checker(INVESTIGATOR, "alive", "dead", "alive")).choose("reveal")
    all_dead = check(checker(INVESTIGATOR, "dead", "dead", "dead")).choose("reveal")

    assert one_dead.view(seat) == all_dead.view(seat)
    assert one_dead.events(seat) == all_dead.events(seat)


def test_ac_47_the_card_stays_with_the_pulse_cards() -> None:
    play = check(checker(INVESTIGATOR, "alive", "dead", "alive")).choose("reveal")

    assert play.view(None).players[1].pulse_count == 3


@pytest.mark.parametrize("role", [INVESTIGATOR, "seer", "mechanic", "klutz", CULTIST])
def test_ac_47_the_role_of_the_ghost_stays_hidden(role: str) -> None:
    scene = Scene(INVESTIGATOR, role, *[INVESTIGATOR] * 3, CULTIST, CULTIST).pulse(1, "dead")

    play = check(scene).choose("reveal")

    for seat in (0, 2, 3, None):
        assert play.view(seat).players[1].role is None
    assert play.events(None, "shows_role") == []


def test_ac_47_a_discussion_and_a_vote_follow_at_once() -> None:
    play = check(checker(INVESTIGATOR, "dead")).choose("reveal")

    assert play.asked() == dict.fromkeys(range(5), "discussion")

    play.go_on()

    assert play.asked() == dict.fromkeys(range(5), "vote")


def test_ac_47_the_vote_is_obligatory() -> None:
    play = check(checker(CULTIST, "dead")).choose("reveal")

    assert [play.options(seat) for seat in range(5)] == [[GO_ON]] * 5


def test_ac_47_the_ghost_votes_and_can_not_be_voted_for() -> None:
    play = check(checker(INVESTIGATOR, "dead")).choose("reveal").go_on()

    for seat in range(5):
        assert ("vote", 1) not in play.options(seat)
    assert ("vote", 3) in play.options(1)


def test_ac_47_the_vote_may_cost_another_life() -> None:
    play = check(checker(INVESTIGATOR, "dead")).choose("reveal")

    play.ballots(3, 3, 3, None, None).choose("go_on")

    assert [player.ghost for player in play.table.players] == [False, True, False, True, False]


def test_ac_47_in_the_event_phase_too_a_vote_follows_at_once() -> None:
    scene = five().phase("event").bag("watching_eyes", "mirror").pulse(1, "dead")
    play = scene.play("watching_eyes")

    play.choose("look", 1).choose("reveal")

    assert play[1].ghost
    assert play.asked() == dict.fromkeys(range(5), "discussion")

    play.ballots(*[None] * 5).choose("go_on")

    assert play.asked() == {0: "action"}
