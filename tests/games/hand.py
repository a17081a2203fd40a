"""A hand to play a match with: what the scenes of every game share."""

from typing import Generic, Self

from turncoat.core.match import Match
from turncoat.core.rules import O, V
from turncoat.core.table import T
from turncoat.core.terms import Event, Option, Seat


class Hand(Generic[T, V, O]):
    """A match in hand."""

    def __init__(self, match: Match[T, V, O]) -> None:
        self.match = match

    @property
    def table(self) -> T:
        return self.match.table

    def luck(self, *fallen: int | str) -> Self:
        """What falls next: dice, drawn cards and tokens, in order."""
        self.table.chance.script = list(fallen)
        return self

    def answer(self, seat: Seat, *option: str | int) -> Self:
        """One seat answers."""
        self.match.answer(seat, option)
        return self

    def choose(self, *option: str | int) -> Self:
        """The only one who is asked answers."""
        [seat] = self.match.pending
        self.match.answer(seat, option)
        return self

    def asked(self) -> dict[Seat, str]:
        """Who is asked about what."""
        return {seat: str(d.topic[0]) for seat, d in self.match.pending.items()}

    def options(self, seat: Seat | None = None) -> list[Option]:
        """What a seat may answer; without a seat, the only one who is asked."""
        if seat is None:
            [seat] = self.match.pending
        return self.match.pending[seat].options

    def events(self, seat: Seat | None = None, topic: str = "") -> list[Event]:
        """What a seat (or the public) was told; only one topic, if it is named."""
        return [e for e in self.match.events(seat) if not topic or e[0] == topic]

    def view(self, seat: Seat | None) -> V:
        return self.match.view(seat)
