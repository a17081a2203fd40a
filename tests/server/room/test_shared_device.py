"""Several people at one device, each with a seat and a name."""

import pytest

from tests.server.room.room_harness import ADA, BEN, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.replays.game_file import of_room


def names(harness: RoomHarness) -> list[str]:
    """The names of all seats."""
    return [chair.name for chair in harness.room_frame(ADA).chairs]


def shared() -> RoomHarness:
    """Ada, with Eva and Fay at her device, and Ben at his own."""
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.Sit, seat=0)
    harness.do(ADA, commands.Sit, seat=1, name="Eva")
    harness.do(ADA, commands.Sit, seat=2, name="  Fay ")
    harness.do(BEN, commands.Sit, seat=3)
    return harness


def test_each_seat_has_a_name_of_its_own() -> None:
    assert names(shared()) == [ADA, "Eva", "Fay", BEN]


def test_the_names_are_in_the_story_of_the_game_and_in_its_file() -> None:
    harness = shared()
    for name in (ADA, BEN):
        harness.do(name, commands.Ready, nonce="0a")

    harness.play([ADA, BEN])

    assert names(harness) == [ADA, "Eva", "Fay", BEN]
    assert [player.name for player in of_room(harness.room, "0" * 16).players] == names(harness)


def test_the_names_outlast_a_restart() -> None:
    harness = shared()
    harness.room = harness.restarted()
    harness.connect(ADA)

    assert names(harness) == [ADA, "Eva", "Fay", BEN]


@pytest.mark.parametrize("name", [ADA, "ben", "EVA", "fay"])
def test_nobody_has_the_name_of_another(name: str) -> None:
    harness = shared()
    harness.do(BEN, commands.Stand, seat=3)

    assert harness.refusal(BEN, commands.Sit, seat=3, name=name) == "name_taken"
    assert harness.refusal(BEN, commands.Rename, name="Eva", language="en") == "name_taken"


def test_whoever_stands_takes_the_name_along() -> None:
    harness = shared()
    harness.do(ADA, commands.Stand, seat=1)
    harness.do(BEN, commands.Stand, seat=3)
    harness.do(BEN, commands.Sit, seat=1)

    assert names(harness)[1] == BEN


def test_a_bot_gets_no_name_that_somebody_at_a_shared_device_has() -> None:
    harness = RoomHarness().join(ADA)
    harness.do(ADA, commands.SeatBot, seat=3, level="uniform")
    first = names(harness)[3]
    harness.do(ADA, commands.Clear, seat=3)
    harness.do(ADA, commands.Sit, seat=0, name=first)
    harness.do(ADA, commands.SeatBot, seat=3, level="uniform")

    assert names(harness)[0] == first
    assert names(harness)[3] != first
