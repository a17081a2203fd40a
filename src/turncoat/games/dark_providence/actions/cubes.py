"""Cubes in the supply, in Limbo and on the board:

Influence, Retrieve and Buy (DP-20, DP-26, DP-27).
"""

from typing import Final

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.asking import spot_of
from turncoat.games.dark_providence.actions.payment import each, pay
from turncoat.games.dark_providence.board.influence import add_cubes, all_spots, lift_cubes
from turncoat.games.dark_providence.content.box import INFLUENCE, MONEY
from turncoat.games.dark_providence.content.schema.mods import OnAddInfluence
from turncoat.games.dark_providence.engine import DONE, Deed, agrees, resolve
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.preview import NOTHING, Preview, Worth
from turncoat.games.dark_providence.table import Table

LIMBO: Final[Option] = ("limbo",)


async def influence_action(table: Table, me: Player) -> None:
    """DP-20  Put as many cubes as were paid for on one base card, mythos card or city."""
    count = await pay(table, me, INFLUENCE, each(me.supply, "influence"))
    table.preview = Preview(adding=count)
    option = await choose(me.seat, ("influence", count), list(all_spots(table)))
    table.preview = NOTHING
    spot = spot_of(option)
    me.supply -= count
    add_cubes(table, me, spot, count)
    await after_influence(table, me, spot)


async def after_influence(table: Table, me: Player, spot: Spot) -> None:
    """Offer the Black Goat's extra cube on another base card."""
    for card, mod in table.ongoing(me, OnAddInfluence):
        deed = Deed(card)
        deed.spots = [spot]
        left = me.spent.count(card) < mod.per_turn
        if left and await agrees(table, me, "reaction", mod.do, deed):
            me.spent.append(card)
            await resolve(table, me, mod.do, deed)


async def retrieve(table: Table, me: Player) -> None:
    """DP-26  Take as many cubes as were paid for from cities, cards and Limbo, in any mix."""
    worth = each(me.limbo + me.on_board(), "retrieve")
    count = await pay(table, me, INFLUENCE, worth)
    await gather(table, me, count, limbo=True, up_to=False)


async def gather(table: Table, me: Player, count: int, limbo: bool, up_to: bool) -> None:
    """Ask where each cube is taken from; with `up_to` the player may stop after the first."""
    for taken in range(count):
        sources = cube_sources(me, limbo)
        if up_to and taken:
            sources.append(DONE)
        option = sources[0]
        if len(sources) > 1:
            option = await choose(me.seat, ("take_cube", count - taken), sources)
        if option == DONE:
            return
        take_cube(table, me, option)


def cube_sources(me: Player, limbo: bool) -> list[Option]:
    """List the places a player can take cubes from."""
    return [LIMBO, *me.cubes] if limbo and me.limbo else list(me.cubes)


def take_cube(table: Table, me: Player, option: Option) -> None:
    """Take one cube into the supply."""
    table.tell(ALL, ("retrieves", me.seat, *option))
    if option == LIMBO:
        me.limbo -= 1
    else:
        lift_cubes(me, spot_of(option), 1)
    me.supply += 1


def buy_worth(table: Table, me: Player) -> Worth:
    """DP-27  Return what money buys: one cube for every two, as many as are left."""
    price = table.box.numbers.buy
    return Worth(price.money, me.general // price.cubes, 0, "buy", 0, price.cubes)


async def buy(table: Table, me: Player) -> None:
    """DP-27  Buy cubes from the general supply."""
    bought = await pay(table, me, MONEY, buy_worth(table, me))
    from_general(table, me, bought * table.box.numbers.buy.cubes)


def from_general(table: Table, me: Player, count: int) -> None:
    """Move cubes from the general supply to the player's own."""
    taken = min(count, me.general)
    me.general -= taken
    me.supply += taken
    table.tell(ALL, ("buys", me.seat, taken))


def gainable(me: Player, source: str) -> int:
    """Count a player's cubes in a source."""
    if source == "general":
        return me.general
    total = me.limbo if "limbo" in source else 0
    return total + me.on_board() if "board" in source else total


async def gain_cubes(table: Table, me: Player, source: str, count: int) -> None:
    """Take up to `count` cubes from a source into the supply."""
    if source == "general":
        from_general(table, me, count)
    elif source == "limbo":
        from_limbo(table, me, count)
    else:
        limbo = "limbo" in source
        await gather(table, me, min(count, gainable(me, source)), limbo, up_to=True)


def from_limbo(table: Table, me: Player, count: int) -> None:
    """Take cubes back from Limbo."""
    taken = min(count, me.limbo)
    me.limbo -= taken
    me.supply += taken
    table.tell(ALL, ("out_of_limbo", me.seat, taken))


def take_cubes(me: Player, source: str, count: int) -> None:
    """Take cubes from a source that go straight onto the board."""
    if source == "supply":
        me.supply -= count
    elif source == "general":
        me.general -= count
    else:
        me.limbo -= count
