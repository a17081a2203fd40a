"""Decisions: who is asked, what is accepted, and what is hidden until all have answered."""

from typing import Final

import pytest

from tests.core.playing import snapshot
from tests.core.toy import (
    ABSTAIN,
    DRAW,
    KEEP,
    LIGHT,
    ROLL,
    RULES,
    ToyMatch,
    ToyOptions,
    ToyTable,
    deal,
    scene,
)
from turncoat.core.chance import Chance
from turncoat.core.decision import Together, ask, ask_in_window, ask_together, choose
from turncoat.core.errors import IllegalAnswer
from turncoat.core.match import Match
from turncoat.core.terms import ANSWER, GO_ON, Option, Seat
from turncoat.core.view import DecisionView

VOTE_0: Final[Option] = ("vote", 0)
VOTE_1: Final[Option] = ("vote", 1)
VOTE_2: Final[Option] = ("vote", 2)


def options(match: ToyMatch, seat: Seat) -> list[Option]:
    return match.pending[seat].options


def refusal(match: ToyMatch, seat: Seat, option: Option) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, option)
    return caught.value.reason


# One seat is asked.


def test_a_match_stops_at_its_first_question() -> None:
    match = deal()

    assert list(match.pending) == [0]
    assert match.table.phase == "day"
    assert not match.over


def test_a_pending_decision_says_whom_what_and_which_options() -> None:
    decision = scene("day").pending[0]

    assert decision.seat == 0
    assert decision.topic == ("day",)
    assert decision.options == [DRAW, ROLL]
    assert not decision.window


def test_a_decision_is_shown_as_it_is_pending() -> None:
    assert scene("day").decision_view(0) == DecisionView(("day",), [DRAW, ROLL], False)
    assert scene("night").decision_view(1) == DecisionView(("night",), [GO_ON], True)


def test_an_answer_lets_the_rules_go_on_to_the_next_question() -> None:
    match = scene("day", "lamp")

    match.answer(0, DRAW)

    assert match.table.hands[0] == ["lamp", "lamp"]
    assert match.pending[0].topic == ("keep",)
    assert options(match, 0) == [KEEP, ("discard", "lamp")]


def test_an_answer_is_logged() -> None:
    match = scene("day", "lamp")

    match.answer(0, DRAW)
    match.answer(0, KEEP)

    assert match.log == [(ANSWER, 0, DRAW), (ANSWER, 0, KEEP)]


def test_phases_in_which_nobody_is_asked_pass_by() -> None:
    match = scene("night")

    match.answer(0, GO_ON)
    match.answer(1, GO_ON)
    match.answer(2, GO_ON)

    assert match.table.phase == "day"
    assert match.table.round == 2
    assert list(match.pending) == [1]


def test_a_window_is_marked_as_one() -> None:
    match = scene("night")

    assert [match.pending[seat].window for seat in range(3)] == [True, True, True]


def test_a_question_is_put_as_it_was_made() -> None:
    question = ask(2, ("topic", 1), lambda: [GO_ON])
    window = ask_in_window(1, ("topic",), lambda: [GO_ON])
    fixed = choose(0, ("topic",), [GO_ON])

    assert (question.seat, question.topic, question.window) == (2, ("topic", 1), False)
    assert (fixed.seat, fixed.topic, fixed.list_options()) == (0, ("topic",), [GO_ON])
    assert (window.seat, window.topic, window.window) == (1, ("topic",), True)


def test_a_question_to_nobody_is_answered_at_once() -> None:
    async def nobody() -> dict[Seat, Option]:
        together: Together = ask_together([])
        return await together

    with pytest.raises(StopIteration) as stopped:
        nobody().send(None)

    assert stopped.value.value == {}


# Several seats choose in secret.


def test_all_who_choose_in_secret_are_asked_at_once() -> None:
    match = scene("vote")

    assert list(match.pending) == [0, 1, 2]
    assert options(match, 1) == [VOTE_0, VOTE_2, ABSTAIN]


def test_the_table_waits_until_the_last_has_answered() -> None:
    match = scene("vote")
    before = RULES.pack(match.table)

    match.answer(2, VOTE_0)
    match.answer(0, ABSTAIN)

    assert list(match.pending) == [1]
    assert RULES.pack(match.table) == before


def test_the_last_answer_lets_the_rules_go_on() -> None:
    match = scene("vote")

    match.answer(2, VOTE_0)
    match.answer(0, ABSTAIN)
    match.answer(1, VOTE_0)

    assert match.table.here() == [1, 2]
    assert match.table.phase == "night"


def test_the_log_has_the_order_of_the_question_not_of_the_answers() -> None:
    match = scene("vote")

    match.answer(2, VOTE_0)
    match.answer(0, ABSTAIN)
    match.answer(1, VOTE_2)

    assert match.log == [(ANSWER, 0, ABSTAIN), (ANSWER, 1, VOTE_2), (ANSWER, 2, VOTE_0)]


def test_whoever_comes_first_all_is_the_same_in_the_end() -> None:
    first, second = scene("vote"), scene("vote")

    for seat in (0, 1, 2):
        first.answer(seat, ABSTAIN)
    for seat in (2, 0, 1):
        second.answer(seat, ABSTAIN)

    assert snapshot(first) == snapshot(second)


def test_an_answer_can_be_changed_while_others_are_choosing() -> None:
    match = scene("vote")

    match.answer(0, VOTE_1)
    match.answer(2, VOTE_1)
    match.answer(0, ABSTAIN)
    match.answer(1, ABSTAIN)

    assert match.log == [(ANSWER, 0, ABSTAIN), (ANSWER, 1, ABSTAIN), (ANSWER, 2, VOTE_1)]
    assert match.table.here() == [0, 1, 2]


def test_a_changed_answer_does_not_stand_for_two() -> None:
    match = scene("vote")

    match.answer(0, VOTE_1)
    match.answer(0, VOTE_2)
    match.answer(0, VOTE_1)

    assert list(match.pending) == [1, 2]
    assert match.given() == [(0, VOTE_1)]


def test_an_answer_can_not_be_changed_once_all_have_answered() -> None:
    match = scene("vote")

    match.answer(0, ABSTAIN)
    match.answer(1, ABSTAIN)
    match.answer(2, ABSTAIN)

    assert refusal(match, 0, VOTE_1) == "not_an_option"
    assert match.log == [(ANSWER, 0, ABSTAIN), (ANSWER, 1, ABSTAIN), (ANSWER, 2, ABSTAIN)]


def test_an_answer_is_changed_only_to_an_option() -> None:
    match = scene("vote")
    match.answer(0, VOTE_1)

    assert refusal(match, 0, VOTE_0) == "not_an_option"
    assert match.given() == [(0, VOTE_1)]


def test_given_answers_are_no_longer_given_once_they_are_taken() -> None:
    match = scene("vote")

    match.answer(0, ABSTAIN)
    match.answer(1, ABSTAIN)
    half = match.given()
    match.answer(2, ABSTAIN)

    assert half == [(0, ABSTAIN), (1, ABSTAIN)]
    assert match.given() == []


# What is hidden until all have answered.


def test_a_secret_answer_changes_nothing_that_others_see() -> None:
    match, other = scene("vote"), scene("vote")

    match.answer(0, VOTE_1)
    other.answer(0, ABSTAIN)

    for seat in (1, 2, None):
        assert match.view(seat) == other.view(seat) == scene("vote").view(seat)
        assert match.events(seat) == other.events(seat) == scene("vote").events(seat)
        assert [match.offers(1), match.offers(2)] == [other.offers(1), other.offers(2)]


def test_a_secret_answer_is_not_in_the_log() -> None:
    match = scene("vote")

    match.answer(0, VOTE_1)
    match.answer(2, VOTE_1)

    assert match.log == []
    assert match.since == []


def test_a_secret_answer_is_seen_by_the_one_who_gave_it() -> None:
    match = scene("vote")

    match.answer(0, VOTE_1)

    assert match.view(0).chosen == VOTE_1
    assert match.view(1).chosen is None
    assert match.view(None).chosen is None


def test_who_has_answered_already_is_not_seen() -> None:
    match = scene("vote")
    before = match.view(1).asked

    match.answer(0, VOTE_1)

    assert before == match.view(1).asked == match.view(None).asked == [0, 1, 2]


def test_all_see_what_was_chosen_once_all_have_chosen() -> None:
    match = scene("vote")

    match.answer(2, VOTE_0)
    match.answer(1, VOTE_0)
    match.answer(0, ABSTAIN)

    assert match.events(None)[-4:] == [
        ("voted", 0, "abstain"),
        ("voted", 1, "vote", 0),
        ("voted", 2, "vote", 0),
        ("voted_out", 0),
    ]


# Refusals.


def test_who_is_not_asked_is_refused() -> None:
    assert refusal(scene("day"), 1, DRAW) == "not_asked"


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert refusal(scene("day"), 99, DRAW) == "not_asked"
    assert refusal(scene("day"), -1, DRAW) == "not_asked"


@pytest.mark.parametrize("option", [KEEP, ("draw", 1), (), ("",), ("DRAW",), (0,)])
def test_what_is_not_an_option_is_refused(option: Option) -> None:
    assert refusal(scene("day"), 0, option) == "not_an_option"


def test_the_option_of_another_seat_is_refused() -> None:
    match = scene("night")

    assert options(match, 0) == [GO_ON, LIGHT]
    assert refusal(match, 1, LIGHT) == "not_an_option"


def test_nobody_is_asked_once_the_game_is_over() -> None:
    match = deal(rounds=1)
    match.answer(0, ROLL)
    for option in (ABSTAIN, GO_ON):
        for seat in range(3):
            match.answer(seat, option)

    assert match.over
    assert refusal(match, 0, GO_ON) == "not_asked"


# Resuming.


def test_a_table_and_the_answers_since_are_the_whole_match() -> None:
    match = deal()
    match.answer(0, DRAW)

    twin = Match.resume(RULES, RULES.copy(match.start), match.since)

    assert RULES.pack(twin.table) == RULES.pack(match.table)
    assert options(twin, 0) == options(match, 0)
    assert twin.log == match.since


def test_the_same_options_key_and_answers_give_the_same_game() -> None:
    first, second = deal(), deal()

    first.answer(0, DRAW)
    second.answer(0, DRAW)

    assert snapshot(first) == snapshot(second)
    assert snapshot(deal("another")) != snapshot(deal())


def test_a_new_table_is_dealt_from_the_key_alone() -> None:
    dealt = deal("some key")
    table: ToyTable = RULES.deal(ToyOptions(players=3), Chance(dealt.key))

    assert table.hands == dealt.table.hands
    assert dealt.options == ToyOptions(players=3)
