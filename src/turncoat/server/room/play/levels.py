"""Which bot plays a seat."""

from functools import cache
from typing import Final

from turncoat.bots.bot import Bot
from turncoat.bots.registry import bot_named, levels, strongest
from turncoat.core.terms import Seat
from turncoat.server.room.room import Room
from turncoat.server.room.state import Chair

# The level of bots that stand in for people, in games that have it.
STAND_IN: Final = "sensible"


@cache
def model(game: str, level: str) -> Bot:
    """A bot of this kind that is only read: its time limit, what it needs to see, and when it may
    talk.
    """
    return bot_named(level, game, 0)


def level_of(chair: Chair, game: str) -> str:
    """The level of the bot on a seat. If the game lacks it, its strongest bot plays."""
    level = STAND_IN if chair.away else chair.level
    return level if level in levels(game) else strongest(game)


def models(room: Room) -> dict[Seat, Bot]:
    """The bots of a room by seat, only to be read, as in `model`."""
    game = room.settings.game
    return {chair.seat: model(game, level_of(chair, game)) for chair in room.chairs if chair.by_bot}
