"""What lies in the rooms: who laid the cards of each deck, and how likely they are red."""

from typing import Final

from turncoat.core.terms import Seat

# Cards of the set-up and of the draw pile count as one layer, which is nobody's.
STOCK: Final = -1
# So that no layer is wholly beyond suspicion.
LEAST: Final = 1e-6


class Deck:
    """One room's deck as shares of cards, by whoever laid them.

    A drawn card does not say who laid it, so each layer loses as much of a card as it is likely
    to have been the one.
    """

    __slots__ = ("cards", "layers")

    def __init__(self) -> None:
        self.cards = 0
        self.layers: dict[Seat, float] = {}

    def lay(self, who: Seat) -> None:
        """A card joins the deck."""
        self.cards += 1
        self.layers[who] = self.layers.get(who, 0.0) + 1

    def red(self, chances: list[float], stock: float) -> float:
        """How many red cards to expect, if each seat lays red with such a chance."""
        total = 0.0
        for who, share in self.layers.items():
            total += share * (stock if who < 0 else chances[who])
        return total

    def draw(self, red: bool, chances: list[float], stock: float) -> None:
        """A card leaves the deck: every layer bears the part that it is likely to have in it."""
        layers = self.layers
        parts: dict[Seat, float] = {}
        total = 0.0
        for who, share in layers.items():
            chance = stock if who < 0 else chances[who]
            parts[who] = part = share * (chance if red else 1.0 - chance) + LEAST
            total += part
        for who, part in parts.items():
            layers[who] = max(layers[who] - part / total, 0.0)
        self.cards -= 1
