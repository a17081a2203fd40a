"""What pieces add to cubes, and who is ahead (DP-21b), on a table as in anybody's view."""

from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.schema.mods import TieWins
from turncoat.games.dark_providence.player import Spot
from turncoat.games.dark_providence.public.lasting import lasting
from turncoat.games.dark_providence.public.sights import PublicSeat
from turncoat.games.dark_providence.public.spots import KIND_OF


def presence(box: Box, tops: dict[str, str], me: PublicSeat) -> dict[Spot, int]:
    """DP-21b, DP-64  Return what a player's agents and Deep Ones add to cubes, by spot."""
    found: dict[Spot, int] = {}
    if me.cultist:
        return found
    for agent, city in me.agents.items():
        spot = box.city_spots[city]
        found[spot] = found.get(spot, 0) + box.city_influence.get(agent, 1)
        if city in tops:
            spot = box.base_spots[city]
            found[spot] = found.get(spot, 0) + box.base_influence.get(agent, 1)
    for city in me.deep_ones:
        spot = box.city_spots[city]
        found[spot] = found.get(spot, 0) + 1
    return found


def is_ahead(box: Box, me: PublicSeat, spot: Spot, mine: int, theirs: int) -> bool:
    """DP-21b  More than the others have; Nyarlathotep's owner wins ties."""
    return mine > theirs or (mine == theirs and _wins_ties(box, me, spot))


def _wins_ties(box: Box, me: PublicSeat, spot: Spot) -> bool:
    return any(
        KIND_OF[spot[0]] in mod.kinds for _, mod in lasting(box, me.mythos, me.agents, TieWins)
    )
