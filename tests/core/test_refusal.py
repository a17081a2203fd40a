"""Refusals: each has a reason from a closed list and changes nothing."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest

from tests.core.playing import restart, snapshot
from tests.core.toy import (
    ABSTAIN,
    ACCEPT,
    BLOW_UP,
    COME_UP,
    DRAW,
    GIVE,
    LEAVE,
    ToyMatch,
    deal,
    scene,
)
from turncoat.core.errors import CANNOT_UNDO, REFUSALS, IllegalAnswer
from turncoat.core.terms import ANSWER, GO_ON, OFFER, SAY, LogEntry

Position: TypeAlias = Callable[[], ToyMatch]

NOWHERE: Final = [-1, 3, 16, 99, 10**30]
# Compiled code raises TypeError for these, since a seat must be an int.
NO_SEATS: Final[list[Any]] = [1.0, "1", (), [], {}]


def by_day() -> ToyMatch:
    match = deal()
    match.say(1, ("side", "red"))
    match.answer(0, DRAW)
    return match


def half_answered() -> ToyMatch:
    match = scene("vote")
    match.answer(0, ABSTAIN)
    return match


def in_an_interrupt() -> ToyMatch:
    match = half_answered()
    match.interrupt(2, GIVE)
    match.answer(2, ("to", 1))
    return match


def by_night() -> ToyMatch:
    return scene("night")


def over() -> ToyMatch:
    match = scene("day")
    match.interrupt(1, BLOW_UP)
    return match


REFUSED: Final[list[tuple[str, Position, LogEntry]]] = [
    ("not_asked", by_day, (ANSWER, 1, DRAW)),
    ("not_asked", half_answered, (ANSWER, 7, ABSTAIN)),
    ("not_asked", in_an_interrupt, (ANSWER, 0, ABSTAIN)),
    ("not_asked", over, (ANSWER, 0, DRAW)),
    ("not_an_option", by_day, (ANSWER, 0, DRAW)),
    ("not_an_option", half_answered, (ANSWER, 0, ("vote", 0))),
    ("not_an_option", half_answered, (ANSWER, 1, ("vote", 1))),
    ("not_an_option", in_an_interrupt, (ANSWER, 1, ABSTAIN)),
    ("not_an_option", by_night, (ANSWER, 1, ("light",))),
    ("not_offered", by_day, (OFFER, 0, COME_UP)),
    ("not_offered", half_answered, (OFFER, 0, BLOW_UP)),
    ("not_offered", in_an_interrupt, (OFFER, 1, ACCEPT)),
    ("not_offered", by_night, (OFFER, 0, GO_ON)),
    ("not_offered", over, (OFFER, 0, LEAVE)),
    ("not_a_claim", by_day, (SAY, 1, ("side", "green"))),
    ("not_a_claim", half_answered, (SAY, 1, ())),
    ("not_a_claim", in_an_interrupt, (SAY, 1, ACCEPT)),
    ("talk_closed", by_night, (SAY, 1, ("side", "red"))),
]


def refusal(match: ToyMatch, attempt: LogEntry) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        match.repeat(attempt)
    return caught.value.reason


@pytest.mark.parametrize(("reason", "position", "attempt"), REFUSED)
def test_a_refusal_says_why(reason: str, position: Position, attempt: LogEntry) -> None:
    assert refusal(position(), attempt) == reason


@pytest.mark.parametrize(("reason", "position", "attempt"), REFUSED)
def test_nothing_has_changed_after_a_refusal(
    reason: str, position: Position, attempt: LogEntry
) -> None:
    match = position()
    before = snapshot(match), restart(match)

    refusal(match, attempt)

    assert (snapshot(match), restart(match)) == before


def test_every_reason_on_the_list_is_met_and_there_are_no_others() -> None:
    # An undo is not a log entry; test_undo.py tests its refusal.
    assert {CANNOT_UNDO, *(reason for reason, _, _ in REFUSED)} == set(REFUSALS)


def test_a_refusal_is_its_reason() -> None:
    assert str(IllegalAnswer("not_asked")) == "not_asked"


@pytest.mark.parametrize("seat", NOWHERE)
def test_a_seat_that_is_not_at_the_table_is_not_asked(seat: int) -> None:
    assert refusal(by_day(), (ANSWER, seat, ABSTAIN)) == "not_asked"


@pytest.mark.parametrize("seat", NOWHERE)
def test_a_seat_that_is_not_at_the_table_takes_no_offer(seat: int) -> None:
    assert refusal(by_day(), (OFFER, seat, LEAVE)) == "not_offered"


@pytest.mark.parametrize("seat", NOWHERE)
def test_a_seat_that_is_not_at_the_table_has_no_offers(seat: int) -> None:
    assert by_day().offers(seat) == []


@pytest.mark.parametrize("seat", NOWHERE)
def test_a_seat_that_is_not_at_the_table_says_nothing(seat: int) -> None:
    assert refusal(by_day(), (SAY, seat, ("side", "red"))) in REFUSALS


def test_an_entry_of_no_kind_is_refused() -> None:
    assert refusal(by_day(), (7, 0, ("side", "red"))) in REFUSALS


@pytest.mark.parametrize("seat", NOWHERE)
def test_nobody_looks_or_listens_from_a_seat_that_is_not_at_the_table(seat: int) -> None:
    with pytest.raises(IllegalAnswer):
        by_day().view(seat)
    with pytest.raises(IllegalAnswer):
        by_day().events(seat)


@pytest.mark.parametrize("seat", NO_SEATS)
@pytest.mark.parametrize("kind", [ANSWER, OFFER, SAY])
def test_what_is_no_seat_does_nothing(kind: int, seat: Any) -> None:
    match = by_day()
    words = {ANSWER: ABSTAIN, OFFER: LEAVE, SAY: ("side", "red")}[kind]

    with pytest.raises((IllegalAnswer, TypeError)):
        match.repeat((kind, seat, words))

    assert match.log == by_day().log


@pytest.mark.parametrize("claim", [["side", "red"], {"side": "red"}, "side", None, 5, {1}, (1.5,)])
def test_a_claim_is_a_tuple_of_plain_words(claim: Any) -> None:
    match = by_day()

    with pytest.raises((IllegalAnswer, TypeError)):
        match.say(0, claim)

    assert match.log == by_day().log
