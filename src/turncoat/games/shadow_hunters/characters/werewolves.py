"""The werewolves (SH-80 to SH-82, SH-90 to SH-92): they win when all vampires are out."""

from turncoat.core.terms import ALL, Option
from turncoat.games.shadow_hunters.character import TURN_END, TURN_START, Character
from turncoat.games.shadow_hunters.content import VAMPIRE
from turncoat.games.shadow_hunters.fighting.protection import OTHER
from turncoat.games.shadow_hunters.fighting.wounds import set_wounds, wound
from turncoat.games.shadow_hunters.movement import move_to, neighbours
from turncoat.games.shadow_hunters.table import Batch, Player, Table, chosen
from turncoat.games.shadow_hunters.winning import all_out


class Werewolf(Character):
    """SH-61  All werewolves win together, including the dead."""

    def wins(self, table: Table, me: Player, batch: Batch) -> bool:
        return all_out(table, VAMPIRE)


class Elena(Werewolf):
    """SH-80  She may step to a neighbouring place instead of rolling."""

    moment = TURN_START

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("step", place) for place in neighbours(table, me)]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        move_to(table, me, str(option[1]))


class Edgar(Werewolf):
    """SH-90  Once, he voids another player's ability for the rest of the game."""

    moment = TURN_START
    once = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("void", other.seat) for other in table.others(me)]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        victim = table.players[int(option[1])]
        victim.void = True
        table.tell(ALL, ("voids", me.seat, victim.seat))
        if victim.barred:
            victim.barred = False
            table.tell(ALL, ("unprotected", victim.seat))


class Fenris(Werewolf):
    """SH-81  Once, he gives any player as many wounds as the d6 shows."""

    moment = TURN_START
    once = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("maul", player.seat) for player in table.living()]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        victim = chosen(table, me, option)
        amount = table.chance.roll(6)
        table.tell(ALL, ("throws_d6", me.seat, amount))
        await wound(table, victim, amount, OTHER, me)


class Gregor(Werewolf):
    """SH-82  Once, he gives any player as many wounds as the d4 shows."""

    moment = TURN_START
    once = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("claw", player.seat) for player in table.living()]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        victim = chosen(table, me, option)
        amount = table.chance.roll(4)
        table.tell(ALL, ("throws_d4", me.seat, amount))
        await wound(table, victim, amount, OTHER, me)


class Frederik(Werewolf):
    """SH-91  Once, he sets any player's wounds to 7."""

    moment = TURN_START
    once = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("set_seven", player.seat) for player in table.living()]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        set_wounds(table, chosen(table, me, option), 7)


class Garmund(Werewolf):
    """SH-92  Once, at the end of his turn, he puts up a Barrier until his next turn."""

    moment = TURN_END
    once = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("barrier",)]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        me.barred = True
        table.tell(ALL, ("barred", me.seat))
