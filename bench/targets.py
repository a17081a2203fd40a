"""The targets, and whether figures meet them."""

from typing import Final, NamedTuple

from bench.figures import UNITS, Figure
from bench.results import COMPILED, PURE

# The best public Python implementation, in decisions per second; it is not measured here.
PEER: Final = {"shadow_hunters": 23_000}
SEATS: Final = {"shadow_hunters": 6, "among_cultists": 6, "dark_providence": 4}


class Target(NamedTuple):
    """A bound for one figure of one edition, at the usual number of players.

    Without a variant it applies to all variants.
    """

    edition: str
    game: str
    name: str
    bound: float
    variant: str = ""

    def judges(self, figure: Figure) -> bool:
        """Return whether the target applies to a figure."""
        return (
            figure.name == self.name
            and figure.game == self.game
            and figure.players == SEATS[self.game]
            and self.variant in ("", figure.variant)
        )

    def met(self, figure: Figure) -> bool:
        """Return whether the median is within the bound."""
        if UNITS[figure.unit]:
            return figure.median >= self.bound
        return figure.median <= self.bound


TARGETS: Final = [
    Target(PURE, "shadow_hunters", "random play", 100_000),
    Target(COMPILED, "shadow_hunters", "random play", 250_000),
    Target(PURE, "shadow_hunters", "clone", 30),
    Target(PURE, "shadow_hunters", "clone, median moment", 30),
    Target(PURE, "among_cultists", "random play", 60_000, "standard"),
    Target(COMPILED, "among_cultists", "random play", 150_000, "standard"),
    Target(PURE, "among_cultists", "clone", 50, "standard"),
    Target(PURE, "among_cultists", "clone, median moment", 50, "standard"),
    Target(PURE, "dark_providence", "random play", 60_000),
    Target(COMPILED, "dark_providence", "random play", 150_000),
    Target(PURE, "dark_providence", "clone", 60),
    Target(PURE, "dark_providence", "clone, median moment", 60),
]
