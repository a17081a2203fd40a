"""Verbs of cubes: gain, add, return, exile and shift influence."""

from turncoat.core.decision import choose
from turncoat.core.terms import Option
from turncoat.games.dark_providence.actions.asking import ask_player, spot_of
from turncoat.games.dark_providence.actions.cubes import gain_cubes, gainable, take_cubes
from turncoat.games.dark_providence.board.influence import (
    add_cubes,
    all_spots,
    cubes_of_others,
    exile_cubes,
    is_target,
    lift_cubes,
    return_cubes,
    spots_for,
)
from turncoat.games.dark_providence.content.schema.verbs import (
    AddInfluence,
    ExileInfluence,
    GainCubes,
    ReturnInfluence,
    ShiftInfluence,
)
from turncoat.games.dark_providence.engine import DONE, VERBS, Deed
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.preview import NOTHING, Preview
from turncoat.games.dark_providence.table import Table


def can_gain(table: Table, me: Player, effect: GainCubes, deed: Deed) -> bool:
    return gainable(me, effect.source) > 0


async def gain(table: Table, me: Player, effect: GainCubes, deed: Deed) -> None:
    """Take up to n cubes into the supply."""
    await gain_cubes(table, me, effect.source, effect.n)


def add_targets(table: Table, effect: AddInfluence, deed: Deed) -> list[Option]:
    spots = spots_for(table, effect.target)
    if effect.target == "other_base":
        spots = [spot for spot in spots if spot not in deed.spots]
    return list(spots)


def can_add(table: Table, me: Player, effect: AddInfluence, deed: Deed) -> bool:
    return _source(me, effect.source) > 0 and bool(add_targets(table, effect, deed))


async def add(table: Table, me: Player, effect: AddInfluence, deed: Deed) -> None:
    """Add up to n cubes to the board, at least one: all to one target, or spread."""
    left = min(effect.n, _source(me, effect.source))
    stop: list[Option] = []
    while left:
        most = 1 if effect.spread else left
        targets = add_targets(table, effect, deed)
        table.preview = Preview(adding=most)
        option = await choose(me.seat, ("add_to", most), [*targets, *stop])
        table.preview = NOTHING
        if option == DONE:
            return
        count = most if most == 1 else await how_many(me, most)
        take_cubes(me, effect.source, count)
        add_cubes(table, me, spot_of(option), count)
        left = left - count if effect.spread else 0
        stop = [DONE]


async def how_many(me: Player, most: int) -> int:
    """Ask for a number up to `most`."""
    options: list[Option] = [("number", number) for number in range(1, most + 1)]
    return int((await choose(me.seat, ("how_many",), options))[1])


def _source(me: Player, source: str) -> int:
    return me.supply if source == "supply" else gainable(me, source)


def return_targets(table: Table, me: Player, target: str) -> list[Option]:
    """Spots of a kind where another player has cubes."""
    spots: dict[Spot, None] = {}
    for other in table.others(me):
        for spot in other.cubes:
            if is_target(spot, target):
                spots[spot] = None
    return list(spots)


def can_return(
    table: Table, me: Player, effect: ReturnInfluence | ExileInfluence, deed: Deed
) -> bool:
    return bool(return_targets(table, me, effect.target))


async def give_back(
    table: Table, me: Player, effect: ReturnInfluence | ExileInfluence, deed: Deed
) -> None:
    """Choose a target; one other player, or every other, takes cubes off it."""
    option = await choose(me.seat, ("whose_cubes",), return_targets(table, me, effect.target))
    spot = spot_of(option)
    affected = cubes_of_others(table, me, spot)
    if effect.who == "one_other" and len(affected) > 1:
        affected = [await ask_player(table, me, ("player_with_cubes", *spot), affected)]
    for other in affected:
        count = other.cubes[spot] if effect.n == "all" else effect.n
        if isinstance(effect, ReturnInfluence):
            return_cubes(table, other, spot, count)
        else:
            exile_cubes(table, other, spot, count)


def can_shift(table: Table, me: Player, effect: ShiftInfluence, deed: Deed) -> bool:
    return bool(me.cubes)


def shift_goals(table: Table, me: Player) -> list[Option]:
    """Return where cubes can move: not where all of the player's cubes already are."""
    only = list(me.cubes) if len(me.cubes) == 1 else []
    return [spot for spot in all_spots(table) if spot not in only]


async def shift(table: Table, me: Player, effect: ShiftInfluence, deed: Deed) -> None:
    """Move up to n cubes from anywhere on the board to one card or city."""
    goal = await choose(me.seat, ("shift_to",), shift_goals(table, me))
    spot = spot_of(goal)
    moved = 0
    while moved < effect.n:
        stop: list[Option] = [DONE] if moved else []
        sources: list[Option] = [other for other in me.cubes if other != spot]
        if not sources:
            break
        option = await choose(me.seat, ("shift_from", *spot), [*sources, *stop])
        if option == DONE:
            break
        lift_cubes(me, spot_of(option), 1)
        moved += 1
        add_cubes(table, me, spot, 1)


VERBS[GainCubes] = (can_gain, gain)
VERBS[AddInfluence] = (can_add, add)
VERBS[ReturnInfluence] = (can_return, give_back)
VERBS[ExileInfluence] = (can_return, give_back)
VERBS[ShiftInfluence] = (can_shift, shift)
