"""The first cards of the pulse decks (AC-6)."""

import pytest

from tests.games.among_cultists.deals import (
    WITH_PULSE,
    cultists,
    dealt,
    dealt_often,
    investigators,
)
from tests.games.among_cultists.scenes import CULTIST, Play
from turncoat.core.terms import Seat


def victims(play: Play) -> list[Seat]:
    """Who has a Dead card."""
    return [player.seat for player in play.table.players if player.killed]


@pytest.mark.parametrize(("people", "automa"), WITH_PULSE)
def test_ac_6_each_cultist_gets_one_alive(people: int, automa: bool) -> None:
    plays = dealt_often(people, automa=automa)

    pulses = {tuple(c[0] for c in p.pulse) for play in plays for p in cultists(play)}

    assert pulses == {("alive",)}


@pytest.mark.parametrize(("people", "automa"), WITH_PULSE)
def test_ac_6_each_investigator_gets_one_card(people: int, automa: bool) -> None:
    plays = dealt_often(people, automa=automa)

    assert {len(p.pulse) for play in plays for p in investigators(play)} == {1}


@pytest.mark.parametrize(("people", "automa"), [(7, False), (6, True)])
def test_ac_6_with_seven_nobody_gets_one(people: int, automa: bool) -> None:
    plays = dealt_often(people, automa=automa)

    assert {len(p.pulse) for play in plays for p in play.table.players} == {0}


def test_ac_6_one_investigator_is_dead_from_the_start_with_six() -> None:
    plays = dealt_often(6, times=200)

    assert {len(victims(play)) for play in plays} == {1}


def test_ac_6_one_investigator_is_dead_from_the_start_with_eight() -> None:
    plays = dealt_often(8, times=200)

    assert {len(victims(play)) for play in plays} == {1}


@pytest.mark.parametrize(("people", "automa"), [(5, False), (4, True)])
def test_ac_6_one_investigator_is_dead_in_four_of_five_games_with_five(
    people: int, automa: bool
) -> None:
    dead = [len(victims(play)) for play in dealt_often(people, times=500, automa=automa)]

    assert set(dead) == {0, 1}
    assert 0.75 < sum(dead) / len(dead) < 0.85


@pytest.mark.parametrize(("people", "automa"), WITH_PULSE)
def test_ac_6_it_is_never_a_cultist(people: int, automa: bool) -> None:
    plays = dealt_often(people, times=200, automa=automa)

    assert CULTIST not in {play[seat].role.id for play in plays for seat in victims(play)}


@pytest.mark.parametrize(("people", "automa"), WITH_PULSE)
def test_ac_6_it_can_be_anybody(people: int, automa: bool) -> None:
    plays = dealt_often(people, times=200, automa=automa)

    assert {seat for play in plays for seat in victims(play)} == set(range(people + automa))


@pytest.mark.parametrize(
    ("people", "automa", "left"), [(4, True, 1), (5, False, 1), (6, False, 0), (8, False, 0)]
)
def test_ac_6_what_is_left_over_leaves_the_game(people: int, automa: bool, left: int) -> None:
    plays = dealt_often(people, automa=automa)

    assert {len(play.table.discards) for play in plays} == {left}


def test_ac_6_the_card_that_is_left_over_can_be_the_dead_one() -> None:
    plays = dealt_often(5, times=100)

    assert {(play.table.discards[0], len(victims(play))) for play in plays} == {
        ("alive", 1),
        ("dead", 0),
    }


@pytest.mark.parametrize(("people", "automa"), WITH_PULSE)
def test_ac_6_nobody_sees_a_starting_card_its_owner_neither(people: int, automa: bool) -> None:
    play = dealt(people, automa=automa)

    for seat in (*range(people), None):
        given = [line for line in play.view(seat).ledger if line[0] == "given"]
        assert {line[3] for line in given} == {""}
        assert len(given) == people + automa


@pytest.mark.parametrize("people", [6, 8])
def test_ac_6_the_victim_does_not_know_it(people: int) -> None:
    play = dealt(people)
    [victim] = victims(play)

    assert not play.view(victim).players[victim].ghost
    assert play.view(victim).dead_already is None
    assert play.events(victim, "dead_already") == []
