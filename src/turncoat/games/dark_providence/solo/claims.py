"""Claims by cultists (DP-63 to DP-63d, DP-65)."""

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.actions.claim import take_control
from turncoat.games.dark_providence.actions.locks import place_lock, remove_lock
from turncoat.games.dark_providence.board.control import call_in_card
from turncoat.games.dark_providence.board.influence import claim_spot, influence
from turncoat.games.dark_providence.board.stacks import leave_row, turn_up
from turncoat.games.dark_providence.board.tokens import walk
from turncoat.games.dark_providence.board.tracks import advance, gain_old_one
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.alignments import INVESTIGATION, RITUAL
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY, ON_MYTHOS
from turncoat.games.dark_providence.solo.cultist import (
    along,
    controls,
    own_base,
    powers,
    spread,
)
from turncoat.games.dark_providence.solo.gate import open_gate
from turncoat.games.dark_providence.solo.sanity import old_one_test
from turncoat.games.dark_providence.table import RESERVE, Solo, Table


def spots_of(table: Table, cultist: Player, kind: str) -> list[Spot]:
    """DP-62, DP-63b  Return what a cultist could claim of a kind, in order."""
    if kind == ON_MYTHOS:
        return [(ON_MYTHOS, card) for card in table.row]
    cities = along(table, cultist)
    if kind == ON_BASE:
        return [(ON_BASE, city) for city in cities if city in table.tops]
    if not cultist.tokens:
        return []
    return [(ON_CITY, city) for city in cities if not controls(table, city)]


def leads(table: Table, cultist: Player, spot: Spot) -> bool:
    """DP-63b  Whether its own cubes outnumber your influence."""
    return cultist.cubes.get(spot, 0) > influence(table, table.players[0], spot)


def try_claim(table: Table, solo: Solo, cultist: Player, kind: str) -> bool:
    """DP-63, DP-63b  Claim the first unlocked spot it leads, or remove a lock; else fail."""
    led = [spot for spot in spots_of(table, cultist, kind) if leads(table, cultist, spot)]
    free = [spot for spot in led if spot not in table.locks]
    if free:
        claim(table, solo, cultist, free[0])
    elif led:
        remove_lock(table, led[0])
    return bool(led)


def claim_with_cubes(table: Table, solo: Solo, cultist: Player, kind: str, cubes: int) -> bool:
    """Claim the first unlocked spot with that many of its cubes, whatever your influence."""
    for spot in spots_of(table, cultist, kind):
        if spot not in table.locks and cultist.cubes.get(spot, 0) >= cubes:
            claim(table, solo, cultist, spot)
            return True
    return False


def claim(table: Table, solo: Solo, cultist: Player, spot: Spot) -> None:
    """DP-63c  Claim a spot, each kind in its own order."""
    kind, name = spot
    table.tell(ALL, ("claims_spot", cultist.seat, *spot))
    claim_spot(table, cultist.seat, spot)
    if kind == ON_CITY:
        claim_city(table, solo, cultist, name)
    elif kind == ON_BASE:
        card = table.tops.pop(name)
        turn_up(table, name)
        gain_base(table, solo, cultist, card)
    else:
        claim_mythos(table, solo, cultist, name)


def claim_city(table: Table, solo: Solo, cultist: Player, city: str) -> None:
    """DP-63c  Tokens, lock, VP, the city card's resources; then the card goes back."""
    old = take_control(table, cultist, city)
    if len(table.locks) < table.box.content.components.locks:
        place_lock(table, (ON_CITY, city))
    gain_old_one(table, table.box.control(city))
    call_in_card(table, old, city)
    use_resources(table, solo, cultist, table.box.cities[city].card)


def gain_base(table: Table, solo: Solo, cultist: Player, card: str) -> None:
    """DP-63c, DP-63d  Resources; the card is destroyed unless agents are kept; sanity test."""
    solo.bases += 1
    use_resources(table, solo, cultist, card)
    keeps = table.box.keeps_agents(solo.id)
    if table.box.cards[card].agent:
        solo.agents.append(card)
        if not keeps:
            table.lost_tokens.append(card)
    if not (keeps and table.box.cards[card].agent):
        table.gone.append(card)
        table.tell(ALL, ("destroyed", card))
    if table.box.cards[card].sanity:
        old_one_test(table, solo)


def claim_mythos(table: Table, solo: Solo, cultist: Player, card: str) -> None:
    """DP-63c  1 VP plus its cultist VP, 3 more for the Great Old One's own; slide the row."""
    solo.mythos.append(card)
    use_resources(table, solo, cultist, card)
    numbers = table.box.numbers.solo
    own = numbers.mythos_match_vp if table.box.great_old_ones[solo.id].mythos == card else 0
    gain_old_one(table, numbers.mythos_vp + table.box.cards[card].vp.cultist + own)
    leave_row(table, card)
    if table.box.cards[card].sanity:
        old_one_test(table, solo)


def claim_reserve_top(table: Table, solo: Solo, cultist: Player) -> None:
    """Claim the top card of the reserve like a base card, without cubes or stack."""
    if not table.reserve:
        return
    card, table.reserve = table.draw(RESERVE, table.reserve, ALL)
    table.tell(ALL, ("reserve_shows", card))
    gain_base(table, solo, cultist, card)


def use_resources(table: Table, solo: Solo, cultist: Player, card: str) -> None:
    """DP-65  Every kind on the card, in order.

    Influence or strength that fails is one step at once; a track that can't move is no failure.
    """
    resources = table.box.resources[card]
    own = powers(table, cultist)
    if "influence" in resources:
        count = resources["influence"] + own.influence
        step_unless(table, cultist, spread(table, cultist, own_base(table, cultist), count))
    for _ in range(resources["money"] + own.money if "money" in resources else 0):
        walk(table, cultist)
    if "strength" in resources:
        step_unless(table, cultist, open_gate(table, solo, cultist, resources["strength"]))
    for symbol in ("ritual_up", "ritual_down"):
        if symbol in resources:
            advance(table, RITUAL, resources[symbol])
    for symbol in ("invest_up", "invest_down"):
        if symbol in resources:
            advance(table, INVESTIGATION, -resources[symbol])


def step_unless(table: Table, cultist: Player, worked: bool) -> None:
    """DP-61a, DP-65  Replace a failure by one step at once."""
    if not worked:
        walk(table, cultist)
