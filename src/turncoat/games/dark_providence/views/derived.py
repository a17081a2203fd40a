"""What the rules derive from the table for its viewers, so that clients need no rules.

What everybody is shown follows from public facts alone; a `TurnView` may use its seat's secrets.
"""

from dataclasses import dataclass

from turncoat.core.terms import Seat
from turncoat.games.dark_providence.board.influence import (
    all_spots,
    has_most,
    influence,
)
from turncoat.games.dark_providence.board.tracks import VP_MARK
from turncoat.games.dark_providence.content.box import INFLUENCE, MONEY, STRENGTH
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.alignments import OPPOSITE
from turncoat.games.dark_providence.public.influence import is_ahead, presence
from turncoat.games.dark_providence.public.scoring import (
    Part,
    alignment_parts,
    general_parts,
    total,
)
from turncoat.games.dark_providence.public.winning import at_mark, eliminated, leaders
from turncoat.games.dark_providence.scoring import final_standing, flips
from turncoat.games.dark_providence.solo.claims import leads as cultist_leads
from turncoat.games.dark_providence.solo.cultist import powers
from turncoat.games.dark_providence.table import Table


@dataclass(slots=True, eq=False, repr=False)
class Standing:
    """What everybody is shown of the standing, computed once for the views of all seats.

    - `presence`: what each seat's pieces add to its cubes, by spot.
    - `leads`: the spots on which each seat has the most influence.
    - `parts`: what each seat scores whatever its alignment.
    """

    presence: list[list[tuple[Spot, int]]]
    leads: list[list[Spot]]
    parts: list[list[Part]]
    leaders: list[Seat]
    reached: list[Seat]
    totals: list[int]
    out: list[Seat]
    lowest: Seat | None


def standing(table: Table) -> Standing:
    """DP-21b, DP-50 to DP-53  Return who stands where, from public facts."""
    places = [presence(table.box, table.tops, player) for player in table.players]
    totals, out = [total(parts) for parts in table.scores], who_is_out(table)
    return Standing(
        presence=[list(place.items()) for place in places],
        leads=all_leads(table, places),
        parts=[[] if p.cultist else general_parts(table.box, p) for p in table.players],
        leaders=who_leads(table),
        reached=who_reached_mark(table),
        totals=totals,
        out=out,
        lowest=who_is_lowest(totals, out),
    )


def all_leads(table: Table, places: list[dict[Spot, int]]) -> list[list[Spot]]:
    """DP-21b, DP-63b  The spots on which each seat has the most influence."""
    if table.solo:
        return [solo_leads(table, player) for player in table.players]
    most: dict[Spot, int] = {}
    second: dict[Spot, int] = {}
    totals: list[dict[Spot, int]] = []
    for player in table.players:
        mine = places[player.seat].copy()
        for spot, cubes in player.cubes.items():
            mine[spot] = mine.get(spot, 0) + cubes
        for spot, count in mine.items():
            before = most.get(spot, 0)
            if count > before:
                most[spot], second[spot] = count, before
            elif count > second[spot]:
                second[spot] = count
        totals.append(mine)
    return [
        [
            spot
            for spot in player.cubes
            if mine[spot] == most[spot]
            and is_ahead(table.box, player, spot, most[spot], second[spot])
        ]
        for player, mine in zip(table.players, totals, strict=True)
    ]


def solo_leads(table: Table, player: Player) -> list[Spot]:
    """DP-21b, DP-63b  Cultists compare their cubes with the player's influence alone."""
    leads = cultist_leads if player.cultist else has_most
    return [spot for spot in player.cubes if leads(table, player, spot)]


def score_as(table: Table, player: Player) -> dict[str, list[Part]]:
    """DP-52  Return what a player's alignment adds; if it may be changed, what each would add."""
    own = player.alignment
    possible = (own, OPPOSITE[own]) if flips(table, player) else (own,)
    return {
        alignment: alignment_parts(table.box, table, player, alignment) for alignment in possible
    }


def powers_of(table: Table, cultist: Player) -> dict[str, int]:
    """DP-63a  Return what the side of a cultist's card that is up adds to each resource."""
    side = powers(table, cultist)
    return {INFLUENCE: side.influence, MONEY: side.money, STRENGTH: side.strength}


def track_points(table: Table) -> list[int]:
    """The VP of all players, without the cultists of a Great Old One."""
    return [player.vp for player in table.players if not player.cultist]


def who_leads(table: Table) -> list[Seat]:
    """Return who has the most VP while the game goes on."""
    return [] if table.ended else leaders(track_points(table))


def who_reached_mark(table: Table) -> list[Seat]:
    """DP-50  Return who has the VP that ended the game."""
    if table.ended != VP_MARK:
        return []
    return at_mark(track_points(table), table.box.threshold[table.seats])


def who_is_lowest(totals: list[int], out: list[Seat]) -> Seat | None:
    """DP-53  Return whose score put an alignment out."""
    return min(out, key=lambda seat: totals[seat]) if out else None


def who_is_out(table: Table) -> list[Seat]:
    """DP-53  Return who is out, at the end."""
    return eliminated(*final_standing(table)) if table.scores and not table.solo else []


def spots_with_more(table: Table, me: Player, more: int) -> list[Spot]:
    """DP-21b  Return where so many more cubes are enough for the most influence."""
    found: list[Spot] = []
    for spot in all_spots(table):
        theirs = max([influence(table, other, spot) for other in table.others(me)])
        if is_ahead(table.box, me, spot, influence(table, me, spot) + more, theirs):
            found.append(spot)
    return found
