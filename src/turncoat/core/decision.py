"""Decisions: rules ask, somebody answers."""

from collections.abc import Callable, Generator
from typing import Final, TypeAlias

from turncoat.core.terms import Option, Seat, Term

Lister: TypeAlias = Callable[[], list[Option]]

NO_ANSWER: Final[Option] = ()


class Decision:
    """What one seat is asked. A rule awaits it; its options are listed whenever it is shown.

    A window is a question that is put alike to all whom it could concern; how long it stays open
    is the business of whoever carries the question, not of the rules. If 'go on' is among its
    options, that is what silence means.
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
        """The options as they are by now."""
        if self.lister is not None:
            self.options = self.lister()
        return self.options

    def __await__(self) -> "Generator[list[Decision], None, Option]":
        yield [self]
        return self.given


class Together:
    """Several decisions at once; nobody's answer is known before the last is given."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions

    def __await__(self) -> Generator[list[Decision], None, dict[Seat, Option]]:
        if self.decisions:
            yield self.decisions
        return {decision.seat: decision.given for decision in self.decisions}


class NoQuestion:
    """Nobody is asked, and whoever drives the rules has a turn."""

    __slots__ = ()

    def __await__(self) -> Generator[list[Decision], None, None]:
        yield []


# `answer = await ask(seat, topic, lister)`: one seat chooses one of the options.
ask = Decision


def choose(seat: Seat, topic: Term, options: list[Option]) -> Decision:
    """One seat chooses one of these; nothing can change them while the question is open."""
    decision = Decision(seat, topic, None)
    decision.options = options
    return decision


def ask_in_window(seat: Seat, topic: Term, lister: Lister) -> Decision:
    """One seat is asked as any seat in its place would be; most have only 'go on'."""
    return Decision(seat, topic, lister, True)


def ask_together(decisions: list[Decision]) -> Together:
    """Several seats choose in secret, at once."""
    return Together(decisions)
