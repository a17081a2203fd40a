"""Bots that think only when a test lets them."""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import dealt, kind, reach
from turncoat.core.decision import Decision
from turncoat.core.terms import Claim, Seat
from turncoat.core.view import DecisionView
from turncoat.games import GAMES
from turncoat.server.room.play.bot_jobs import BotQuestion, BotResult

INTERVAL = 1_200


def with_bots(game: str, people: int = 2, bots: str = "sensible", **settings: Any) -> RoomHarness:
    """People sit in the first seats, bots in the others; these think only when a test lets them."""
    harness = dealt(game, people=people, bots=bots, **settings)
    harness.bots_think = False
    return harness


def let_think(harness: RoomHarness) -> None:
    """Let the bots do the jobs that are waiting."""
    harness.bots_think = True
    harness.think()
    harness.bots_think = False


def finish_jobs_with(harness: RoomHarness, thought: Callable[[BotQuestion], BotResult]) -> None:
    """Do all waiting jobs; `thought` gives the result for each question to a bot."""
    jobs, harness.room.jobs = harness.room.jobs, []
    for job in jobs:
        harness.decide(job, [thought(think) for think in job.questions])


def reach_thinking(harness: RoomHarness, found: Callable[[RoomHarness], bool]) -> list[BotQuestion]:
    """Play on until a bot job is waiting and `found` holds. Return the questions of all waiting
    jobs.
    """

    def thinking(harness: RoomHarness) -> bool:
        if harness.room.jobs and found(harness):
            return True
        let_think(harness)
        return False

    reach(harness, thinking)
    return harness.questions


def reach_turn(harness: RoomHarness, forced: bool = False) -> BotQuestion:
    """Play on until one bot alone is asked: without a choice if `forced`, else with one. Return the
    question to it.
    """

    def found(harness: RoomHarness) -> bool:
        deciding = [think.seat for think in harness.questions if think.decision]
        alone = kind(harness) == "turn" and deciding == list(harness.decisions)
        return alone and all(is_forced(it) == forced for it in harness.decisions.values())

    return next(think for think in reach_thinking(harness, found) if think.decision)


def is_forced(decision: Decision | DecisionView) -> bool:
    """Whether there is only one option."""
    return len(decision.options) == 1


def heard(think: BotQuestion) -> list[tuple[Seat, Claim]]:
    """The claims that a bot has heard, each with the seat that made it."""
    view = msgspec.json.decode(think.view, type=GAMES[think.game].view_type)
    return [(said.seat, said.claim) for said in view.heard]
