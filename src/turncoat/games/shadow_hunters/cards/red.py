"""The red events (SH-72a to SH-72g)."""

from turncoat.core.decision import ask
from turncoat.core.terms import ALL
from turncoat.games.shadow_hunters.cards.choosing import (
    choose_another,
    choose_any,
    equipment_of_others,
    may_reveal_and_heal,
)
from turncoat.games.shadow_hunters.content import PLACE_BY_NUMBER, VAMPIRE
from turncoat.games.shadow_hunters.fighting.protection import BEASTS, OTHER
from turncoat.games.shadow_hunters.fighting.wounds import give, heal, hit, settle, wound
from turncoat.games.shadow_hunters.table import Batch, Player, Table


async def slippery_path(table: Table, me: Player) -> None:
    """SH-72a  Give an equipment card to another player; without any, take 1 wound."""
    if not me.gear:
        await wound(table, me, 1, OTHER, None)
        return
    chosen = await ask(me.seat, ("part_with",), lambda: [("part_with", c) for c in me.gear])
    other = await choose_another(table, me, "slippery_path")
    give(table, me, other, str(chosen[1]))


async def cave_spider(table: Table, me: Player) -> None:
    """SH-72b  Any player takes 2 wounds and the drawer takes 2, in one batch."""
    target = await choose_any(table, me, "cave_spider")
    batch = Batch(me)
    hit(batch, target, 2, BEASTS)
    hit(batch, me, 2, BEASTS)
    await settle(table, batch)


async def blood_rite(table: Table, me: Player) -> None:
    """SH-72c  A hidden vampire may reveal and heal all wounds; a revealed one gains nothing."""
    vampire = me.character.kind == VAMPIRE
    if me.revealed or not await may_reveal_and_heal(table, me, "blood_rite", vampire):
        table.tell(ALL, ("nothing_happens", me.seat))


async def powder_keg(table: Table, me: Player) -> None:
    """SH-72d  Everybody at the place that is rolled takes 3 wounds; a 7 does nothing."""
    d6 = table.chance.roll(6)
    d4 = table.chance.roll(4)
    table.tell(ALL, ("throws", me.seat, d6, d4))
    if d6 + d4 == 7:
        table.tell(ALL, ("nothing_happens", me.seat))
        return
    batch = Batch(me)
    for player in table.living():
        if player.place == PLACE_BY_NUMBER[d6 + d4]:
            hit(batch, player, 3, BEASTS)
    await settle(table, batch)


async def thieving_imp(table: Table, me: Player) -> None:
    """SH-72e  Take an equipment card from another player."""
    if not any(other.gear for other in table.others(me)):
        table.tell(ALL, ("nothing_happens", me.seat))
        return
    chosen = await ask(me.seat, ("steal",), lambda: equipment_of_others(table, me))
    give(table, table.players[int(chosen[1])], me, str(chosen[2]))


async def straw_doll(table: Table, me: Player) -> None:
    """SH-72f  On 1 to 4 the chosen player takes 3 wounds, on 5 or 6 the drawer does."""
    target = await choose_any(table, me, "straw_doll")
    d6 = table.chance.roll(6)
    table.tell(ALL, ("throws_d6", me.seat, d6))
    await wound(table, target if d6 <= 4 else me, 3, OTHER, me)


async def hungry_bats(table: Table, me: Player) -> None:
    """SH-72g  Any player takes 2 wounds; then the drawer, if alive, heals 1."""
    await wound(table, await choose_any(table, me, "hungry_bats"), 2, BEASTS, me)
    if me.alive:
        heal(table, me, 1)
