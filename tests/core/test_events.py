"""Events reach their audience and nobody else."""

import pytest

from tests.core.toy import ABSTAIN, ACCEPT, DRAW, GIVE, HIGH, KEEP, LOW, ToyMatch, deal, scene
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.table import Table
from turncoat.core.terms import ALL, SPECTATORS, Audience, Event, Seat, bit


def events(audience: Audience, seat: Seat | None) -> list[Event]:
    """What a viewer is told after one event for this audience."""
    match = scene("day")
    match.table.tell(audience, ("boo",))
    return match.events(seat)


def drawn() -> ToyMatch:
    match = scene("day", "rope")
    match.answer(0, DRAW)
    return match


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_are_told_what_is_told_to_all(seat: Seat | None) -> None:
    assert events(ALL, seat) == [("boo",)]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_nobody_else_is_told_what_is_told_to_one_seat(seat: Seat | None) -> None:
    assert events(bit(1), seat) == []
    assert events(bit(1), 1) == [("boo",)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_seat_is_told_what_is_told_to_those_who_watch(seat: Seat) -> None:
    assert events(SPECTATORS, seat) == []
    assert events(SPECTATORS, None) == [("boo",)]


def test_an_audience_is_the_sum_of_its_seats() -> None:
    assert events(bit(0) | bit(2), 0) == events(bit(0) | bit(2), 2) == [("boo",)]
    assert events(bit(0) | bit(2), 1) == events(bit(0) | bit(2), None) == []


def test_what_is_told_to_nobody_is_heard_by_nobody() -> None:
    assert [events(0, seat) for seat in (0, 1, 2, None)] == [[], [], [], []]


def test_each_seat_is_an_audience_of_its_own() -> None:
    seats = [bit(seat) for seat in range(16)]

    assert len({*seats, bit(None)}) == 17
    assert sum(seats) + bit(None) == ALL


def test_a_table_keeps_what_it_tells_in_order() -> None:
    table = Table(2, Chance(key_from_seed("table")), "phase")

    table.tell(ALL, ("one",))
    table.tell(bit(1), ("two", 2))

    assert table.events == [(ALL, ("one",)), (bit(1), ("two", 2))]
    assert (table.seats, table.phase, table.ended, table.winners) == (2, "phase", "", [])


def test_a_private_event_reaches_its_seat_only() -> None:
    match = drawn()

    assert match.events(0) == [("draws", 0), ("drew", "rope")]
    assert match.events(1) == match.events(None) == [("draws", 0)]


def test_an_event_may_be_for_two() -> None:
    match = scene("day")

    match.interrupt(1, GIVE)
    match.answer(1, ("to", 2))
    match.answer(2, ACCEPT)

    assert match.events(1) == match.events(2) == [("gives", 1, 2), ("gave", 1, 2, "bomb")]
    assert match.events(0) == match.events(None) == [("gives", 1, 2)]


def test_those_who_watch_may_see_more_than_any_seat() -> None:
    match = scene("day", 2)

    match.interrupt(0, ("duel", 1))
    match.answer(0, HIGH)
    match.answer(1, LOW)

    assert match.events(None) == [("crowd_saw", "high", "low"), ("wins_duel", 1)]
    assert match.events(0) == match.events(1) == [("wins_duel", 1)]


def test_the_story_goes_on_over_restart_points() -> None:
    match = drawn()

    match.answer(0, KEEP)
    for seat in range(3):
        match.answer(seat, ABSTAIN)

    assert [event[0] for event in match.events(0)] == ["draws", "drew", "voted", "voted", "voted"]
    assert [event[0] for event in match.events(1)] == ["draws", "voted", "voted", "voted"]


def test_the_story_begins_with_the_deal() -> None:
    assert deal().events(None) == [("dealt", 3), ("round", 1, 0)]


def test_events_since_a_point_are_the_rest_of_the_story() -> None:
    match = drawn()
    point = len(match.story) + len(match.table.events)

    match.answer(0, KEEP)
    match.answer(0, ABSTAIN)
    match.answer(1, ABSTAIN)
    match.answer(2, ("vote", 1))

    assert match.events(1, point) == [
        ("voted", 0, "abstain"),
        ("voted", 1, "abstain"),
        ("voted", 2, "vote", 1),
    ]


def test_a_point_counts_the_whole_story_whatever_of_it_a_seat_was_told() -> None:
    match = drawn()

    assert match.events(0, 1) == [("drew", "rope")]
    assert match.events(1, 1) == []
    assert match.events(1, 0) == [("draws", 0)]


def test_there_is_nothing_after_the_end_of_the_story() -> None:
    assert drawn().events(0, 99) == []
