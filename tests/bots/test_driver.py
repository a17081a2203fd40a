"""The driver shows a bot only its own view, and refuses illegal moves."""

from typing import Any, ClassVar

import pytest

from tests.bots.watching import deal
from turncoat.bots.bot import Bot
from turncoat.bots.driver import (
    CLAIMS_PER_QUESTION,
    QUESTIONS_PER_BLIND_LOOK,
    Driver,
    Move,
    blind_look,
    check,
    decide,
    repliers,
    simplest_move,
    speakers,
)
from turncoat.bots.uniform import UniformBot
from turncoat.core.errors import NOT_AN_OPTION, NOT_OFFERED, IllegalAnswer
from turncoat.core.terms import ANSWER, SAY, Claim, LogEntry, Option
from turncoat.core.view import DecisionView

CLAIM: Claim = ("kind", 0, "werewolf")
TWO = DecisionView(("turn",), [("left",), ("right",)], False)
ONE = DecisionView(("turn",), [("left",)], False)


class Scripted(Bot):
    """Always gives the same answer, offer and claim, and keeps the views it was shown."""

    talks_at: ClassVar[tuple[str, ...]] = ("turn", "turn_start")

    def __init__(self, option: Option = ("left",), offer: Option | None = None) -> None:
        self.option = option
        self.offer = offer
        self.views: list[Any] = []

    def choose(self, view: Any, decision: DecisionView) -> Option:
        self.views.append(view)
        return self.option

    def take_offer(self, view: Any, offers: list[Option]) -> Option | None:
        return self.offer

    def say(self, view: Any) -> Claim | None:
        return CLAIM


class Blind(Scripted):
    """A scripted bot that gets no views and makes no claims."""

    blind: ClassVar[bool] = True
    talks_at = ()


def test_an_offer_comes_before_talk_and_answer() -> None:
    assert decide(Scripted(offer=("out",)), None, TWO, [("out",)], True) == Move(offer=("out",))


def test_a_bot_that_takes_no_offer_talks_and_answers() -> None:
    assert decide(Scripted(), None, TWO, [("out",)], True) == Move(claim=CLAIM, option=("left",))


def test_a_bot_is_not_asked_about_a_single_option() -> None:
    bot = Scripted(option=("right",))

    assert decide(bot, None, ONE, [], False) == Move(option=("left",))
    assert bot.views == []


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Move(option=("up",)), NOT_AN_OPTION),
        (Move(), NOT_AN_OPTION),
        (Move(offer=("away",)), NOT_OFFERED),
        (Move(offer=("left",)), NOT_OFFERED),
    ],
)
def test_a_move_that_was_not_listed_is_found(move: Move, reason: str) -> None:
    with pytest.raises(IllegalAnswer, match=reason):
        check(move, TWO, [("out",)])


@pytest.mark.parametrize("move", [Move(offer=("out",)), Move(None, CLAIM, ("right",))])
def test_a_move_that_was_listed_passes(move: Move) -> None:
    check(move, TWO, [("out",)])


def test_the_simplest_move_is_an_answer_and_nothing_else() -> None:
    moves = {simplest_move(seed, TWO) for seed in range(20)}

    assert moves == {Move(option=("left",)), Move(option=("right",))}
    assert simplest_move(1, None) == Move()


def test_blind_bots_consider_offers_by_turns() -> None:
    looks = [blind_look(count, [1, 4]) for count in range(3 * QUESTIONS_PER_BLIND_LOOK)]

    assert [seat for seat in looks if seat is not None] == [1, 4, 1]
    assert looks.index(4) == QUESTIONS_PER_BLIND_LOOK
    assert blind_look(0, []) is None


def test_only_claims_of_this_question_are_counted() -> None:
    log: list[LogEntry] = [
        (SAY, 3, CLAIM),
        (ANSWER, 0, ("left",)),
        (SAY, 1, CLAIM),
        (SAY, 2, CLAIM),
    ]

    assert speakers(log) == [2, 1]


def test_those_who_spoke_least_reply_first_and_nobody_too_often() -> None:
    log: list[LogEntry] = [(SAY, 1, CLAIM)] + [(SAY, 2, CLAIM)] * CLAIMS_PER_QUESTION
    bots = {seat: Scripted() for seat in (1, 2, 3)}

    assert repliers(log, bots, ("turn",)) == [3, 1]
    assert repliers(log, bots, ("vote",)) == []


def test_a_live_match_refuses_what_was_not_listed() -> None:
    match = deal("shadow_hunters", 4, "driver")
    before = list(match.log)
    first = next(iter(match.pending))

    with pytest.raises(IllegalAnswer, match=NOT_AN_OPTION):
        Driver(match, {first: Blind(option=("no_such_option",))}).answer()

    assert match.log == before


def test_only_seats_with_a_bot_are_played() -> None:
    match = deal("shadow_hunters", 4, "driver")
    [asked] = match.pending
    others = {seat: UniformBot(seat) for seat in match.seats if seat != asked}

    assert not Driver(match, others).answer()
    assert list(match.pending) == [asked]
