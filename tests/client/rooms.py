"""Rooms for programs, without time limits and delays."""

from turncoat.client import RemoteTable
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks, Settings

QUICK = Clocks(pace="untimed", window=0, interval_ms=0)


def settings(game: str = "shadow_hunters", players: int = 4) -> Settings:
    """The settings of a room without time limits."""
    return Settings(game=game, players=players, clocks=QUICK)


def seated_bots(host: RemoteTable) -> None:
    """Put bots that choose at random into all free seats."""
    for chair in host.room.chairs:
        if chair.member is None:
            host.do(commands.SeatBot, seat=chair.seat, level="uniform")
