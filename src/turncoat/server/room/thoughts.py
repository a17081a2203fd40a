"""What bots are asked, on its way to another process, and what comes back."""

import msgspec

from turncoat.core.view import Shown
from turncoat.core.words import Claim, Option, Seat


class Think(msgspec.Struct, frozen=True):
    """A bot's question: only what its seat may know, as bytes. `number` is the question's."""

    room: str
    deal: int
    seat: Seat
    number: int
    game: str
    level: str
    seed: int
    view: bytes
    decision: Shown | None
    offers: list[Option]
    talks: bool


class Thought(msgspec.Struct, frozen=True):
    """What a bot wants: to take an offer, or to say something and to answer."""

    offer: Option | None = None
    claim: Claim | None = None
    option: Option | None = None
