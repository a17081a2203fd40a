"""Clean-up (AC-65, AC-66): the end of a round."""

from typing import Final

from turncoat.core.decision import Decision, ask_in_window, ask_together
from turncoat.core.terms import ALL, GO_ON, Option
from turncoat.games.among_cultists.content import CULTISTS, INVESTIGATORS, ROUNDS
from turncoat.games.among_cultists.ghosts import burn
from turncoat.games.among_cultists.roles import CULTIST
from turncoat.games.among_cultists.table import GATE_OPEN, GATE_TOO_LATE, Player, Table
from turncoat.games.among_cultists.winning import (
    ANNOUNCED,
    FALSE_ALARM,
    ROUNDS_OVER,
    end,
    enough_dead,
)

FIRE_ROUND: Final = 5
ANNOUNCE: Final[Option] = ("announce",)


async def clean_up(table: Table) -> None:
    """AC-66  Firestarter, gate, announcement, the end after round 10, then the next round."""
    if table.round == FIRE_ROUND:
        await burn(table)
    close_deadline(table)
    if table.board.cultists == 1 and table.round < ROUNDS:
        await announcement(table)
    table.history.append((sum(table.shelves.values()), table.points))
    if table.round == ROUNDS:
        end(table, CULTISTS, ROUNDS_OVER)
    next_round(table)


def close_deadline(table: Table) -> None:
    """AC-34  An open gate at its deadline costs a point and can no longer be closed."""
    if table.gate == GATE_OPEN and table.round == table.gate_deadline:
        table.gate = GATE_TOO_LATE
        table.goal += 1
        table.tell(ALL, ("gate_too_late", table.goal))


async def announcement(table: Table) -> None:
    """AC-65  Ask everybody; only the Cultist can announce."""
    people = [player for player in table.players if not player.automa]
    answers = await ask_together([question(player) for player in people])
    for seat, option in answers.items():
        if option == ANNOUNCE:
            table.tell(ALL, ("announces", seat))
            if enough_dead(table):
                end(table, CULTISTS, ANNOUNCED)
            end(table, INVESTIGATORS, FALSE_ALARM)


def question(player: Player) -> Decision:
    """AC-65  Ask one seat; everybody but the Cultist can only go on."""
    options = [GO_ON, ANNOUNCE] if player.role is CULTIST else [GO_ON]
    return ask_in_window(player.seat, ("announce",), lambda: options)


def next_round(table: Table) -> None:
    """AC-66  Reset the vote token, pass the Knife and begin the next round."""
    table.vote_token = True
    table.gate_partner = -1
    table.knife = table.board.next_seat(table.knife)
    table.round += 1
    table.tell(ALL, ("round", table.round, table.knife))
