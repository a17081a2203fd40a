"""The arena asks each bot with the view of its own seat and nothing else."""

from typing import Any

import pytest

from tests.bots.watching import deal
from tests.games.shadow_hunters.scenes import Scene
from turncoat.bots.bot import Bot
from turncoat.bots.uniform import UniformBot
from turncoat.core.terms import Claim, Option
from turncoat.core.view import DecisionView
from turncoat.lab.arena import play


class First(Bot):
    """Takes the first option and the first offer, and makes one claim, when its turn begins."""

    talks_at = ("turn_start",)

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, view: Any, decision: DecisionView) -> Option:
        self.seen.append(view)
        return decision.options[0]

    def take_offer(self, view: Any, offers: list[Option]) -> Option | None:
        self.seen.append(view)
        return offers[0]

    def say(self, view: Any) -> Claim | None:
        return ("kind", view.seat, "werewolf") if not view.heard else None


def test_a_bot_sees_its_own_view_only() -> None:
    match = deal("shadow_hunters", 4, "arena")
    ada, ben = First(), First()

    play(match, [ada, UniformBot(1), ben, UniformBot(3)])

    assert {view.seat for view in ada.seen} == {0}
    assert {view.seat for view in ben.seen} == {2}


def test_every_answer_is_in_the_log() -> None:
    match = deal("shadow_hunters", 5, "arena")

    answered = play(match, [UniformBot(seat) for seat in range(5)])

    assert answered == sum(kind == 0 for kind, _, _ in match.log)


def test_standing_offers_are_taken_and_claims_made() -> None:
    match = deal("shadow_hunters", 4, "arena")

    play(match, [First(), UniformBot(1), UniformBot(2), UniformBot(3)])

    assert (1, 0, ("reveal",)) in match.log
    assert len(match.said) == 1


def test_a_bot_is_asked_for_a_word_only_where_it_talks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(First, "talks_at", ())
    match = deal("shadow_hunters", 4, "arena")

    play(match, [First(), UniformBot(1), UniformBot(2), UniformBot(3)])

    assert match.said == []


def test_a_match_that_has_begun_is_played_on() -> None:
    match = Scene("e1", "v1", "u1", "f1").dead(2).wounds(1, 12).play().match

    play(match, [UniformBot(seat) for seat in range(4)])

    assert match.over
