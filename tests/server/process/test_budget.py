"""Budgets for journal entries, of each room, address and member."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, FakeConnection, SilentBotWorkers, begin, enter, running_server
from turncoat.server import budget as budgets
from turncoat.server import limits
from turncoat.server.budget import Budget
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import Refused
from turncoat.server.store.store import Store

BURST = int(limits.RATE * limits.ADDRESS_LOBBY[0])
HERE, THERE = "192.0.2.1", "192.0.2.2"


class Watch:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The clock that budgets use."""
    found = Watch()
    monkeypatch.setattr(budgets, "monotonic", found)
    return found


def arranging(number: int) -> commands.Arrange:
    """A change of the settings; one with the next number changes them again."""
    settings = msgspec.structs.replace(ROOM, listed=number % 2 == 0)
    return commands.Arrange(id=number, settings=settings)


async def noise(
    game_server: GameServer, live_room: LiveRoom, connection: FakeConnection, times: int
) -> int:
    """Change the settings `times` times, and return how many entries were written."""
    before = live_room.room.numbered
    for number in range(times):
        game_server.connections.take(live_room, connection, arranging(number))
    await game_server.settled()
    return live_room.room.numbered - before


def allowed(budget: Budget, address: str, room: str, times: int) -> int:
    """How many of `times` commands that everybody sees are allowed."""
    return granted(lambda: budget.pay(room, address), times)


def granted(pay: Callable[[], None], times: int) -> int:
    """How many of `times` payments are not refused."""
    done = 0
    for _ in range(times):
        with suppress(Refused):
            pay()
            done += 1
    return done


def test_settings_changed_again_and_again_are_written_a_few_times_a_second(
    watch: Watch, tmp_path: Path
) -> None:
    """Before there was a budget, one address could write 1,450 entries a second, or 70 GB a day."""

    async def scene() -> tuple[int, list[int], list[tuple[int, str]]]:
        async with running_server(
            Store(folder_database(tmp_path)), SilentBotWorkers(1)
        ) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            connection.address = HERE
            at_once = await noise(game_server, live_room, connection, 1_450)
            seconds = []
            for _ in range(5):
                watch.now += 1
                seconds.append(await noise(game_server, live_room, connection, 1_450))
            return at_once, seconds, connection.refused

    at_once, seconds, refused = asyncio.run(scene())

    assert at_once <= BURST
    assert seconds == [2] * 5
    assert {reason for _, reason in refused} == {"too_fast"}


def test_what_is_refused_has_changed_nothing(watch: Watch, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(
            Store(folder_database(tmp_path)), SilentBotWorkers(1)
        ) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            connection.address = HERE
            await noise(game_server, live_room, connection, 1_450)
            numbered, settings = live_room.room.numbered, live_room.room.settings

            game_server.connections.take(
                live_room, connection, arranging(1 if settings.listed else 2)
            )
            await game_server.settled()
            assert (live_room.room.numbered, live_room.room.settings) == (numbered, settings)

            # A command that changes nothing costs as much, or it would show how much is left. And
            # a member can always leave.
            connection.address = THERE
            same = commands.Arrange(id=7_000, settings=settings)
            for _ in range(2 * BURST):
                game_server.connections.take(live_room, connection, same)
            connection.address = HERE
            game_server.connections.take(live_room, connection, commands.Leave(id=8_000))
            await game_server.settled()
            assert live_room.room.members == {}
            assert connection.done.count(7_000) == BURST

    asyncio.run(scene())


def test_a_real_game_never_comes_near_its_budget(watch: Watch, tmp_path: Path) -> None:
    async def scene() -> list[int]:
        async with running_server(
            Store(folder_database(tmp_path)), SilentBotWorkers(1)
        ) as game_server:
            code, token = await begin(game_server)
            live_room, connection = await enter(game_server, code, token)
            await noise(game_server, live_room, connection, 10)
            pay = game_server.budget.pay_as_member
            return [granted(partial(pay, code, member), 100) for member in range(1, 5)]

    assert asyncio.run(scene()) == [100] * 4


def test_one_address_can_not_use_up_what_a_room_has(watch: Watch) -> None:
    budget = Budget(limits.RATE)

    for _ in range(60):
        allowed(budget, HERE, "ROOM", 200)
        watch.now += 1

    assert allowed(budget, THERE, "ROOM", 20) == 20


def test_what_is_a_members_own_is_bounded_and_nobody_elses_matter(watch: Watch) -> None:
    budget = Budget(limits.RATE)
    at_once, per_second = limits.RATE * limits.MEMBER_OWN[0], limits.RATE * limits.MEMBER_OWN[1]

    spent = granted(lambda: budget.pay_as_member("ROOM", 1), 2_000)
    watch.now += 10
    later = granted(lambda: budget.pay_as_member("ROOM", 1), 2_000)

    assert spent == at_once
    assert later == 10 * per_second
    assert granted(lambda: budget.pay_as_member("ROOM", 2), 2_000) == at_once
    assert granted(lambda: budget.pay_as_member("OTHER", 1), 2_000) == at_once
    assert allowed(budget, HERE, "ROOM", 20) == 20


def test_where_few_requests_are_allowed_people_can_play_all_the_same(watch: Watch) -> None:
    budget = Budget(1)

    assert granted(lambda: budget.pay_as_member("ROOM", 1), 100) == 100


def test_many_addresses_can_not_write_more_than_a_room_has(watch: Watch) -> None:
    budget = Budget(limits.RATE)
    burst, per_second = limits.ROOM_LOBBY

    at_once = sum(allowed(budget, f"192.0.2.{one}", "ROOM", 200) for one in range(100))
    watch.now += 10
    later = sum(allowed(budget, f"192.0.2.{one}", "ROOM", 200) for one in range(100))

    assert at_once == burst
    assert later == 10 * per_second
    assert allowed(budget, "198.51.100.1", "OTHER", 10) == 10


def test_what_a_host_brings_along_and_takes_away_again_is_counted(
    watch: Watch, tmp_path: Path
) -> None:
    """Otherwise a host could add and remove displays without end, for two entries each time."""

    async def scene() -> tuple[int, int]:
        async with running_server(
            Store(folder_database(tmp_path)), SilentBotWorkers(1)
        ) as game_server:
            code, token = await begin(game_server)
            live_room, _ = await enter(game_server, code, token)
            before, host = live_room.room.numbered, live_room.room.members[1]

            def come_and_go() -> None:
                screen = FakeConnection(
                    game_server.members.join_display(live_room, host, "TV", "en", HERE)[0]
                )
                game_server.connections.enter(live_room, screen, to=0)
                game_server.connections.take(live_room, screen, commands.Leave(id=1))

            return granted(come_and_go, 1_000), live_room.room.numbered - before

    come, entries = asyncio.run(scene())

    assert come <= BURST / limits.ARRIVAL
    assert entries == 2 * come


def test_programs_and_whoever_wants_to_be_forgotten_are_counted(
    watch: Watch, tmp_path: Path
) -> None:
    async def scene() -> tuple[int, int]:
        async with running_server(
            Store(folder_database(tmp_path)), SilentBotWorkers(1)
        ) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, _ = await enter(game_server, code, token)
            host = live_room.room.members[1]

            members = game_server.members

            def bring_along() -> None:
                member = members.join_program(live_room, host, 0, "Robot", "en", HERE)[0]
                members.erase(live_room, member)

            brought = granted(bring_along, 300)
            guests = [members.join(live_room, f"Guest {one}", "en")[0] for one in range(30)]
            for _ in range(BURST - 20):
                game_server.budget.pay("OTHER", THERE)
            forgotten = sum(
                granted(partial(members.erase, live_room, one, THERE), 1) for one in guests
            )
            return brought, forgotten

    assert asyncio.run(scene()) == (BURST // limits.ARRIVAL, 20)


def test_one_address_writes_no_more_however_many_of_its_own_it_brings_along(watch: Watch) -> None:
    """Each member has a budget, which is smaller if there are many from one address."""
    budget = Budget(limits.RATE)
    crowd = limits.MOST_CONNECTIONS

    def all_of_them() -> int:
        return sum(
            granted(partial(budget.pay_as_member, "ROOM", member, crowd), 200)
            for member in range(crowd)
        )

    at_once = all_of_them()
    watch.now += 60
    later = all_of_them()

    burst, per_second = (limits.RATE * part for part in limits.MEMBER_OWN)
    assert at_once <= limits.CROWD * burst
    assert at_once + later <= limits.CROWD * (burst + 60 * per_second)


def test_a_crowd_is_counted_by_who_is_here(watch: Watch, tmp_path: Path) -> None:
    async def scene() -> list[int]:
        async with running_server(
            Store(folder_database(tmp_path)), SilentBotWorkers(1)
        ) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, connection = await enter(game_server, code, token)
            join = partial(game_server.members.join, live_room)
            guests = [FakeConnection(join(f"Guest {one}", "en")[0]) for one in range(25)]
            for one in guests:
                game_server.connections.enter(live_room, one, to=0)

            def taken(times: int) -> int:
                mute = commands.Mute(id=1, member=2)
                return granted(
                    partial(game_server.connections.pay, live_room, connection, mute), times
                )

            crowded = taken(200)
            for one in guests:
                game_server.connections.leave(live_room, one)
            watch.now += 3_600
            return [crowded, taken(200)]

    purse = limits.RATE * limits.MEMBER_OWN[0]
    assert asyncio.run(scene()) == [int(purse * limits.CROWD / 26), int(purse)]


def test_nobody_lengthens_the_journal_of_one_deal_without_end(
    watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_IN_A_DEAL", 30)

    async def scene() -> tuple[int, int, set[str]]:
        async with running_server(
            Store(folder_database(tmp_path)), SilentBotWorkers(1)
        ) as game_server:
            code, token = await begin(game_server)
            live_room, connection = await enter(game_server, code, token)
            game_server.members.join(live_room, "Ben", "en")
            before = live_room.room.numbered
            for number in range(100):
                watch.now += 10
                mute = commands.Mute(id=number, member=2, muted=number % 2 == 0)
                game_server.connections.take(live_room, connection, mute)
            written = live_room.room.numbered - before
            live_room.room.deals += 1
            game_server.connections.take(live_room, connection, commands.Mute(id=200, member=2))
            await game_server.settled()
            return written, live_room.room.numbered - before, {why for _, why in connection.refused}

    assert asyncio.run(scene()) == (30, 31, {"too_many"})
