"""The table: the state of one match, with all its secrets."""

from typing import TypeVar

from turncoat.core.chance import Chance
from turncoat.core.terms import Audience, Event, Seat


class Table:
    """What the tables of all games have in common; each game adds its own state.

    `ended` is the reason why the game ended, or empty while it runs. In games that allow undo, the
    rules increase `seal_count` whenever an answer becomes final without a random result: a secret
    was revealed, a turn has ended, or others may react to what was said.
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
        """Record an event for an audience. There is no default audience."""
        self.events.append((to, event))


T = TypeVar("T", bound=Table)
