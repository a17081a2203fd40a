"""Bots that fail, and processes that die, hold up no table."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from tests.server.room.bot_workers import reach_turn, with_bots
from turncoat.bots import registry
from turncoat.bots.bot import Bot
from turncoat.core.terms import Option
from turncoat.core.view import DecisionView
from turncoat.games import AnyRules
from turncoat.server.bots import process
from turncoat.server.bots.process import run_job
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.deadline import TimeIsUp, deadline
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult


@pytest.fixture
def bot_workers() -> Iterator[BotWorkers]:
    """A pool of one process."""
    bot_workers = BotWorkers(1)
    yield bot_workers
    bot_workers.close()


def die_once(mark: str) -> int:
    """Kill the process, but only the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return 0


def process_id(mark: str) -> int:
    """The id of the process that runs this."""
    return os.getpid()


def a_job() -> BotJob:
    """A job with one decision for a bot."""
    harness = with_bots("among_cultists", people=1)
    reach_turn(harness)
    [job] = harness.room.jobs
    return job


def with_bot(job: BotJob, level: str, time: int = 200) -> BotJob:
    """The same job for bots of another level, with another time limit."""
    questions = [msgspec.structs.replace(think, level=level) for think in job.questions]
    return msgspec.structs.replace(job, questions=questions, time=time)


class Strange(Bot):
    """A bot that chooses with a given function, and takes an offer that does not exist."""

    def __init__(self, act: Callable[[], Option]) -> None:
        self.act = act

    def choose(self, view: Any, decision: DecisionView) -> Option:
        return self.act()

    def take_offer(self, view: Any, offers: list[Option]) -> Option | None:
        return ("no_such_offer",)


def strange_bot(act: Callable[[], Option], rules: AnyRules, seed: int) -> Bot:
    """Create a strange bot, with the arguments that the registry passes."""
    return Strange(act)


def never() -> Option:
    """Never return, and ignore all exceptions."""
    while True:
        with suppress(Exception):
            sleep(0.001)


def breaks() -> Option:
    raise KeyError


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers bots that never answer, that raise an error, and that cheat."""
    acts: dict[str, Callable[[], Option]] = {
        "never": never, "breaks": breaks, "cheats": lambda: ("no_such_option",),
    }  # fmt: skip
    for name, act in acts.items():
        monkeypatch.setitem(registry.FOR_ALL, name, partial(strange_bot, act))


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize(
    ("level", "fault"),
    [
        ("never", "too slow"), ("breaks", "KeyError"), ("cheats", "not_an_option"),
        ("nobody knows this one", "UnknownBot"),
    ],
)  # fmt: skip
def test_a_bot_that_does_not_answer_in_time_is_replaced_by_a_simpler_one(
    level: str, fault: str
) -> None:
    job = with_bot(a_job(), level)
    [think] = job.questions

    began = monotonic()
    [thought] = run_job(job)
    took = monotonic() - began

    assert think.decision is not None
    assert thought.fault == fault
    assert thought.option in think.decision.options
    assert (level != "never") or took >= 0.19


@pytest.mark.usefixtures("strange")
def test_a_bot_that_takes_what_was_not_offered_still_answers() -> None:
    job = with_bot(a_job(), "cheats")
    [think] = job.questions
    offered = msgspec.structs.replace(think, offers=[("reveal",)])

    [thought] = run_job(msgspec.structs.replace(job, questions=[offered]))

    assert think.decision is not None
    assert thought.fault == "not_offered"
    assert thought.offer is None
    assert thought.option in think.decision.options


def test_what_a_bot_does_not_need_of_its_time_is_left_to_those_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[float] = []

    def at_once(seconds: float, think: BotQuestion) -> BotResult:
        given.append(seconds)
        return BotResult()

    monkeypatch.setattr(process, "answer_within", at_once)
    think = a_job().questions[0]
    job = BotJob("CODE", 1, 1, 1, 400, [think, think, think])

    run_job(job)

    for seconds, share in zip(given, [0.3, 0.35, 0.4], strict=True):
        assert share - 0.05 < seconds <= share


def test_a_deadline_that_is_kept_is_forgotten() -> None:
    with deadline(0.02):
        pass
    sleep(0.05)

    with pytest.raises(TimeIsUp), deadline(0.0):
        sleep(5)


def test_a_bot_that_breaks_down_in_its_process_is_replaced_as_well(bot_workers: BotWorkers) -> None:
    job = with_bot(a_job(), "nobody knows this one")

    [think], [thought] = job.questions, asyncio.run(bot_workers.run_job(job))

    assert think.decision is not None
    assert thought.option in think.decision.options


def test_work_whose_process_dies_is_done_once_more(bot_workers: BotWorkers, tmp_path: Path) -> None:
    assert asyncio.run(bot_workers.run(die_once, str(tmp_path / "mark"))) == 0


def test_all_whose_work_was_lost_share_the_new_process(
    bot_workers: BotWorkers, tmp_path: Path
) -> None:
    async def scene() -> set[int]:
        mark = str(tmp_path / "mark")
        works = [die_once, process_id, process_id]
        return set(await asyncio.gather(*(bot_workers.run(work, mark) for work in works))) - {0}

    assert len(asyncio.run(scene())) == 1


def test_a_process_of_bots_reads_nothing_of_the_server() -> None:
    modules = "sys, turncoat.__main__, turncoat.server.bots.process"
    program = f"import {modules}; print(*sys.modules, sep='\\n')"
    read = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert "turncoat.server.bots.process" in read.stdout.split()
    assert {"litestar", "sqlalchemy", "structlog", "click"}.isdisjoint(read.stdout.split())
