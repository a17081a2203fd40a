"""Which bot plays a seat."""

from functools import cache
from typing import Final

from turncoat.bots.bot import Bot
from turncoat.bots.registry import bot_named
from turncoat.server.room.state import Chair

# Who sits in for a person plays as well as a bot can.
HEIR: Final = "sensible"


@cache
def model(game: str, level: str) -> Bot:
    """A bot of this kind, to look at: what it needs, and when it may want to speak."""
    return bot_named(level, game, 0)


def level_of(chair: Chair) -> str:
    """How well the bot in a seat plays."""
    return HEIR if chair.away else chair.level
