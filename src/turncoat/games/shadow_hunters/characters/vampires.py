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
from turncoat.games.shadow_hunters.fighting.protection import OTHER
from turncoat.games.shadow_hunters.fighting.wounds import heal, wound
from turncoat.games.shadow_hunters.table import Batch, Player, Table, chosen
from turncoat.games.shadow_hunters.winning import all_out, three_dead_humans


class Vampire(Character):
    """SH-61  All vampires win together, including the dead."""

    def wins(self, table: Table, me: Player, batch: Batch) -> bool:
        return all_out(table, WEREWOLF) or three_dead_humans(table)


class Ulrich(Vampire):
    """SH-83  He may lie to green cards, hidden or revealed (SH-23)."""

    lies_to_green_cards = True
    escapes_mirrors = True


class Umbra(Vampire):
    """SH-93  Each turn, he may give 3 wounds to a player at the Spring or Graveyard."""

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
    """SH-84  He heals 2 after each of his attacks that dealt damage."""

    moment = DAMAGE_DEALT
    unasked = True

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("drink",)]

    async def act(self, table: Table, me: Player, option: Option) -> None:
        heal(table, me, 2)


class Valeska(Vampire):
    """SH-94  She may roll the d4 alone when she attacks."""

    moment = DECLARATION


class Wanda(Vampire):
    """SH-85  If she survives an attack, she may attack the attacker."""

    moment = ATTACKED

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("counter",)]


class Wigand(Vampire):
    """SH-95  Once, at the end of his turn, he gains an extra turn for each dead player."""

    moment = TURN_END
    once = True

    def fits(self, table: Table, seat: Player) -> bool:
        return table.dead_count() > 0

    def options(self, table: Table, me: Player) -> list[Option]:
        return [("extra_turns",)] if table.dead_count() else []

    async def act(self, table: Table, me: Player, option: Option) -> None:
        table.extra_turns += table.dead_count()
        table.tell(ALL, ("gains_turns", me.seat, table.dead_count()))
