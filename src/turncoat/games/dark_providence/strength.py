"""Strength in a city (DP-30, DP-32): tokens, Deep Ones, bonuses and further cards."""

from turncoat.games.dark_providence.box import STRENGTH
from turncoat.games.dark_providence.payment import pay, total, whole
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.schema import StrengthBonus
from turncoat.games.dark_providence.table import Table


def strength_in(table: Table, me: Player, city: str, kind: str) -> int:
    """DP-30, DP-32, DP-46  All own agents and Deep Ones there, Dagon, the Whateleys."""
    strength = sum([table.box.strength[agent] for agent in me.agents_in(city)])
    strength += me.deep_ones.count(city) * table.box.content.tokens.deep_one_strength
    for mod in table.mods(me, StrengthBonus):
        if kind in mod.kinds and _bonus_here(table, city, mod.where):
            strength += mod.n
    return strength


def _bonus_here(table: Table, city: str, where: str) -> bool:
    if where == "coastal":
        return table.box.cities[city].coastal
    return where == "any" or city in table.whateleys


def can_reach(table: Table, hand: list[str], need: int) -> bool:
    """DP-30a, DP-32a  Further cards could bring what is still needed."""
    return need <= 0 or total(table, hand, STRENGTH) >= need


async def pay_strength(table: Table, me: Player, need: int) -> None:
    """DP-30a, DP-32a  If the agents suffice no card is added."""
    if need > 0:
        await pay(table, me, STRENGTH, whole(need))
