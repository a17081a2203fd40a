"""A character's action (AC-40, AC-41): one character action or one room action, or none."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from turncoat.core.decision import ask
from turncoat.core.terms import Option, Seat
from turncoat.games.among_cultists import automa
from turncoat.games.among_cultists.actions.character_actions import (
    PASS,
    character_actions,
    chase,
    do_pass,
    fight,
    kill,
    secure,
    status,
)
from turncoat.games.among_cultists.actions.room_actions import (
    call_vote,
    check,
    close_gate,
    refill,
    reset_power,
    room_actions,
    use_cameras,
)
from turncoat.games.among_cultists.table import Player, Table


async def act(table: Table) -> None:
    """AC-40, AC-40a, AC-62  Take one action or pass; after a refusal at the gate, choose again."""
    me = table.active
    if me.automa:
        await automa.act(table, me)
        return
    if me.seat == table.gate_partner:
        return
    refused: list[Seat] = []
    while True:
        option = await ask(me.seat, ("action",), lambda: actions(table, me, refused))
        if option[0] != "close_gate":
            await ACTIONS[str(option[0])](table, me, option)
            return
        partner = table.players[int(option[1])]
        if await close_gate(table, me, partner):
            return
        refused.append(partner.seat)


def actions(table: Table, me: Player, refused: list[Seat]) -> list[Option]:
    """AC-41  List all actions; ghosts have only room actions."""
    options = [PASS]
    if not me.ghost:
        options += character_actions(table, me)
    return options + room_actions(table, me, refused)


Action: TypeAlias = Callable[[Table, Player, Option], Awaitable[None]]

ACTIONS: Final[dict[str, Action]] = {
    "pass": do_pass,
    "check_status": status,
    "secure_hallway": secure,
    "fight_cultist": fight,
    "scare_off_fishman": chase,
    "kill_character": kill,
    "refill_room": refill,
    "check_room": check,
    "call_vote": call_vote,
    "use_cameras": use_cameras,
    "reset_power": reset_power,
}
