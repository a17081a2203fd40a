"""The unsafe passage (AC-36, AC-53): what comes in from outside."""

from turncoat.core.terms import ALL
from turncoat.games.among_cultists.content import FAILURE, SABOTAGE, UNSAFE
from turncoat.games.among_cultists.ledger import DRAWN, START, known
from turncoat.games.among_cultists.table import Table


def draw_unsafe(table: Table) -> None:
    """AC-52, AC-53  Draw a card openly, resolve it and shuffle it back in."""
    face = table.chance.draw(table.unsafe)
    table.unsafe.append(face)
    table.note(known((DRAWN, UNSAFE, face, 0, START)))
    table.tell(ALL, ("unsafe_card", face))
    if face == FAILURE and table.tokens:
        let_cultist_in(table)
    elif face in (FAILURE, SABOTAGE):
        let_fishman_in(table)


def let_cultist_in(table: Table) -> None:
    """AC-53  Put the next cultist token into the room it shows."""
    place = table.chance.draw(table.tokens)
    table.rooms[place].intruder = True
    table.tell(ALL, ("intruder", place))


def let_fishman_in(table: Table) -> None:
    """AC-53  Bring the Fishman from the lake, unless he is already in the building."""
    if not table.fishman:
        table.fishman = table.board.fishman_entry
        table.tell(ALL, ("fishman_comes", table.fishman))
