"""The vampires (SH-83 to SH-85, SH-93 to SH-95): they win when all werewolves are out."""

from turncoat.core.terms import ALL, Option
from turncoat.games.shadow_hunters.character import (
    ATTACKED,
    DAMAGE_DEALT,
    DECLARATION,
    TURN_END,
    TURN_START,
    Character,
)
from turncoat.games.shadow_hunters.content import WEREWOLF
from turncoat.games.shadow_hunters.protection import OTHER
from turncoat.games.shadow_hunters.table import Batch, Player, Table, chosen
from turncoat.games.shadow_hunters.winning import all_out, three_dead_humans
from turncoat.games.shadow_hunters.wounds import heal, wound


class Vampire(Character):
    """SH-61  All vampires win together, dead ones too."""

    def wins(self, table: Table, me: Player, batch: Batch) -> bool:
        return all_out(table, WEREWOLF) or three_dead_humans(table)


class Ulrich(Vampire):
    """SH-83  He may lie to a green card, hidden or not (SH-23)."""

    lies_to_green_cards = True
    escapes_mirrors = True


class Umbra(Vampire):
    """SH-93  In each turn: three wounds to somebody on one certain place."""

    moment = TURN_START

    def options(self, table: Table, me: Player) -> list[Option]:
        if table.acted:
            return []
        place = table.options.u2_target_location
        return [("haunt", player.seat) for player in table.living() if player.place == place]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        table.acted = True
        await wound(table, chosen(table, me, option), 3, OTHER, me)


class Volko(Vampire):
    """SH-84  After each attack of his that dealt damage he heals 2; unasked once revealed."""

    moment = DAMAGE_DEALT
    unasked = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("drink",)]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        heal(table, me, 2)


class Valeska(Vampire):
    """SH-94  At each declaration she may choose to throw the d4 alone."""

    moment = DECLARATION


class Wanda(Vampire):
    """SH-85  Attacked and alive, she may attack the attacker."""

    moment = ATTACKED

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("counter",)]


class Wigand(Vampire):
    """SH-95  Once, at the end of his turn: as many extra turns as there are dead."""

    moment = TURN_END
    once = True

    def fits(self, table: Table, seat: Player) -> bool:
        return table.dead_count() > 0

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("extra_turns",)] if table.dead_count() else []

    async def act(self, table: Table, me: Player, option: Option) -> None:
        table.extra_turns += table.dead_count()
        table.tell(ALL, ("gains_turns", me.seat, table.dead_count()))
