"""Decisions: rules ask, somebody answers."""

from collections.abc import Callable, Generator
from typing import Final, TypeAlias

from turncoat.core.words import Option, Seat, Words

Lister: TypeAlias = Callable[[], list[Option]]

NO_ANSWER: Final[Option] = ()


class Decision:
    """What one seat is asked, as it leaves the match: plain data, no way back to the table.

    A window is a question that is put alike to all whom it could concern; how long it stays open
    is the business of whoever carries the question, not of the rules.
    """

    __slots__ = ("options", "seat", "topic", "window")

    def __init__(self, seat: Seat, topic: Words, options: list[Option], window: bool) -> None:
        self.seat = seat
        self.topic = topic
        self.options = options
        self.window = window


class Ask:
    """A question that a rule awaits. Its options are listed anew whenever it is shown."""

    __slots__ = ("decision", "given", "lister", "seat", "topic", "window")

    def __init__(self, seat: Seat, topic: Words, lister: Lister, window: bool) -> None:
        self.seat = seat
        self.topic = topic
        self.lister = lister
        self.window = window
        self.given: Option = NO_ANSWER
        self.decision: Decision | None = None

    def show(self) -> Decision:
        """List the options from the table as it is now; an answer that is gone is dropped."""
        self.decision = Decision(self.seat, self.topic, self.lister(), self.window)
        if self.given and self.given not in self.decision.options:
            self.given = NO_ANSWER
        return self.decision

    def __await__(self) -> "Generator[list[Ask], None, Option]":
        yield [self]
        return self.given


class AskTogether:
    """Several questions at once; nobody's answer is known before the last is given."""

    __slots__ = ("asks",)

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks

    def __await__(self) -> Generator[list[Ask], None, dict[Seat, Option]]:
        if self.asks:
            yield self.asks
        return {ask.seat: ask.given for ask in self.asks}


def ask(seat: Seat, topic: Words, lister: Lister) -> Ask:
    """One seat chooses one of the options."""
    return Ask(seat, topic, lister, False)


def ask_in_window(seat: Seat, topic: Words, lister: Lister) -> Ask:
    """One seat is asked as any seat in its place would be; most have only 'go on'."""
    return Ask(seat, topic, lister, True)


def ask_together(topic: Words, listers: dict[Seat, Lister], window: bool = False) -> AskTogether:
    """Several seats choose in secret, at once."""
    return AskTogether([Ask(seat, topic, listers[seat], window) for seat in sorted(listers)])
