"""Calling a vote (AC-57)."""

import pytest

from tests.games.among_cultists.scenes import (
    Play,
    Scene,
    five,
)
from turncoat.core.terms import Seat

CALL_VOTE = ("call_vote",)


def cafeteria(scene: Scene) -> Scene:
    """Seat 0 is in the Cafeteria, on its route."""
    return scene.at("LB", 0).on_route(0)


def called(scene: Scene) -> Play:
    """Seat 0 calls a vote."""
    return cafeteria(scene).play().choose(*CALL_VOTE)


def revealed(scene: Scene, dead: Seat = 1) -> Play:
    """Seat 0 reveals a death."""
    return scene.pulse(dead, "dead").play().choose("check_status", dead).choose("reveal")


def count(play: Play, *ballots: Seat | None) -> Play:
    """Everybody casts a ballot; the holder of the Knife does not change theirs."""
    play.ballots(*ballots)
    if "change_vote" in play.asked().values():
        play.choose("go_on")
    return play


# AC-57


def test_ac_57_a_vote_is_called_in_the_cafeteria() -> None:
    play = cafeteria(five()).play()

    assert CALL_VOTE in play.options()


@pytest.mark.parametrize("place", ["H0", "HN", "R", "G", "D1", "P1", "O1"])
def test_ac_57_and_nowhere_else(place: str) -> None:
    scene = five().at(place, 0)

    play = (scene if place[0] == "H" else scene.on_route(0)).play()

    assert CALL_VOTE not in play.options()


def test_ac_57_ghosts_call_no_vote() -> None:
    play = cafeteria(five()).ghost(0).play()

    assert CALL_VOTE not in play.options()


def test_ac_57_a_discussion_and_then_the_vote_follow() -> None:
    play = called(five())

    assert play.events(None) == [("calls_vote", 0)]
    assert play.asked() == dict.fromkeys(range(5), "discussion")

    play.go_on()

    assert play.asked() == dict.fromkeys(range(5), "vote")


@pytest.mark.parametrize("ballots", [[None] * 5, [3, 3, 3, None, None]], ids=["nobody", "one"])
def test_ac_57_whatever_comes_of_it_the_token_turns_inactive(ballots: list[Seat | None]) -> None:
    play = count(called(five()), *ballots)

    assert not play.view(None).vote_token


def test_ac_57_there_is_one_called_vote_a_round() -> None:
    play = count(called(five().at("LB", 1).on_route(1)), *[None] * 5)

    assert play.asked() == {1: "action"}
    assert CALL_VOTE not in play.options()
    assert "refill_room" in play.kinds()


def test_ac_57_the_token_is_active_again_in_the_next_round() -> None:
    play = count(called(five()), *[None] * 5)

    play.pass_on()
    assert not play.view(None).vote_token

    play.go_on()
    assert play.view(None).vote_token


def test_ac_57_a_vote_after_a_revealed_death_does_not_turn_the_token() -> None:
    play = count(revealed(five()), *[None] * 5)

    assert play.view(None).vote_token


def test_ac_57_a_vote_after_a_revealed_death_does_not_need_the_token() -> None:
    scene = five().at("D1", 1, 2).pulse(2, "dead")
    play = count(called(scene), *[None] * 5)

    play.choose("check_status", 2).choose("reveal")

    assert play.asked() == dict.fromkeys(range(5), "discussion")


def test_ac_57_after_a_revealed_death_a_vote_can_still_be_called() -> None:
    play = count(revealed(five().at("LB", 1, 2).on_route(2).at("LB", 0)), *[None] * 5)

    play.choose("pass")

    assert CALL_VOTE in play.options(2)
