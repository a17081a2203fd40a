"""The acts of behaviour cards and Great Old Ones (DP-61a to DP-63)."""

from turncoat.games.dark_providence.board.sanity import sanity_test
from turncoat.games.dark_providence.board.stacks import add_to_row
from turncoat.games.dark_providence.board.tokens import place_token, walk
from turncoat.games.dark_providence.board.tracks import advance
from turncoat.games.dark_providence.content.schema import acts
from turncoat.games.dark_providence.content.schema.acts import Act
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY, ON_MYTHOS
from turncoat.games.dark_providence.solo import murder
from turncoat.games.dark_providence.solo.claims import (
    claim_reserve_top,
    claim_with_cubes,
    spots_of,
    try_claim,
)
from turncoat.games.dark_providence.solo.cultist import (
    along,
    controls,
    own_base,
    place,
    powers,
    spread,
)
from turncoat.games.dark_providence.solo.gate import open_gate
from turncoat.games.dark_providence.table import Solo, Table


async def do_act(table: Table, solo: Solo, cultist: Player, act: Act, exact: bool) -> bool:
    """DP-63  Do one act; return whether it worked. With `exact`, the cubes are as printed."""
    extra = 0 if exact else powers(table, cultist).influence
    if isinstance(act, acts.InfCity):
        return spread(table, cultist, own_city(table, cultist), act.n + extra)
    if isinstance(act, acts.InfBase):
        return spread(table, cultist, own_base(table, cultist), act.n + extra)
    if isinstance(act, acts.InfMythos):
        return spread(table, cultist, next_mythos(table, cultist), act.n + extra)
    if isinstance(act, acts.ClaimCity):
        return try_claim(table, solo, cultist, ON_CITY)
    if isinstance(act, acts.ClaimBase):
        return try_claim(table, solo, cultist, ON_BASE)
    if isinstance(act, acts.ClaimMythos):
        return try_claim(table, solo, cultist, ON_MYTHOS)
    if isinstance(act, acts.Kill):
        return await murder.assassinate(table, solo, cultist, act.strength)
    if isinstance(act, acts.OpenGate):
        return open_gate(table, solo, cultist, act.strength)
    return await do_special(table, solo, cultist, act)


async def do_special(table: Table, solo: Solo, cultist: Player, act: Act) -> bool:
    """DP-61b  Do an act that only Great Old Ones' lines have; return whether it worked."""
    if isinstance(act, acts.InfEachFirstBase):
        spots = spots_of(table, cultist, ON_BASE)[: act.count]
        return spread(table, cultist, spots, act.n)
    if isinstance(act, acts.InfEachFirstCity):
        cities = passing(table, cultist, act.filter)[: act.count]
        return spread(table, cultist, [(ON_CITY, city) for city in cities], act.n)
    if isinstance(act, acts.InfEachMythos):
        return spread(table, cultist, [(ON_MYTHOS, card) for card in table.row], act.n)
    if isinstance(act, acts.ClaimFirstBase):
        return claim_with_cubes(table, solo, cultist, ON_BASE, act.cubes)
    if isinstance(act, acts.ClaimFirstMythos):
        return claim_with_cubes(table, solo, cultist, ON_MYTHOS, act.cubes)
    if isinstance(act, acts.ClaimReserveTop):
        claim_reserve_top(table, solo, cultist)
        return True
    if isinstance(act, acts.TokenToFirst):
        return await token_to_first(table, cultist, act)
    if isinstance(act, acts.MythosAdd):
        return add_to_row(table, act.n) > 0
    if isinstance(act, acts.MoveTrack):
        return advance(table, act.track, act.by) != 0
    if isinstance(act, acts.Walk):
        walk(table, cultist)
        return True
    assert isinstance(act, acts.PlayerTest)
    return await player_test(table, cultist, act)


def own_city(table: Table, cultist: Player) -> list[Spot]:
    """DP-63  Its own city, if no cultist controls it."""
    city = place(cultist)
    return [] if controls(table, city) else [(ON_CITY, city)]


def next_mythos(table: Table, cultist: Player) -> list[Spot]:
    """DP-63  The first card without cultists' cubes, else without its own, else the first."""
    spots: list[Spot] = [(ON_MYTHOS, card) for card in table.row]
    bare = [
        spot
        for spot in spots
        if not any(player.cultist and spot in player.cubes for player in table.players)
    ]
    without_own = [spot for spot in spots if spot not in cultist.cubes]
    return (bare or without_own or spots)[:1]


def passing(table: Table, cultist: Player, wanted: str) -> list[str]:
    """The cities along the path that pass a filter."""
    mine = wanted == "player_controlled"
    return [
        city
        for city in along(table, cultist)
        if (table.control.get(city) == 0 if mine else not controls(table, city))
    ]


async def token_to_first(table: Table, cultist: Player, act: acts.TokenToFirst) -> bool:
    """Place a token in the first city that passes the filter; return whether there is one."""
    cities = passing(table, cultist, act.filter)
    if not cities:
        return False
    await place_token(table, act.token, cities[0])
    return True


async def player_test(table: Table, cultist: Player, act: acts.PlayerTest) -> bool:
    """The player takes a sanity test; return whether the condition was met."""
    me = table.players[0]
    if act.if_main_in_city and me.agents.get(me.main) != place(cultist):
        return False
    await sanity_test(table, me)
    return True
