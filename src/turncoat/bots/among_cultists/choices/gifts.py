"""Encounters: which card to give, and to whom."""

from typing import Final

from turncoat.bots.among_cultists.choices.lurking import kill_worth
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Option
from turncoat.core.view import DecisionView
from turncoat.games.among_cultists.content import ALIVE, DEAD

GIVE_ALIVE: Final[Option] = ("give", ALIVE)
GIVE_DEAD: Final[Option] = ("give", DEAD)


def give(mind: Mind, decision: DecisionView) -> Option:
    """Give a card; a Cultist kills if the death would not point at it alone."""
    if GIVE_DEAD not in decision.options:
        return GIVE_ALIVE
    if GIVE_ALIVE not in decision.options:
        return GIVE_DEAD
    return GIVE_DEAD if kill_worth(mind, int(decision.topic[1])) > 0.0 else GIVE_ALIVE


def receiver(mind: Mind, decision: DecisionView) -> Option:
    """Choose a receiver in the dark: a victim, or the least suspicious."""
    if mind.evil:
        return max(decision.options, key=lambda option: kill_worth(mind, int(option[1])))
    return min(decision.options, key=lambda option: mind.guilt[int(option[1])])
