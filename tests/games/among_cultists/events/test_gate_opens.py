"""The Gate Opens: AC-34."""

import pytest

from tests.games.among_cultists.deals import scene
from tests.games.among_cultists.scenes import Play, Scene, five, party, with_automa
from tests.games.among_cultists.steps import answer_first
from turncoat.core.terms import Seat


def opened(scene: Scene) -> Play:
    """The token is drawn; seats 0 and 1 are in the green room, on their routes."""
    scene.at("G", 0, 1).on_route(0, 1)
    return scene.phase("event").play("gate_opens")


def closings(play: Play) -> list[tuple[str | int, ...]]:
    """The options to close the gate."""
    return [option for option in play.options() if option[0] == "close_gate"]


def clean_up(scene: Scene) -> Play:
    """Play clean-up, until the announcement or the next movement."""
    return scene.phase("clean_up").play()


# While the gate is open


def test_ac_34_the_gate_is_open_in_the_green_room() -> None:
    play = opened(five())

    assert play.view(None).gate == "open"
    assert closings(play) == [("close_gate", 1)]


@pytest.mark.parametrize("holder", ["ghost", "automa"])
def test_ac_34_it_opens_whoever_holds_the_knife(holder: str) -> None:
    scene = with_automa(4).knife(4) if holder == "automa" else with_automa(4).ghost(3).knife(3)

    play = opened(scene)

    assert play.view(None).gate == "open"


def test_ac_34_while_it_has_not_opened_nobody_closes_it() -> None:
    play = five().at("G", 0, 1).on_route(0, 1).play()

    assert closings(play) == []


# The deadline


@pytest.mark.parametrize(
    ("people", "automa", "later"),
    [(4, True, 3), (5, False, 3), (6, False, 3), (6, True, 2), (7, False, 2), (8, False, 2)],
)
@pytest.mark.parametrize("number", [1, 3, 6])
def test_ac_34_the_deadline_is_three_or_two_rounds_later(
    people: int, automa: bool, later: int, number: int
) -> None:
    play = opened(scene(people, automa).round(number))

    assert play.view(None).gate_deadline == number + later
    assert play.events(topic="gate_opens") == [("gate_opens", number + later)]


def test_ac_34_opened_in_round_3_with_5_it_can_be_closed_in_round_6() -> None:
    play = five().at("G", 0, 1).round(6).on_route(0, 1).gate(6).play()

    assert closings(play) == [("close_gate", 1)]


@pytest.mark.parametrize("number", [3, 4, 5])
def test_ac_34_before_the_deadline_nothing_happens(number: int) -> None:
    play = clean_up(five().round(number).gate(6))

    assert play.view(None).goal == 10
    assert play.view(None).gate == "open"


@pytest.mark.parametrize(
    ("people", "number", "goal"), [(5, 6, 11), (6, 6, 13), (7, 5, 13), (8, 5, 14)]
)
def test_ac_34_at_the_end_of_the_deadline_round_one_more_point_is_needed(
    people: int, number: int, goal: int
) -> None:
    play = clean_up(party(people).round(number).gate(number))

    assert play.view(None).goal == goal
    assert play.events(topic="gate_too_late") == [("gate_too_late", goal)]


def test_ac_34_the_point_is_added_once() -> None:
    play = clean_up(five().round(6).gate(6)).go_on()

    while play.table.round == 7:
        answer_first(play)

    assert play.view(None).goal == 11


def test_ac_34_after_the_deadline_it_cannot_be_closed() -> None:
    scene = five().at("G", 0, 1).round(7).on_route(0, 1).gate(6)
    scene.table.gate = clean_up(five().round(6).gate(6)).table.gate

    play = scene.play()

    assert closings(play) == []


def test_ac_34_a_closed_gate_has_no_deadline() -> None:
    play = five().at("G", 0, 1).at("D1", 2, 3, 4).round(6).on_route(0, 1).gate(6).play()

    play.choose("close_gate", 1).choose("yes").pass_on()

    assert set(play.asked().values()) == {"announce"}
    assert play.view(None).goal == 9


def test_ac_34_a_deadline_past_round_10_has_no_effect() -> None:
    play = clean_up(five().round(10).gate(11))

    assert play.match.over
    assert play.view(None).goal == 10
    assert play.events(topic="gate_too_late") == []


def test_ac_34_a_gate_opened_in_time_has_a_deadline() -> None:
    play = opened(five().round(4))

    assert not play.view(None).gate_to_end


def test_ac_34_opened_late_it_can_still_be_closed() -> None:
    play = opened(five().round(9))

    assert play.view(None).gate_deadline == 12
    assert play.view(None).gate_to_end
    assert closings(play) == [("close_gate", 1)]


def test_ac_34_a_completed_green_room_changes_nothing() -> None:
    play = opened(five().shelved("G", 3))

    play.choose("close_gate", 1).choose("yes")

    assert play.view(None).gate == "closed"


def test_ac_34_a_completed_green_room_does_not_keep_the_deadline_away() -> None:
    play = clean_up(five().shelved("G", 3).round(6).gate(6))

    assert play.view(None).goal == 11


@pytest.mark.parametrize("seat", [0, 4, None])
def test_ac_34_all_see_the_gate_and_its_deadline(seat: Seat | None) -> None:
    play = opened(five().round(3))

    assert play.events(seat, "gate_opens") == [("gate_opens", 6)]
    assert play.view(seat).gate_deadline == 6
