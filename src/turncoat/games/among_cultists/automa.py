"""AUTOMA (AC-90 to AC-96), which nobody plays; its role does not change what it does."""

from typing import Final

from turncoat.core.terms import ALL
from turncoat.games.among_cultists.actions.rooms import card_laid, turn_up_top
from turncoat.games.among_cultists.content import CENTRAL_HALL, UNSAFE, route_line
from turncoat.games.among_cultists.phases.encounter import enter
from turncoat.games.among_cultists.table import Player, Table

FAR: Final = 99


async def move(table: Table, me: Player, points: int) -> None:
    """AC-92, AC-92b  Move towards its target; a ghost goes straight there."""
    target = choose_target(table, me)
    if me.ghost:
        me.place = target
        table.tell(ALL, ("appears", me.seat, target))
        return
    ways = distances(table, target)
    while points and ways[me.place]:
        await enter(table, me, next_step(table, me.place, ways))
        points -= 1
    if me.place != target and not ways[me.place]:
        me.place = target
        table.tell(ALL, ("slips", me.seat, target))


def next_step(table: Table, place: str, ways: dict[str, int]) -> str:
    """AC-92  Return the next place on a shortest way; ties go clockwise."""
    nearer = [way for way in table.doors_from(place) if ways[way] < ways[place]]
    open_ways = [way for way in nearer if way != table.fishman]
    return min(open_ways, key=lambda way: forward(table, place, way))


def choose_target(table: Table, me: Player) -> str:
    """AC-92  Return its target: by the colours on its line, then the nearest room."""
    rooms = [place for place in table.rooms if place != me.place]
    unfinished = [place for place in rooms if not table.rooms[place].completed]
    unsearched = [place for place in unfinished if not table.rooms[place].searched]
    line = route_line(me.route, table.round)
    for candidates in (unsearched, unfinished):
        for colour in line:
            of_colour = [p for p in candidates if table.board.colour[p] == colour]
            if of_colour:
                return nearest(table, me.place, of_colour)
    return nearest(table, me.place, unfinished) if unfinished else clockwise(table, me.place)


def nearest(table: Table, place: str, rooms: list[str]) -> str:
    """AC-92  Return the room that is the fewest doors away; ties go clockwise."""
    return min(rooms, key=lambda r: (distances(table, r)[place], forward(table, place, r)))


def clockwise(table: Table, place: str) -> str:
    """AC-92  Return the next location clockwise, but not the Fishman's hall."""
    ring = [way for way in table.board.ring if way not in (place, table.fishman)]
    return min(ring, key=lambda way: forward(table, place, way))


def forward(table: Table, place: str, to: str) -> int:
    """AC-92a  Count places forward in the ring; the Central Hall comes last."""
    ring = table.board.ring
    if to == CENTRAL_HALL:
        return FAR
    if place == CENTRAL_HALL:
        return ring.index(to)
    return (ring.index(to) - ring.index(place)) % len(ring)


def distances(table: Table, target: str) -> dict[str, int]:
    """Count the doors from each place to the target, around the Fishman's hall."""
    away = dict.fromkeys(table.board.places, FAR)
    reached = table.here(target)
    steps = 0
    while reached:
        for place in reached:
            away[place] = steps
        steps += 1
        ahead: list[str] = []
        for place in reached:
            for way in table.board.doors[place] if place != table.fishman else ():
                ahead += [p for p in table.here(way) if away[p] == FAR and p not in ahead]
        reached = ahead
    return away


async def act(table: Table, me: Player) -> None:
    """AC-92b, AC-94  Fight, lay a card, turn one up or pass; a ghost acts only in rooms."""
    room = table.rooms.get(me.place)
    if room is None and me.ghost:
        passes(table, me)
    elif room is None:
        secure(table, me)
    elif room.intruder and not me.ghost:
        room.intruder = False
        table.tell(ALL, ("fights", me.seat, me.place))
    elif room.intruder or room.completed:
        passes(table, me)
    elif room.searched and room.cards:
        await turn_up_top(table, me, me.place)
    elif not room.searched and me.room_cards:
        table.tell(ALL, ("refills", me.seat, me.place))
        lay_top(table, me, me.place)
        card_laid(table, me.place)
    else:
        passes(table, me)


def secure(table: Table, me: Player) -> None:
    """AC-94  Put its top room card into the unsafe-passage deck."""
    if me.room_cards and not table.board.options.first_game:
        table.tell(ALL, ("secures", me.seat, me.place))
        lay_top(table, me, UNSAFE)
    else:
        passes(table, me)


def lay_top(table: Table, me: Player, place: str) -> None:
    """AC-91  Lay the top card of its room pile, unseen."""
    face = table.chance.draw(me.room_cards, seen=False)
    table.lay_card(me.seat, place, face, table.round)


def passes(table: Table, me: Player) -> None:
    """AC-94  Pass."""
    table.tell(ALL, ("passes", me.seat))
