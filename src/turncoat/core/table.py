"""The table: the whole truth of one game, face-down cards included."""

from typing import TypeVar

from turncoat.core.chance import Chance
from turncoat.core.terms import Audience, Event, Seat


class Table:
    """What all tables have. A game adds its own pieces.

    Rules that take back raise `sealed` wherever an answer becomes final though chance had no hand
    in it: something hidden was shown, a turn has ended, others may hear what is said.
    """

    __slots__ = ("chance", "ended", "events", "phase", "seal_count", "seats", "winners")

    def __init__(self, seats: int, chance: Chance, phase: str) -> None:
        self.seats = seats
        self.chance = chance
        self.phase = phase
        self.events: list[tuple[Audience, Event]] = []
        self.seal_count = 0
        self.ended = ""
        self.winners: list[Seat] = []

    def tell(self, to: Audience, event: Event) -> None:
        """Let an audience know. There is no default audience."""
        self.events.append((to, event))


T = TypeVar("T", bound=Table)
