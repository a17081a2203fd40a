"""What changes nothing is done without a word: nothing is written, and nobody is told."""

from typing import Any

import msgspec
import pytest

from tests.server.room.hall import ADA, BEN, CYD, Hall
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks

SECRET = "5e" * 32


def lobby() -> Hall:
    """Ada and Ben have seats beside bots, Cyd has none; Ben is ready, and does not read Cyd."""
    hall = Hall().dealt_from(SECRET).join(ADA, BEN, CYD).seat(ADA, BEN, bots="uniform")
    hall.do(BEN, commands.Ready, nonce="0b")
    hall.do(BEN, commands.Mute, member=hall.ids[CYD])
    for name in (ADA, BEN, CYD):
        hall.raw(name)
    return hall


def same_settings(hall: Hall, **changes: Any) -> dict[str, Any]:
    return {"settings": msgspec.structs.replace(hall.room.settings, **changes)}


def silent(hall: Hall, name: str, ask: type[commands.Command], /, **fields: Any) -> bool:
    """Whether a request is taken, and nothing at all comes of it."""
    before = hall.room.numbered
    hall.do(name, ask, **fields)
    sent = [frame for one in (ADA, BEN, CYD) for frame in hall.raw(one)]
    return hall.room.numbered == before and sent == []


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
    hall = lobby()

    assert silent(hall, ADA, commands.Arrange, **same_settings(hall))
    # What is left out is as usual, and that it was.
    assert silent(hall, ADA, commands.Arrange, **same_settings(hall, clocks=Clocks(), options={}))
    assert hall.looks(ADA).members[1].ready
    assert not silent(hall, ADA, commands.Arrange, **same_settings(hall, listed=True))


def test_a_vote_that_was_cast_already_writes_nothing() -> None:
    hall = lobby()
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(ADA, commands.Call, ballot="pause")
    for name in (ADA, BEN, CYD):
        hall.raw(name)

    assert silent(hall, ADA, commands.Vote, yes=True)
    assert not silent(hall, ADA, commands.Vote, yes=False)
    assert silent(hall, ADA, commands.Vote, yes=False)
    assert not silent(hall, BEN, commands.Vote, yes=False)


def test_a_secret_answer_that_was_given_already_writes_nothing() -> None:
    hall = Hall("among_cultists", 4).dealt_from(SECRET).start(ADA, BEN, CYD, "Dan")
    [option, *_] = hall.decisions[0].options
    fields = {"seat": 0, "question": hall.room.game.number, "option": option}
    hall.do(ADA, commands.Answer, **fields)
    for name in (ADA, BEN, CYD):
        hall.raw(name)

    assert silent(hall, ADA, commands.Answer, **fields)
