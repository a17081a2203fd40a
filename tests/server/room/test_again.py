"""Another game in the same room."""

from tests.server.room.room_harness import ADA, BEN, RoomHarness
from turncoat.server.protocol import commands, frames

SECRET = "5e" * 32


def test_another_game_is_told_from_its_beginning_even_if_it_begins_like_the_last_one() -> None:
    harness = RoomHarness("dark_providence", players=2).dealt_from(SECRET).start(ADA, BEN)
    harness.news(ADA)
    harness.play([ADA, BEN])
    harness.news(ADA)

    harness.do(ADA, commands.Again)
    harness.room.secret = SECRET
    harness.news(ADA)
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(BEN, commands.Ready, nonce="0a")

    [story] = [frame for frame in harness.news(ADA) if isinstance(frame, frames.Story)]
    assert story.since == 0
    assert story.events == harness.story(ADA)
