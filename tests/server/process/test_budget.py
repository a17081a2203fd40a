"""A budget for what is written into journals, for each room and address, and for each member."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, Ear, Thoughtless, begin, enter, server_over
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
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The budget's own time."""
    found = Watch()
    monkeypatch.setattr(budgets, "monotonic", found)
    return found


def arranging(number: int) -> commands.Arrange:
    """Other settings than the ones before."""
    settings = msgspec.structs.replace(ROOM, listed=number % 2 == 0)
    return commands.Arrange(id=number, settings=settings)


async def noise(game_server: GameServer, live_room: LiveRoom, ear: Ear, times: int) -> int:
    """How many of so many changes of the settings were written down."""
    before = live_room.room.numbered
    for number in range(times):
        game_server.connections.take(live_room, ear, arranging(number))
    await game_server.settled()
    return live_room.room.numbered - before


def allowed(budget: Budget, address: str, room: str, times: int) -> int:
    """How many entries of so many may be written where all see it."""
    return granted(lambda: budget.pay(room, address), times)


def granted(pay: Callable[[], None], times: int) -> int:
    """How often of so many times something is paid for."""
    done = 0
    for _ in range(times):
        with suppress(Refused):
            pay()
            done += 1
    return done


def test_settings_changed_again_and_again_are_written_a_few_times_a_second(
    watch: Watch, tmp_path: Path
) -> None:
    """One address wrote 1,450 a second, which is 70 GB a day."""

    async def scene() -> tuple[int, list[int], list[tuple[int, str]]]:
        async with server_over(Store(folder_database(tmp_path)), Thoughtless(1)) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, ear = await enter(game_server, code, token)
            ear.address = HERE
            at_once = await noise(game_server, live_room, ear, 1_450)
            seconds = []
            for _ in range(5):
                watch.now += 1
                seconds.append(await noise(game_server, live_room, ear, 1_450))
            return at_once, seconds, ear.refused

    at_once, seconds, refused = asyncio.run(scene())

    assert at_once <= BURST
    assert seconds == [2] * 5
    assert {reason for _, reason in refused} == {"too_fast"}


def test_what_is_refused_has_changed_nothing(watch: Watch, tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_over(Store(folder_database(tmp_path)), Thoughtless(1)) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, ear = await enter(game_server, code, token)
            ear.address = HERE
            await noise(game_server, live_room, ear, 1_450)
            numbered, settings = live_room.room.numbered, live_room.room.settings

            game_server.connections.take(live_room, ear, arranging(1 if settings.listed else 2))
            await game_server.settled()
            assert (live_room.room.numbered, live_room.room.settings) == (numbered, settings)

            # What is so already costs as much, or it would tell how much is left; and whoever wants
            # to go may go.
            ear.address = THERE
            same = commands.Arrange(id=7_000, settings=settings)
            for _ in range(2 * BURST):
                game_server.connections.take(live_room, ear, same)
            ear.address = HERE
            game_server.connections.take(live_room, ear, commands.Leave(id=8_000))
            await game_server.settled()
            assert live_room.room.members == {}
            assert ear.done.count(7_000) == BURST

    asyncio.run(scene())


def test_a_real_game_never_comes_near_its_budget(watch: Watch, tmp_path: Path) -> None:
    async def scene() -> list[int]:
        async with server_over(Store(folder_database(tmp_path)), Thoughtless(1)) as game_server:
            code, token = await begin(game_server)
            live_room, ear = await enter(game_server, code, token)
            await noise(game_server, live_room, ear, 10)
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
    """A screen that came and left wrote two entries, as often as the host liked."""

    async def scene() -> tuple[int, int]:
        async with server_over(Store(folder_database(tmp_path)), Thoughtless(1)) as game_server:
            code, token = await begin(game_server)
            live_room, _ = await enter(game_server, code, token)
            before, host = live_room.room.numbered, live_room.room.members[1]

            def come_and_go() -> None:
                screen = Ear(game_server.members.join_display(live_room, host, "TV", "en", HERE)[0])
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
        async with server_over(Store(folder_database(tmp_path)), Thoughtless(1)) as game_server:
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
    """Each has a purse of their own; so the more there are, the less is in it."""
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
        async with server_over(Store(folder_database(tmp_path)), Thoughtless(1)) as game_server:
            code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
            live_room, ear = await enter(game_server, code, token)
            join = partial(game_server.members.join, live_room)
            ears = [Ear(join(f"Guest {one}", "en")[0]) for one in range(25)]
            for one in ears:
                game_server.connections.enter(live_room, one, to=0)

            def taken(times: int) -> int:
                mute = commands.Mute(id=1, member=2)
                return granted(partial(game_server.connections.pay, live_room, ear, mute), times)

            crowded = taken(200)
            for one in ears:
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
        async with server_over(Store(folder_database(tmp_path)), Thoughtless(1)) as game_server:
            code, token = await begin(game_server)
            live_room, ear = await enter(game_server, code, token)
            game_server.members.join(live_room, "Ben", "en")
            before = live_room.room.numbered
            for number in range(100):
                watch.now += 10
                mute = commands.Mute(id=number, member=2, muted=number % 2 == 0)
                game_server.connections.take(live_room, ear, mute)
            written = live_room.room.numbered - before
            live_room.room.deals += 1
            game_server.connections.take(live_room, ear, commands.Mute(id=200, member=2))
            await game_server.settled()
            return written, live_room.room.numbered - before, {why for _, why in ear.refused}

    assert asyncio.run(scene()) == (30, 31, {"too_many"})
