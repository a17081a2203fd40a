"""Jobs for bots, on their way to another process, and their results."""

import msgspec

from turncoat.core.terms import Claim, Option, Seat
from turncoat.core.view import DecisionView


class BotQuestion(msgspec.Struct, frozen=True):
    """A question to one bot: only what its seat may know, as bytes, and how long it may take."""

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
    """Everything that the bots of one table have to decide at once, and how many milliseconds they
    have.

    `deal` and `question` identify the question; `number` counts the jobs of a room.
    """

    room: str
    deal: int
    question: int
    number: int
    time: int
    questions: list[BotQuestion]


class BotResult(msgspec.Struct, frozen=True):
    """What a bot wants to do: take an offer, or make a claim and answer.

    If it took too long or failed, a simpler bot answered in its place, and `fault` says why.
    """

    offer: Option | None = None
    claim: Claim | None = None
    option: Option | None = None
    fault: str = ""
