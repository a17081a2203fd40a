"""A deck: a face-down pile without an order, and its discard pile."""

from turncoat.core.chance import Chance


class Deck:
    """A deck of cards.

    A card is picked at random when it is drawn, so the pile has no order that anybody could know.
    `times_made` counts how often the deck was made, from the box or from its discards.
    """

    __slots__ = ("discards", "pile", "times_made")

    def __init__(self, pile: list[str], discards: list[str], times_made: int = 1) -> None:
        self.pile = pile
        self.discards = discards
        self.times_made = times_made

    def copy(self) -> "Deck":
        """Return an independent copy."""
        return Deck(self.pile[:], self.discards[:], self.times_made)

    def draw(self, chance: Chance) -> str:
        """Draw a card and return it, reshuffling the discards into an empty deck first."""
        if not self.pile:
            self.pile = self.discards
            self.discards = []
            self.times_made += 1
        return chance.draw(self.pile)
