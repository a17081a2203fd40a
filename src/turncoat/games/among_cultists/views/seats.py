"""The characters in a view."""

from functools import cache

from turncoat.core.terms import Seat
from turncoat.games.among_cultists.content import (
    DEAD,
    ROUNDS,
)
from turncoat.games.among_cultists.roles import CULTIST, ROLES
from turncoat.games.among_cultists.round import MOVEMENT, NIGHT
from turncoat.games.among_cultists.table import Player, Table
from turncoat.games.among_cultists.views.schema import SeatView


def plans(table: Table) -> dict[Seat, list[int]]:
    """AC-12, AC-20  Return for each seat this round, unless it has already moved, and the next."""
    ahead = list(range(table.round, min(table.round + 1, ROUNDS) + 1))
    order = table.board.clockwise[table.knife]
    before = 0 if table.phase == NIGHT else len(order)
    moved = table.turn if table.phase == MOVEMENT else before
    return {seat: ahead[at < moved :] for at, seat in enumerate(order)}


def seat_view(
    player: Player, me: bool, over: bool, sees_cultists: bool, planned: list[int] | None
) -> SeatView:
    """Return a character, with its secrets only for its owner or at the end."""
    mine = me or over
    known = mine or player.shown or (sees_cultists and player.role is CULTIST)
    # By position, in the order of the fields: views are built often, and names take longer.
    return SeatView(
        player.seat,
        player.character,
        player.automa,
        player.role.id if known else None,
        player.role.side if known else None,
        player.route if mine or player.automa else None,
        player.place,
        player.ghost,
        player.died,
        player.death,
        player.shown,
        player.used,
        sorted(player.encounter_cards) if mine else None,
        sorted(player.room_cards) if mine else None,
        player.pulse[:] if over else None,
        killer(player) if over else None,
        len(player.encounter_cards),
        len(player.room_cards),
        len(player.pulse),
        names_of(player.may_be),
        player.free_routes,
        player.ghost_routes,
        player.free_routes & player.ghost_routes,
        planned or [],
    )


def killer(player: Player) -> tuple[Seat, int] | None:
    """AC-27  Return whose Dead card came first, and when."""
    dead = [(giver, when) for face, giver, when in player.pulse if face == DEAD]
    return min(dead, key=lambda card: card[1], default=None)


@cache
def names_of(roles: int) -> tuple[str, ...]:
    """Return the ids of the roles that these bits represent."""
    return tuple(role.id for role in ROLES.values() if role.bit & roles)
