"""What a device is sent bit by bit comes to what somebody sees who connects at this moment."""

import pytest

from tests.server.room.bustle import PLAYING, bustle_on, bustling
from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall, texts_in
from turncoat.core.terms import Event
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room.state import Viewer

SECRET = "5e" * 32
# How many steps of a game lie between two looks.
SOME = 7
EVERY_GAME = pytest.mark.parametrize(
    "game", ["among_cultists", "dark_providence", "shadow_hunters"]
)


class Device:
    """What somebody has on the screen, going by frames alone."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.hall = hall
        self.name = name
        self.room: frames.Room | None = None
        self.tables: dict[Viewer, frames.TableFrame] = {}
        self.story: list[Event] = []
        self.texts: list[frames.Text] = []

    def look(self) -> "Device":
        """Take in what has been sent."""
        for frame in self.hall.news(self.name):
            if isinstance(frame, frames.Room):
                self.room = frame
            elif isinstance(frame, frames.TableFrame):
                self.tables[frame.seat] = frame
            elif isinstance(frame, frames.Story):
                assert frame.since <= len(self.story), "something was never told"
                self.story[frame.since :] = frame.events
            else:
                self.texts += texts_in([frame])
        return self


@EVERY_GAME
@pytest.mark.parametrize("name", [ADA, DAN])
def test_bit_by_bit_comes_to_the_same_as_all_at_once(game: str, name: str) -> None:
    hall, random = bustling(game, 9)
    device = Device(hall, name)

    for step in bustle_on(hall, random):
        device.look()
        if step % SOME == 0:
            assert device.room == hall.looks(name)
            assert device.tables[hall.table(name).seat] == hall.table(name)
            assert device.story == hall.story(name)

    assert hall.room.phase == "ended"


@EVERY_GAME
def test_what_has_not_changed_is_not_sent_again(game: str) -> None:
    hall, random = bustling(game, 13)

    for _ in bustle_on(hall, random):
        hall.raw(ADA)
        assert hall.raw(ADA) == []


@EVERY_GAME
def test_with_a_delay_too_bit_by_bit_comes_to_the_same_as_all_at_once(game: str) -> None:
    hall, random = bustling(game, 11, spectators=Spectators(delay=7))
    device = Device(hall, DAN)

    for step in bustle_on(hall, random):
        device.look()
        if step % SOME == 0:
            assert device.room == hall.looks(DAN)
            assert device.story == hall.story(DAN)

    hall.wait(7 + 1)

    assert device.look().story == hall.room.game.match.events(None)


def test_the_story_of_another_game_takes_the_place_of_the_first() -> None:
    hall = Hall().dealt_from(SECRET).start(*PLAYING)
    device = Device(hall, BEN).look()
    hall.play(PLAYING)
    device.look()

    hall.do(ADA, commands.Again)
    device.look()
    hall.do(ADA, commands.Ready)
    hall.do(BEN, commands.Ready)
    hall.do(CYD, commands.Ready)

    assert device.look().story == hall.story(BEN)
    assert device.tables[1] == hall.table(BEN)


def test_texts_are_numbered_one_after_another() -> None:
    hall = Hall().dealt_from(SECRET).start(*PLAYING)
    device = Device(hall, BEN)

    hall.do(ADA, commands.Write, text="One.", seat=0)
    device.look()
    hall.do(CYD, commands.Write, text="Two.", seat=2)
    hall.do(ADA, commands.Write, text="Three.", seat=0)

    assert [text.number for text in device.look().texts] == [0, 1, 2]
