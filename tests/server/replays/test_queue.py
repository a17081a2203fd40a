"""Replay jobs: one at a time, none twice, none for clients that are gone, in a separate process."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from multiprocessing import get_context
from threading import Event, Lock
from time import monotonic

import pytest
from structlog.testing import capture_logs

from tests.server.hostile.forgery import talkative
from turncoat.server.monitoring.logs import only_known_fields
from turncoat.server.protocol.errors import (
    BAD_FILE,
    BROKEN,
    CLOSING,
    TOO_LARGE,
    TOO_MANY,
    Refused,
)
from turncoat.server.replays import queue, tasks
from turncoat.server.replays.process import ReplayProcess
from turncoat.server.replays.queue import MOST_FROM_ONE, MOST_OPEN, AnswerCache, ReplayQueue
from turncoat.server.replays.tasks import Answer, Task

PATIENCE = 60.0
ADA, BEN = "192.0.2.1", "192.0.2.2"
ADA2, BEN2 = "198.51.100.1", "198.51.100.2"


class Pretended(ReplayProcess):
    """Answers once `let` is set; remembers what it was asked, and how often it was killed."""

    def __init__(self, answer: Answer | None = None) -> None:
        super().__init__()
        self.asked: list[bytes] = []
        self.answer = answer
        self.let = Event()
        self.kills = 0
        self._lock = Lock()

    def run(self, task: Task) -> Answer | None:
        with self._lock:
            self.asked.append(task.file)
        kills = self.kills
        while not self.let.wait(0.01):
            if self.kills > kills:
                return None
        return self.answer or Answer(page=b"about " + task.file)

    def kill(self) -> None:
        self.kills += 1


def about(file: str) -> Task:
    return Task(what="verdict", file=file.encode())


def run_scene(scene: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run a scene, with a time limit."""
    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


async def in_turn(
    all_studies: ReplayQueue, asked: Iterable[tuple[str, str]]
) -> list["asyncio.Task[bytes]"]:
    """Ask about files from addresses, one after another."""
    found = []
    for file, origin in asked:
        found.append(asyncio.create_task(all_studies.ask(about(file), origin)))
        await asyncio.sleep(0)
    return found


def crowd(from_each: int) -> list[tuple[str, str]]:
    """As many files as may wait, `from_each` of them from each address."""
    return [(str(number), f"192.0.2.{number // from_each}") for number in range(MOST_OPEN)]


async def hang_up(asked: "asyncio.Task[bytes]") -> None:
    asked.cancel()
    with suppress(asyncio.CancelledError):
        await asked


# No job runs twice.


def test_a_file_is_studied_once_for_all_who_ask_and_never_again() -> None:
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        asked = [asyncio.create_task(all_studies.ask(about("a"), ADA)) for _ in range(50)]
        await until(lambda: process.asked)
        process.let.set()
        assert {*(await asyncio.gather(*asked))} == {b"about a"}
        assert await all_studies.ask(about("a"), BEN) == b"about a"
        assert process.asked == [b"a"]
        all_studies.close()

    run_scene(scene)


def test_a_refusal_is_remembered_too() -> None:
    process = Pretended(Answer(refusal=TOO_LARGE, detail="took too long"))
    process.let.set()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        for _ in range(3):
            with pytest.raises(Refused, match=TOO_LARGE):
                await all_studies.ask(about("a"), ADA)
        assert process.asked == [b"a"]
        all_studies.close()

    run_scene(scene)


def test_what_is_remembered_is_bounded() -> None:
    known = AnswerCache()

    for number in range(10):
        known.add(str(number).encode(), Answer(page=b"x" * (queue.LARGEST_KNOWN // 4)))
    for number in range(10, 10 + queue.MOST_KNOWN):
        known.add(str(number).encode(), Answer(page=b"x"))

    assert known.get(b"0") is known.get(b"9") is None
    assert known.get(str(9 + queue.MOST_KNOWN).encode()) is not None


def test_no_page_takes_the_place_of_a_verdict() -> None:
    class Wordy(Pretended):
        """Answers with large pages of steps and small verdicts."""

        def run(self, task: Task) -> Answer | None:
            self.asked.append(task.file)
            large = task.what == "steps"
            return Answer(page=b"x" * (queue.LARGEST_KNOWN // 2 if large else 100))

    process = Wordy()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        await all_studies.ask(about("judged"), ADA)
        for first in range(10):
            await all_studies.ask(Task(what="steps", file=b"read", first=first), BEN)
        await all_studies.ask(about("judged"), ADA)
        assert process.asked == [b"judged"] + [b"read"] * 10
        all_studies.close()

    run_scene(scene)


def test_why_a_study_failed_is_logged() -> None:
    process = Pretended(Answer(refusal=BROKEN, detail="ZeroDivisionError study.py:1"))
    process.let.set()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        with pytest.raises(Refused, match=BROKEN):
            await all_studies.ask(about("a"), ADA)
        all_studies.close()

    with capture_logs([only_known_fields]) as told:
        run_scene(scene)

    assert [(line["kind"], line["reason"]) for line in told] == [
        ("verdict", "ZeroDivisionError study.py:1")
    ]


# Jobs end when nobody waits for them.


def test_whoever_hangs_up_before_their_turn_costs_nothing() -> None:
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        first = asyncio.create_task(all_studies.ask(about("a"), ADA))
        await until(lambda: process.asked)
        waiting = asyncio.create_task(all_studies.ask(about("b"), ADA))
        await asyncio.sleep(0)
        await hang_up(waiting)
        process.let.set()
        await first
        assert process.asked == [b"a"]
        assert process.kills == 0
        all_studies.close()

    run_scene(scene)


def test_a_study_that_nobody_waits_for_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "NOT_WORTH_ENDING", 0.05)
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        one = asyncio.create_task(all_studies.ask(about("a"), ADA))
        other = asyncio.create_task(all_studies.ask(about("a"), BEN))
        await until(lambda: process.asked)
        await hang_up(one)
        await asyncio.sleep(0.2)
        assert process.kills == 0
        await hang_up(other)
        await until(lambda: process.kills)
        # If somebody asks again, a new process answers.
        process.let.set()
        assert await all_studies.ask(about("a"), ADA) == b"about a"
        assert process.asked == [b"a", b"a"]
        all_studies.close()

    run_scene(scene)


# A fair queue.


def test_one_address_has_few_studies_waiting_and_all_together_not_many() -> None:
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        files = crowd(MOST_FROM_ONE)
        asked = await in_turn(all_studies, files[:MOST_FROM_ONE])
        with pytest.raises(Refused, match=TOO_MANY):
            await all_studies.ask(about("more"), files[0][1])
        asked += await in_turn(all_studies, files[MOST_FROM_ONE:])
        # Anybody may still ask for a job that is already there.
        asked += await in_turn(all_studies, [("0", ADA2)])
        process.let.set()
        assert len(await asyncio.gather(*asked)) == MOST_OPEN + 1
        all_studies.close()

    run_scene(scene)


def test_whoever_has_most_waiting_makes_room_for_somebody_else() -> None:
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        many = await in_turn(all_studies, crowd(MOST_FROM_ONE))
        late = [asyncio.create_task(all_studies.ask(about(who), who)) for who in (ADA2, BEN2)]
        await until(lambda: sum(one.done() for one in many) == 2)
        process.let.set()
        found = await asyncio.gather(*many, *late, return_exceptions=True)
        refused = [number for number, one in enumerate(found) if isinstance(one, Refused)]
        # The newest jobs of addresses with four jobs were dropped.
        assert refused == [MOST_OPEN - MOST_FROM_ONE - 1, MOST_OPEN - 1]
        assert {str(found[number]) for number in refused} == {TOO_MANY}
        assert found[MOST_OPEN:] == [f"about {who}".encode() for who in (ADA2, BEN2)]
        all_studies.close()

    run_scene(scene)


def test_where_everybody_has_one_waiting_nobody_makes_room() -> None:
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        asked = await in_turn(all_studies, crowd(1))
        with pytest.raises(Refused, match=TOO_MANY):
            await all_studies.ask(about("more"), ADA2)
        process.let.set()
        assert len(await asyncio.gather(*asked)) == MOST_OPEN
        all_studies.close()

    run_scene(scene)


def test_whoever_shares_a_study_that_is_dropped_is_not_refused_for_it() -> None:
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        many = await in_turn(all_studies, crowd(MOST_FROM_ONE))
        newest = MOST_OPEN - 1
        [shared] = await in_turn(all_studies, [(str(newest), ADA2)])
        late = asyncio.create_task(all_studies.ask(about("late"), BEN2))
        await until(many[newest].done)
        process.let.set()
        assert await shared == f"about {newest}".encode()
        assert await late == b"about late"
        with pytest.raises(Refused, match=TOO_MANY):
            await many[newest]
        await asyncio.gather(*many, return_exceptions=True)
        all_studies.close()

    run_scene(scene)


def test_addresses_take_turns() -> None:
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        files = [("a1", ADA), ("a2", ADA), ("a3", ADA), ("b1", BEN)]
        asked = await in_turn(all_studies, files)
        process.let.set()
        await asyncio.gather(*asked)
        assert process.asked == [b"a1", b"b1", b"a2", b"a3"]
        all_studies.close()

    run_scene(scene)


def test_nobody_is_waited_for_at_the_end() -> None:
    process = Pretended()

    async def scene() -> None:
        all_studies = ReplayQueue(process)
        asked = [asyncio.create_task(all_studies.ask(about(file), ADA)) for file in "ab"]
        await until(lambda: process.asked)
        all_studies.close()
        for one in asked:
            with pytest.raises(Refused, match=CLOSING):
                await one
        with pytest.raises(Refused, match=CLOSING):
            await all_studies.ask(about("c"), ADA)
        assert process.kills == 1

    run_scene(scene)


# The process.


def test_the_process_answers_and_is_replaced_when_it_was_killed() -> None:
    process = ReplayProcess()
    file = talkative("shadow_hunters", 10)

    first = process.run(Task(what="verdict", file=file))
    process.kill()
    second = process.run(Task(what="last", file=file))
    third = process.run(Task(what="verdict", file=b"{}"))
    process.close()

    assert first is not None
    assert b'"played":true' in first.page
    # No task is refused because the process died between two tasks.
    assert second is not None
    assert second.page
    assert third == Answer(refusal=BAD_FILE)


def test_a_study_that_takes_too_long_is_refused_and_its_process_is_gone() -> None:
    process = ReplayProcess(most_wait=0.2)
    process.run(Task(what="verdict", file=b"{}"))
    assert process._process is not None
    pid = process._process.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)

    answer = process.run(Task(what="verdict", file=b"{}"))

    assert answer == Answer(refusal=TOO_LARGE, detail="took too long")
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    process.close()


def work_without_end() -> None:
    tasks.limit_time(1)
    while True:
        pass


def take_all_memory() -> None:
    tasks.limit_memory(tasks.MOST_MEMORY)
    taken = []
    try:
        while True:
            taken.append(b"x" * 10_000_000)
    except MemoryError:
        os._exit(7)


@pytest.mark.parametrize(
    ("work", "code"), [(work_without_end, -signal.SIGXCPU), (take_all_memory, 7)]
)
def test_the_system_ends_what_takes_too_much(work: Callable[[], None], code: int) -> None:
    process = get_context("spawn").Process(target=work)
    process.start()
    process.join(PATIENCE)

    assert process.exitcode == code


def test_a_mistake_in_a_study_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(task: Task) -> bytes:
        raise ZeroDivisionError("the vampire is Ada")

    monkeypatch.setattr(tasks, "page_of", stumble)

    answer = tasks.answer(about("a"))

    assert answer.refusal == BROKEN
    assert answer.detail.startswith("ZeroDivisionError ")
    assert f"{__file__}:" in answer.detail
    assert "Ada" not in answer.detail


def test_a_process_that_is_let_go_while_it_starts_is_not_waited_for() -> None:
    process = ReplayProcess()
    process.close()
    begun = monotonic()

    assert process.run(about("a")) is None
    assert monotonic() - begun < PATIENCE / 2
