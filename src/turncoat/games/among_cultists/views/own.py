"""What follows from a seat's own role, route and hand."""

from typing import Final

from turncoat.core.terms import Seat, Term
from turncoat.games.among_cultists.actions.room_actions import room_actions, route_allows
from turncoat.games.among_cultists.content import DEAD, route_line
from turncoat.games.among_cultists.ledger import GIVEN, START
from turncoat.games.among_cultists.roles import CULTIST
from turncoat.games.among_cultists.round import ACTION, CLEAN_UP
from turncoat.games.among_cultists.table import Player, Table
from turncoat.games.among_cultists.views.dangers import burning, deadly, risky
from turncoat.games.among_cultists.views.rooms import is_idle
from turncoat.games.among_cultists.views.schema import AmongCultistsView, OwnView

# Why a character can take no room action.
OFF_ROUTE: Final = "off_route"
GHOST_IN_HALL: Final = "ghost_in_hall"
GHOST_AND_CULTIST: Final = "ghost_and_cultist"
NOTHING_TO_DO: Final = "nothing_to_do"


def own_view(table: Table, me: Player, over: bool) -> OwnView:
    """Return what follows from the seat's own role, route and hand."""
    return OwnView(
        free=is_free(me),
        route_places=[] if over else route_places(table, me),
        deadly=deadly(table, me),
        risky=risky(me),
        burning=burning(table, me),
        idle="" if over else idle(table, me),
        full_ghost=me.ghost and me.ability.ghost_uses_rooms,
        known_dead=known_dead_count(table, me) if announces(table, me) else None,
    )


def is_free(me: Player) -> bool:
    """AC-28, AC-83  Return whether a character needs no route now."""
    return me.ability.roams or (me.ability.roams_alive and not me.ghost)


def route_places(table: Table, me: Player) -> list[str]:
    """AC-28  Return the rooms of the route in this round in which something can be done."""
    colours, colour_of = route_line(me.route, table.round), table.board.colour
    return [
        place
        for place, room in table.rooms.items()
        if colour_of[place] in colours and not is_idle(place, room)
    ]


def idle(table: Table, me: Player) -> str:
    """AC-28, AC-41, AC-42  Return why the active character can take no room action; or nothing."""
    if table.phase != ACTION or table.active is not me or room_actions(table, me, []):
        return ""
    if me.place not in table.rooms:
        return GHOST_IN_HALL if me.ghost else ""
    if not route_allows(table, me):
        return OFF_ROUTE
    if all(table.rooms[place].intruder for place in table.here(me.place)):
        return GHOST_AND_CULTIST if me.ghost else ""
    return NOTHING_TO_DO


def announces(table: Table, me: Player) -> bool:
    """AC-65  Return whether this character could announce enough dead now."""
    return table.phase == CLEAN_UP and me.role is CULTIST


def known_dead_count(table: Table, me: Player) -> int:
    """AC-69  Count whom a Cultist knows to be dead."""
    ghosts = [
        player.seat for player in table.players if player.ghost and player.role is not CULTIST
    ]
    whole = [line for _, line, _ in table.ledger]
    return len(all_known_dead(me.seat, ghosts, whole, dead_already(table)))


def known_dead(seen: AmongCultistsView) -> set[Seat]:
    """AC-69  Return whom a Cultist knows to be dead."""
    ghosts = [player.seat for player in seen.players if player.ghost and player.role != CULTIST.id]
    return all_known_dead(seen.seat, ghosts, seen.ledger, seen.dead_already or [])


def would_fail(seen: AmongCultistsView) -> bool:
    """AC-65  Return whether a Cultist must know that an announcement would be wrong."""
    return len(known_dead(seen)) < seen.fixed.kills


def all_known_dead(
    seat: Seat | None, ghosts: list[Seat], ledger: list[Term], already: list[Seat]
) -> set[Seat]:
    """AC-69  Return ghosts, those to whom the seat gave a Dead card, and those of the set-up."""
    gifts = [line for line in ledger if line[0] == GIVEN and line[1] == seat]
    return {*ghosts, *already, *(int(line[2]) for line in gifts if line[3] == DEAD)}


def dead_already(table: Table) -> list[Seat]:
    """AC-11  Return who was dead from the start."""
    return [p.seat for p in table.players if p.pulse and p.pulse[0] == (DEAD, START, 0)]
