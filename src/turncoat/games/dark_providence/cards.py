"""Hands, decks and discards (DP-10 to DP-10d, DP-14)."""

from typing import Final

from turncoat.core.terms import ALL, Audience, bit
from turncoat.games.dark_providence.content.box import CITY
from turncoat.games.dark_providence.content.schema.mods import HandLimit
from turncoat.games.dark_providence.pile import cards_of, loose, without
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table

HAND: Final = "hand"
DECK: Final = "deck"
DISCARDS: Final = "discards"
USED: Final = "used"
NOWHERE: Final = ""


def deck_of(player: Player) -> str:
    """The name of a player's deck among the piles."""
    return f"deck{player.seat}"


def draw(table: Table, me: Player, count: int) -> int:
    """DP-10, DP-10c  Draw cards, making a new deck when it runs out; return what was drawn."""
    drawn: list[str] = []
    while len(drawn) < count and ready_deck(table, me):
        left = count - len(drawn)
        some, me.deck = table.draw_some(deck_of(me), me.deck, left, bit(me.seat))
        me.hand += some
        drawn += some
    if drawn:
        table.tell(ALL & ~bit(me.seat), ("draws", me.seat, len(drawn)))
        table.tell(bit(me.seat), ("you_draw", *drawn))
    return len(drawn)


def ready_deck(table: Table, me: Player) -> bool:
    """DP-10  Shuffle the discards into an empty deck; return whether there is a deck now."""
    if not me.deck and me.discards:
        me.deck = loose(me.discards)
        me.discards = []
        table.tell(ALL, ("new_deck", me.seat))
    return bool(me.deck)


def fill_hand(table: Table, me: Player) -> None:
    """DP-10  Draw up to the full hand at the end of the turn."""
    draw(table, me, full_hand(table, me) - len(me.hand))


def full_hand(table: Table, me: Player) -> int:
    """DP-10  How many cards a player draws up to: five, or a mythos card's number."""
    said = [mod.n for _, mod in table.ongoing(me, HandLimit)]
    return max(said) if said else table.box.numbers.hand


def from_hand(me: Player, card: str) -> None:
    """Remove a card from the hand. Nobody can be sure any more of a second copy they knew of."""
    me.hand.remove(card)
    gone: Audience = 0
    facts: list[tuple[str, Audience]] = []
    for fact in me.known_hand:
        known, audience = fact
        if known == card:
            known_still = audience & gone
            gone |= audience
            fact = (known, known_still)
        if fact[1]:
            facts.append(fact)
    me.known_hand = facts


def know_hand(me: Player, card: str, audience: Audience) -> None:
    """Note that an audience has seen this card in the hand."""
    me.known_hand.append((card, audience & ~bit(me.seat)))


def play(table: Table, me: Player, card: str) -> None:
    """DP-10b, DP-11  Use a card; it lies open until the end of the turn."""
    from_hand(me, card)
    me.used.append(card)
    table.played.append(card)


def discard(table: Table, me: Player, card: str) -> None:
    """DP-10b  Move a card from the hand to the discard pile at once."""
    from_hand(me, card)
    me.discards.append(card)
    table.tell(ALL, ("discards", me.seat, card))


def put_by_used(me: Player) -> None:
    """DP-10  Move the used cards to the discard pile."""
    me.discards += me.used
    me.used = []


def where(me: Player, card: str) -> str:
    """Return where a player has a card."""
    if card in me.hand:
        return HAND
    if card in me.discards:
        return DISCARDS
    if card in me.used:
        return USED
    return DECK if card in cards_of(me.deck) else NOWHERE


def take_away(table: Table, me: Player, card: str) -> bool:
    """DP-10d  A player loses a card: replace it if it was in hand, else shuffle the deck."""
    place = where(me, card)
    if place in (HAND, DECK):
        # Nobody else knew whether it was in the hand or in the deck, so this can't be undone.
        table.seal_count += 1
    if place == HAND:
        from_hand(me, card)
        draw(table, me, 1)
    elif place == DECK:
        me.deck = without(me.deck, card)
    elif place == DISCARDS:
        me.discards.remove(card)
    elif place == USED:
        me.used.remove(card)
    return place != NOWHERE


def out_of_game(table: Table, card: str) -> None:
    """DP-14  Take a card out of the game; a city card goes back to the city cards."""
    if table.box.cards[card].kind == CITY:
        table.city_cards.append(card)
    else:
        table.gone.append(card)
    table.tell(ALL, ("destroyed", card))
