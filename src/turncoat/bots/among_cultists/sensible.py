"""The sensible bot of Among Cultists, which reasons from what its seat has seen.

It keeps a mind between two questions, because reading the whole past again would be slow.
"""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

from turncoat.bots.among_cultists.choices import (
    asides,
    ballots,
    danger,
    gifts,
    lurking,
    seeking,
    talking,
    walking,
)
from turncoat.bots.among_cultists.mind import Mind
from turncoat.bots.bot import Bot
from turncoat.core.rules import Rules
from turncoat.core.terms import Claim, Option
from turncoat.core.view import DecisionView
from turncoat.games.among_cultists.views.schema import AmongCultistsView

Answer: TypeAlias = Callable[[Mind, DecisionView], Option]

ANSWERED_BY: Final[dict[str, Answer]] = {
    "give": gifts.give,
    "give_to": gifts.receiver,
    "watching_eyes": asides.watching_eyes,
    "under_control": asides.under_control,
    "token": asides.token,
    "status": asides.status,
    "lay": asides.lay,
    "camera": asides.camera,
    "close_gate": asides.close_gate,
    "vote": ballots.vote,
    "change_vote": ballots.change,
    "announce": asides.announce,
    "name_seer": asides.name_seer,
}
# Two options that differ by less than this are equally good.
A_WHIM: Final = 1e-3


class SensibleBot(Bot):
    """Plays to win for its side, using only what its seat may know."""

    __slots__ = ("_random", "_tongue", "mind")

    derived: ClassVar[bool] = False
    talks_at: ClassVar[tuple[str, ...]] = ("discussion",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random
        # A separate random source for claims, so that talking does not change its play.
        self._tongue = Random(seed + 1).random
        self.mind: Mind | None = None

    def choose(self, view: AmongCultistsView, decision: DecisionView) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        mind = self._think(view)
        kind = str(decision.topic[0])
        if kind == "action":
            return self._act(mind, decision)
        if kind in ANSWERED_BY:
            return ANSWERED_BY[kind](mind, decision)
        ending = lurking.ending if mind.evil else seeking.ending
        if kind == "teleport":
            return walking.teleport(mind, decision, ending)
        entering = lurking.entering if mind.evil else danger.entering
        return walking.walk(mind, decision, entering, ending)

    def say(self, view: AmongCultistsView) -> Claim | None:
        return talking.say(self._think(view), self._tongue)

    def _think(self, view: AmongCultistsView) -> Mind:
        """Update the mind from a view; start over for another match or seat."""
        mind = self.mind
        if mind is None or not mind.follows(view):
            mind = self.mind = Mind(view, self._random)
        else:
            mind.look(view)
        return mind

    def _act(self, mind: Mind, decision: DecisionView) -> Option:
        acting = lurking.acting if mind.evil else seeking.acting
        whim = self._random
        return max(decision.options, key=lambda option: acting(mind, option) + whim() * A_WHIM)


def sensible(rules: Rules[Any, Any, Any], seed: int) -> Bot:
    """Return the bot for a game with these rules."""
    return SensibleBot(seed)
