"""What follows from the table for those who look at it, so that they need no rules themselves.

What everybody is shown follows from public facts alone; a `TurnView` may use its seat's secrets.
"""

from typing import TypeAlias

import msgspec

from turncoat.core.terms import Seat
from turncoat.games.dark_providence.actions.claim import may_claim
from turncoat.games.dark_providence.board.influence import (
    all_spots,
    has_most,
    influence,
    is_ahead,
    presence,
)
from turncoat.games.dark_providence.content.box import INFLUENCE, MONEY, STRENGTH
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.alignments import OPPOSITE, gate_kinds
from turncoat.games.dark_providence.public.paying import track_of
from turncoat.games.dark_providence.public.scoring import Part, alignment_parts, track_and_gates
from turncoat.games.dark_providence.public.winning import eliminated
from turncoat.games.dark_providence.scoring import final_standing, flips
from turncoat.games.dark_providence.solo.claims import leads as cultist_leads
from turncoat.games.dark_providence.solo.cultist import powers
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.turn import funds

# What each seat's pieces add to its cubes, by spot.
Places: TypeAlias = list[dict[Spot, int]]


class PurchaseView(msgspec.Struct, frozen=True):
    """What the cards played so far pay for.

    `number` is how many cubes they are good for, or the space that the marker of `track` would
    reach.
    """

    action: str
    number: int
    track: str


class TurnView(msgspec.Struct, frozen=True):
    """What the rules work out for a seat that is asked. It may depend on the seat's secrets.

    - `claimable` are the spots that it could claim now, `barred` those that it could not claim with
      any amount of influence.
    - `funds` is how much its hand has for each action that is paid with cards.
    - `reveal` is what it would score at once by revealing its alignment, in parts.
    - `gate_kinds` are the kinds of gates that score for it.
    - `impostor` is the alignment that it may change to at the end, or empty.
    - `fares` is what each goal of the journey costs; it is empty if the move is free.
    - `purchase` is what the cards played so far pay for.
    - `enough` are the spots where the cubes that are about to be added give it the lead.
    """

    claimable: list[Spot]
    barred: list[Spot]
    funds: dict[str, int]
    reveal: list[Part]
    gate_kinds: list[str]
    impostor: str
    fares: dict[str, int]
    purchase: PurchaseView | None
    enough: list[Spot]


def all_presence(table: Table) -> Places:
    """DP-21b  What everybody's pieces add to their cubes."""
    return [presence(table, player) for player in table.players]


def all_leads(table: Table, places: Places) -> list[list[Spot]]:
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
            if mine[spot] == most[spot] and is_ahead(table, player, spot, most[spot], second[spot])
        ]
        for player, mine in zip(table.players, totals, strict=True)
    ]


def solo_leads(table: Table, player: Player) -> list[Spot]:
    """DP-21b, DP-63b  Cultists compare their cubes with the player's influence alone."""
    leads = cultist_leads if player.cultist else has_most
    return [spot for spot in player.cubes if leads(table, player, spot)]


def score_as(table: Table, player: Player) -> dict[str, list[Part]]:
    """DP-52  What the alignment of a player adds; if it may be changed, what each would add."""
    own = player.alignment
    possible = (own, OPPOSITE[own]) if flips(table, player) else (own,)
    return {
        alignment: alignment_parts(table.box, table, player, alignment) for alignment in possible
    }


def powers_of(table: Table, cultist: Player) -> dict[str, int]:
    """DP-63a  What the side of a cultist's card that is up adds to each resource."""
    side = powers(table, cultist)
    return {INFLUENCE: side.influence, MONEY: side.money, STRENGTH: side.strength}


def who_is_out(table: Table) -> list[Seat]:
    """DP-53  Who is out, at the end."""
    return eliminated(*final_standing(table)) if table.scores and not table.solo else []


def turn_view(table: Table, seat: Seat, led: list[Spot]) -> TurnView:
    """What the rules work out for a seat that is asked."""
    me, preview = table.players[seat], table.preview
    bought = preview.purchase
    return TurnView(
        claimable=[spot for spot in led if may_claim(table, me, spot)],
        barred=[spot for spot in all_spots(table) if not may_claim(table, me, spot)],
        funds=funds(table, me),
        reveal=track_and_gates(table.box, table, seat, me.alignment),
        gate_kinds=gate_kinds(me.alignment),
        impostor=OPPOSITE[me.alignment] if flips(table, me) else "",
        fares=preview.fares,
        purchase=PurchaseView(*bought, track_of(bought[0])) if bought else None,
        enough=_enough(table, me, preview.adding) if preview.adding else [],
    )


def _enough(table: Table, me: Player, more: int) -> list[Spot]:
    """DP-21b  Where so many more cubes are enough for the most influence."""
    found: list[Spot] = []
    for spot in all_spots(table):
        theirs = max([influence(table, other, spot) for other in table.others(me)])
        if is_ahead(table, me, spot, influence(table, me, spot) + more, theirs):
            found.append(spot)
    return found
