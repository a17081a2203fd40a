"""A command that changes nothing is accepted, but nothing is written, and nobody is told."""

from typing import Any

import msgspec
import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks

SECRET = "5e" * 32


def lobby() -> RoomHarness:
    """Ada and Ben have seats beside bots, Cyd has none; Ben is ready, and has muted Cyd."""
    harness = RoomHarness().dealt_from(SECRET).join(ADA, BEN, CYD).seat(ADA, BEN, bots="uniform")
    harness.do(BEN, commands.Ready, nonce="0b")
    harness.do(BEN, commands.Mute, member=harness.ids[CYD])
    for name in (ADA, BEN, CYD):
        harness.raw(name)
    return harness


def same_settings(harness: RoomHarness, **changes: Any) -> dict[str, Any]:
    return {"settings": msgspec.structs.replace(harness.room.settings, **changes)}


def silent(harness: RoomHarness, name: str, ask: type[commands.Command], /, **fields: Any) -> bool:
    """Send a command, and return whether nothing was written and nobody was sent anything."""
    before = harness.room.numbered
    harness.do(name, ask, **fields)
    sent = [frame for one in (ADA, BEN, CYD) for frame in harness.raw(one)]
    return harness.room.numbered == before and sent == []


@pytest.mark.parametrize(
    ("name", "ask", "fields"),
    [
        (ADA, commands.Rename, {"name": ADA, "language": "en"}),
        (ADA, commands.Rename, {"name": f" {ADA} ", "language": "en"}),
        (BEN, commands.Mute, {"member": 3}),
        (ADA, commands.Mute, {"member": 3, "muted": False}),
        (BEN, commands.Ready, {"nonce": "0b"}),
        (ADA, commands.Ready, {"ready": False}),
        (ADA, commands.SeatBot, {"seat": 3, "level": "uniform"}),
        (ADA, commands.HandOver, {"member": 1}),
    ],
)
def test_what_is_so_already_writes_nothing(
    name: str, ask: type[commands.Command], fields: dict[str, Any]
) -> None:
    assert silent(lobby(), name, ask, **fields)


def test_settings_that_are_so_already_write_nothing_and_leave_everybody_ready() -> None:
    harness = lobby()

    assert silent(harness, ADA, commands.Arrange, **same_settings(harness))
    # What is left out gets its default, which it had already.
    assert silent(
        harness, ADA, commands.Arrange, **same_settings(harness, clocks=Clocks(), options={})
    )
    assert harness.room_frame(ADA).members[1].ready
    assert not silent(harness, ADA, commands.Arrange, **same_settings(harness, listed=True))


def test_a_vote_that_was_cast_already_writes_nothing() -> None:
    harness = lobby()
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(ADA, commands.Call, ballot="pause")
    for name in (ADA, BEN, CYD):
        harness.raw(name)

    assert silent(harness, ADA, commands.Vote, yes=True)
    assert not silent(harness, ADA, commands.Vote, yes=False)
    assert silent(harness, ADA, commands.Vote, yes=False)
    assert not silent(harness, BEN, commands.Vote, yes=False)


def test_a_secret_answer_that_was_given_already_writes_nothing() -> None:
    harness = RoomHarness("among_cultists", 4).dealt_from(SECRET).start(ADA, BEN, CYD, "Dan")
    [option, *_] = harness.decisions[0].options
    fields = {"seat": 0, "question": harness.room.game.number, "option": option}
    harness.do(ADA, commands.Answer, **fields)
    for name in (ADA, BEN, CYD):
        harness.raw(name)

    assert silent(harness, ADA, commands.Answer, **fields)
