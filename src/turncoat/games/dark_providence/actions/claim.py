"""Claims (DP-21 to DP-25): what may be claimed, and the steps of a claim."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option, Seat
from turncoat.games.dark_providence.actions.asking import spot_of
from turncoat.games.dark_providence.board.agents import enter
from turncoat.games.dark_providence.board.control import call_in_card, give_up
from turncoat.games.dark_providence.board.influence import claim_spot, has_most, shed_lock
from turncoat.games.dark_providence.board.sanity import sanity_test
from turncoat.games.dark_providence.board.stacks import leave_row, turn_up
from turncoat.games.dark_providence.board.tracks import gain_vp
from turncoat.games.dark_providence.content.schema.mods import OnFirstClaim
from turncoat.games.dark_providence.engine import Deed, resolve
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.claiming import may_claim
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY, ON_MYTHOS
from turncoat.games.dark_providence.table import Table


def claimable(table: Table, me: Player) -> list[Option]:
    """DP-21  List what a player may claim: most influence, at least one cube, no lock."""
    return [
        spot
        for spot in me.cubes
        if may_claim(table.box, table, me, spot) and has_most(table, me, spot)
    ]


async def claim_action(table: Table, me: Player) -> None:
    """DP-21  Claim one face-up base card, mythos card or city."""
    option = await choose(me.seat, ("claim",), claimable(table, me))
    await claim(table, me, spot_of(option))


async def claim(table: Table, me: Player, spot: Spot) -> None:
    """DP-22  Resolve a claim: cubes, the steps of its kind, effects on claim, sanity test."""
    kind, place = spot
    card = table.tops[place] if kind == ON_BASE else place
    table.tell(ALL, ("claims_spot", me.seat, *spot))
    claim_spot(table, me.seat, spot)
    if kind == ON_CITY:
        claim_city(table, me, place)
        card = table.box.cities[place].card
    elif kind == ON_BASE:
        claim_base(table, me, place)
    else:
        claim_mythos(table, me, place)
    await claimed(table, me, card)


async def claimed(table: Table, me: Player, card: str) -> None:
    """DP-22, DP-22b  Resolve what follows once the card belongs to the player."""
    printed = table.box.cards[card]
    table.tally.append((me.seat, card))
    await resolve(table, me, printed.on_claim, Deed(card))
    if printed.sanity:
        await sanity_test(table, me)
    table.claims += 1
    if table.claims == 1:
        for owned, mod in table.ongoing(me, OnFirstClaim):
            if owned != card:
                await resolve(table, me, mod.do, Deed(owned))


def claim_city(table: Table, me: Player, city: str) -> None:
    """DP-24  Take control, gain the VP and take the city card from wherever it is."""
    old = take_control(table, me, city)
    gain_vp(table, me, table.box.control(city))
    call_in_card(table, old, city)
    card = table.box.cities[city].card
    if card in table.city_cards:
        table.city_cards.remove(card)
        me.discards.append(card)


def take_control(table: Table, me: Player, city: str) -> Seat:
    """DP-24  Replace the control token; return whose city it was."""
    old = give_up(table, city)
    table.control[city] = me.seat
    me.tokens -= 1
    return old


def claim_base(table: Table, me: Player, city: str) -> None:
    """DP-23  Take the card; an agent enters the city; turn up the next card."""
    shed_lock(table, (ON_BASE, city))
    card = table.tops.pop(city)
    me.discards.append(card)
    table.tell(ALL, ("takes_card", me.seat, card))
    if table.box.cards[card].agent:
        enter(table, me, card, city)
    turn_up(table, city)


def claim_mythos(table: Table, me: Player, card: str) -> None:
    """DP-25, DP-60  Take the card. The row is refilled only in the solo game, if it is empty."""
    shed_lock(table, (ON_MYTHOS, card))
    me.mythos.append(card)
    leave_row(table, card)
