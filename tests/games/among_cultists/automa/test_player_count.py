"""AUTOMA counts wherever a rule depends on the number of players (AC-3a)."""

import pytest

from tests.games.among_cultists.deals import HALLS, dealt, refused, scene
from tests.games.among_cultists.scenes import with_automa


def test_ac_3a_four_people_play_with_the_automa() -> None:
    play = dealt(4)

    assert [player.automa for player in play.view(None).players] == [False] * 4 + [True]


def test_ac_3a_four_people_can_not_leave_it_out() -> None:
    assert refused(4, automa=False).field == "automa"


@pytest.mark.parametrize("people", [5, 7, 8])
def test_ac_3a_no_other_number_but_six_can_add_it(people: int) -> None:
    assert refused(people, automa=True).field == "automa"


def test_ac_3a_six_people_play_without_it_unless_they_want_it() -> None:
    assert [player.automa for player in dealt(6).view(None).players] == [False] * 6


def test_ac_3a_with_six_and_the_automa_the_knife_counts_double() -> None:
    play = with_automa(6).at("LB", 0).on_route(0).play()
    play.choose("call_vote")

    play.ballots(5, 2, 3, 0, 1, 4)

    assert play.events(topic="voted_out") == [("voted_out", 5)]


def test_ac_3a_with_four_and_the_automa_the_knife_changes_its_vote() -> None:
    play = with_automa(4).at("LB", 0).on_route(0).play()
    play.choose("call_vote")

    play.ballots(3, 2, 0, 1)

    assert play.asked() == {0: "change_vote"}


@pytest.mark.parametrize(("people", "automa", "hall"), HALLS)
def test_ac_3a_the_automa_counts_for_the_hall_of_the_fishman(
    people: int, automa: bool, hall: str
) -> None:
    laid = scene(people, automa).phase("event").bag("broken_panes")

    play = laid.unsafe("sabotage").play("broken_panes", "success", "success", "sabotage")

    assert play.view(None).fishman == hall


@pytest.mark.parametrize(
    ("people", "automa", "deadline"),
    [(4, True, 5), (5, False, 5), (6, False, 5), (6, True, 4), (7, False, 4), (8, False, 4)],
)
def test_ac_3a_the_automa_counts_for_the_gate(people: int, automa: bool, deadline: int) -> None:
    play = scene(people, automa).round(2).phase("event").bag("gate_opens").play("gate_opens")

    assert play.view(None).gate_deadline == deadline


@pytest.mark.parametrize(
    ("people", "automa", "asked"),
    [
        (4, True, "announce"),
        (5, False, "announce"),
        (6, False, "announce"),
        (6, True, "move"),
        (7, False, "move"),
        (8, False, "move"),
    ],
)
def test_ac_3a_the_automa_counts_for_the_announcement(
    people: int, automa: bool, asked: str
) -> None:
    play = scene(people, automa).phase("clean_up").play()

    assert set(play.asked().values()) == {asked}
