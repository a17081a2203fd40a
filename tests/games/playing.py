"""Short methods to play and inspect a match, for the scenes of every game."""

from typing import Generic, Self

from turncoat.core.match import Match
from turncoat.core.rules import O, V
from turncoat.core.table import T
from turncoat.core.terms import Event, Option, Seat


class PlayableMatch(Generic[T, V, O]):
    """A match with short methods to play and inspect it."""

    def __init__(self, match: Match[T, V, O]) -> None:
        self.match = match

    @property
    def table(self) -> T:
        return self.match.table

    def luck(self, *fallen: int | str) -> Self:
        """Set the next dice, drawn cards and tokens, in order."""
        self.table.chance.script = list(fallen)
        return self

    def answer(self, seat: Seat, *option: str | int) -> Self:
        """Answer for a seat."""
        self.match.answer(seat, option)
        return self

    def choose(self, *option: str | int) -> Self:
        """Answer for the only seat that is asked."""
        [seat] = self.match.pending
        self.match.answer(seat, option)
        return self

    def asked(self) -> dict[Seat, str]:
        """Each seat that is asked, with the kind of its topic."""
        return {seat: str(d.topic[0]) for seat, d in self.match.pending.items()}

    def options(self, seat: Seat | None = None) -> list[Option]:
        """The options of a seat; without one, of the only seat that is asked."""
        if seat is None:
            [seat] = self.match.pending
        return self.match.pending[seat].options

    def events(self, seat: Seat | None = None, topic: str = "") -> list[Event]:
        """What a seat, or a spectator for None, was told; only one kind of event if given."""
        return [e for e in self.match.events(seat) if not topic or e[0] == topic]

    def view(self, seat: Seat | None) -> V:
        return self.match.view(seat)
