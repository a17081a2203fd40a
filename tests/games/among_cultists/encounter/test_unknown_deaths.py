"""Deaths that nobody knows of (AC-27)."""

import pytest

from tests.games.among_cultists.scenes import Scene, five, party
from tests.games.among_cultists.steps import arriving
from turncoat.core.terms import Seat


def killed(seat: Seat) -> Scene:
    """This character has a Dead card among its pulse cards."""
    return five().pulse(seat, "alive", "dead", giver=4)


def test_ac_27_who_has_a_dead_card_is_dead() -> None:
    play = killed(1).play()

    play.choose("check_status", 1)

    assert play.events(0, "sees_pulse") == [("sees_pulse", 1, 1, 1)]
    assert play.options() == [("reveal",)]


def test_ac_27_who_has_none_is_alive() -> None:
    play = five().pulse(1, "alive", "alive").play()

    play.choose("check_status", 1)

    assert play.options() == [("go_on",)]


def test_ac_27_the_dead_still_meet() -> None:
    play = arriving(killed(1), 1).play()

    play.choose("go", "R")

    assert play.asked() == {0: "give", 1: "give"}


def test_ac_27_the_dead_are_still_witnesses() -> None:
    play = arriving(killed(2), 2).play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == []


def test_ac_27_the_dead_still_walk() -> None:
    play = killed(0).phase("movement").play()

    assert play.asked() == {0: "move"}


def test_ac_27_the_dead_still_act_as_the_living() -> None:
    play = killed(0).play()

    assert {"check_status", "secure_hallway"} <= play.kinds()


def test_ac_27_the_dead_still_use_the_knife() -> None:
    play = killed(0).phase("event").play("watching_eyes")

    assert play.asked() == {0: "watching_eyes"}


def test_ac_27_the_dead_still_change_their_vote_with_the_knife() -> None:
    play = killed(0).at("LB", 0).on_route(0).play()

    play.choose("call_vote").ballots(*[None] * 5)

    assert play.asked() == {0: "change_vote"}


def test_ac_27_the_vote_of_the_dead_still_counts_double_with_the_knife() -> None:
    play = party(7).pulse(0, "dead").at("LB", 0).on_route(0).play()

    play.choose("call_vote").ballots(3, *[None] * 6)

    assert play.events(None, "counts_double") == [("counts_double", 0)]
    assert play.events(None, "counted") == [("counted", 3, 2)]


def test_ac_27_the_dead_still_chase_the_fishman() -> None:
    play = killed(0).at("HN", 0).fishman("HN").play()

    assert ("scare_off_fishman",) in play.options()


def test_ac_27_the_dead_still_ask_for_help_at_the_gate() -> None:
    play = killed(0).at("G", 0, 1).on_route(0).gate(4).play()

    assert ("close_gate", 1) in play.options()


def test_ac_27_the_dead_can_still_be_voted_for() -> None:
    play = killed(1).at("LB", 0).on_route(0).play()

    play.choose("call_vote").go_on()

    assert ("vote", 1) in play.options(2)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
def test_ac_27_nobody_can_tell_the_dead_from_the_living(seat: Seat | None) -> None:
    dead = five().pulse(1, "dead").play()
    living = five().pulse(1, "alive").play()

    assert dead.view(seat) == living.view(seat)
    assert not dead.view(seat).players[1].ghost


def test_ac_27_one_does_not_know_of_ones_own_death() -> None:
    # In the second match the Cultist kills seat 1 in the Security Office.
    plays = [five().phase("movement").at("R", 1).at("D2", 0, 2, 3).knife(4).play() for _ in "12"]

    for play, face in zip(plays, ("alive", "dead"), strict=True):
        play.choose("go", "R").meet(s4=face, s1="alive")

    assert plays[1][1].killed
    assert plays[0].view(1) == plays[1].view(1)
    assert plays[0].events(1) == plays[1].events(1)


def test_ac_27_a_revealed_death_makes_a_ghost() -> None:
    play = killed(1).play()

    play.choose("check_status", 1).choose("reveal")

    assert play.view(1).players[1].ghost
    assert play.view(None).players[1].ghost
