"""What a cultist has: its card, its city, its path (DP-62, DP-63a, DP-64)."""

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.board.influence import add_cubes
from turncoat.games.dark_providence.content.schema.solo import Powers
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.alignments import HIDDEN
from turncoat.games.dark_providence.public.spots import ON_BASE
from turncoat.games.dark_providence.table import Table


def powers(table: Table, cultist: Player) -> Powers:
    """DP-63a  The values of the side of its card that is up."""
    card = table.box.cultists[cultist.main]
    return card.hidden if cultist.revealed == HIDDEN else card.revealed


def place(cultist: Player) -> str:
    """Its city."""
    return cultist.agents[cultist.main]


def along(table: Table, cultist: Player) -> list[str]:
    """DP-62  The path from its own city, once round, without Cthulhu's city."""
    path = table.box.path
    here = path.index(place(cultist))
    return [city for city in path[here:] + path[:here] if city != table.cthulhu]


def own_base(table: Table, cultist: Player) -> list[Spot]:
    """DP-63, DP-63f  The base card of its city, if one is left."""
    city = place(cultist)
    return [(ON_BASE, city)] if city in table.tops else []


def tokens_in(table: Table, city: str) -> int:
    """DP-63a  The strength of all cultists' tokens in a city."""
    return sum(
        [
            table.box.strength[player.main]
            for player in table.players
            if player.cultist and place(player) == city
        ]
    )


def strength(table: Table, cultist: Player, printed: int) -> int:
    """DP-63a  Behaviour card, cultist card and the tokens in its city."""
    own = powers(table, cultist).strength
    return printed + own + tokens_in(table, place(cultist))


def out_of_cubes(table: Table, cultist: Player) -> bool:
    """DP-64  Whether it has no cubes; if so, it takes all its cubes back from Limbo."""
    if cultist.supply:
        return False
    cultist.supply, cultist.limbo = cultist.limbo, 0
    if cultist.supply:
        table.tell(ALL, ("out_of_limbo", cultist.seat, cultist.supply))
    return True


def spread(table: Table, cultist: Player, spots: list[Spot], each: int) -> bool:
    """DP-64  Put cubes on the spots in order while they last; return whether any could be put."""
    if not spots or out_of_cubes(table, cultist):
        return False
    for spot in spots:
        count = min(each, cultist.supply)
        if count:
            cultist.supply -= count
            add_cubes(table, cultist, spot, count)
    return True


def controls(table: Table, city: str) -> bool:
    """Whether a cultist controls a city."""
    return table.control.get(city, 0) > 0
