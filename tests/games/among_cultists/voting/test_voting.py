"""The vote: discussion, ballots, result (AC-58)."""

import pytest

from tests.games.among_cultists.scenes import (
    GO_ON,
    INVESTIGATOR,
    Play,
    Scene,
    five,
    party,
    with_automa,
)
from turncoat.core.terms import Seat

CALL_VOTE = ("call_vote",)


def cafeteria(scene: Scene) -> Scene:
    """Seat 0 is in the Cafeteria, on its route."""
    return scene.at("LB", 0).on_route(0)


def called(scene: Scene) -> Play:
    """Seat 0 calls a vote."""
    return cafeteria(scene).play().choose(*CALL_VOTE)


def count(play: Play, *ballots: Seat | None) -> Play:
    """Everybody casts a ballot; the holder of the Knife does not change theirs."""
    play.ballots(*ballots)
    if "change_vote" in play.asked().values():
        play.choose("go_on")
    return play


def ghosts(play: Play) -> list[Seat]:
    return [player.seat for player in play.table.players if player.ghost]


# AC-58: the discussion


@pytest.mark.parametrize("seconds", [0, 60, 180])
def test_ac_58_the_discussion_has_the_time_that_the_host_set(seconds: int) -> None:
    play = called(five(discussion_seconds=seconds))

    shown = play.match.decision_view(3)

    assert shown.topic == ("discussion", seconds)
    assert shown.options == [GO_ON]
    assert shown.window


@pytest.mark.parametrize("effect", ["", "no_connection"])
def test_ac_58_all_can_tell_from_the_view_that_a_vote_is_on(effect: str) -> None:
    play = called(five().effect(effect))
    assert play.view(None).phase == "discussion"

    play.ballots(None, None, 1, None, None)

    assert play.asked() == {0: "change_vote"}
    assert play.view(None).phase == "discussion"

    play.choose("go_on")

    assert play.view(None).phase == "action"


def test_ac_58_the_discussion_ends_when_all_are_ready() -> None:
    play = called(five().ghost(2))

    for seat in (4, 2, 0, 1):
        play.answer(seat, "go_on")
        assert set(play.asked().values()) == {"discussion"}
    play.answer(3, "go_on")

    assert set(play.asked().values()) == {"vote"}


def test_ac_58_all_may_talk_in_the_discussion() -> None:
    play = called(five().ghost(2))

    play.match.say(2, ("suspect", 4))
    play.match.say(3, ("trust", 4))

    assert len(play.events(None, "claims")) == 2


# AC-58: the ballots


def test_ac_58_all_choose_a_living_character_oneself_too_or_abstain() -> None:
    play = called(five().ghost(2)).go_on()

    for seat in range(5):
        assert set(play.options(seat)) == {
            ("abstain",),
            *(("vote", other) for other in (0, 1, 3, 4)),
        }


def test_ac_58_the_automa_can_be_chosen_too() -> None:
    play = called(with_automa(4)).go_on()

    assert ("vote", 4) in play.options(2)


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_ac_58_while_others_choose_nobody_sees_a_ballot(seat: Seat | None) -> None:
    play = called(five().ghost(2)).go_on()
    before, told = play.view(seat), play.events(seat)

    play.answer(0, "vote", 1)

    assert play.view(seat) == before
    assert play.events(seat) == told


@pytest.mark.parametrize("seat", [3, None])
def test_ac_58_nobody_sees_a_ballot_before_the_last_is_cast(seat: Seat | None) -> None:
    play = called(five()).go_on()
    before = play.view(seat)

    play.answer(4, "vote", 3).answer(2, "abstain").answer(0, "vote", 0).answer(1, "vote", 3)

    assert play.view(seat) == before
    assert play.view(0).chosen == ("vote", 0)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
def test_ac_58_then_all_choices_are_shown(seat: Seat | None) -> None:
    play = called(five()).ballots(1, 1, None, 4, 3)

    assert play.events(seat)[-5:] == [
        ("votes", 0, 1),
        ("votes", 1, 1),
        ("votes_nobody", 2),
        ("votes", 3, 4),
        ("votes", 4, 3),
    ]


# AC-58: the count

SIX = [
    ("2-2-2 abstained", [3, 3, 4, 4, None, None], []),
    ("3-1-2", [3, 3, 3, 4, None, None], [3]),
    ("3-3 abstained", [3, 3, 3, None, None, None], []),
]
# Seat 0 holds the Knife but is a ghost, so its vote does not count double.
SEVEN = [
    ("3-1-3", [3, 3, 3, 4, None, None, None], [0]),
    ("3-1-1-2", [3, 3, 3, 4, 2, None, None], [0, 3]),
]


@pytest.mark.parametrize(("ballots", "out"), [case[1:] for case in SIX], ids=[c[0] for c in SIX])
def test_ac_58_the_examples_with_six_votes(ballots: list[Seat | None], out: list[Seat]) -> None:
    play = count(called(party(6)), *ballots)

    assert ghosts(play) == out


@pytest.mark.parametrize(
    ("ballots", "out"), [case[1:] for case in SEVEN], ids=[c[0] for c in SEVEN]
)
def test_ac_58_the_examples_with_seven_votes(ballots: list[Seat | None], out: list[Seat]) -> None:
    play = party(7).ghost(0).at("LB", 1).on_route(1).play().choose("pass").choose("call_vote")

    count(play, *ballots)

    assert ghosts(play) == out


def test_ac_58_three_votes_against_three_abstentions_change_nothing() -> None:
    play = count(called(party(6)), 3, 3, 3, None, None, None)

    assert play.events(None)[-1] == ("nobody_out",)
    assert play.asked() == {1: "action"}


def test_ac_58_a_tie_without_abstentions_changes_nothing() -> None:
    play = count(called(party(6)), 3, 3, 3, 4, 4, 4)

    assert ghosts(play) == []


def test_ac_58_the_most_votes_need_not_be_more_than_half() -> None:
    play = count(called(five()), 1, None, 2, 1, 3)

    assert ghosts(play) == [1]


def test_ac_58_if_all_abstain_nobody_is_eliminated() -> None:
    play = count(called(five()), *[None] * 5)

    assert ghosts(play) == []


def test_ac_58_votes_for_oneself_count() -> None:
    play = count(called(five()), 2, 3, 2, 2, None)

    assert ghosts(play) == [2]


def test_ac_58_the_votes_of_ghosts_count_one() -> None:
    # Without the ghost's vote, seats 2, 3 and 4 would have one vote each.
    play = count(called(five().ghost(1)), 3, 3, 4, 2, None)

    assert ghosts(play) == [1, 3]


def test_ac_58_the_abstentions_of_ghosts_count_one() -> None:
    play = count(called(five().ghost(1)), 3, None, 3, None, 2)

    assert ghosts(play) == [1]


def test_ac_58_the_automa_abstains() -> None:
    # Two votes for seat 2 against two abstentions, one of them AUTOMA's.
    play = count(called(with_automa(4)), 2, 2, None, 0)

    assert play.events(None, "votes_nobody") == [("votes_nobody", 2), ("votes_nobody", 4)]
    assert ghosts(play) == []


def test_ac_58_who_is_eliminated_becomes_a_ghost_and_plays_on() -> None:
    play = count(called(five()), 1, 1, 1, None, None)

    assert play.events(None, "voted_out") == [("voted_out", 1)]
    assert play.view(None).players[1].ghost
    assert play.asked() == {1: "action"}


@pytest.mark.parametrize("seat", [0, 1, 2, 4, None])
def test_ac_58_its_pulse_cards_stay_hidden(seat: Seat | None) -> None:
    first = count(called(five().pulse(1, "alive", "alive")), 1, 1, 1, None, None)
    second = count(called(five().pulse(1, "dead", "alive")), 1, 1, 1, None, None)

    assert first.view(seat) == second.view(seat)
    assert first.events(seat) == second.events(seat)


@pytest.mark.parametrize("role", [INVESTIGATOR, "seer", "mechanic", "coward", "firestarter"])
def test_ac_58_its_role_stays_hidden(role: str) -> None:
    play = count(called(five(INVESTIGATOR, role)), 1, 1, 1, None, None)

    assert play.view(None).players[1].role is None
    assert play.view(2).players[1].role is None
    assert play.events(None, "shows_role") == []
