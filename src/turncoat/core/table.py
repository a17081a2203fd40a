"""The table: the state of one match, with all its secrets."""

from dataclasses import dataclass, field
from typing import TypeVar

from turncoat.core.chance import Chance
from turncoat.core.fields import Copyable
from turncoat.core.terms import Audience, Event, Seat


@dataclass(slots=True, eq=False, repr=False)
class Table(Copyable):
    """The base class of all tables; each game adds its own state.

    `ended` is the reason why the game ended, or empty while it runs. In games that allow undo, the
    rules increase `seal_count` whenever an answer becomes final without a random result: a secret
    was revealed, a turn has ended, or others may react to what was said.
    """

    seats: int
    chance: Chance
    phase: str
    events: list[tuple[Audience, Event]] = field(default_factory=list)
    seal_count: int = 0
    ended: str = ""
    winners: list[Seat] = field(default_factory=list)

    def tell(self, to: Audience, event: Event) -> None:
        """Record an event for an audience. There is no default audience."""
        self.events.append((to, event))


T = TypeVar("T", bound=Table)
