"""A bot that chooses at random."""

from random import Random
from typing import Any, ClassVar, Final

from turncoat.bots.bot import Bot
from turncoat.core.terms import Option
from turncoat.core.view import DecisionView

ONE_OFFER_IN: Final = 50


class UniformBot(Bot):
    """Chooses among all options with equal probability, and occasionally takes an offer."""

    __slots__ = ("_random",)

    blind: ClassVar[bool] = True
    time_limit: ClassVar[int] = 10

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, view: Any, decision: DecisionView) -> Option:
        options = decision.options
        return options[int(self._random() * len(options))]

    def take_offer(self, view: Any, offers: list[Option]) -> Option | None:
        place = int(self._random() * len(offers) * ONE_OFFER_IN)
        return offers[place] if place < len(offers) else None
