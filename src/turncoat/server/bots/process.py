"""What runs in a bot process. It imports neither the framework nor the database, so it starts
quickly.
"""

import os
import signal
from multiprocessing import parent_process
from threading import Thread
from time import monotonic
from typing import Any, Final

import msgspec

from turncoat.bots.bot import Bot
from turncoat.bots.registry import bot_named
from turncoat.core.terms import Option
from turncoat.games import GAMES
from turncoat.server.deadline import TimeIsUp, deadline
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult

SIMPLEST: Final = "uniform"


def answer_question(question: BotQuestion) -> BotResult:
    """A bot's answer to its question. A new bot is created each time, so it remembers nothing."""
    bot = bot_named(question.level, question.game, question.seed)
    view: Any = None
    if not bot.blind:
        view = msgspec.json.decode(question.view, type=GAMES[question.game].view_type)
    if question.offers:
        offer = bot.take_offer(view, question.offers)
        if offer is not None:
            return BotResult(offer=offer)
    claim = bot.say(view) if question.talks else None
    return BotResult(claim=claim, option=choice(bot, view, question))


def choice(bot: Bot, view: Any, question: BotQuestion) -> Option | None:
    """The bot's choice, if there is a decision. A single option needs no bot."""
    if question.decision is None:
        return None
    options = question.decision.options
    return options[0] if len(options) == 1 else bot.choose(view, question.decision)


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
            result = answer_question(question)
    except TimeIsUp:
        return simplest(question, "too slow")
    except Exception as error:
        return simplest(question, type(error).__name__)
    options = (
        question.decision.options if question.decision and not result.offer else [result.option]
    )
    return result if result.option in options else simplest(question, "no such option")


def simplest(question: BotQuestion, fault: str) -> BotResult:
    """The answer of the simplest bot."""
    result = answer_question(
        msgspec.structs.replace(question, level=SIMPLEST, offers=[], talks=False)
    )
    return msgspec.structs.replace(result, fault=fault)


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


def awake() -> bool:
    """Do nothing: the first call of a process is slow because of its imports."""
    return True
