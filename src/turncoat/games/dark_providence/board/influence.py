"""Influence (DP-20 to DP-21b): where cubes are, and who has the most."""

from turncoat.core.terms import ALL, Seat
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.influence import is_ahead
from turncoat.games.dark_providence.public.spots import (
    KIND_OF,
    ON_BASE,
    ON_CITY,
    ON_MYTHOS,
    open_spots,
)
from turncoat.games.dark_providence.table import Table


def city_spots(table: Table) -> list[Spot]:
    """All cities except Cthulhu's."""
    spots = table.box.city_spots
    return [spots[city] for city in table.box.city_ids if city != table.cthulhu]


def base_spots(table: Table) -> list[Spot]:
    """All face-up base cards except the one in Cthulhu's city."""
    spots = table.box.base_spots
    return [spots[city] for city in table.tops if city != table.cthulhu]


def mythos_spots(table: Table) -> list[Spot]:
    """The mythos row."""
    return [(ON_MYTHOS, card) for card in table.row]


def all_spots(table: Table) -> list[Spot]:
    """DP-20, DP-47  Return where influence may be added."""
    return open_spots(table.box, table.tops, table.row, table.cthulhu)


def spots_for(table: Table, target: str) -> list[Spot]:
    """The spots of an effect's target."""
    if target == "base" or target == "other_base":
        return base_spots(table)
    if target == "city":
        return city_spots(table)
    if target == "mythos":
        return mythos_spots(table)
    if target == "base_or_city":
        return base_spots(table) + city_spots(table)
    return all_spots(table)


def is_target(spot: Spot, target: str) -> bool:
    """Whether a spot matches an effect's target."""
    kind = KIND_OF[spot[0]]
    if target == "base_or_city":
        return kind != "mythos"
    return target == "any" or target == kind or (target == "other_base" and kind == "base")


def add_cubes(table: Table, me: Player, spot: Spot, count: int) -> None:
    """DP-20  Put cubes on a card or a city."""
    me.cubes[spot] = me.cubes.get(spot, 0) + count
    table.tell(ALL, ("adds", me.seat, count, *spot))


def lift_cubes(me: Player, spot: Spot, count: int) -> int:
    """Take up to `count` cubes off a card or city; return how many."""
    there = me.cubes.get(spot, 0)
    lifted = min(there, count)
    if lifted == there:
        me.cubes.pop(spot, None)
    else:
        me.cubes[spot] = there - lifted
    return lifted


def return_cubes(table: Table, me: Player, spot: Spot, count: int) -> None:
    """Send cubes back to their owner's supply."""
    lifted = lift_cubes(me, spot, count)
    me.supply += lifted
    if lifted:
        table.tell(ALL, ("takes_back", me.seat, lifted, *spot))


def exile_cubes(table: Table, me: Player, spot: Spot, count: int) -> None:
    """Send cubes to Limbo."""
    lifted = lift_cubes(me, spot, count)
    me.limbo += lifted
    if lifted:
        table.tell(ALL, ("exiled", me.seat, lifted, *spot))


def influence(table: Table, me: Player, spot: Spot) -> int:
    """DP-21b, DP-64  Cubes and presence; cultists of a Great Old One add no presence."""
    total = me.cubes.get(spot, 0)
    kind, place = spot
    if kind == ON_MYTHOS or me.cultist:
        return total
    special = table.box.base_influence if kind == ON_BASE else table.box.city_influence
    for agent, city in me.agents.items():
        if city == place:
            total += special.get(agent, 1)
    if kind == ON_CITY and me.deep_ones:
        total += me.deep_ones.count(place)
    return total


def has_most(table: Table, me: Player, spot: Spot) -> bool:
    """DP-21, DP-21b  More than each other player, and a cube."""
    if spot not in me.cubes:
        return False
    mine, most = influence(table, me, spot), 0
    for other in table.players:
        if other is not me:
            theirs = influence(table, other, spot)
            if theirs > mine:
                return False
            if theirs > most:
                most = theirs
    return is_ahead(table.box, me, spot, mine, most)


def ties(table: Table, me: Player, spot: Spot) -> bool:
    """Whether a player has a cube there and nobody has more."""
    mine = influence(table, me, spot)
    return spot in me.cubes and all(
        influence(table, other, spot) <= mine for other in table.players
    )


def cubes_of_others(table: Table, me: Player, spot: Spot) -> list[Player]:
    """The other players with cubes there."""
    return [player for player in table.players if player is not me and spot in player.cubes]


def clear_spot(table: Table, spot: Spot) -> None:
    """DP-23b  A card leaves without a claim: return its cubes and its lock."""
    for player in table.players:
        return_cubes(table, player, spot, player.cubes.get(spot, 0))
    shed_lock(table, spot)


def shed_lock(table: Table, spot: Spot) -> None:
    """DP-33a  Return the lock of a card that leaves."""
    if spot in table.locks:
        table.locks.remove(spot)


def claim_spot(table: Table, seat: Seat, spot: Spot) -> None:
    """DP-22  The claimant's cubes go to Limbo, the others' back to their supplies."""
    for player in table.players:
        count = player.cubes.get(spot, 0)
        if player.seat == seat:
            exile_cubes(table, player, spot, count)
        else:
            return_cubes(table, player, spot, count)
