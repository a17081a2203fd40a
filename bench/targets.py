"""The targets, and how a figure stands to them."""

from typing import Final, NamedTuple

from bench.figures import UNITS, Figure
from bench.results import COMPILED, PURE

# The best public implementation in Python, in decisions a second; it is not measured here.
PEER: Final = 23_000
SEATS: Final = 6


class Target(NamedTuple):
    """A bound for one figure of one edition, at six seats and in every pool that is measured."""

    edition: str
    name: str
    bound: float

    def judges(self, figure: Figure) -> bool:
        """Whether it speaks of this figure."""
        return figure.name == self.name and figure.players == SEATS

    def met(self, figure: Figure) -> bool:
        """Whether the median keeps to the bound."""
        if UNITS[figure.unit]:
            return figure.median >= self.bound
        return figure.median <= self.bound


TARGETS: Final = [
    Target(PURE, "random play", 100_000),
    Target(COMPILED, "random play", 250_000),
    Target(PURE, "clone", 30),
    Target(PURE, "clone, median moment", 30),
]
