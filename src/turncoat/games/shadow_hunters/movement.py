"""Movement (SH-10, SH-10a, SH-71b): roll and go where the dice lead."""

from turncoat.core.decision import ask
from turncoat.core.terms import ALL, Option
from turncoat.games.shadow_hunters.content import PLACE_BY_NUMBER, PLACES
from turncoat.games.shadow_hunters.table import Player, Table


async def throw_and_move(table: Table, me: Player) -> None:
    """SH-10  You must move; a 7 leads to any place but your own."""
    places = throw_for_places(table, me)
    if "lodestone" in me.gear:
        places = places + throw_for_places(table, me)
    place = places[0]
    if len(set(places)) > 1:
        choice = await ask(me.seat, ("move",), lambda: moves(table, places))
        place = str(choice[1])
    move_to(table, me, place)


def moves(table: Table, places: list[str]) -> list[Option]:
    """The places to choose from, in the order of the board."""
    return [("move", place) for place in table.board.slots if place in places]


def throw_for_places(table: Table, me: Player) -> list[str]:
    """SH-10  Roll both dice, again if they lead to your own place."""
    while True:
        d6 = table.chance.roll(6)
        d4 = table.chance.roll(4)
        table.tell(ALL, ("throws", me.seat, d6, d4))
        if d6 + d4 == 7:
            return [place for place in PLACES if place != me.place]
        place = PLACE_BY_NUMBER[d6 + d4]
        if place != me.place:
            return [place]
        table.tell(ALL, ("throws_again", me.seat))


def move_to(table: Table, me: Player, place: str) -> None:
    """Put the figure on a place and announce it."""
    me.place = place
    table.tell(ALL, ("moves", me.seat, place))


def neighbours(table: Table, me: Player) -> list[str]:
    """SH-7, SH-80  The slots beside yours, or only the partner; none from the middle."""
    if not me.place:
        return []
    if table.options.adjacent_for_e1 == "partner":
        return [place for place in table.board.areas[me.place] if place != me.place]
    slot = table.board.slots.index(me.place)
    beside = [(slot - 1) % len(table.board.slots), (slot + 1) % len(table.board.slots)]
    return [table.board.slots[other] for other in sorted(beside)]
