"""Rooms for programs: nobody is hurried, and nobody waits."""

from turncoat.client import RemoteTable
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks, Settings

QUICK = Clocks(pace="untimed", window=0, interval_ms=0)


def settings(game: str = "shadow_hunters", players: int = 4) -> Settings:
    """A room without haste."""
    return Settings(game=game, players=players, clocks=QUICK)


def seated_bots(host: RemoteTable) -> None:
    """Bots that throw dice, in all seats that are free."""
    for chair in host.room.chairs:
        if chair.member is None:
            host.do(commands.SeatBot, seat=chair.seat, level="uniform")
