"""Questions that several effects ask, and what their answers name."""

from turncoat.core.decision import choose
from turncoat.core.terms import Option, Term
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.table import Table


async def ask_player(table: Table, me: Player, topic: Term, players: list[Player]) -> Player:
    """Ask a player to choose one of these players; return the chosen one."""
    options: list[Option] = [("player", player.seat) for player in players]
    return table.players[int((await choose(me.seat, topic, options))[1])]


async def ask_open_city(table: Table, me: Player, topic: Term) -> str:
    """DP-48  Ask for a city; one that is chosen freely must be open."""
    options: list[Option] = [("place", city) for city in table.open_cities()]
    return str((await choose(me.seat, topic, options))[1])


def spot_of(option: Option) -> Spot:
    """Return the card or city that an option names."""
    return (str(option[0]), str(option[1]))
