"""What leaves a match: the part of a view that all games share."""

import msgspec

from turncoat.core.chance import Luck
from turncoat.core.rules import Moment
from turncoat.core.table import T
from turncoat.core.words import Claim, Entry, Option, Seat, Words


class Heard(msgspec.Struct, frozen=True):
    """A claim as somebody heard it; `contradicts` counts back to the claim it contradicts."""

    seat: Seat
    claim: Claim
    contradicts: int | None


class View(msgspec.Struct, kw_only=True):
    """What one seat may know; seat None is somebody who only watches.

    `asked` are all whom the question is put to, whether they have answered or not; `chosen` is
    what this seat has answered to it while others still choose. `answers` and `luck` tell what was
    answered and what fell since the restart point, as far as the seat may know it: None stands for
    what fell unseen.
    """

    seat: Seat | None
    asked: list[Seat]
    chosen: Option | None
    heard: list[Heard]
    answers: list[Entry]
    luck: list[Luck]


class Shown(msgspec.Struct, frozen=True):
    """A decision on its way to the one who is asked."""

    topic: Words
    options: list[Option]
    window: bool


def heard(moment: Moment[T]) -> list[Heard]:
    """What this seat heard; a contradiction points back into the same list."""
    places = {index: place for place, (index, _) in enumerate(moment.heard)}
    return [Heard(s.seat, s.claim, places.get(s.contradicts)) for _, s in moment.heard]
