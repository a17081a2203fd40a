"""Character actions (AC-45 to AC-51, AC-88): what living characters may do in any location."""

from typing import Final

from turncoat.core.terms import ALL, Option
from turncoat.games.among_cultists.actions.room_actions import choose_card
from turncoat.games.among_cultists.actions.status import check_status
from turncoat.games.among_cultists.content import UNSAFE
from turncoat.games.among_cultists.ghosts import BY_ASSASSIN, after_deeds, become_ghost
from turncoat.games.among_cultists.roles import USED_KNIFE
from turncoat.games.among_cultists.table import Player, Table

PASS: Final[Option] = ("pass",)
SECURE: Final[Option] = ("secure_hallway",)
FIGHT: Final[Option] = ("fight_cultist",)
CHASE: Final[Option] = ("scare_off_fishman",)


def character_actions(table: Table, me: Player) -> list[Option]:
    """AC-45 to AC-51, AC-88  List what a living character may do, whatever its route."""
    near = [player for player in table.company(me.place) if player is not me]
    options: list[Option] = [("check_status", player.seat) for player in near]
    room = table.rooms.get(me.place)
    if room is None:
        if me.room_cards and not table.board.options.first_game:
            options.append(SECURE)
        if me.place == table.fishman and table.holds_knife(me):
            options.append(CHASE)
    elif room.intruder:
        options.append(FIGHT)
    if me.ability.kills_once and not me.used:
        options += [("kill_character", player.seat) for player in near]
    return options


async def do_pass(table: Table, me: Player, option: Option) -> None:
    """AC-40  Pass."""
    table.tell(ALL, ("passes", me.seat))


async def status(table: Table, me: Player, option: Option) -> None:
    """AC-45  Check the status of a character at this location."""
    await check_status(table, me, table.players[int(option[1])], ())


async def secure(table: Table, me: Player, option: Option) -> None:
    """AC-48  Put a room card from the hand into the unsafe-passage deck."""
    table.tell(ALL, ("secures", me.seat, me.place))
    face = await choose_card(table, me, UNSAFE)
    table.lay_card(me.seat, UNSAFE, face, table.round)


async def fight(table: Table, me: Player, option: Option) -> None:
    """AC-49  Remove the cultist token in this room from the game."""
    table.rooms[me.place].intruder = False
    table.tell(ALL, ("fights", me.seat, me.place))


async def chase(table: Table, me: Player, option: Option) -> None:
    """AC-50  Use the Knife to send the Fishman back to the lake."""
    table.fishman = ""
    table.tell(ALL, ("chases", me.seat))
    await after_deeds(table, me, (USED_KNIFE,))


async def kill(table: Table, me: Player, option: Option) -> None:
    """AC-88  The Assassin shows its role and makes somebody here a ghost; there is no vote."""
    me.used = True
    table.show_role(me)
    target = table.players[int(option[1])]
    table.tell(ALL, ("kills", me.seat, target.seat))
    await become_ghost(table, target, BY_ASSASSIN)
