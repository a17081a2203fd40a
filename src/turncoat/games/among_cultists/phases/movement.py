"""Movement (AC-20 to AC-23): each character moves once, door by door."""

from turncoat.core.decision import ask
from turncoat.core.terms import ALL, Option
from turncoat.games.among_cultists import automa
from turncoat.games.among_cultists.content import MOVE_POINTS
from turncoat.games.among_cultists.phases.encounter import enter
from turncoat.games.among_cultists.table import Player, Table


async def move(table: Table) -> None:
    """AC-20  Move the active character."""
    me = table.active
    if me.automa:
        await automa.move(table, me, move_points(table))
    elif me.ghost:
        await teleport(table, me)
    else:
        await walk(table, me)


def move_points(table: Table) -> int:
    """AC-33  Return the movement points, changed by morale."""
    return MOVE_POINTS + MORALE.get(table.effect, 0)


MORALE = {"high_morale": 1, "low_morale": -1}


async def teleport(table: Table, me: Player) -> None:
    """AC-21  Move a ghost to any location but its own and the Fishman's hall."""
    option = await ask(
        me.seat,
        ("teleport",),
        lambda: [("go", p) for p in table.board.places if p not in (me.place, table.fishman)],
    )
    me.place = str(option[1])
    table.tell(ALL, ("appears", me.seat, me.place))


async def walk(table: Table, me: Player) -> None:
    """AC-20, AC-20a, AC-23  Walk door by door; the move must end in another location."""
    began = me.place
    left = move_points(table)
    while True:
        options = steps(table, me, began, left)
        if not options:
            table.tell(ALL, ("stays", me.seat, me.place))
            return
        option = await choose_step(me, options, left)
        if option[0] == "stop":
            stop(table, me, str(option[1]))
            return
        left -= 1
        await enter(table, me, str(option[1]))


async def choose_step(me: Player, options: list[Option], left: int) -> Option:
    """AC-20a  Ask whether to go on or to stop, if there is a choice."""
    if options == [("stop", me.place)]:
        return options[0]
    return await ask(me.seat, ("move", left), lambda: options)


def stop(table: Table, me: Player, place: str) -> None:
    """AC-32a  Stop here, or in another room joined by Secret Doors."""
    if place != me.place:
        me.place = place
        table.tell(ALL, ("slips", me.seat, place))


def steps(table: Table, me: Player, began: str, left: int) -> list[Option]:
    """AC-20a  List the steps that still allow a legal end, and where to stop."""
    options: list[Option] = [("stop", p) for p in table.here(me.place) if p != began]
    if left:
        options += [
            ("go", place)
            for place in table.doors_from(me.place)
            if may_enter(table, me, place) and not (left == 1 and table.here(place) == [began])
        ]
    return options


def may_enter(table: Table, me: Player, place: str) -> bool:
    """AC-22  Whether a character may enter; the Fishman's hall needs the Knife."""
    return place != table.fishman or table.holds_knife(me)
