"""Cthulhu, martial law, the Whateleys and Deep Ones on the board (DP-46 to DP-48b)."""

from typing import Final

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.travel import move_piece
from turncoat.games.dark_providence.board.control import call_in_card, give_up
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table

CTHULHU: Final = "cthulhu"
MARTIAL_LAW: Final = "martial_law"
WHATELEY: Final = "whateley"


def token_goals(table: Table, token: str) -> list[Option]:
    """The cities where a token can be placed."""
    if token == WHATELEY:
        free = [city for city in table.box.city_ids if city not in table.gates]
        return [("place", city) for city in free if city not in table.whateleys]
    here = table.cthulhu if token == CTHULHU else table.martial_law
    return [("place", city) for city in table.box.city_ids if city != here]


async def place_token(table: Table, token: str, city: str) -> None:
    """DP-47 to DP-48b  Place a token in a city, or move it there."""
    if token == CTHULHU:
        await awaken(table, city)
    elif token == MARTIAL_LAW:
        table.martial_law = city
        table.tell(ALL, ("token", token, city))
    else:
        table.whateleys.append(city)
        table.tell(ALL, ("token", token, city))


async def awaken(table: Table, city: str) -> None:
    """DP-47  Cthulhu comes: control, VP and city card are lost, and every piece must leave."""
    table.cthulhu = city
    table.tell(ALL, ("token", CTHULHU, city))
    old = give_up(table, city)
    table.control.pop(city, None)
    call_in_card(table, old, city)
    for player in table.from_active():
        if player.cultist:
            flee_along_path(table, player, city)
        else:
            await flee(table, player, city)


async def flee(table: Table, me: Player, city: str) -> None:
    """DP-47  Each piece goes to the open city with the fewest roads; its owner chooses."""
    pieces: list[Option] = [("piece", agent) for agent in me.agents_in(city)]
    pieces += [("deep_one", city)] * me.deep_ones.count(city)
    goals = nearest(table, city)
    for piece in pieces:
        goal = goals[0]
        if len(goals) > 1:
            goal = await choose(me.seat, ("flee", *piece), goals)
        move_piece(table, me, piece, str(goal[1]))


def nearest(table: Table, city: str) -> list[Option]:
    """DP-47  The open cities with the fewest roads, counted through any city."""
    counts = table.box.roads.counts("", "")[city]
    roads = {goal: count for goal, count in counts.items() if table.is_open(goal)}
    fewest = min(roads.values())
    return [("go", goal) for goal, count in roads.items() if count == fewest]


def flee_along_path(table: Table, cultist: Player, city: str) -> None:
    """DP-47  A cultist goes to the next open city of its path."""
    if cultist.agents[cultist.main] == city:
        walk(table, cultist)


def walk(table: Table, cultist: Player) -> None:
    """DP-62  Move a cultist one step along the path, over blocked cities."""
    path = table.box.path
    here = path.index(cultist.agents[cultist.main])
    for city in path[here + 1 :] + path[:here]:
        if table.is_open(city):
            move_piece(table, cultist, ("piece", cultist.main), city)
            return


# Deep Ones.


def in_play(table: Table) -> int:
    """DP-46  How many of a player's Deep Ones are on the board."""
    return sum([len(player.deep_ones) for player in table.players])


def landings(table: Table, me: Player) -> list[Option]:
    """DP-46  Open coastal cities, and open cities next to one of the player's Deep Ones."""
    near = {other for city in me.deep_ones for other, _ in table.box.roads.neighbours[city]}
    return [
        ("place", city)
        for city in table.open_cities()
        if table.box.cities[city].coastal or city in near
    ]


def land(table: Table, me: Player, city: str) -> None:
    """DP-46  Put a Deep One on the board."""
    me.deep_supply -= 1
    me.deep_ones.append(city)
    table.tell(ALL, ("deep_one_lands", me.seat, city))
