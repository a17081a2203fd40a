"""Bots that think when they are let."""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.server.room.hall import Hall
from tests.server.room.scenes import dealt, kind, reach
from turncoat.core.decision import Decision
from turncoat.core.terms import Claim, Seat
from turncoat.core.view import DecisionView
from turncoat.games import GAMES
from turncoat.server.room.play.bot_jobs import BotQuestion, BotResult

BEAT = 1_200


def with_bots(game: str, people: int = 2, bots: str = "sensible", **settings: Any) -> Hall:
    """People in the first seats, bots in the others, who think only when they are let."""
    hall = dealt(game, people=people, bots=bots, **settings)
    hall.bots_think = False
    return hall


def let_think(hall: Hall) -> None:
    """The bots make up their minds, this once."""
    hall.bots_think = True
    hall.think()
    hall.bots_think = False


def want(hall: Hall, thought: Callable[[BotQuestion], BotResult]) -> None:
    """The bots want this, each of those who were asked."""
    jobs, hall.room.jobs = hall.room.jobs, []
    for job in jobs:
        hall.decide(job, [thought(think) for think in job.questions])


def reach_thinking(hall: Hall, found: Callable[[Hall], bool]) -> list[BotQuestion]:
    """Play on until bots have this to think about, and have not begun."""

    def thinking(hall: Hall) -> bool:
        if hall.room.jobs and found(hall):
            return True
        let_think(hall)
        return False

    reach(hall, thinking)
    return hall.questions


def reach_turn(hall: Hall, forced: bool = False) -> BotQuestion:
    """Play on until a bot alone is asked, with or without a choice; what it is to think about."""

    def found(hall: Hall) -> bool:
        deciding = [think.seat for think in hall.questions if think.decision]
        alone = kind(hall) == "turn" and deciding == list(hall.decisions)
        return alone and all(is_forced(it) == forced for it in hall.decisions.values())

    return next(think for think in reach_thinking(hall, found) if think.decision)


def is_forced(decision: Decision | DecisionView) -> bool:
    """Whether there is no choice."""
    return len(decision.options) == 1


def heard(think: BotQuestion) -> list[tuple[Seat, Claim]]:
    """The claims that a bot knows of."""
    view = msgspec.json.decode(think.view, type=GAMES[think.game].view_type)
    return [(said.seat, said.claim) for said in view.heard]
