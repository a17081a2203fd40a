"""Decisions: the rules ask, a player answers."""

from collections.abc import Callable, Generator
from typing import Final, TypeAlias

from turncoat.core.terms import Option, Seat, Term

Lister: TypeAlias = Callable[[], list[Option]]

NO_ANSWER: Final[Option] = ()


class Decision:
    """A question to one seat. Scripts await it; awaiting returns the answer.

    - `seat`: the seat that is asked.
    - `topic`: what the decision is about, as a term.
    - `options`: the options, listed from the table each time the decision is shown.
    - `window`: whether this is a window, a decision put to everybody whom it could concern going by
      public facts. The rules do not say how long a window stays open; if it times out, 'go on' is
      the answer where that is an option.
    - `given`: the answer, or an empty tuple while there is none.
    """

    __slots__ = ("given", "lister", "options", "seat", "topic", "window")

    def __init__(
        self, seat: Seat, topic: Term, lister: Lister | None, window: bool = False
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.lister = lister
        self.window = window
        self.options: list[Option] = []
        self.given: Option = NO_ANSWER

    def list_options(self) -> list[Option]:
        """List the options from the table as it is now, and return them."""
        if self.lister is not None:
            self.options = self.lister()
        return self.options

    def __await__(self) -> "Generator[list[Decision], None, Option]":
        yield [self]
        return self.given


class Together:
    """Several decisions at once. No answer takes effect before the last one is given."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions

    def __await__(self) -> Generator[list[Decision], None, dict[Seat, Option]]:
        if self.decisions:
            yield self.decisions
        return {decision.seat: decision.given for decision in self.decisions}


class NoQuestion:
    """Awaited between two scripts: returns control to the match without asking anybody."""

    __slots__ = ()

    def __await__(self) -> Generator[list[Decision], None, None]:
        yield []


ask = Decision
"""Ask one seat to choose one of the options: `answer = await ask(seat, topic, lister)`."""


def choose(seat: Seat, topic: Term, options: list[Option]) -> Decision:
    """Ask a seat to choose one of a fixed list of options, which nothing can change meanwhile."""
    decision = Decision(seat, topic, None)
    decision.options = options
    return decision


def ask_in_window(seat: Seat, topic: Term, lister: Lister) -> Decision:
    """Ask a seat in a window. Most seats have 'go on' as their only option."""
    return Decision(seat, topic, lister, True)


def ask_together(decisions: list[Decision]) -> Together:
    """Ask several seats at once, in secret. Awaiting returns the answers by seat."""
    return Together(decisions)
