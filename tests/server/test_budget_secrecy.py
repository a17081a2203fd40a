"""Nobody learns from what they may still write whether another has voted or answered in secret."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, Ear, Thoughtless, enter, house_over
from turncoat.server import budget as budgets
from turncoat.server.house import House
from turncoat.server.loaded import Loaded
from turncoat.server.protocol import requests
from turncoat.server.room import question
from turncoat.server.store.store import Store

ADA, BEN, CYD = range(3)
SAME, APART = ["192.0.2.1"] * 3, ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
PROBES = 610
# What Cyd may try at any time, and whether it changes anything.
PROBE: dict[str, Callable[[int], requests.AnyRequest]] = {
    "mute nobody": lambda n: requests.Mute(id=n, member=1, muted=False),
    "rename": lambda n: requests.Rename(id=n, name="Cyd", language=("en", "de")[n % 2]),
    "rename to the same": lambda n: requests.Rename(id=n, name="Cyd", language="en"),
    "lock": lambda n: requests.Lock(id=n),
}
SECRETS = ["nothing", "vote", "change the vote", "call", "answer", "mute", "write"]


async def table(house: House, addresses: list[str]) -> tuple[Loaded, list[Ear]]:
    """Ada, Ben and Cyd play with a bot that never comes to a decision."""
    code, token = await house.open_room(ROOM, "Ada", "en")
    loaded, ada = await enter(house, code, token)
    tokens = [house.join(loaded, name, "en")[1] for name in ("Ben", "Cyd")]
    ears = [ada, *[(await enter(house, code, one))[1] for one in tokens]]
    for seat, ear in enumerate(ears):
        ear.address = addresses[seat]
        house.take(loaded, ear, requests.Sit(id=1, seat=seat))
    house.take(loaded, ada, requests.SeatBot(id=1, seat=3, level="uniform"))
    for ear in ears:
        house.take(loaded, ear, requests.Ready(id=1))
    await house.settled()
    assert loaded.room.phase == "playing"
    return loaded, ears


def act(house: House, loaded: Loaded, ben: Ear, secret: str) -> None:
    """Ben does something that nobody else sees, and is not refused."""
    room, number = loaded.room, loaded.room.numbered
    if secret in ("vote", "change the vote"):
        house.take(loaded, ben, requests.Vote(id=5_000, yes=True))
    if secret == "change the vote":
        house.take(loaded, ben, requests.Vote(id=5_001, yes=False))
    if secret == "call":
        house.take(loaded, ben, requests.Call(id=5_000, ballot="extend"))
    if secret == "answer":
        option = question.asked(room)[BEN].options[0]
        asked = requests.Answer(id=5_000, seat=BEN, question=room.game.number, option=option)
        house.take(loaded, ben, asked)
    if secret == "mute":
        house.take(loaded, ben, requests.Mute(id=5_000, member=3))
    if secret == "write":
        house.take(loaded, ben, requests.Write(id=5_000, seat=BEN, text="so"))
    assert (room.numbered > number) == (secret != "nothing")


async def felt(
    folder: Path, addresses: list[str], probe: str, secret: str, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[int, str]]:
    """What Cyd hears who tries until nothing is left, lets Ben act, and tries on."""
    now = [1_000.0]
    monkeypatch.setattr(budgets, "monotonic", lambda: now[0])
    async with house_over(Store(folder_database(folder)), Thoughtless(1), 300) as house:
        loaded, ears = await table(house, addresses)
        if secret in ("vote", "change the vote"):
            house.take(loaded, ears[ADA], requests.Call(id=2, ballot="pause"))
        if secret == "answer":
            monkeypatch.setattr(question, "kind_of", lambda match: "secret")
            monkeypatch.setattr(question, "missing", lambda room: [BEN])
            pending = loaded.room.game.match.pending
            decision = next(iter(pending.values()))
            monkeypatch.setattr(question, "asked", lambda room: {BEN: decision})
        for number in range(PROBES):
            house.take(loaded, ears[CYD], PROBE[probe](number))
        # Just enough for one more.
        now[0] += 0.5
        act(house, loaded, ears[BEN], secret)
        for number in range(PROBES, PROBES + 20):
            now[0] += 0.05
            house.take(loaded, ears[CYD], PROBE[probe](number))
        await house.settled()
        return ears[CYD].refused


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
            heard.append(asyncio.run(felt(folder, addresses, probe, secret, patch)))

    assert all(one == heard[0] for one in heard)
    assert "too_fast" in {reason for _, reason in heard[0]}


def test_nobody_is_kept_from_voting_by_what_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "monotonic", lambda: 1_000.0)

    async def scene() -> None:
        async with house_over(Store(folder_database(tmp_path)), Thoughtless(1), 300) as house:
            loaded, ears = await table(house, SAME)
            house.take(loaded, ears[ADA], requests.Call(id=2, ballot="pause"))
            for number in range(PROBES):
                for probe in PROBE.values():
                    house.take(loaded, ears[CYD], probe(number))
            act(house, loaded, ears[BEN], "vote")
            await house.settled()
            assert ears[BEN].refused == []

    asyncio.run(scene())
