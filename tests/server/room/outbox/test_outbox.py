"""What a device is sent bit by bit adds up to what a new connection would be sent."""

import pytest

from tests.server.room.random_games import PLAYING, act_until_end, random_game
from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness, texts_in
from turncoat.core.terms import Event
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room.state import Viewer

SECRET = "5e" * 32
# How many steps of a game lie between two comparisons.
SOME = 7
EVERY_GAME = pytest.mark.parametrize(
    "game", ["among_cultists", "dark_providence", "shadow_hunters"]
)


class Device:
    """What somebody's device shows, built from frames alone."""

    def __init__(self, harness: RoomHarness, name: str) -> None:
        self.harness = harness
        self.name = name
        self.room: frames.Room | None = None
        self.tables: dict[Viewer, frames.TableFrame] = {}
        self.story: list[Event] = []
        self.texts: list[frames.Text] = []

    def look(self) -> "Device":
        """Apply the frames that have been sent."""
        for frame in self.harness.news(self.name):
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
    harness, random = random_game(game, 9)
    device = Device(harness, name)

    for step in act_until_end(harness, random):
        device.look()
        if step % SOME == 0:
            assert device.room == harness.room_frame(name)
            assert device.tables[harness.table(name).seat] == harness.table(name)
            assert device.story == harness.story(name)

    assert harness.room.phase == "ended"


@EVERY_GAME
@pytest.mark.parametrize(("name", "delay"), [(ADA, 0), (DAN, 0), (DAN, 7)])
def test_the_last_position_comes_before_the_end(game: str, name: str, delay: int) -> None:
    harness, random = random_game(game, 9, spectators=Spectators(delay=delay))
    device = Device(harness, name)

    for _ in act_until_end(harness, random):
        if harness.room.phase != "ended":
            device.look()
    harness.wait(delay + 1)
    sent = harness.news(name)

    kinds = [type(frame) for frame in sent]
    [end] = [frame for frame in sent if isinstance(frame, frames.Room)]
    assert end.result is not None
    assert kinds.index(frames.Story) < kinds.index(frames.TableFrame) < kinds.index(frames.Room)


@EVERY_GAME
def test_what_has_not_changed_is_not_sent_again(game: str) -> None:
    harness, random = random_game(game, 13)

    for _ in act_until_end(harness, random):
        harness.raw(ADA)
        assert harness.raw(ADA) == []


@EVERY_GAME
def test_with_a_delay_too_bit_by_bit_comes_to_the_same_as_all_at_once(game: str) -> None:
    harness, random = random_game(game, 11, spectators=Spectators(delay=7))
    device = Device(harness, DAN)

    for step in act_until_end(harness, random):
        device.look()
        if step % SOME == 0:
            assert device.room == harness.room_frame(DAN)
            assert device.story == harness.story(DAN)

    harness.wait(7 + 1)

    assert device.look().story == harness.room.game.match.events(None)


def test_the_story_of_another_game_takes_the_place_of_the_first() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(*PLAYING)
    device = Device(harness, BEN).look()
    harness.play(PLAYING)
    device.look()

    harness.do(ADA, commands.Again)
    device.look()
    harness.do(ADA, commands.Ready)
    harness.do(BEN, commands.Ready)
    harness.do(CYD, commands.Ready)

    assert device.look().story == harness.story(BEN)
    assert device.tables[1] == harness.table(BEN)


def test_texts_are_numbered_one_after_another() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(*PLAYING)
    device = Device(harness, BEN)

    harness.do(ADA, commands.Write, text="One.", seat=0)
    device.look()
    harness.do(CYD, commands.Write, text="Two.", seat=2)
    harness.do(ADA, commands.Write, text="Three.", seat=0)

    assert [text.number for text in device.look().texts] == [0, 1, 2]
