"""Several people at one device: a seat each, and each seat with a name."""

import pytest

from tests.server.room.hall import ADA, BEN, Hall
from turncoat.server.protocol import commands
from turncoat.server.replays.game_file import of_room


def names(hall: Hall) -> list[str]:
    """How the seats are called."""
    return [chair.name for chair in hall.looks(ADA).chairs]


def shared() -> Hall:
    """Ada, with Eva and Fay at her device, and Ben at his own."""
    hall = Hall().join(ADA, BEN)
    hall.do(ADA, commands.Sit, seat=0)
    hall.do(ADA, commands.Sit, seat=1, name="Eva")
    hall.do(ADA, commands.Sit, seat=2, name="  Fay ")
    hall.do(BEN, commands.Sit, seat=3)
    return hall


def test_each_seat_has_a_name_of_its_own() -> None:
    assert names(shared()) == [ADA, "Eva", "Fay", BEN]


def test_the_names_are_in_the_story_of_the_game_and_in_its_file() -> None:
    hall = shared()
    for name in (ADA, BEN):
        hall.do(name, commands.Ready, nonce="0a")

    hall.play([ADA, BEN])

    assert names(hall) == [ADA, "Eva", "Fay", BEN]
    assert [player.name for player in of_room(hall.room, "0" * 16).players] == names(hall)


def test_the_names_outlast_a_restart() -> None:
    hall = shared()
    hall.room = hall.restarted()
    hall.connect(ADA)

    assert names(hall) == [ADA, "Eva", "Fay", BEN]


@pytest.mark.parametrize("name", [ADA, "ben", "EVA", "fay"])
def test_nobody_has_the_name_of_another(name: str) -> None:
    hall = shared()
    hall.do(BEN, commands.Stand, seat=3)

    assert hall.refusal(BEN, commands.Sit, seat=3, name=name) == "name_taken"
    assert hall.refusal(BEN, commands.Rename, name="Eva", language="en") == "name_taken"


def test_whoever_stands_takes_the_name_along() -> None:
    hall = shared()
    hall.do(ADA, commands.Stand, seat=1)
    hall.do(BEN, commands.Stand, seat=3)
    hall.do(BEN, commands.Sit, seat=1)

    assert names(hall)[1] == BEN


def test_a_bot_gets_no_name_that_somebody_at_a_shared_device_has() -> None:
    hall = Hall().join(ADA)
    hall.do(ADA, commands.SeatBot, seat=3, level="uniform")
    first = names(hall)[3]
    hall.do(ADA, commands.Clear, seat=3)
    hall.do(ADA, commands.Sit, seat=0, name=first)
    hall.do(ADA, commands.SeatBot, seat=3, level="uniform")

    assert names(hall)[0] == first
    assert names(hall)[3] != first
