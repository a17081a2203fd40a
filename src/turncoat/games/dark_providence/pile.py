"""Face-down piles: layers whose order nobody can know, the topmost last.

A pile is never changed but replaced, so tables can share it. Each layer has the audience that
knows which cards are in it.
"""

from typing import Final, TypeAlias

from turncoat.core.terms import Audience

Layer: TypeAlias = tuple[tuple[str, ...], Audience]
Pile: TypeAlias = tuple[Layer, ...]

EMPTY: Final[Pile] = ()


def loose(cards: list[str], known: Audience = 0) -> Pile:
    """One shuffled layer, or an empty pile if there are no cards."""
    return ((tuple(cards), known),) if cards else EMPTY


def size(pile: Pile) -> int:
    """How many cards a pile has."""
    total = 0
    for cards, _ in pile:
        total += len(cards)
    return total


def cards_of(pile: Pile) -> list[str]:
    """All cards of a pile."""
    return [card for cards, _ in pile for card in cards]


def without_top(pile: Pile, rest: list[str], seen: Audience) -> Pile:
    """The pile after a card of its top layer was drawn; players who did not see it know less."""
    if not rest:
        return pile[:-1]
    return (*pile[:-1], (tuple(rest), pile[-1][1] & seen))


def without(pile: Pile, card: str) -> Pile:
    """The pile without one card from anywhere in it, shuffled."""
    cards = cards_of(pile)
    cards.remove(card)
    return loose(cards)


def under(pile: Pile, cards: list[str], known: Audience) -> Pile:
    """The pile with cards added at the bottom."""
    return (*loose(cards, known), *pile)


def on_top(pile: Pile, card: str, known: Audience) -> Pile:
    """The pile with a card added on top."""
    return (*pile, ((card,), known))
