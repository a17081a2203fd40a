"""What bots do in a process of their own. It needs neither the framework nor the database, and so
does not wait for their imports."""

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
from turncoat.server.room.thoughts import Job, Think, Thought

SIMPLEST: Final = "uniform"


def ponder(think: Think) -> Thought:
    """What a bot makes of its question. It is seated anew each time, and remembers nothing."""
    bot = bot_named(think.level, think.game, think.seed)
    view: Any = None
    if not bot.blind:
        view = msgspec.json.decode(think.view, type=GAMES[think.game].view_type)
    if think.offers:
        offer = bot.take_offer(view, think.offers)
        if offer is not None:
            return Thought(offer=offer)
    claim = bot.say(view) if think.talks else None
    return Thought(claim=claim, option=choice(bot, view, think))


def choice(bot: Bot, view: Any, think: Think) -> Option | None:
    """Its answer, if one is asked for; where there is no choice nobody needs to think."""
    if think.decision is None:
        return None
    options = think.decision.options
    return options[0] if len(options) == 1 else bot.choose(view, think.decision)


def ponder_all(job: Job) -> list[Thought]:
    """One bot after another; what one does not need of its time is left to those after it."""
    end = monotonic() + job.time / 1000
    later = sum(think.time_limit for think in job.thinks)
    thoughts = []
    for think in job.thinks:
        later -= think.time_limit
        thoughts.append(ponder_within(end - later / 1000 - monotonic(), think))
    return thoughts


def ponder_within(seconds: float, think: Think) -> Thought:
    """A bot that breaks down or takes too long must not hold up its table: a simpler one answers
    instead."""
    try:
        with deadline(seconds):
            thought = ponder(think)
    except TimeIsUp:
        return simplest(think, "too slow")
    except Exception as error:
        return simplest(think, type(error).__name__)
    options = think.decision.options if think.decision and not thought.offer else [thought.option]
    return thought if thought.option in options else simplest(think, "no such option")


def simplest(think: Think, fault: str) -> Thought:
    """Any answer will do."""
    thought = ponder(msgspec.structs.replace(think, level=SIMPLEST, offers=[], talks=False))
    return msgspec.structs.replace(thought, fault=fault)


def end_with_parent() -> None:
    """A thinker goes when its server does: not by itself at a Ctrl-C, nor later than a kill."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        if (parent := parent_process()) is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def awake() -> bool:
    """The first thought of a process is the slowest: it has everything to read first."""
    return True
