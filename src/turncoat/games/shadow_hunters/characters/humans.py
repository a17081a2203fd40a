"""The humans (SH-86 to SH-89, SH-96 to SH-99), each with a separate goal."""

from turncoat.core.terms import ALL, Option
from turncoat.games.shadow_hunters.character import (
    ATTACK_OVER,
    HIT,
    STANDING,
    TURN_START,
    Character,
)
from turncoat.games.shadow_hunters.content import EQUIPMENT, RELICS, VAMPIRE
from turncoat.games.shadow_hunters.fighting.protection import OTHER
from turncoat.games.shadow_hunters.fighting.wounds import LOOT_ALL, heal, wound
from turncoat.games.shadow_hunters.table import Batch, Player, Table
from turncoat.games.shadow_hunters.winning import all_out, check_equipment_goals


def falls_first(player: Player, batch: Batch) -> bool:
    """SH-63  Whether this player is the first to die, perhaps together with others."""
    return batch.first and player in batch.dead


def puts_out_another(player: Player, batch: Batch) -> bool:
    """SH-63  Whether this player caused the batch and somebody else died in it."""
    return batch.causer is player and any(victim is not player for victim in batch.dead)


class Adela(Character):
    """SH-86  Once, at any time, she heals all wounds. She wins if alive at the end."""

    moment = STANDING
    once = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("heal_all",)] if me.wounds else []

    async def act(self, table: Table, me: Player, option: Option) -> None:
        heal(table, me, me.wounds)

    def wins(self, table: Table, me: Player, batch: Batch) -> bool:
        return me.alive


class Apolena(Character):
    """SH-96  She wins with her right neighbour; once, she may switch to the left one."""

    moment = TURN_START
    once = True
    judged_last = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("switch",)]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        table.tell(ALL, ("switches", me.seat))

    def wins(self, table: Table, me: Player, batch: Batch) -> bool:
        step = 1 if me.used else -1
        return (me.seat + step) % table.seats in table.winners


class Bruno(Character):
    """SH-87  He robs instead of wounding, or loots everything. He wins with 5 equipment cards."""

    moment = HIT
    ends_game = True

    def fits(self, table: Table, seat: Player) -> bool:
        return table.seats <= 6

    def options(self, table: Table, me: Player) -> list[Option]:
        return [] if self.fits(table, me) else [LOOT_ALL]

    def ends(self, table: Table, seat: Player, batch: Batch) -> bool:
        return seat.alive and len(seat.gear) >= 5


class Bertram(Character):
    """SH-97  He is revealed if his attack kills the weak, and wins if it kills the strong."""

    ends_game = True
    forced = True

    def must_show(self, table: Table, seat: Player, batch: Batch) -> bool:
        mine = batch.by_attack and batch.causer is seat
        return mine and any(victim.character.hit_points <= 12 for victim in batch.dead)

    def ends(self, table: Table, seat: Player, batch: Batch) -> bool:
        mine = batch.by_attack and batch.causer is seat
        return mine and any(victim.character.hit_points >= 13 for victim in batch.dead)

    def wins(self, table: Table, me: Player, batch: Batch) -> bool:
        return self.ends(table, me, batch) or (me.alive and me.place == "stone_circle")


class Cyril(Character):
    """SH-88  For 2 wounds he attacks again. He wins by causing the third or a later death."""

    moment = ATTACK_OVER
    ends_game = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("repeat",)]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        await wound(table, me, 2, OTHER, None)

    def ends(self, table: Table, seat: Player, batch: Batch) -> bool:
        return puts_out_another(seat, batch) and table.dead_count() >= 3


class Cecilie(Character):
    """SH-98  Each turn she may heal 1. She wins as the first to die or among the last two."""

    moment = TURN_START
    ends_game = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("mend",)] if me.wounds and not table.acted else []

    async def act(self, table: Table, me: Player, option: Option) -> None:
        table.acted = True
        heal(table, me, 1)

    def ends(self, table: Table, seat: Player, batch: Batch) -> bool:
        return falls_first(seat, batch) or (seat.alive and len(table.living()) <= 2)


class Dalibor(Character):
    """SH-89  He is revealed when another dies. He wins by dying first or outliving all vampires."""

    ends_game = True
    forced = True
    may_reveal_at_will = False

    def must_show(self, table: Table, seat: Player, batch: Batch) -> bool:
        return any(victim is not seat for victim in batch.dead)

    def ends(self, table: Table, seat: Player, batch: Batch) -> bool:
        return falls_first(seat, batch) or (seat.alive and all_out(table, VAMPIRE))


class Dominik(Character):
    """SH-99  Once, at any time, he takes a discarded equipment card. He wins with 3 relics."""

    moment = STANDING
    once = True
    ends_game = True

    def options(self, table: Table, me: Player) -> list[Option]:
        lying = table.red.discards + table.blue.discards
        return [("salvage", card) for card in EQUIPMENT if card in lying]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        card = str(option[1])
        for deck in (table.red, table.blue):
            if card in deck.discards:
                deck.discards.remove(card)
        me.gear.append(card)
        table.tell(ALL, ("salvages", me.seat, card))
        check_equipment_goals(table, me)

    def ends(self, table: Table, seat: Player, batch: Batch) -> bool:
        return seat.alive and sum(card in RELICS for card in seat.gear) >= 3
