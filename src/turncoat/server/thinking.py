"""Where bots think: in other processes, on bytes, so that the tables never wait for them."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from time import monotonic
from typing import Any, Final

import msgspec
import structlog

from turncoat.bots.bot import Bot
from turncoat.bots.registry import bot_named
from turncoat.core.words import Option
from turncoat.games import GAMES
from turncoat.server.deadline import TimeIsUp, deadline
from turncoat.server.room.thoughts import Job, Think, Thought

log = structlog.get_logger()

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


class Thinkers:
    """A few processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter each: a fork would inherit sockets, threads and every table.
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=end_with_parent
            )
        return self._pool

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do some work elsewhere; if a process dies over it, once more in a new one."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), work, *args)

    async def wake(self) -> None:
        """Have all of them ready before the first question."""
        await asyncio.gather(*(self.run(awake) for _ in range(self.processes)))

    async def ponder(self, job: Job) -> list[Thought]:
        """What the bots of a table make of their questions; there is an answer whatever happens."""
        try:
            thoughts: list[Thought] = await self.run(ponder_all, job)
        except Exception as error:
            thoughts = [simplest(think, type(error).__name__) for think in job.thinks]
        for think, thought in zip(job.thinks, thoughts, strict=True):
            if thought.fault:
                kind, reason = think.level, thought.fault
                log.error("a bot broke down", game=think.game, kind=kind, reason=reason)
        return thoughts

    def close(self) -> None:
        """Let them go, whatever they think about: nobody waits for it any more."""
        if self._pool is not None:
            for process in [*(self._pool._processes or {}).values()]:
                process.kill()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
