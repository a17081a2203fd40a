"""Questions that several cards share."""

from collections.abc import Callable
from typing import Final

from turncoat.core.decision import ask, ask_in_window
from turncoat.core.terms import GO_ON, Option
from turncoat.games.shadow_hunters.fighting.wounds import heal
from turncoat.games.shadow_hunters.reveal import reveal
from turncoat.games.shadow_hunters.table import Player, Table, chosen

REVEAL_AND_HEAL: Final[Option] = ("reveal_and_heal",)


async def choose_any(table: Table, me: Player, card: str) -> Player:
    """SH-14b  Ask for any living player, including the one asked."""
    return await choose(table, me, card, table.living)


async def choose_another(table: Table, me: Player, card: str) -> Player:
    """SH-14b  Ask for any other living player."""
    return await choose(table, me, card, lambda: table.others(me))


async def choose(table: Table, me: Player, card: str, whom: Callable[[], list[Player]]) -> Player:
    """Ask for one of these players; everybody is told who it is."""
    choice = await ask(
        me.seat, ("target", card), lambda: [("target", player.seat) for player in whom()]
    )
    return chosen(table, me, choice)


async def may_reveal_and_heal(table: Table, me: Player, card: str, concerned: bool) -> bool:
    """SH-51b (2)  Ask a hidden drawer; return whether they revealed themselves and healed."""
    choice = await ask_in_window(
        me.seat,
        ("healing_card", card),
        lambda: [GO_ON, REVEAL_AND_HEAL] if concerned and not me.revealed else [GO_ON],
    )
    if choice == REVEAL_AND_HEAL:
        reveal(table, me)
        heal(table, me, me.wounds)
    return choice == REVEAL_AND_HEAL


def equipment_of_others(table: Table, me: Player) -> list[Option]:
    """The options to take one equipment card from another player."""
    return [("take", other.seat, card) for other in table.others(me) for card in other.gear]
