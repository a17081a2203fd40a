"""The turn (DP-10 to DP-13, DP-36): two actions, any number of free actions, then Pass."""

from collections.abc import Callable
from functools import partial
from typing import Final

from turncoat.core.decision import Decision
from turncoat.core.rules import Script
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence import cards
from turncoat.games.dark_providence.actions import cubes
from turncoat.games.dark_providence.actions.claim import claim_action, claimable
from turncoat.games.dark_providence.actions.discarding import discard_action
from turncoat.games.dark_providence.actions.payment import each, pay, totals
from turncoat.games.dark_providence.actions.reveal import may_reveal, reveal
from turncoat.games.dark_providence.actions.travel import can_travel, free_step, steppers, travel
from turncoat.games.dark_providence.board.agents import destroy_card
from turncoat.games.dark_providence.board.tracks import advance, marker, room
from turncoat.games.dark_providence.content.box import INFLUENCE, MONEY, NO_CARDS, STRENGTH, Use
from turncoat.games.dark_providence.content.schema.mods import GrantAction, UseCost
from turncoat.games.dark_providence.ending import finish
from turncoat.games.dark_providence.engine import Deed, possible, react, resolve
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.paying import PAID_WITH, TRACKS
from turncoat.games.dark_providence.solo.goal import look_at_goal
from turncoat.games.dark_providence.table import GREAT_OLD_ONE, TURN, Table

CLAIM: Final[Option] = ("claim",)
INFLUENCE_ACTION: Final[Option] = ("influence",)
RETRIEVE: Final[Option] = ("retrieve",)
BUY: Final[Option] = ("buy",)
TRAVEL: Final[Option] = ("travel",)
DISCARD: Final[Option] = ("discard_cards",)
REVEAL: Final[Option] = ("reveal",)
PASS: Final[Option] = ("pass",)


def begin_turn(table: Table) -> None:
    """DP-10  Start the active player's turn with two actions; limits per turn are reset."""
    me = table.active
    table.phase = TURN
    table.actions = table.box.numbers.actions
    table.fresh = True
    table.claims = 0
    table.seal_count += 1
    me.spent = []
    table.tell(ALL, ("turn", me.seat, table.round))


async def turn(table: Table) -> None:
    """DP-10, DP-50  One action or free action, with everything that follows from it."""
    me = table.active
    option = await Decision(me.seat, ("turn", table.actions), lambda: menu(table, me))
    if option == PASS:
        end_turn(table, me)
        return
    if option in ACTIONS:
        table.actions -= 1
        await ACTIONS[option](table, me)
    else:
        await USES[str(option[0])](table, me, str(option[1]))
    for card, cost in use_costs(table):
        await resolve(table, me, cost.effects, Deed(card))
    table.played = []
    table.fresh = False
    if table.solo:
        look_at_goal(table)
    if table.ending:
        await finish(table)


# What a player may do.


def menu(table: Table, me: Player) -> list[Option]:
    """DP-10a  The options of a turn; after the last action only free actions and Pass."""
    options: list[Option] = []
    hand = totals(table, me.hand)
    if table.actions:
        if table.fresh and claimable(table, me):
            options.append(CLAIM)
        options += paid_actions(table, me, hand)
        if MONEY in hand and can_travel(table, me, hand[MONEY]):
            options.append(TRAVEL)
        if me.hand:
            options.append(DISCARD)
        if may_reveal(table, me):
            options.append(REVEAL)
    options += card_actions(table, me, hand.get(STRENGTH, 0))
    options += mythos_actions(table, me)
    options += steppers(table, me)
    options.append(PASS)
    return options


def paid_actions(table: Table, me: Player, hand: dict[str, int]) -> list[Option]:
    """DP-20, DP-26 to DP-28  Actions that the symbols in hand allow, if something moves."""
    options: list[Option] = []
    if INFLUENCE in hand:
        if me.supply:
            options.append(INFLUENCE_ACTION)
        if me.limbo or me.cubes:
            options.append(RETRIEVE)
    if MONEY in hand and cubes.buy_worth(table, me).of(hand[MONEY]):
        options.append(BUY)
    for symbol, (track, up) in TRACKS.items():
        if symbol in hand and room(table, track, up):
            options.append((symbol,))
    return options


def funds(table: Table, me: Player) -> dict[str, int]:
    """DP-20, DP-26 to DP-29  How much a hand has for each action that is paid with cards."""
    hand = totals(table, me.hand)
    return {action: hand.get(resource, 0) for action, resource in PAID_WITH.items()}


def card_actions(table: Table, me: Player, strength: int) -> list[Option]:
    """DP-11, DP-15a  Cards in hand whose action could do something, and Hastur's grant."""
    options: list[Option] = []
    uses, resources = table.box.uses, table.box.resources
    granted = table.ongoing(me, GrantAction) if table.actions else []
    for card in me.hand:
        # There is only one card of each agent.
        hired = bool(granted) and card in me.agents
        if (hired or card in uses) and ("use", card) not in options:
            deed = Deed(card, True, strength - resources[card].get(STRENGTH, 0))
            if card in uses and may_use(table, me, uses[card], deed):
                options.append(("use", card))
            if hired and any(possible(table, me, mod.effects, deed) for _, mod in granted):
                options.append(("use_granted", card))
    return options


def mythos_actions(table: Table, me: Player) -> list[Option]:
    """DP-37  Mythos cards with an action, which stay where they are."""
    options: list[Option] = []
    for card in me.mythos:
        use = table.box.uses.get(card)
        spent = card in me.spent or card in me.spent_for_good
        if use and not spent and may_use(table, me, use, Deed(card)):
            options.append(("use_mythos", card))
    return options


def may_use(table: Table, me: Player, use: Use, deed: Deed) -> bool:
    """DP-10a, DP-15a  Whether an action is left or it is free, and it would do something."""
    if not (use.free or table.actions) or me.insanity >= use.insanity_below:
        return False
    return possible(table, me, use.effects, deed)


# Carrying it out.


async def move_track(table: Table, me: Player, symbol: str) -> None:
    """DP-28  Pay to move one marker in one direction."""
    track, up = TRACKS[symbol]
    step = 1 if up else -1
    worth = each(room(table, track, up), symbol, marker(table, track), step)
    advance(table, track, step * await pay(table, me, symbol, worth))


async def use_card(table: Table, me: Player, card: str) -> None:
    """DP-11  Use a card's action, then its reaction; destroy it if it says so."""
    action = table.box.actions[card]
    cards.play(table, me, card)
    table.tell(ALL, ("uses", me.seat, card))
    await do_action(table, me, card)
    reaction = table.box.cards[card].reaction
    if reaction and reaction.trigger == "used_action":
        await react(table, me, card, reaction.effects)
    if action.after == "destroy" and card in me.used:
        me.used.remove(card)
        await destroy_card(table, me, card)


async def do_action(table: Table, me: Player, card: str) -> None:
    """DP-15a  Resolve an action. If it is only an offer for a cost, using it means paying."""
    use = table.box.uses[card]
    if not use.free:
        table.actions -= 1
    deed = Deed(card)
    deed.optional = len(use.effects) > 1
    await resolve(table, me, use.effects, deed)


async def use_granted(table: Table, me: Player, card: str) -> None:
    """Use a hired agent's card to assassinate, as Hastur allows."""
    cards.play(table, me, card)
    table.actions -= 1
    table.tell(ALL, ("uses", me.seat, card))
    for _, mod in table.ongoing(me, GrantAction):
        await resolve(table, me, mod.effects, Deed(card))


async def use_mythos(table: Table, me: Player, card: str) -> None:
    """DP-37  Use a mythos card's action, as often as it allows."""
    action = table.box.actions[card]
    if action.limit == "game":
        me.spent_for_good.append(card)
    elif action.limit == "turn":
        me.spent.append(card)
    table.tell(ALL, ("uses_mythos", me.seat, card))
    await do_action(table, me, card)


def use_costs(table: Table) -> list[tuple[str, UseCost]]:
    """DP-48c  Return what used cards demand after an action, each once."""
    costly: dict[str, list[UseCost]] = table.box.ongoing.get(UseCost, NO_CARDS)
    used = [card for card in table.played if card in costly]
    return [(card, cost) for card in dict.fromkeys(used) for cost in costly[card]] if used else []


# Actions that belong to no card.
ACTIONS: Final[dict[Option, Callable[[Table, Player], Script]]] = {
    CLAIM: claim_action,
    INFLUENCE_ACTION: cubes.influence_action,
    RETRIEVE: cubes.retrieve,
    BUY: cubes.buy,
    TRAVEL: travel,
    DISCARD: discard_action,
    REVEAL: reveal,
    **{(symbol,): partial(move_track, symbol=symbol) for symbol in TRACKS},
}
USES: Final[dict[str, Callable[[Table, Player, str], Script]]] = {
    "use": use_card,
    "use_granted": use_granted,
    "use_mythos": use_mythos,
    "step": free_step,
}


# The end of a turn.


def end_turn(table: Table, me: Player) -> None:
    """DP-10, DP-36  Put away the used cards, fill the hand, and go on to the next seat."""
    table.tell(ALL, ("passes", me.seat))
    cards.put_by_used(me)
    cards.fill_hand(table, me)
    if table.solo:
        table.phase = GREAT_OLD_ONE
        return
    next_seat(table)


def next_seat(table: Table) -> None:
    """DP-5  Start the next seat's turn."""
    table.active_seat = (table.active_seat + 1) % table.seats
    if table.active_seat == table.start_seat:
        table.round += 1
    begin_turn(table)
