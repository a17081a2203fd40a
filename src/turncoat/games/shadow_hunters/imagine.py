"""Imagining a table that fits a view: hidden characters and green cards are invented.

Three things limit what can be invented: the characters that each seat may be (`may_be`), the pool
with the number of each kind, and the outcome of every green card. Characters are dealt first; then
each green deck is matched to the outcomes of its cards.
"""

from functools import cache
from typing import Final

from turncoat.core.chance import Chance, Luck
from turncoat.core.deck import Deck
from turncoat.core.errors import NoConsistentTable
from turncoat.core.fields import transfer
from turncoat.core.terms import Option, bit
from turncoat.games.shadow_hunters.character import CHARACTERS, Character, mask
from turncoat.games.shadow_hunters.content import (
    BLUE,
    EQUIPMENT,
    GREEN,
    GREEN_CARDS,
    KINDS_BY_PLAYERS,
    RED,
    full_deck,
)
from turncoat.games.shadow_hunters.green_cards import answers
from turncoat.games.shadow_hunters.options import pool_of
from turncoat.games.shadow_hunters.table import Board, Gift, Player, Table
from turncoat.games.shadow_hunters.views.schema import (
    DeckView,
    GiftView,
    SeatView,
    ShadowHuntersView,
)

TRIES: Final = 100_000

# What the view shows as it is; the rest is imagined or laid below.
lay_seen = transfer(Table, ShadowHuntersView, apart=("players", "red", "blue", "green", "gifts"))
lay_seen_player = transfer(Player, SeatView, apart=("character", "may_be"))


def imagine(view: ShadowHuntersView, chance: Chance) -> Table:
    """Return a table at the last restart point that fits the view.

    Raises NoConsistentTable if none is found.
    """
    for _ in range(TRIES):
        characters = imagine_characters(view, chance)
        cards = imagine_green_cards(view, characters, chance)
        if cards is not None:
            return lay(view, characters, cards, chance)
    raise NoConsistentTable


def imagine_characters(view: ShadowHuntersView, chance: Chance) -> list[Character]:
    """Deal the hidden characters until they fit what each seat may be."""
    left = [CHARACTERS[character] for character in pool_of(view.options)]
    needed = KINDS_BY_PLAYERS[view.options.players].copy()
    seated: dict[int, Character] = {}
    for player in view.players:
        if player.character is not None:
            character = CHARACTERS[player.character]
            seated[player.seat] = character
            needed[character.kind] -= 1
    hidden = [player for player in view.players if player.seat not in seated]
    mixed = view.options.pool == "mixed"
    for _ in range(TRIES):
        dealt = _deal(hidden, left, seated, needed, mixed, chance)
        if dealt is not None:
            return [dealt[player.seat] for player in view.players]
    raise NoConsistentTable


def _deal(
    hidden: list[SeatView],
    pool: list[Character],
    seated: dict[int, Character],
    needed: dict[str, int],
    mixed: bool,
    chance: Chance,
) -> dict[int, Character] | None:
    """One attempt: draw by kind, deal, and return None if it does not fit."""
    rest = [c for c in pool if c not in seated.values()]
    chance.shuffle(rest)
    initials = {c.initial for c in seated.values()}
    counts = needed.copy()
    drawn: list[Character] = []
    for character in rest:
        if counts[character.kind] and not (mixed and character.initial in initials):
            counts[character.kind] -= 1
            initials.add(character.initial)
            drawn.append(character)
    chance.shuffle(drawn)
    dealt = seated.copy()
    for player, character in zip(hidden, drawn, strict=True):
        if character.id not in player.may_be:
            return None
        dealt[player.seat] = character
    return dealt


def imagine_green_cards(
    view: ShadowHuntersView, characters: list[Character], chance: Chance
) -> list[str] | None:
    """Choose a card for every green gift, or None if these characters do not allow it."""
    faces: list[str] = []
    for made in range(1, view.green.times_made + 1):
        gifts = [gift for gift in view.gifts if gift.made == made]
        matched = match_cards(view, gifts, characters, chance)
        if matched is None:
            return None
        faces += matched
    return faces


def match_cards(
    view: ShadowHuntersView, gifts: list[GiftView], characters: list[Character], chance: Chance
) -> list[str] | None:
    """Match the gifts of one deck to its cards (bipartite matching in random order)."""
    deck = full_deck(GREEN, view.options.deck_size)
    chance.shuffle(deck)
    owner: dict[int, int] = {}

    def place(gift: int, tried: set[int]) -> bool:
        for card in range(len(deck)):
            if card not in tried and could_be(gifts[gift], deck[card], characters):
                tried.add(card)
                if card not in owner or place(owner[card], tried):
                    owner[card] = gift
                    return True
        return False

    for gift in range(len(gifts)):
        if not place(gift, set()):
            return None
    face = {gift: deck[card] for card, gift in owner.items()}
    return [face[gift] for gift in range(len(gifts))]


def could_be(gift: GiftView, card: str, characters: list[Character]) -> bool:
    """Whether this card could have had this outcome with this character."""
    if gift.card is not None and gift.card != card:
        return False
    if not gift.outcome:
        return True
    return comes_out_so(card, characters[gift.receiver].id, gift.outcome, gift.hurt, gift.void)


@cache
def comes_out_so(card: str, receiver: str, outcome: Option, hurt: bool, void: bool) -> bool:
    """SH-23  Whether this character can answer this card like that."""
    gear = [str(outcome[1])] if outcome[0] == "hand_over" else []
    return outcome in answers(GREEN_CARDS[card], CHARACTERS[receiver], hurt, gear, void)


def lay(
    view: ShadowHuntersView, characters: list[Character], cards: list[str], chance: Chance
) -> Table:
    """Set up the table of the restart point; rolls and draws since then will repeat."""
    start = view.start or view
    pool = [CHARACTERS[character] for character in pool_of(view.options)]
    anybody = mask(pool)
    players = [seat_player(seat, characters[seat.seat], anybody) for seat in start.players]
    table = Table(
        view.options.players,
        chance,
        start.phase,
        board=Board(view.options, start.slots, pool, KINDS_BY_PLAYERS[view.options.players]),
        players=players,
        red=open_deck(start, RED, start.red),
        blue=open_deck(start, BLUE, start.blue),
        green=green_deck(start, cards),
        gifts=[
            past_gift(view, gift, card)
            for gift, card in zip(start.gifts, cards[: len(start.gifts)], strict=True)
        ],
    )
    lay_seen(table, start)
    for player in players:
        if not player.alive and view.options.dead_see:
            table.ghosts |= bit(player.seat)
    table.reckon_unseen()
    chance.script = fill_in(view.luck, cards[len(start.gifts) :])
    return table


def open_deck(view: ShadowHuntersView, colour: str, deck: DeckView) -> Deck:
    """A red or blue deck: the pile is what is neither discarded nor owned."""
    pile = full_deck(colour, view.options.deck_size)
    discards = deck.discards if isinstance(deck.discards, list) else []
    for card in discards:
        pile.remove(card)
    for player in view.players:
        for card in player.gear:
            if card in pile and card in EQUIPMENT:
                pile.remove(card)
    return Deck(pile, discards[:], deck.times_made)


def green_deck(start: ShadowHuntersView, cards: list[str]) -> Deck:
    """The green deck: what was given since it was last shuffled is discarded."""
    pile = full_deck(GREEN, start.options.deck_size)
    discards = [
        card
        for gift, card in zip(start.gifts, cards[: len(start.gifts)], strict=True)
        if gift.made == start.green.times_made
    ]
    for card in discards:
        pile.remove(card)
    return Deck(pile, discards, start.green.times_made)


def seat_player(seat: SeatView, character: Character, pool: int) -> Player:
    """A player as the view shows it, with an imagined character."""
    may_be = mask([CHARACTERS[name] for name in seat.may_be]) if not seat.revealed else pool
    player = Player(seat.seat, character, may_be)
    lay_seen_player(player, seat)
    return player


def past_gift(view: ShadowHuntersView, gift: GiftView, card: str) -> Gift:
    """A green card given before the restart point."""
    known = bit(gift.giver) | bit(gift.receiver)
    if gift.card is not None:
        known |= bit(view.seat)
    return Gift(
        gift.made, gift.giver, card, known, gift.receiver, gift.outcome, gift.hurt, gift.void
    )


def fill_in(seen: list[Luck], cards: list[str]) -> list[Luck]:
    """The rolls and draws to repeat, with imagined cards where the viewer saw none."""
    unseen = iter(cards)
    script: list[Luck] = []
    for fell in seen:
        is_green = fell is None or (isinstance(fell, str) and fell in GREEN_CARDS)
        script.append(next(unseen) if is_green else fell)
    return script
