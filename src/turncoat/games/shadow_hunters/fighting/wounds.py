"""Wounds, death and loot (SH-40 to SH-44)."""

from typing import Final

from turncoat.core.decision import ask_in_window
from turncoat.core.terms import ALL, Option, bit
from turncoat.games.shadow_hunters.character import FORCED, HIT, TOUGHER
from turncoat.games.shadow_hunters.fighting.protection import after_protection
from turncoat.games.shadow_hunters.reveal import abilities, must_reveal, use_ability
from turncoat.games.shadow_hunters.table import Batch, Player, Table
from turncoat.games.shadow_hunters.winning import check_equipment_goals, check_goals

LEAVE: Final[Option] = ("leave",)
LOOT_ALL: Final[Option] = ("loot_all",)


async def wound(
    table: Table, victim: Player, amount: int, cause: str, causer: Player | None
) -> Batch:
    """SH-42a  Wound one player in a batch of its own, and settle it."""
    batch = Batch(causer)
    hit(batch, victim, amount, cause)
    await settle(table, batch)
    return batch


def hit(batch: Batch, victim: Player, amount: int, cause: str) -> None:
    """SH-33a  Add a hit to a batch, reduced by the victim's protection."""
    batch.hits.append((victim, after_protection(victim, amount, cause)))


async def settle(table: Table, batch: Batch) -> None:
    """SH-42  Settle one effect: wounds, deaths, reveals, goals, loot."""
    table.closed = True
    fall(table, batch)
    put_out(table, batch)
    if batch.dead or batch.thefts:
        forced_reveals(table, batch)
        check_goals(table, batch)
        await loot(table, batch)
    table.closed = False


def fall(table: Table, batch: Batch) -> None:
    """SH-42 (1)  Give all wounds together, along with the thefts."""
    for victim, amount in batch.hits:
        if amount:
            victim.wounds += amount
            table.tell(ALL, ("wounded", victim.seat, amount))
        else:
            table.tell(ALL, ("spared", victim.seat))
    for victim, card in batch.thefts:
        if batch.causer:
            hand_over(table, victim, batch.causer, card)


def put_out(table: Table, batch: Batch) -> None:
    """SH-42 (2)  All who have reached their hit points die together.

    Those who survive are known to have more hit points than wounds.
    """
    for victim, amount in batch.hits:
        if victim.wounds >= victim.character.hit_points:
            victim.wounds = victim.character.hit_points
            if victim not in batch.dead:
                batch.dead.append(victim)
        elif amount:
            victim.may_be &= TOUGHER[victim.wounds]
    if batch.dead:
        batch.first = table.dead_count() == 0
        for victim in batch.dead:
            leave_the_board(table, victim)


def leave_the_board(table: Table, victim: Player) -> None:
    """SH-40, SH-43  Reveal the dead player and take the figure off the board."""
    victim.alive = False
    victim.place = ""
    victim.warded = victim.barred = False
    table.turned_up(victim)
    table.tell(ALL, ("dies", victim.seat, victim.character.id))
    if table.options.dead_see:
        table.ghosts |= bit(victim.seat)
        table.tell(bit(victim.seat), ("sees_all", *(p.character.id for p in table.players)))


def forced_reveals(table: Table, batch: Batch) -> None:
    """SH-42 (3)  Reveal those who must; everybody else is known not to be them."""
    for character in FORCED:
        for player in table.players:
            if player.alive and not player.void and character.must_show(table, player, batch):
                must_reveal(table, player, character.bit)


async def loot(table: Table, batch: Batch) -> None:
    """SH-42 (5), (6)  Loot each victim, clockwise from the looter, then check goals."""
    looter = batch.causer
    first = looter.seat if looter else table.active_seat
    for victim in table.clockwise_after(first):
        if victim in batch.dead and victim.gear:
            if looter and looter.alive:
                await take_loot(table, looter, victim, batch)
            for card in victim.gear:
                table.discard(card)
                table.tell(ALL, ("discards", victim.seat, card))
            victim.gear = []
    if looter:
        check_equipment_goals(table, looter)


async def take_loot(table: Table, looter: Player, victim: Player, batch: Batch) -> None:
    """SH-41, SH-41a  Take one card; after an attack the Silver Chain takes all."""
    if batch.by_attack and "silver_chain" in looter.gear:
        choice = LOOT_ALL
    else:
        choice = await ask_in_window(
            looter.seat,
            ("loot", victim.seat),
            lambda: loot_options(table, looter, victim, batch),
        )
        if choice == LOOT_ALL:
            await use_ability(table, looter, choice)
    for card in victim.gear[:]:
        if choice == LOOT_ALL or choice == ("loot", card):
            hand_over(table, victim, looter, card)


def loot_options(table: Table, looter: Player, victim: Player, batch: Batch) -> list[Option]:
    """SH-41  Any one card or none; Bruno may take all."""
    options: list[Option] = [("loot", card) for card in victim.gear]
    if batch.by_attack:
        options += abilities(table, looter, HIT)
    return [*options, LEAVE]


def hand_over(table: Table, giver: Player, taker: Player, card: str) -> None:
    """Move equipment from one player to another."""
    giver.gear.remove(card)
    taker.gear.append(card)
    table.tell(ALL, ("hands_over", giver.seat, taker.seat, card))


def give(table: Table, giver: Player, taker: Player, card: str) -> None:
    """SH-60  Move equipment outside a batch; goals are checked immediately."""
    hand_over(table, giver, taker, card)
    check_equipment_goals(table, taker)


def heal(table: Table, player: Player, amount: int) -> None:
    """SH-40a  Heal this many wounds, but never below 0."""
    healed = min(amount, player.wounds)
    player.wounds -= healed
    table.tell(ALL, ("heals", player.seat, healed))


def set_wounds(table: Table, player: Player, wounds: int) -> None:
    """SH-70f  Set wounds to a number; nothing protects from it and nobody dies of it."""
    player.wounds = wounds
    table.tell(ALL, ("set_to", player.seat, wounds))
