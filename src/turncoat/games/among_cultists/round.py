"""The round: movement, event, action, clean-up. Each move and action is a restart point."""

from typing import Final

from turncoat.core.terms import ALL
from turncoat.games.among_cultists.actions.turn import act
from turncoat.games.among_cultists.phases.clean_up import clean_up
from turncoat.games.among_cultists.phases.events import draw_event
from turncoat.games.among_cultists.phases.movement import move
from turncoat.games.among_cultists.phases.night import night
from turncoat.games.among_cultists.table import Table

NIGHT: Final = "night"
MOVEMENT: Final = "movement"
EVENT: Final = "event"
ACTION: Final = "action"
CLEAN_UP: Final = "clean_up"


async def play(table: Table) -> None:
    """Play from this restart point to the next."""
    if table.phase == NIGHT:
        await night(table)
        table.tell(ALL, ("round", table.round, table.knife))
        table.phase = MOVEMENT
    elif table.phase == MOVEMENT:
        await move(table)
        next_turn(table, EVENT)
    elif table.phase == EVENT:
        await draw_event(table)
        table.phase = ACTION
    elif table.phase == ACTION:
        await act(table)
        next_turn(table, CLEAN_UP)
    else:
        await clean_up(table)
        table.phase = MOVEMENT


def next_turn(table: Table, after: str) -> None:
    """AC-20, AC-40  Go on to the next character, or to the next phase after the last one."""
    table.turn += 1
    if table.turn == table.board.count:
        table.turn = 0
        table.phase = after
