"""Nobody learns from their remaining budget whether another has voted or answered in secret."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, FakeConnection, SilentBotWorkers, enter, running_server
from turncoat.server import budget as budgets
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.protocol import commands
from turncoat.server.room.play import question
from turncoat.server.store.store import Store

ADA, BEN, CYD = range(3)
SAME, APART = ["192.0.2.1"] * 3, ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
PROBES = 610
# Commands that Cyd may send at any time to probe the budget; some of them change nothing.
PROBE: dict[str, Callable[[int], commands.AnyCommand]] = {
    "mute nobody": lambda n: commands.Mute(id=n, member=1, muted=False),
    "rename": lambda n: commands.Rename(id=n, name="Cyd", language=("en", "de")[n % 2]),
    "rename to the same": lambda n: commands.Rename(id=n, name="Cyd", language="en"),
    "lock": lambda n: commands.Lock(id=n),
}
SECRETS = ["nothing", "vote", "change the vote", "call", "answer", "mute", "write"]


async def table(
    game_server: GameServer, addresses: list[str]
) -> tuple[LiveRoom, list[FakeConnection]]:
    """Ada, Ben and Cyd play with a bot that never answers."""
    code, token = await game_server.lifecycle.open_room(ROOM, "Ada", "en")
    live_room, ada = await enter(game_server, code, token)
    tokens = [game_server.members.join(live_room, name, "en")[1] for name in ("Ben", "Cyd")]
    connections = [ada, *[(await enter(game_server, code, one))[1] for one in tokens]]
    for seat, connection in enumerate(connections):
        connection.address = addresses[seat]
        game_server.connections.take(live_room, connection, commands.Sit(id=1, seat=seat))
    game_server.connections.take(live_room, ada, commands.SeatBot(id=1, seat=3, level="uniform"))
    for connection in connections:
        game_server.connections.take(live_room, connection, commands.Ready(id=1))
    await game_server.settled()
    assert live_room.room.phase == "playing"
    return live_room, connections


def act(game_server: GameServer, live_room: LiveRoom, ben: FakeConnection, secret: str) -> None:
    """Ben does something that others don't see, and it is not refused."""
    room, number = live_room.room, live_room.room.numbered
    if secret in ("vote", "change the vote"):
        game_server.connections.take(live_room, ben, commands.Vote(id=5_000, yes=True))
    if secret == "change the vote":
        game_server.connections.take(live_room, ben, commands.Vote(id=5_001, yes=False))
    if secret == "call":
        game_server.connections.take(live_room, ben, commands.Call(id=5_000, ballot="extend"))
    if secret == "answer":
        option = question.asked(room)[BEN].options[0]
        asked = commands.Answer(id=5_000, seat=BEN, question=room.game.number, option=option)
        game_server.connections.take(live_room, ben, asked)
    if secret == "mute":
        game_server.connections.take(live_room, ben, commands.Mute(id=5_000, member=3))
    if secret == "write":
        game_server.connections.take(live_room, ben, commands.Write(id=5_000, seat=BEN, text="so"))
    assert (room.numbered > number) == (secret != "nothing")


async def refusals_of_cyd(
    folder: Path, addresses: list[str], probe: str, secret: str, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[int, str]]:
    """The refusals of Cyd, who uses up the budget, lets Ben act, and goes on probing."""
    now = [1_000.0]
    monkeypatch.setattr(budgets, "monotonic", lambda: now[0])
    async with running_server(
        Store(folder_database(folder)), SilentBotWorkers(1), 300
    ) as game_server:
        live_room, connections = await table(game_server, addresses)
        if secret in ("vote", "change the vote"):
            game_server.connections.take(
                live_room, connections[ADA], commands.Call(id=2, ballot="pause")
            )
        if secret == "answer":
            monkeypatch.setattr(question, "kind_of", lambda match: "secret")
            monkeypatch.setattr(question, "missing", lambda room: [BEN])
            pending = live_room.room.game.match.pending
            decision = next(iter(pending.values()))
            monkeypatch.setattr(question, "asked", lambda room: {BEN: decision})
        for number in range(PROBES):
            game_server.connections.take(live_room, connections[CYD], PROBE[probe](number))
        # The budget refills by just enough for one more command.
        now[0] += 0.5
        act(game_server, live_room, connections[BEN], secret)
        for number in range(PROBES, PROBES + 20):
            now[0] += 0.05
            game_server.connections.take(live_room, connections[CYD], PROBE[probe](number))
        await game_server.settled()
        return connections[CYD].refused


@pytest.mark.parametrize("probe", PROBE)
@pytest.mark.parametrize("addresses", [SAME, APART], ids=["same address", "apart"])
def test_a_probe_is_the_same_whatever_another_does_in_secret(
    tmp_path: Path, addresses: list[str], probe: str
) -> None:
    heard = []
    for secret in SECRETS:
        folder = tmp_path / secret
        folder.mkdir()
        with pytest.MonkeyPatch.context() as patch:
            heard.append(asyncio.run(refusals_of_cyd(folder, addresses, probe, secret, patch)))

    assert all(one == heard[0] for one in heard)
    assert "too_fast" in {reason for _, reason in heard[0]}


def test_nobody_is_kept_from_voting_by_what_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "monotonic", lambda: 1_000.0)

    async def scene() -> None:
        async with running_server(
            Store(folder_database(tmp_path)), SilentBotWorkers(1), 300
        ) as game_server:
            live_room, connections = await table(game_server, SAME)
            game_server.connections.take(
                live_room, connections[ADA], commands.Call(id=2, ballot="pause")
            )
            for number in range(PROBES):
                for probe in PROBE.values():
                    game_server.connections.take(live_room, connections[CYD], probe(number))
            act(game_server, live_room, connections[BEN], "vote")
            await game_server.settled()
            assert connections[BEN].refused == []

    asyncio.run(scene())
