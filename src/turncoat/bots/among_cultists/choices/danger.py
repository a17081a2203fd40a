"""Danger: what meeting somebody costs an Investigator, and what a look is worth."""

from typing import Final

from turncoat.bots.among_cultists.beliefs.tells import DEADLY
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.content import MOVE_POINTS

# What a life is worth, in points, and what finding a death is worth.
LIFE: Final = 6.0
DISCOVERY: Final = 1.6
# How likely somebody who has yet to move is to come to where the bot is alone.
FOLLOWED: Final = 0.5
# How much fear of discovery holds a Cultist back; what one more suspect costs.
BOLD: Final = 1.3
DARES_NOT: Final = 1.8
TIMID: Final = 0.1
FOUND_OUT: Final = 0.7
DILUTION: Final = 0.15
# The worth of a look that clears everybody who gave cards before.
CLEARED: Final = 0.08
# The Coward dies after revealing a death.
FATAL: Final = -1.0


def meeting(mind: Mind, seat: Seat) -> float:
    """Return the cost of exchanging cards with somebody.

    A Cultist who would be the only suspect does not dare to kill, unless already suspected; the
    more others have given the bot a card, the less a kill would stand out.
    """
    known = mind.risks.get(seat)
    if known is None:
        guilt = mind.guilt[seat]
        dares = 1.0
        if guilt < FOUND_OUT:
            dares = BOLD - DARES_NOT * mind.belief.exposure(seat, mind.seat)
        known = guilt * DEADLY * LIFE * min(max(dares, TIMID), 1.0)
        if seat not in mind.belief.givers[mind.seat]:
            known += DILUTION
        mind.risks[seat] = known
    return known


def entering(mind: Mind, place: str) -> float:
    """Return the cost of entering a place, by who is there."""
    others = mind.around.others_at(place)
    if not others:
        return 0.0
    if len(others) == 1:
        return -meeting(mind, others[0])
    if mind.around.lit(place):
        return 0.0
    return -sum(meeting(mind, seat) for seat in others) / len(others)


def being_found(mind: Mind, place: str) -> float:
    """Return the cost of ending where somebody may still come and meet the bot alone."""
    around = mind.around
    if mind.me.ghost or any(seat in around.settled for seat in around.others_at(place)):
        return 0.0
    away, risk = mind.plan.distance[place], 0.0
    for seat in around.coming:
        if away[mind.players[seat].place] <= MOVE_POINTS:
            risk += meeting(mind, seat)
    return -risk * FOLLOWED


def looking(mind: Mind, seat: Seat) -> float:
    """Return what a look at somebody's pulse cards is worth; a death leads to a vote."""
    if mind.role == "coward":
        return FATAL
    found = mind.death_of(seat) * DISCOVERY * (1.0 - mind.guilt[seat])
    return found + CLEARED * len(mind.belief.givers[seat])
