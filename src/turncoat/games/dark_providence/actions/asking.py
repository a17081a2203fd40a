"""Questions that many effects put, and what their answers name."""

from turncoat.core.decision import choose
from turncoat.core.terms import Option, Term
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.table import Table


async def ask_player(table: Table, me: Player, topic: Term, players: list[Player]) -> Player:
    """One seat chooses one of these players."""
    options: list[Option] = [("player", player.seat) for player in players]
    return table.players[int((await choose(me.seat, topic, options))[1])]


async def ask_open_city(table: Table, me: Player, topic: Term) -> str:
    """DP-48  A city that one chooses freely must be open."""
    options: list[Option] = [("place", city) for city in table.open_cities()]
    return str((await choose(me.seat, topic, options))[1])


def spot_of(option: Option) -> Spot:
    """The card or city that an option names."""
    return (str(option[0]), str(option[1]))
