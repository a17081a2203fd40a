"""The blue events (SH-70a to SH-70i)."""

from typing import Final

from turncoat.core.terms import ALL
from turncoat.games.shadow_hunters.cards.choosing import (
    choose_another,
    choose_any,
    may_reveal_and_heal,
)
from turncoat.games.shadow_hunters.character import CHARACTERS, mask
from turncoat.games.shadow_hunters.content import VAMPIRE, WEREWOLF
from turncoat.games.shadow_hunters.fighting.protection import OTHER
from turncoat.games.shadow_hunters.fighting.wounds import heal, hit, set_wounds, settle
from turncoat.games.shadow_hunters.reveal import must_reveal
from turncoat.games.shadow_hunters.table import Batch, Player, Table

HONEY_CAKE_INITIALS: Final = ("A", "E", "U")


async def full_moon(table: Table, me: Player) -> None:
    """SH-70a  A werewolf heals all wounds; a hidden one must be revealed for it."""
    await heals_fully(table, me, "full_moon", me.character.kind == WEREWOLF)


async def honey_cake(table: Table, me: Player) -> None:
    """SH-70b  The same for the initials A, E and U."""
    await heals_fully(table, me, "honey_cake", me.character.initial in HONEY_CAKE_INITIALS)


async def heals_fully(table: Table, me: Player, card: str, concerned: bool) -> None:
    """Ask a hidden drawer; then heal if the drawer is revealed and the card applies."""
    if not me.revealed:
        await may_reveal_and_heal(table, me, card, concerned)
    if not me.revealed or not concerned:
        table.tell(ALL, ("nothing_happens", me.seat))
    elif me.wounds:
        heal(table, me, me.wounds)


async def silver_mirror(table: Table, me: Player) -> None:
    """SH-70c  A hidden vampire is revealed, except Ulrich."""
    caught = [c for c in CHARACTERS.values() if c.kind == VAMPIRE and not c.escapes_mirrors]
    if not must_reveal(table, me, mask(caught)):
        table.tell(ALL, ("nothing_happens", me.seat))


async def healers_gift(table: Table, me: Player) -> None:
    """SH-70d  Another player heals as many wounds as the d6 shows."""
    other = await choose_another(table, me, "healers_gift")
    amount = table.chance.roll(6)
    table.tell(ALL, ("throws_d6", me.seat, amount))
    heal(table, other, amount)


async def second_wind(table: Table, me: Player) -> None:
    """SH-70e  The drawer gains an extra turn."""
    table.extra_turns += 1
    table.tell(ALL, ("gains_turns", me.seat, 1))


async def bonesetter(table: Table, me: Player) -> None:
    """SH-70f  Any player now has exactly 7 wounds."""
    set_wounds(table, await choose_any(table, me, "bonesetter"), 7)


async def storm_of_light(table: Table, me: Player) -> None:
    """SH-70g  All other players take 2 wounds, wherever they are."""
    batch = Batch(me)
    for other in table.others(me):
        hit(batch, other, 2, OTHER)
    await settle(table, batch)


async def warding_spirit(table: Table, me: Player) -> None:
    """SH-70h  Attacks do not wound the drawer until the drawer's next turn."""
    me.warded = True
    table.tell(ALL, ("warded", me.seat))


async def spring_water(table: Table, me: Player) -> None:
    """SH-70i  The drawer heals 2 wounds."""
    heal(table, me, 2)
