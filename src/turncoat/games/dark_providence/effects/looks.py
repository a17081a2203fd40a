"""The verb of secret looks (DP-16): alignments, hands, stacks and decks."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option, bit
from turncoat.games.dark_providence.actions.asking import ask_player
from turncoat.games.dark_providence.cards import deck_of, know_hand
from turncoat.games.dark_providence.content.schema.verbs import Peek
from turncoat.games.dark_providence.engine import VERBS, Deed
from turncoat.games.dark_providence.pile import cards_of, loose, on_top, size, under
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import HIDDEN
from turncoat.games.dark_providence.table import MYTHOS_DECK, Table


def can_peek(table: Table, me: Player, effect: Peek, deed: Deed) -> bool:
    if effect.what == "alignment":
        return bool(hidden(table, me))
    if effect.what == "hand":
        return bool(table.holders(me))
    if effect.what == "city_stack":
        return bool(stacks(table))
    return bool(table.mythos_deck if effect.what == "mythos_deck" else me.deck)


async def peek(table: Table, me: Player, effect: Peek, deed: Deed) -> None:
    """Look in secret. It can't be undone."""
    if effect.what == "alignment":
        await see_alignment(table, me)
    elif effect.what == "hand":
        await see_hand(table, me, deed)
    elif effect.what == "city_stack":
        await see_stack(table, me, effect)
    elif effect.what == "mythos_deck":
        await see_mythos(table, me, effect)
    else:
        await see_deck(table, me, effect)


def hidden(table: Table, me: Player) -> list[Player]:
    """DP-60b  Others with a hidden alignment; a Great Old One's cultist has none."""
    return [other for other in table.others(me) if other.revealed == HIDDEN and not other.cultist]


async def see_alignment(table: Table, me: Player) -> None:
    other = await ask_player(table, me, ("see_alignment",), hidden(table, me))
    other.known_to |= bit(me.seat)
    table.seal_count += 1
    table.tell(ALL, ("looks_at_alignment", me.seat, other.seat))
    table.tell(bit(me.seat), ("sees_alignment", other.seat, other.alignment))


async def see_hand(table: Table, me: Player, deed: Deed) -> None:
    other = await ask_player(table, me, ("see_hand",), table.holders(me))
    deed.other = other.seat
    other.known_hand = [
        (card, audience & ~bit(me.seat))
        for card, audience in other.known_hand
        if audience & ~bit(me.seat)
    ]
    for card in other.hand:
        know_hand(other, card, bit(me.seat))
    table.seal_count += 1
    table.tell(ALL, ("looks_at_hand", me.seat, other.seat))
    table.tell(bit(me.seat), ("sees_hand", other.seat, *sorted(other.hand)))


def stacks(table: Table) -> list[Option]:
    return [("stack", city) for city, pile in table.stacks.items() if pile and city in table.tops]


async def see_stack(table: Table, me: Player, effect: Peek) -> None:
    """Look at all face-down cards of a city and put one of them on top."""
    option = await choose(me.seat, ("see_stack",), stacks(table))
    city = str(option[1])
    cards = sorted(cards_of(table.stacks[city]))
    table.seal_count += 1
    table.tell(ALL, ("looks_at_stack", me.seat, city))
    table.tell(bit(me.seat), ("sees_stack", city, *cards))
    table.stacks[city] = loose(cards, bit(me.seat))
    if effect.then != "choose_top":
        return
    choices: list[Option] = [("top", card) for card in dict.fromkeys(cards)]
    chosen = str((await choose(me.seat, ("choose_top", city), choices))[1])
    cards.remove(chosen)
    table.stacks[city] = on_top(loose(cards, bit(me.seat)), chosen, bit(me.seat))


async def see_mythos(table: Table, me: Player, effect: Peek) -> None:
    """Look at the top mythos cards; one joins the row, the rest go to the bottom."""
    wanted = size(table.mythos_deck) if effect.n == "all" else effect.n
    cards: list[str] = []
    while table.mythos_deck and len(cards) < wanted:
        card, table.mythos_deck = table.draw(MYTHOS_DECK, table.mythos_deck, bit(me.seat))
        cards.append(card)
    table.seal_count += 1
    table.tell(ALL, ("looks_at_mythos", me.seat, len(cards)))
    table.tell(bit(me.seat), ("sees_mythos", *cards))
    if effect.then != "one_to_row":
        for card in reversed(cards):
            table.mythos_deck = on_top(table.mythos_deck, card, bit(me.seat))
        return
    table.looking = cards
    choices: list[Option] = [("to_row", card) for card in cards]
    chosen = cards[0]
    if len(cards) > 1:
        chosen = str((await choose(me.seat, ("to_row",), choices))[1])
    table.looking = []
    table.row.append(chosen)
    table.make_known(MYTHOS_DECK, chosen)
    table.tell(ALL, ("joins_row", chosen))
    rest = [card for card in cards if card != chosen]
    table.mythos_deck = under(table.mythos_deck, rest, bit(me.seat))


async def see_deck(table: Table, me: Player, effect: Peek) -> None:
    """Look at the top of one's own deck and put it back in any order."""
    wanted = me.deck_size() if effect.n == "all" else effect.n
    cards: list[str] = []
    while me.deck and len(cards) < wanted:
        card, me.deck = table.draw(deck_of(me), me.deck, bit(me.seat))
        cards.append(card)
    table.seal_count += 1
    table.tell(ALL, ("looks_at_deck", me.seat, len(cards)))
    table.tell(bit(me.seat), ("sees_deck", *cards))
    below = me.deck
    me.deck = (*below, (tuple(cards), bit(me.seat)))
    if effect.then == "reorder":
        cards = await in_any_order(me, cards)
    for card in reversed(cards):
        below = on_top(below, card, bit(me.seat))
    me.deck = below


async def in_any_order(me: Player, cards: list[str]) -> list[str]:
    """Ask which card comes next, even where the cards are equal."""
    left = cards[:]
    order: list[str] = []
    while len(left) > 1:
        choices: list[Option] = [("next", card) for card in sorted(set(left))]
        option = await choose(me.seat, ("reorder", len(left)), choices)
        left.remove(str(option[1]))
        order.append(str(option[1]))
    return order + left


VERBS[Peek] = (can_peek, peek)
