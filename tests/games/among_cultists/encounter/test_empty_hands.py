"""Characters without encounter cards (AC-26)."""

import pytest

from tests.games.among_cultists.encounter.giving import (
    about_to_enter,
    allowed_outcomes,
    come_in,
    gifts,
    reachable_outcomes,
)
from tests.games.among_cultists.scenes import five, with_automa
from tests.games.among_cultists.steps import finish_encounters
from turncoat.core.terms import Seat


def test_ac_26_who_has_no_encounter_card_still_receives() -> None:
    scene = five().hand(1, "success").phase("movement").at("R", 1).at("D2", 2, 3, 4)
    play = scene.play().choose("go", "R")

    assert play.asked() == {0: "give"}

    play.meet(s0="alive")

    assert gifts(play) == ((0, 1),)
    assert len(play[0].pulse) == 0
    assert len(play[1].pulse) == 1


def test_ac_26_a_mover_with_no_encounter_card_still_receives() -> None:
    scene = five().hand(0).phase("movement").at("R", 1).at("D2", 2, 3, 4)

    play = scene.play().choose("go", "R").meet(s1="alive")

    assert gifts(play) == ((1, 0),)
    assert play.asked() == {0: "move"}


def test_ac_26_two_who_have_nothing_give_nothing() -> None:
    scene = five().hand(0).hand(1).phase("movement").at("R", 1).at("D2", 2, 3, 4)

    play = scene.play().choose("go", "R")

    assert play.events(topic="encounter") == [("encounter", 0, 1)]
    assert gifts(play) == ()
    assert play.asked() == {0: "move"}


def test_ac_26_with_three_who_has_nothing_is_passed_over() -> None:
    play = come_in(about_to_enter(3).hand(1)).choose("to", 2).choose("give", "alive")

    assert play.asked() == {2: "give_to"}
    assert play.options() == [("to", 0), ("to", 1)]


@pytest.mark.parametrize(
    ("company", "empty"),
    [(3, [0]), (3, [1]), (3, [2]), (3, [0, 1]), (3, [0, 1, 2]), (4, [1]), (4, [3]), (4, [1, 2])],
)
def test_ac_26_as_many_receive_none_as_gave_none(company: int, empty: list[Seat]) -> None:
    scene = about_to_enter(company)
    for seat in empty:
        scene.hand(seat)
    play = come_in(scene)

    outcomes = reachable_outcomes(play)

    assert outcomes == allowed_outcomes(set(range(company)) - set(empty), company)
    assert {company - len(outcome) for outcome in outcomes} == {len(empty)}


def test_ac_26_an_empty_pile_of_the_automa_gives_nothing() -> None:
    scene = with_automa(4).hand(4).phase("movement").at("R", 4).at("D2", 1, 2, 3)

    play = scene.play().choose("go", "R").meet(s0="alive")

    assert gifts(play) == ((0, 4),)


def test_ac_26_in_the_dark_an_empty_pile_of_the_automa_gives_nothing() -> None:
    scene = with_automa(4).hand(4).phase("movement").at("R", 1, 4).at("D2", 2, 3).dark()

    play = finish_encounters(scene.play().choose("go", "R"))

    assert [giver for giver, _ in gifts(play)] == [0, 1]
