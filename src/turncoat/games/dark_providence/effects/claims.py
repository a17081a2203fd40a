"""Verbs of claims: outside the action Claim, and from the reserve."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.asking import ask_open_city, spot_of
from turncoat.games.dark_providence.actions.claim import claim, claimed
from turncoat.games.dark_providence.board.agents import enter, has_room
from turncoat.games.dark_providence.board.influence import all_spots, has_most, ties
from turncoat.games.dark_providence.content.schema.verbs import Claim, ClaimReserve
from turncoat.games.dark_providence.engine import VERBS, Deed
from turncoat.games.dark_providence.pile import under
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.claiming import may_claim
from turncoat.games.dark_providence.public.spots import KIND_OF, ON_MYTHOS
from turncoat.games.dark_providence.table import RESERVE, Table


def claim_targets(table: Table, me: Player, effect: Claim) -> list[Option]:
    """Return what an effect lets a player claim."""
    return [
        spot
        for spot in all_spots(table)
        if KIND_OF[spot[0]] in effect.kind
        and may_claim(table.box, table, me, spot, effect.ignore_lock)
        and _need_met(table, me, spot, effect.need)
        and _where_fits(table, me, spot, effect.where)
    ]


def _need_met(table: Table, me: Player, spot: Spot, need: str) -> bool:
    if need == "cube":
        return has_most(table, me, spot)
    if need == "tie":
        return ties(table, me, spot)
    return need == "none" or (spot[0] != ON_MYTHOS and spot[1] in me.deep_ones)


def _where_fits(table: Table, me: Player, spot: Spot, where: str) -> bool:
    if where == "any":
        return True
    if spot[0] == ON_MYTHOS:
        return False
    if where == "with_own_agent":
        return spot[1] in me.agents.values()
    return table.box.control(spot[1]) <= me.deep_ones.count(spot[1])


def can_claim(table: Table, me: Player, effect: Claim, deed: Deed) -> bool:
    return bool(claim_targets(table, me, effect))


async def claim_by_effect(table: Table, me: Player, effect: Claim, deed: Deed) -> None:
    """DP-22  Claim something; the steps are those of any claim."""
    option = await choose(me.seat, ("claim",), claim_targets(table, me, effect))
    await claim(table, me, spot_of(option))


def can_claim_reserve(table: Table, me: Player, effect: ClaimReserve, deed: Deed) -> bool:
    return bool(table.reserve) and (effect.stop_at == "any" or has_room(table, me))


async def claim_reserve(table: Table, me: Player, effect: ClaimReserve, deed: Deed) -> None:
    """Turn over the reserve until the right card appears; the others go to the bottom."""
    turned: list[str] = []
    found = ""
    while table.reserve and not found:
        card, table.reserve = table.draw(RESERVE, table.reserve, ALL)
        table.tell(ALL, ("reserve_shows", card))
        agent = table.box.cards[card].agent is not None
        if effect.stop_at == "any" or agent:
            found = card
        else:
            turned.append(card)
    table.reserve = under(table.reserve, turned, ALL)
    if not found or (table.box.cards[found].agent and not has_room(table, me)):
        table.reserve = under(table.reserve, [found] if found else [], ALL)
        return
    table.tell(ALL, ("claims_reserve", me.seat, found))
    table.looking = [found]
    if table.box.cards[found].agent:
        await place_agent(table, me, found, effect, deed)
    table.looking = []
    me.discards.append(found)
    await claimed(table, me, found)


async def place_agent(
    table: Table, me: Player, agent: str, effect: ClaimReserve, deed: Deed
) -> None:
    """DP-48  Place an agent in an open city of the player's choice."""
    city = me.agents.get(deed.card, "") if effect.place == "this_city" else ""
    if not city:
        city = await ask_open_city(table, me, ("place_agent", agent))
    enter(table, me, agent, city)


VERBS[Claim] = (can_claim, claim_by_effect)
VERBS[ClaimReserve] = (can_claim_reserve, claim_reserve)
