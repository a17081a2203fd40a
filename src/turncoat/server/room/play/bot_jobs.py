"""What bots are asked, on its way to another process, and what comes back."""

import msgspec

from turncoat.core.terms import Claim, Option, Seat
from turncoat.core.view import DecisionView


class BotQuestion(msgspec.Struct, frozen=True):
    """A bot's question: only what its seat may know, as bytes; and how long it may take."""

    seat: Seat
    game: str
    level: str
    time_limit: int
    seed: int
    view: bytes
    decision: DecisionView | None
    offers: list[Option]
    talks: bool


class BotJob(msgspec.Struct, frozen=True):
    """All that bots of one table have to think about at once, and the milliseconds they have.

    `deal` and `question` say what it is about; `number` counts the jobs of a room.
    """

    room: str
    deal: int
    question: int
    number: int
    time: int
    questions: list[BotQuestion]


class BotResult(msgspec.Struct, frozen=True):
    """What a bot wants: to take an offer, or to say something and to answer.

    If it took too long or broke down, a simpler one has answered; `fault` says why.
    """

    offer: Option | None = None
    claim: Claim | None = None
    option: Option | None = None
    fault: str = ""
