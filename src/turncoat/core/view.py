"""What leaves a match: the part of a view that all games share."""

import msgspec

from turncoat.core.chance import Luck
from turncoat.core.rules import ViewContext
from turncoat.core.table import T
from turncoat.core.terms import Claim, LogEntry, Option, Seat, Term


class HeardClaim(msgspec.Struct, frozen=True):
    """A claim that everybody heard; `contradicts` is the place of the claim it contradicts."""

    seat: Seat
    claim: Claim
    contradicts: int | None


class PrivateClaim(msgspec.Struct, frozen=True):
    """A claim that not everybody heard; `contradicts` is whether its speaker had said otherwise
    before, as all who heard it know."""

    seat: Seat
    claim: Claim
    contradicts: bool


class View(msgspec.Struct, kw_only=True):
    """What one seat may know; seat None is somebody who only watches.

    `asked` are all whom the question is put to, whether they have answered or not; `chosen` is
    what this seat has answered to it while others still choose. `answers` and `luck` tell what was
    answered and what fell since the restart point, as far as the seat may know it: None stands for
    what fell unseen. `heard` has only what everybody heard: where talk may be for some alone, the
    view of the game has a list of its own for it.
    """

    seat: Seat | None
    asked: list[Seat]
    chosen: Option | None
    heard: list[HeardClaim]
    answers: list[LogEntry]
    luck: list[Luck]


class DecisionView(msgspec.Struct, frozen=True):
    """A decision on its way to the one who is asked."""

    topic: Term
    options: list[Option]
    window: bool


def heard(moment: ViewContext[T]) -> list[HeardClaim]:
    """What everybody heard; a contradiction points back into the same list."""
    to_all = [(index, said) for index, said in moment.heard if said.to_all]
    places = {index: place for place, (index, _) in enumerate(to_all)}
    return [HeardClaim(s.seat, s.claim, places.get(s.contradicts)) for _, s in to_all]


def heard_apart(moment: ViewContext[T]) -> list[PrivateClaim]:
    """What this seat heard, and not everybody."""
    apart = [said for _, said in moment.heard if not said.to_all]
    return [PrivateClaim(s.seat, s.claim, s.contradicts >= 0) for s in apart]
