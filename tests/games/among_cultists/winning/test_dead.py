"""Who counts as dead, and since when (AC-69)."""

import pytest

from tests.games.among_cultists.endings import (
    CULTISTS_WIN,
    INVESTIGATORS_WIN,
    last_book,
    take_first_options_until,
)
from tests.games.among_cultists.scenes import (
    CULTIST,
    INVESTIGATOR,
    Play,
    Scene,
    five,
    party,
    with_automa,
)

# AC-69, who counts as dead


@pytest.mark.parametrize("death", ["vote", "card", "role", "assassin"])
def test_ac_69_a_ghost_for_whatever_reason_is_a_dead_investigator(death: str) -> None:
    play = last_book(five().ghost(1, 2, 3, death=death))

    assert play.table.won == CULTISTS_WIN


def test_ac_69_a_dead_card_that_nobody_revealed_makes_a_dead_investigator() -> None:
    play = last_book(five().pulse(1, "dead").pulse(2, "alive", "dead").pulse(3, "dead", "alive"))

    assert play.table.won == CULTISTS_WIN


def test_ac_69_ghosts_and_unrevealed_dead_are_added_up() -> None:
    play = last_book(five().ghost(1).pulse(2, "dead").pulse(0, "dead"))

    assert play.table.won == CULTISTS_WIN


def test_ac_69_a_ghost_with_a_dead_card_counts_once() -> None:
    play = last_book(five().pulse(1, "dead").ghost(1, death="card").pulse(2, "dead").ghost(2))

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_69_two_dead_cards_count_once() -> None:
    play = last_book(five().pulse(1, "dead", "dead").pulse(2, "dead", "dead"))

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_69_a_cultist_with_a_dead_card_does_not_count() -> None:
    play = last_book(five().pulse(1, "dead").pulse(2, "dead").pulse(4, "dead"))

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_69_a_cultist_who_is_a_ghost_does_not_count() -> None:
    play = last_book(party(7).ghost(1, 2, 3, 5))

    assert play.table.won == INVESTIGATORS_WIN


@pytest.mark.parametrize("role", ["rookie", "klutz", "coward", "firestarter", "mechanic"])
def test_ac_69_whoever_is_no_cultist_counts_as_an_investigator(role: str) -> None:
    play = last_book(Scene(INVESTIGATOR, role, INVESTIGATOR, INVESTIGATOR, CULTIST).ghost(1, 2, 3))

    assert play.table.won == CULTISTS_WIN


def test_ac_69_the_automa_counts_as_an_investigator() -> None:
    play = last_book(with_automa(4).ghost(1, 4).pulse(2, "dead"))

    assert play.table.won == CULTISTS_WIN


def test_ac_69_the_automa_as_a_cultist_does_not_count() -> None:
    play = last_book(with_automa(4, automa=CULTIST).ghost(1, 2).pulse(4, "dead"))

    assert play.table.won == INVESTIGATORS_WIN


# AC-69, when the number is reached early


def test_ac_69_the_number_is_early_if_it_stood_when_the_round_before_ended() -> None:
    dead = party(7).round(4).pulse(1, "dead", laid=2).pulse(2, "dead", laid=3).ghost(3, died=3)

    play = last_book(dead.pulse(4, "dead", laid=3))

    assert play.table.won == CULTISTS_WIN


def test_ac_69_the_number_is_not_early_if_the_last_one_died_in_this_round() -> None:
    dead = party(7).round(4).pulse(1, "dead", laid=2).pulse(2, "dead", laid=3).ghost(3, died=3)

    play = last_book(dead.pulse(4, "dead", laid=4))

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_69_a_card_laid_in_an_earlier_round_is_early_though_revealed_now() -> None:
    dead = party(7).round(4).ghost(1, 2, 3, died=2).pulse(4, "dead", laid=3)

    play = last_book(dead.ghost(4, died=4, death="card"))

    assert play.table.won == CULTISTS_WIN


def firestarter_dies_fourth() -> Play:
    """The Firestarter is the fourth to die, at the end of round 5; seat 5 is the last Cultist."""
    scene = party(7, "firestarter").round(5).phase("clean_up").bag("watching_eyes")
    scene.ghost(2, 3, 4, 6).pulse(5, "dead").at("O1", 1).at("D3", 5)
    return scene.play()


def test_ac_69_a_death_at_the_end_of_clean_up_is_early_in_the_next_round() -> None:
    play = take_first_options_until(firestarter_dies_fourth(), "watching_eyes")

    play.choose("look", 5).choose("reveal")

    assert play.table.round == 6
    assert play.table.won == CULTISTS_WIN


@pytest.mark.parametrize("people", [7, 8])
def test_ac_69_with_two_cultists_the_number_alone_ends_nothing(people: int) -> None:
    scene = party(people).round(3).phase("clean_up").ghost(0, 1, 2, 3, 4)

    play = scene.play()

    assert not play.match.over
    assert set(play.asked().values()) == {"teleport"}
