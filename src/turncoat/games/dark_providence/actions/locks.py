"""Locks (DP-33, DP-33a)."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.asking import spot_of
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.spots import ON_MYTHOS
from turncoat.games.dark_providence.table import Table


def lockable(table: Table) -> list[Spot]:
    """List everything that could get a lock, if one is left in the supply."""
    if len(table.locks) >= table.box.content.components.locks:
        return []
    box, locked = table.box, dict.fromkeys(table.locks)
    spots: list[Spot] = [box.base_spots[city] for city in table.tops]
    spots += [(ON_MYTHOS, card) for card in table.row]
    spots += [box.city_spots[city] for city in box.city_ids]
    return [spot for spot in spots if spot not in locked] if locked else spots


def can_lock(table: Table, op: str) -> bool:
    """DP-33a  Whether a lock can be placed or removed."""
    return (op != "place" and bool(table.locks)) or (op != "remove" and bool(lockable(table)))


def lock_options(table: Table, op: str) -> list[Option]:
    """List what may be locked or unlocked."""
    options: list[Option] = []
    if op != "place":
        options += [("unlock", kind, place) for kind, place in table.locks]
    if op != "remove":
        options += [("lock", kind, place) for kind, place in lockable(table)]
    return options


async def use_locks(table: Table, me: Player, op: str, times: int) -> None:
    """DP-15a, DP-33  Place or remove locks, up to `count`, as far as possible."""
    for _ in range(times):
        if not can_lock(table, op):
            return
        option = await choose(me.seat, ("lock",), lock_options(table, op))
        spot = spot_of(option[1:])
        if option[0] == "lock":
            place_lock(table, spot)
        else:
            remove_lock(table, spot)


def place_lock(table: Table, spot: Spot) -> None:
    """DP-33  Place a lock: it prevents claims, not influence."""
    table.locks.append(spot)
    table.tell(ALL, ("locked", *spot))


def remove_lock(table: Table, spot: Spot) -> None:
    """DP-33  Remove a lock."""
    table.locks.remove(spot)
    table.tell(ALL, ("unlocked", *spot))
