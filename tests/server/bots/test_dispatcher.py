"""Jobs are given to the workers one each, and fairly to every table."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.server.databases import folder_database
from tests.server.inside import SilentBotWorkers, begin, running_server, until
from turncoat.server.bots.dispatcher import Dispatcher, Order
from turncoat.server.bots.process import answer_question
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.protocol.settings import Clocks, Settings
from turncoat.server.room.play.bot_jobs import BotJob, BotResult
from turncoat.server.store.store import Store

SLOTS = 2


class Gated(BotWorkers):
    """Workers whose jobs finish when the test says so."""

    def __init__(self, processes: int = SLOTS) -> None:
        super().__init__(processes)
        self.begun: list[BotJob] = []
        self.gates: list[asyncio.Event] = []

    async def wake(self) -> None:
        """Do nothing: no processes have to be started."""

    async def run_job(self, job: BotJob) -> list[BotResult]:
        """Wait until the job's gate is opened, then answer."""
        self.begun.append(job)
        self.gates.append(asyncio.Event())
        await self.gates[-1].wait()
        return [answer_question(think) for think in job.questions]

    async def finish_one(self) -> None:
        """Finish the oldest running job."""
        await until(lambda: not all(gate.is_set() for gate in self.gates))
        next(gate for gate in self.gates if not gate.is_set()).set()
        await run_pending_tasks()


async def run_pending_tasks() -> None:
    """Let all other tasks run as far as they can."""
    for _ in range(5):
        await asyncio.sleep(0)


def order(room: str, number: int = 1, needed: bool = True) -> Order:
    """A job of a room."""
    return Order(BotJob(room, 1, 1, number, 100, []), lambda: needed, lambda results: None)


def run_scene(scene: Callable[[Gated, Dispatcher], Awaitable[None]]) -> None:
    """Run a scene with an open dispatcher."""

    async def whole() -> None:
        bot_workers = Gated()
        dispatcher = Dispatcher(bot_workers)
        await dispatcher.open()
        await scene(bot_workers, dispatcher)
        await dispatcher.close()

    asyncio.run(whole())


def test_no_more_jobs_are_begun_than_there_are_workers() -> None:
    async def scene(bot_workers: Gated, dispatcher: Dispatcher) -> None:
        for number in range(5):
            dispatcher.put("a", order(f"room {number}"))
        await run_pending_tasks()

        assert len(bot_workers.begun) == SLOTS
        assert dispatcher.waiting == 3

        await bot_workers.finish_one()

        assert len(bot_workers.begun) == SLOTS + 1

    run_scene(scene)


def test_a_job_that_is_not_needed_any_more_takes_no_worker() -> None:
    async def scene(bot_workers: Gated, dispatcher: Dispatcher) -> None:
        for number in range(5):
            dispatcher.put("a", order(f"room {number}", needed=number == 4))
        await run_pending_tasks()

        assert [job.room for job in bot_workers.begun] == ["room 4"]

    run_scene(scene)


def test_hundreds_of_rooms_of_one_address_hold_up_another_table_by_a_few_jobs() -> None:
    async def scene(bot_workers: Gated, dispatcher: Dispatcher) -> None:
        for number in range(700):
            dispatcher.put("attacker", order(f"room {number}"))
        await run_pending_tasks()
        before = len(bot_workers.begun)

        dispatcher.put("guest", order("ours"))
        while bot_workers.begun[-1].room != "ours":
            await bot_workers.finish_one()

        assert before == SLOTS
        assert len(bot_workers.begun) - before - 1 <= SLOTS

    run_scene(scene)


def test_a_worker_whose_table_fails_takes_the_next_job() -> None:
    def fails(results: list[BotResult]) -> None:
        raise KeyError

    async def scene(bot_workers: Gated, dispatcher: Dispatcher) -> None:
        for _ in range(SLOTS):
            dispatcher.put("a", order("broken")._replace(finish=fails))
        dispatcher.put("a", order("ours"))
        await run_pending_tasks()
        await bot_workers.finish_one()

        assert bot_workers.begun[-1].room == "ours"

    with capture_logs() as told:
        run_scene(scene)

    assert "KeyError" in [line.get("kind") for line in told]


def test_nothing_is_begun_before_the_workers_are_awake() -> None:
    async def scene() -> None:
        dispatcher = Dispatcher(SilentBotWorkers(1))
        opening = asyncio.create_task(dispatcher.open())
        dispatcher.put("a", order("room"))
        await run_pending_tasks()

        assert dispatcher.waiting == 1

        opening.cancel()

    asyncio.run(scene())


def test_a_room_tells_the_queue_where_it_was_opened_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(game="shadow_hunters", players=4, clocks=Clocks(pace="untimed"))
    bot_workers = Gated(1)
    queued: list[str] = []
    put = Dispatcher.put

    def noted_put(self: Dispatcher, origin: str, order: Order) -> None:
        queued.append(order.job.room)
        put(self, origin, order)

    monkeypatch.setattr(Dispatcher, "put", noted_put)

    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path)), bot_workers) as game_server:
            for _ in range(12):
                await begin(game_server, settings, "198.51.100.7")
            code, _ = await begin(game_server, settings, "203.0.113.9")
            await until(lambda: code in queued)
            before = len(bot_workers.begun)
            while all(job.room != code for job in bot_workers.begun):
                await bot_workers.finish_one()

            assert len(bot_workers.begun) - before <= 2

    asyncio.run(scene())
