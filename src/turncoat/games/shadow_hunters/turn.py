"""The opening (SH-6) and the turn (SH-16)."""

from typing import Final

from turncoat.core.decision import ask_in_window
from turncoat.core.terms import ALL, Option
from turncoat.games.shadow_hunters.character import TURN_END, TURN_START
from turncoat.games.shadow_hunters.fighting.attack import may_attack
from turncoat.games.shadow_hunters.green_cards import give_green, take_green
from turncoat.games.shadow_hunters.movement import throw_and_move
from turncoat.games.shadow_hunters.places import may_use_place
from turncoat.games.shadow_hunters.reveal import abilities, use_ability, window
from turncoat.games.shadow_hunters.table import Player, Table
from turncoat.games.shadow_hunters.winning import LAST_ROUND, rounds_over

OPENING: Final = "opening"
TURN: Final = "turn"
THROW: Final[Option] = ("throw",)


async def opening(table: Table) -> None:
    """SH-6, SH-6a  The active player gives a green card to the left neighbour."""
    giver = table.active
    receiver = table.players[(giver.seat + 1) % table.seats]
    await give_green(table, take_green(table, giver), giver, receiver)
    table.active_seat = receiver.seat
    if receiver.seat == table.start_seat:
        begin_turn(table)


def begin_turn(table: Table) -> None:
    """Announce a turn; it starts at the next restart point."""
    table.phase = TURN
    table.tell(ALL, ("turn", table.active_seat, table.round))


async def turn(table: Table) -> None:
    """SH-16, SH-44  The steps of a turn, which ends early if its player dies."""
    me = table.active
    protections_end(table, me)
    await start_and_move(table, me)
    if me.alive:
        await may_use_place(table, me)
    if me.alive:
        await may_attack(table, me)
    if me.alive:
        await window(table, me, TURN_END)
    next_turn(table)


def protections_end(table: Table, me: Player) -> None:
    """SH-33b  Ward and Barrier end as their owner's next turn starts."""
    table.acted = False
    if me.warded or me.barred:
        me.warded = me.barred = False
        table.tell(ALL, ("unprotected", me.seat))


async def start_and_move(table: Table, me: Player) -> None:
    """SH-51b (1)  Roll or use an ability; the question returns until the player moves."""
    while me.alive:
        option = await ask_in_window(
            me.seat, (TURN_START,), lambda: [THROW, *abilities(table, me, TURN_START)]
        )
        if option == THROW:
            await throw_and_move(table, me)
            return
        await use_ability(table, me, option)
        if option[0] == "step":
            return


def next_turn(table: Table) -> None:
    """SH-12, SH-16, SH-44, SH-64  Start the next extra turn, or the next seat's turn."""
    if table.extra_turns and table.active.alive:
        table.extra_turns -= 1
        begin_turn(table)
        return
    table.extra_turns = 0
    for player in table.clockwise_after(table.active_seat):
        if player.seat == table.start_seat:
            table.round += 1
        if player.alive:
            table.active_seat = player.seat
            break
    if table.round > LAST_ROUND:
        rounds_over(table)
    begin_turn(table)
