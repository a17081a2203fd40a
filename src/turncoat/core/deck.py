"""A deck: a face-down pile without an order, and its discards."""

from turncoat.core.chance import Chance


class Deck:
    """Cards are drawn at random at the moment of drawing, so there is no order to be known."""

    __slots__ = ("discards", "pile", "times_made")

    def __init__(self, pile: list[str], discards: list[str], times_made: int = 1) -> None:
        self.pile = pile
        self.discards = discards
        self.times_made = times_made

    def copy(self) -> "Deck":
        """The same deck, to go its own way."""
        return Deck(self.pile[:], self.discards[:], self.times_made)

    def draw(self, chance: Chance) -> str:
        """Take the top card; an empty deck is made anew from its discards."""
        if not self.pile:
            self.pile = self.discards
            self.discards = []
            self.times_made += 1
        return chance.draw(self.pile)
