"""What it costs an Investigator to meet somebody, and what a look at pulse cards is worth."""

from typing import Final

from turncoat.bots.among_cultists.beliefs.tells import DEADLY
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.content import MOVE_POINTS

# What a life is worth, in points; and to find a death that leads to somebody.
LIFE: Final = 6.0
DISCOVERY: Final = 1.6
# How likely somebody who is still to move comes to where I am alone.
FOLLOWED: Final = 0.5
# How much the fear of being found out holds back; what it costs to have one more to blame.
BOLD: Final = 1.3
DARES_NOT: Final = 1.8
TIMID: Final = 0.1
FOUND_OUT: Final = 0.7
DILUTION: Final = 0.15
# What it is worth that a look clears all who gave cards before.
CLEARED: Final = 0.08
# The Coward dies of what it finds.
FATAL: Final = -1.0


def meeting(mind: Mind, seat: Seat) -> float:
    """What it costs to exchange cards with somebody.

    Whoever would be the only one to blame does not dare, unless it is found out already; the
    more others have given me a card, the less it would be noticed.
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
    """What it costs to enter a place, by whom one meets there."""
    others = mind.around.others_at(place)
    if not others:
        return 0.0
    if len(others) == 1:
        return -meeting(mind, others[0])
    if mind.around.lit(place):
        return 0.0
    return -sum(meeting(mind, seat) for seat in others) / len(others)


def being_found(mind: Mind, place: str) -> float:
    """What it costs to end where somebody may still come who would then be alone with me."""
    around = mind.around
    if mind.me.ghost or any(seat in around.settled for seat in around.others_at(place)):
        return 0.0
    away, risk = mind.plan.distance[place], 0.0
    for seat in around.coming:
        if away[mind.players[seat].place] <= MOVE_POINTS:
            risk += meeting(mind, seat)
    return -risk * FOLLOWED


def looking(mind: Mind, seat: Seat) -> float:
    """What it is worth to look at somebody's pulse cards: a death found is a vote with cause."""
    if mind.role == "coward":
        return FATAL
    found = mind.death_of(seat) * DISCOVERY * (1.0 - mind.guilt[seat])
    return found + CLEARED * len(mind.belief.givers[seat])
