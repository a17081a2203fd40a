"""The sensible bot: it scores each option in victory points.

It keeps nothing between two decisions; all it knows is in the view and on the cards.
"""

from random import Random
from typing import Any, ClassVar, Final

from turncoat.bots.bot import Bot
from turncoat.bots.dark_providence import talking
from turncoat.bots.dark_providence.answers import WEIGHED_BY
from turncoat.bots.dark_providence.mind import Mind
from turncoat.bots.dark_providence.weights import USUAL, Weights
from turncoat.core.rules import Rules
from turncoat.core.terms import Claim, Option
from turncoat.core.view import DecisionView
from turncoat.games.dark_providence.content import Box, default_box
from turncoat.games.dark_providence.views.schema import DarkProvidenceView

# Options that differ by less than this are equally good.
A_WHIM: Final = 1e-6
BUILT_IN: Final = default_box()


class SensibleBot(Bot):
    """Claims what it leads, keeps its cubes moving, and considers how the game would end."""

    __slots__ = ("_box", "_random", "_weights")

    derived: ClassVar[bool] = False
    talks_at: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, seed: int, box: Box = BUILT_IN, weights: Weights = USUAL) -> None:
        self._random = Random(seed).random
        self._box = box
        self._weights = weights

    def choose(self, view: DarkProvidenceView, decision: DecisionView) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        mind = Mind(view, self._box, self._weights)
        weigh = WEIGHED_BY[str(decision.topic[0])]
        topic, random = decision.topic, self._random
        return max(decision.options, key=lambda o: weigh(mind, topic, o) + A_WHIM * random())

    def say(self, view: DarkProvidenceView) -> Claim | None:
        return talking.say(Mind(view, self._box, self._weights), self._random())


def sensible(rules: Rules[Any, Any, Any], seed: int) -> Bot:
    """Return the bot for a game with these rules."""
    return SensibleBot(seed, rules.box)
