"""What it costs an Investigator to meet somebody, and what a look at pulse cards is worth."""

from typing import Final

from turncoat.bots.among_cultists.belief import DEADLY
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.words import Seat

# What a life is worth, in points; and to find a death that leads to somebody.
LIFE: Final = 6.0
DISCOVERY: Final = 1.6
# How likely somebody who is still to move comes to where I am alone.
FOLLOWED: Final = 0.5
# How much the fear of being found out holds back; what it costs to have one more to blame.
DARES_NOT: Final = 1.8
DILUTION: Final = 0.15
# What it is worth that a look clears all who gave cards before.
CLEARED: Final = 0.08


def meeting(mind: Mind, seat: Seat) -> float:
    """What it costs to exchange cards with somebody.

    Whoever would be the only one to blame does not dare; the more others have given me a card,
    the less it would be noticed.
    """
    known = mind.risks.get(seat)
    if known is not None:
        return known
    dares = 1.3 - DARES_NOT * mind.belief.exposure(seat, mind.seat)
    cost = mind.guilt[seat] * DEADLY * LIFE * min(max(dares, 0.1), 1.0)
    if seat not in mind.belief.givers[mind.seat]:
        cost += DILUTION
    mind.risks[seat] = cost
    return cost


def entering(mind: Mind, place: str) -> float:
    """What it costs to enter a place, by whom one meets there."""
    others = mind.others_at(place)
    if not others:
        return 0.0
    if len(others) == 1:
        return -meeting(mind, others[0])
    if mind.view.power or mind.lit(place):
        return 0.0
    return -sum(meeting(mind, seat) for seat in others) / len(others)


def being_found(mind: Mind, place: str) -> float:
    """What it costs to end where somebody may still come who would then be alone with me."""
    if mind.me.ghost or any(seat in mind.settled for seat in mind.others_at(place)):
        return 0.0
    away = mind.plan.distance[place]
    risk = 0.0
    for seat in mind.coming:
        if away[mind.players[seat].place] <= 3:
            risk += meeting(mind, seat)
    return -risk * FOLLOWED


def looking(mind: Mind, seat: Seat) -> float:
    """What it is worth to look at somebody's pulse cards: a death found is a vote with cause."""
    if mind.role == "coward":
        return -1.0
    found = mind.death_of(seat) * DISCOVERY * (1.0 - mind.guilt[seat])
    return found + CLEARED * len(mind.belief.givers[seat])
