"""Verbs of hands: draw, discard, recover and purge."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.asking import ask_player
from turncoat.games.dark_providence.actions.discarding import force_discards
from turncoat.games.dark_providence.board.agents import remove_card, was_destroyed
from turncoat.games.dark_providence.cards import draw, from_hand, know_hand
from turncoat.games.dark_providence.content.schema.verbs import Discard, Draw, Purge, Recover
from turncoat.games.dark_providence.engine import DONE, IN_FULL, VERBS, Deed
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table


def can_draw(table: Table, me: Player, effect: Draw, deed: Deed) -> bool:
    return me.cards_left


async def draw_cards(table: Table, me: Player, effect: Draw, deed: Deed) -> None:
    """Draw n cards."""
    draw(table, me, effect.n)


def can_discard(table: Table, me: Player, effect: Discard, deed: Deed) -> bool:
    if effect.who == "self":
        return bool(deed.free_hand(me))
    if effect.who == "same_other":
        return deed.other >= 0 and bool(table.players[deed.other].hand)
    return bool(table.holders(me))


def can_discard_all(table: Table, me: Player, effect: Discard, deed: Deed) -> bool:
    enough = effect.who != "self" or len(deed.free_hand(me)) >= effect.n
    return enough and can_discard(table, me, effect, deed)


async def discard_cards(table: Table, me: Player, effect: Discard, deed: Deed) -> None:
    """Discard n cards; the owner, the actor or chance picks."""
    if effect.who == "self":
        affected = [me]
    elif effect.who == "same_other":
        affected = [table.players[deed.other]]
    else:
        affected = table.holders(me)
    if effect.who == "one_other" and len(affected) > 1:
        affected = [await ask_player(table, me, ("who_discards",), affected)]
    await force_discards(table, me, affected, effect.n, effect.pick)


def can_recover(table: Table, me: Player, effect: Recover, deed: Deed) -> bool:
    return bool(me.discards)


async def recover(table: Table, me: Player, effect: Recover, deed: Deed) -> None:
    """Take up to n cards from the discard pile back into the hand, for all to see."""
    for taken in range(effect.n):
        options: list[Option] = [("recover", card) for card in dict.fromkeys(me.discards)]
        if not options:
            return
        if taken:
            options.append(DONE)
        option = await choose(me.seat, ("recover",), options)
        if option == DONE:
            return
        card = str(option[1])
        me.discards.remove(card)
        me.hand.append(card)
        know_hand(me, card, ALL)
        table.tell(ALL, ("recovers", me.seat, card))


def purgeable(me: Player, deed: Deed) -> list[Option]:
    found: list[Option] = [("purge_hand", card) for card in dict.fromkeys(deed.free_hand(me))]
    return found + [("purge_discard", card) for card in dict.fromkeys(me.discards)]


def can_purge(table: Table, me: Player, effect: Purge, deed: Deed) -> bool:
    return bool(purgeable(me, deed))


def can_purge_all(table: Table, me: Player, effect: Purge, deed: Deed) -> bool:
    return len(deed.free_hand(me)) + len(me.discards) >= effect.n


async def purge(table: Table, me: Player, effect: Purge, deed: Deed) -> None:
    """Destroy up to n cards from hand and discard pile; reactions follow at the end."""
    purged: list[str] = []
    stop: list[Option] = [] if deed.paying else [DONE]
    while len(purged) < effect.n:
        options = purgeable(me, deed)
        if not options:
            break
        option = await choose(me.seat, ("purge",), [*options, *stop])
        if option == DONE:
            break
        card = str(option[1])
        if option[0] == "purge_hand":
            from_hand(me, card)
        else:
            me.discards.remove(card)
        remove_card(table, me, card)
        purged.append(card)
    for card in purged:
        await was_destroyed(table, me, card)


VERBS[Draw] = (can_draw, draw_cards)
VERBS[Discard] = (can_discard, discard_cards)
VERBS[Recover] = (can_recover, recover)
VERBS[Purge] = (can_purge, purge)
IN_FULL[Discard] = can_discard_all
IN_FULL[Purge] = can_purge_all
