"""Strength in a city (DP-30, DP-32): tokens, Deep Ones, bonuses and further cards."""

from typing import Final

from turncoat.games.dark_providence.actions.payment import pay, total, whole
from turncoat.games.dark_providence.content.box import STRENGTH
from turncoat.games.dark_providence.content.schema import StrengthBonus
from turncoat.games.dark_providence.engine import NOT_COUNTED, Deed
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table

ENOUGH: Final = 1_000_000


def strength_in(table: Table, me: Player, city: str, kind: str) -> int:
    """DP-30, DP-32, DP-46  The strength of a player's pieces in a city, with bonuses."""
    strength = 0
    for agent, place in me.agents.items():
        if place == city:
            strength += table.box.strength[agent]
    if me.deep_ones:
        strength += me.deep_ones.count(city) * table.box.content.tokens.deep_one_strength
    for _, mod in table.ongoing(me, StrengthBonus):
        if kind in mod.kinds and _bonus_here(table, city, mod.where):
            strength += mod.n
    return strength


def _bonus_here(table: Table, city: str, where: str) -> bool:
    if where == "coastal":
        return table.box.cities[city].coastal
    return where == "any" or city in table.whateleys


def spare(table: Table, me: Player, deed: Deed) -> int:
    """DP-30a, DP-32a  What further cards could add; unlimited when seen from outside."""
    if deed.blind:
        return ENOUGH
    if deed.strength != NOT_COUNTED:
        return deed.strength
    return total(table, deed.free_hand(me), STRENGTH)


async def pay_strength(table: Table, me: Player, need: int) -> None:
    """DP-30a, DP-32a  Play cards for the missing strength; none if the agents are enough."""
    if need > 0:
        await pay(table, me, STRENGTH, whole(need))
