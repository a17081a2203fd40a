"""Views: the parts that the views of all games share, and a decision as it is shown to a seat."""

import msgspec

from turncoat.core.chance import Luck
from turncoat.core.rules import ViewContext
from turncoat.core.table import T
from turncoat.core.terms import Claim, LogEntry, Option, Seat, Term


class HeardClaim(msgspec.Struct, frozen=True):
    """A claim that everybody heard.

    `contradicts` is the position, in the same list, of the earlier claim that it contradicts.
    """

    seat: Seat
    claim: Claim
    contradicts: int | None


class PrivateClaim(msgspec.Struct, frozen=True):
    """A claim that not everybody heard.

    `contradicts` says whether it contradicts an earlier claim that its whole audience heard.
    """

    seat: Seat
    claim: Claim
    contradicts: bool


class View(msgspec.Struct, kw_only=True):
    """What one seat may know. Seat None is a spectator.

    - `asked`: all seats that the current question was put to, whether they have answered or not.
    - `chosen`: this seat's answer to it, while others are still choosing.
    - `heard`: the claims that everybody heard. A game with private claims adds a list of its own.
    - `answers` and `luck`: the answers and random results since the restart point, as far as the
      seat may know them. None stands for a result that it did not see.
    """

    seat: Seat | None
    asked: list[Seat]
    chosen: Option | None
    heard: list[HeardClaim]
    answers: list[LogEntry]
    luck: list[Luck]


class DecisionView(msgspec.Struct, frozen=True):
    """A decision as it is shown to the seat that is asked.

    `topic` says what it is about, `options` is what the seat may answer, and `window` whether it is
    a chance to react rather than a question that needs an answer.
    """

    topic: Term
    options: list[Option]
    window: bool


def heard(context: ViewContext[T]) -> list[HeardClaim]:
    """Return the claims that everybody heard; `contradicts` is a position in this list."""
    if not context.heard:
        return []
    to_all = [(index, said) for index, said in context.heard if said.to_all]
    places = {index: place for place, (index, _) in enumerate(to_all)}
    return [HeardClaim(s.seat, s.claim, places.get(s.contradicts)) for _, s in to_all]


def heard_apart(context: ViewContext[T]) -> list[PrivateClaim]:
    """Return the claims that this seat heard but not everybody did."""
    if not context.heard:
        return []
    apart = [said for _, said in context.heard if not said.to_all]
    return [PrivateClaim(s.seat, s.claim, s.contradicts >= 0) for s in apart]
