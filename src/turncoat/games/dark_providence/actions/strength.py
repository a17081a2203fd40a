"""Strength from further cards (DP-30a, DP-32a)."""

from typing import Final

from turncoat.games.dark_providence.actions.payment import pay, total, whole
from turncoat.games.dark_providence.content.box import STRENGTH
from turncoat.games.dark_providence.engine import NOT_COUNTED, Deed
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table

ENOUGH: Final = 1_000_000


def spare(table: Table, me: Player, deed: Deed) -> int:
    """DP-30a, DP-32a  Return what further cards could add; unlimited when seen from outside."""
    if deed.blind:
        return ENOUGH
    if deed.strength != NOT_COUNTED:
        return deed.strength
    return total(table, deed.free_hand(me), STRENGTH)


async def pay_strength(table: Table, me: Player, need: int) -> None:
    """DP-30a, DP-32a  Play cards for the missing strength; none if the agents are enough."""
    if need > 0:
        await pay(table, me, STRENGTH, whole(need))
