"""Bots that break down, and processes that die, hold up no table."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.room.hall import Hall
from turncoat.server.protocol import requests
from turncoat.server.room.thoughts import Think
from turncoat.server.thinking import Thinkers


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    """One process."""
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.close()


def die_once(mark: str) -> int:
    """Take the whole process down, the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return 0


def process(mark: str) -> int:
    """Which process this is done in."""
    return os.getpid()


def a_thought() -> Think:
    """What the first bot of a table is asked."""
    hall = Hall(players=4)
    hall.bots_think = False
    hall.start("Ada", bots="sensible")
    hall.do("Ada", requests.Leave)
    hall.wait(120)
    return next(think for think in hall.room.thinks if think.decision)


def test_a_bot_that_breaks_down_is_replaced_by_a_simpler_one(thinkers: Thinkers) -> None:
    think = msgspec.structs.replace(a_thought(), level="nobody knows this one")

    thought = asyncio.run(thinkers.ponder(think))

    assert think.decision is not None
    assert thought.option in think.decision.options


def test_work_whose_process_dies_is_done_once_more(thinkers: Thinkers, tmp_path: Path) -> None:
    assert asyncio.run(thinkers.run(die_once, str(tmp_path / "mark"))) == 0


def test_all_whose_work_was_lost_share_the_new_process(thinkers: Thinkers, tmp_path: Path) -> None:
    async def scene() -> set[int]:
        mark = str(tmp_path / "mark")
        works = [die_once, process, process]
        return set(await asyncio.gather(*(thinkers.run(work, mark) for work in works))) - {0}

    assert len(asyncio.run(scene())) == 1
