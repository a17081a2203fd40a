"""Offers: taken during any question, whose options are then listed again."""

from typing import Final

import pytest

from tests.core.playing import snapshot
from tests.core.toy import (
    ABSTAIN,
    ACCEPT,
    BLOW_UP,
    COME_UP,
    DECLINE,
    DRAW,
    GIVE,
    GO_DOWN,
    HIGH,
    KEEP,
    LEAVE,
    LIGHT,
    LOW,
    ROLL,
    ToyMatch,
    scene,
)
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import ANSWER, GO_ON, OFFER, Option, Seat

DUEL_1: Final[Option] = ("duel", 1)
VOTE_1: Final[Option] = ("vote", 1)
VOTE_2: Final[Option] = ("vote", 2)


def asked(match: ToyMatch) -> dict[Seat, str]:
    return {seat: str(decision.topic[0]) for seat, decision in match.pending.items()}


def options(match: ToyMatch, seat: Seat) -> list[Option]:
    return match.pending[seat].options


# Offers.


def test_everybody_has_offers_while_one_is_asked() -> None:
    match = scene("day")

    assert match.offers(0) == [LEAVE, GO_DOWN, GIVE, DUEL_1, ("duel", 2)]
    assert match.offers(1)[-1] == BLOW_UP


def test_an_offer_that_is_taken_is_logged_and_done() -> None:
    match = scene("day")

    match.interrupt(2, GO_DOWN)

    assert match.log == [(OFFER, 2, GO_DOWN)]
    assert match.events(None) == [("go_down", 2)]
    assert match.offers(2)[1] == COME_UP


def test_the_question_stays_after_an_offer_was_taken() -> None:
    match = scene("day")

    match.interrupt(2, GO_DOWN)

    assert asked(match) == {0: "day"}
    assert options(match, 0) == [DRAW, ROLL]


def test_nothing_is_offered_once_the_game_is_over() -> None:
    match = scene("day")

    match.interrupt(1, BLOW_UP)

    assert [match.offers(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(IllegalAnswer, match="not_offered"):
        match.interrupt(0, LEAVE)


# A question on top of a question.


def test_an_offer_may_ask_before_the_question_that_it_interrupts() -> None:
    match = scene("day")

    match.interrupt(2, GIVE)

    assert asked(match) == {2: "give"}
    assert options(match, 2) == [("to", 0), ("to", 1), ("to", 2)]


def test_who_was_asked_before_the_interrupt_has_to_wait() -> None:
    match = scene("day")
    match.interrupt(2, GIVE)

    with pytest.raises(IllegalAnswer, match="not_asked"):
        match.answer(0, ROLL)


def test_an_offer_may_ask_one_after_the_other() -> None:
    match = scene("day")
    match.interrupt(2, GIVE)

    match.answer(2, ("to", 1))

    assert asked(match) == {1: "accept"}


def test_the_question_comes_back_once_the_interrupt_is_done() -> None:
    match = scene("day")
    match.interrupt(2, GIVE)

    match.answer(2, ("to", 1))
    match.answer(1, ACCEPT)

    assert match.table.hands == [["lamp"], ["bomb", "rope"], []]
    assert asked(match) == {0: "day"}


def test_after_an_interrupt_the_options_are_listed_anew() -> None:
    match = scene("day", "rope")
    match.answer(0, DRAW)
    before = options(match, 0)

    match.interrupt(1, GIVE)
    match.answer(1, ("to", 0))
    match.answer(0, ACCEPT)

    assert before == [KEEP, ("discard", "lamp"), ("discard", "rope")]
    assert options(match, 0) == [
        KEEP,
        ("discard", "bomb"),
        ("discard", "lamp"),
        ("discard", "rope"),
    ]


def test_an_interrupt_may_be_interrupted() -> None:
    match = scene("day")

    match.interrupt(2, GIVE)
    match.interrupt(1, GIVE)
    match.answer(1, ("to", 0))
    inner = asked(match)
    match.answer(0, DECLINE)
    outer = asked(match)
    match.answer(2, ("to", 2))
    match.answer(2, DECLINE)

    assert inner == {0: "accept"}
    assert outer == {2: "give"}
    assert asked(match) == {0: "day"}


def test_an_interrupting_question_is_listed_anew_as_well() -> None:
    match = scene("day")
    match.interrupt(2, GIVE)

    match.interrupt(1, LEAVE)

    assert options(match, 2) == [("to", 0), ("to", 2)]


def test_an_interrupt_may_ask_in_secret() -> None:
    match = scene("day", 3)
    match.interrupt(0, DUEL_1)

    match.answer(0, HIGH)
    half = asked(match)
    match.answer(1, HIGH)

    assert half == {1: "duel"}
    assert match.table.coins == [3, 0, 0]
    assert match.log == [(OFFER, 0, DUEL_1), (ANSWER, 1, HIGH), (ANSWER, 0, HIGH)]
    assert asked(match) == {0: "day"}


def test_the_log_tells_an_interrupt_where_it_happened() -> None:
    match = scene("day", "lamp")

    match.answer(0, DRAW)
    match.interrupt(2, GIVE)
    match.answer(2, ("to", 1))
    match.answer(1, DECLINE)
    match.answer(0, KEEP)

    assert match.log == [
        (ANSWER, 0, DRAW),
        (OFFER, 2, GIVE),
        (ANSWER, 2, ("to", 1)),
        (ANSWER, 1, DECLINE),
        (ANSWER, 0, KEEP),
    ]


# Interrupts of a secret choice.


def test_a_secret_answer_outlasts_an_interrupt() -> None:
    match = scene("vote")
    match.answer(0, VOTE_1)

    match.interrupt(2, GO_DOWN)

    assert asked(match) == {1: "vote", 2: "vote"}
    assert match.given() == [(0, VOTE_1)]


def test_a_secret_answer_that_is_gone_is_asked_for_again() -> None:
    match = scene("vote")
    match.answer(0, VOTE_1)
    match.answer(2, ABSTAIN)

    match.interrupt(1, LEAVE)

    assert asked(match) == {0: "vote", 1: "vote"}
    assert options(match, 0) == [VOTE_2, ABSTAIN]
    assert options(match, 1) == [ABSTAIN]
    assert match.given() == [(2, ABSTAIN)]


def test_a_secret_answer_that_is_gone_is_never_counted() -> None:
    match = scene("vote")
    match.answer(0, VOTE_1)
    match.answer(2, VOTE_1)
    match.interrupt(1, LEAVE)

    match.answer(0, ABSTAIN)
    match.answer(1, ABSTAIN)
    match.answer(2, ABSTAIN)

    assert match.log[1:] == [(ANSWER, 0, ABSTAIN), (ANSWER, 1, ABSTAIN), (ANSWER, 2, ABSTAIN)]


def test_the_one_who_left_is_still_waited_for() -> None:
    match = scene("vote")
    match.answer(0, ABSTAIN)
    match.answer(2, ABSTAIN)

    match.interrupt(1, LEAVE)

    assert asked(match) == {1: "vote"}


def test_a_secret_answer_can_be_changed_after_an_interrupt() -> None:
    match = scene("vote")
    match.answer(0, VOTE_1)
    match.interrupt(2, GO_DOWN)

    match.answer(0, VOTE_2)
    match.answer(1, VOTE_2)
    match.answer(2, ABSTAIN)

    assert match.table.here() == [0, 1]


def test_a_secret_answer_waits_under_the_questions_of_an_interrupt() -> None:
    match = scene("vote")
    match.answer(0, VOTE_2)

    match.interrupt(2, GIVE)
    match.answer(2, ("to", 1))
    match.answer(1, DECLINE)

    assert asked(match) == {1: "vote", 2: "vote"}
    assert match.given() == [(0, VOTE_2)]


def test_a_secret_answer_under_an_interrupt_can_not_be_changed_meanwhile() -> None:
    match = scene("vote")
    match.answer(0, VOTE_2)
    match.interrupt(2, GIVE)

    with pytest.raises(IllegalAnswer, match="not_asked"):
        match.answer(0, ABSTAIN)


def test_a_secret_answer_that_an_interrupt_gives_away_is_asked_for_again() -> None:
    match = scene("night")
    match.answer(0, LIGHT)

    match.interrupt(0, GIVE)
    match.answer(0, ("to", 2))
    match.answer(2, ACCEPT)

    assert asked(match) == {0: "night", 1: "night", 2: "night"}
    assert options(match, 0) == [GO_ON]
    assert options(match, 2) == [GO_ON, LIGHT]


def test_two_secret_choices_on_top_of_each_other_do_not_mix() -> None:
    match = scene("vote", 4)
    match.answer(0, VOTE_2)
    match.interrupt(1, ("duel", 0))
    match.answer(1, LOW)

    assert asked(match) == {0: "duel"}
    assert match.given() == [(1, LOW)]

    match.answer(0, LOW)

    assert asked(match) == {1: "vote", 2: "vote"}
    assert match.given() == [(0, VOTE_2)]


def test_all_secret_answers_on_the_stack_are_waiting() -> None:
    match = scene("vote")
    match.answer(2, ABSTAIN)
    match.interrupt(0, DUEL_1)
    match.answer(1, LOW)

    assert match.waiting() == [(0, 2, ABSTAIN), (1, 1, LOW)]


def test_an_interrupt_before_or_after_a_secret_answer_is_the_same() -> None:
    before, after = scene("vote"), scene("vote")

    before.interrupt(2, GO_DOWN)
    before.answer(0, VOTE_1)
    after.answer(0, VOTE_1)
    after.interrupt(2, GO_DOWN)

    assert snapshot(before) == snapshot(after)
