"""Another game in the same room."""

from tests.server.room.hall import ADA, BEN, Hall
from turncoat.server.protocol import commands, frames

SECRET = "5e" * 32


def test_another_game_is_told_from_its_beginning_even_if_it_begins_like_the_last_one() -> None:
    hall = Hall("dark_providence", players=2).dealt_from(SECRET).start(ADA, BEN)
    hall.news(ADA)
    hall.play([ADA, BEN])
    hall.news(ADA)

    hall.do(ADA, commands.Again)
    hall.room.secret = SECRET
    hall.news(ADA)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0a")

    [story] = [frame for frame in hall.news(ADA) if isinstance(frame, frames.Story)]
    assert story.since == 0
    assert story.events == hall.story(ADA)
