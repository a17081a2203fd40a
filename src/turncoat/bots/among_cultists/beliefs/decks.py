"""Room decks: who laid the cards, and how likely they are to be red (Failure or Sabotage)."""

from typing import Final

from turncoat.core.terms import Seat

# Cards from the set-up and the draw pile form one layer without an owner.
STOCK: Final = -1
# Keeps every layer at least a little suspicious.
LEAST: Final = 1e-6


class Deck:
    """A room's deck as fractions of cards, by who laid them.

    A drawn card does not show who laid it, so each layer loses the share of a card that it is
    likely to have provided.
    """

    __slots__ = ("cards", "layers")

    def __init__(self) -> None:
        self.cards = 0
        self.layers: dict[Seat, float] = {}

    def lay(self, who: Seat) -> None:
        """Add a card."""
        self.cards += 1
        self.layers[who] = self.layers.get(who, 0.0) + 1

    def red(self, chances: list[float], stock: float) -> float:
        """Return the expected number of red cards, given each seat's chance to lay one."""
        total = 0.0
        for who, share in self.layers.items():
            total += share * (stock if who < 0 else chances[who])
        return total

    def draw(self, red: bool, chances: list[float], stock: float) -> None:
        """Remove a card; every layer loses its likely share."""
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
