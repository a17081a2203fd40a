"""The table: the whole truth of one game, face-down cards included."""

from typing import TypeVar

from turncoat.core.chance import Chance
from turncoat.core.words import Audience, Event, Seat


class Table:
    """What all tables have. A game adds its own pieces.

    Rules that take back raise `sealed` wherever an answer becomes final though chance had no hand
    in it: something hidden was shown, a turn has ended, others may hear what is said.
    """

    __slots__ = ("chance", "ended", "phase", "sealed", "seats", "told", "winners")

    def __init__(self, seats: int, chance: Chance, phase: str) -> None:
        self.seats = seats
        self.chance = chance
        self.phase = phase
        self.told: list[tuple[Audience, Event]] = []
        self.sealed = 0
        self.ended = ""
        self.winners: list[Seat] = []

    def tell(self, to: Audience, event: Event) -> None:
        """Let an audience know. There is no default audience."""
        self.told.append((to, event))


T = TypeVar("T", bound=Table)
