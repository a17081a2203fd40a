"""Becoming a ghost (AC-27, AC-47, AC-59, AC-79 to AC-87), and what follows from it."""

from typing import Final

from turncoat.core.terms import ALL
from turncoat.games.among_cultists.content import FAILURE, SABOTAGE
from turncoat.games.among_cultists.roles import (
    BURNING,
    CULTIST,
    SHOWN_AS_GHOSTS,
    dying_of,
)
from turncoat.games.among_cultists.table import Player, Table
from turncoat.games.among_cultists.winning import last_cultist_out

# Causes of death.
BY_CARD: Final = "card"
BY_VOTE: Final = "vote"
BY_ROLE: Final = "role"
BY_ASSASSIN: Final = "assassin"
DEATHS: Final = (BY_CARD, BY_VOTE, BY_ROLE, BY_ASSASSIN)


async def become_ghost(table: Table, player: Player, death: str) -> None:
    """AC-59, AC-80 to AC-82  Make a character a ghost; the last Cultist's death ends the game."""
    player.ghost = True
    player.died = table.round
    player.death = death
    table.deaths.append(player.seat)
    table.tell(ALL, ("becomes_ghost", player.seat, death))
    if player.ability.shown_as_ghost:
        table.show_role(player)
    elif not player.automa:
        player.may_be &= ~SHOWN_AS_GHOSTS
    if player.ability.stops_gifts:
        table.no_gifts_until = table.round + 1
        table.tell(ALL, ("gifts_stop", table.no_gifts_until))
    if player.role is CULTIST and not table.living_cultists():
        await last_cultist_out(table, player)


async def after_deeds(table: Table, me: Player, deeds: tuple[str, ...]) -> None:
    """AC-79, AC-84 to AC-86  Kill a role that dies of these deeds, or rule it out publicly."""
    if me.ghost or not deeds:
        return
    deadly = dying_of(deeds)
    if me.ability.bit & deadly:
        me.may_be &= deadly
        await become_ghost(table, me, BY_ROLE)
    else:
        me.may_be &= ~deadly


async def burn(table: Table) -> None:
    """AC-87  Kill a Firestarter who still holds a Failure or Sabotage after round 5."""
    for player in table.clockwise_from(table.knife):
        red = FAILURE in player.room_cards or SABOTAGE in player.room_cards
        if player.ability.burns and red and not player.ghost:
            player.may_be = BURNING
            await become_ghost(table, player, BY_ROLE)
