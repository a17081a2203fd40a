"""What runs in a bot process. It imports neither the framework nor the database, so it starts
quickly.
"""

import os
import signal
from multiprocessing import parent_process
from threading import Thread
from time import monotonic
from typing import Any

import msgspec

from turncoat.bots.driver import check, decide, simplest_move
from turncoat.bots.registry import bot_named, load_bots
from turncoat.core.errors import IllegalAnswer
from turncoat.games import GAMES
from turncoat.server.deadline import TimeIsUp, deadline
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult


def answer_question(question: BotQuestion) -> BotResult:
    """Return what a bot does. A new bot is created each time, so it remembers nothing.

    Raises UnknownBot, IllegalAnswer if the bot does something that was not listed, and every error
    of the bot itself.
    """
    bot = bot_named(question.level, question.game, question.seed)
    view: Any = None
    if not bot.blind:
        view = msgspec.json.decode(question.view, type=GAMES[question.game].view_type)
    move = decide(bot, view, question.decision, question.offers, question.talks)
    check(move, question.decision, question.offers)
    return BotResult(*move)


def run_job(job: BotJob) -> list[BotResult]:
    """Answer all questions of a job, one after another. Time that one bot does not use is left for
    the next.
    """
    end = monotonic() + job.time / 1000
    later = sum(question.time_limit for question in job.questions)
    results = []
    for question in job.questions:
        later -= question.time_limit
        results.append(answer_within(end - later / 1000 - monotonic(), question))
    return results


def answer_within(seconds: float, question: BotQuestion) -> BotResult:
    """Answer a question within a time limit. If the bot fails or takes too long, a simpler one
    answers, so that the table does not wait.
    """
    try:
        with deadline(seconds):
            return answer_question(question)
    except TimeIsUp:
        return simplest(question, "too slow")
    except IllegalAnswer as error:
        return simplest(question, error.reason)
    except Exception as error:
        return simplest(question, type(error).__name__)


def simplest(question: BotQuestion, fault: str) -> BotResult:
    """Return the answer of the simplest bot, in place of one with this fault."""
    return BotResult(*simplest_move(question.seed, question.decision), fault=fault)


def end_with_parent() -> None:
    """End this process together with the server: not earlier on Ctrl-C, and not later if it is
    killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        if (parent := parent_process()) is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def prepare() -> None:
    """Start a bot process: whatever is slow the first time is done before the first question."""
    end_with_parent()
    load_bots()


def awake() -> bool:
    """Do nothing: the first call starts a process."""
    return True
