"""The Investigator's plan: where to go and what to do there, measured in points."""

from typing import Final

from turncoat.bots.among_cultists.choices.danger import being_found, looking
from turncoat.bots.among_cultists.choices.errands import (
    GATE,
    POWER,
    burning,
    calling,
    filming,
    helping_at_gate,
    special,
)
from turncoat.bots.among_cultists.choices.rooms import checking, refilling, room_rates
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Option, Seat
from turncoat.games.among_cultists.content import (
    GREEN_ROOM,
    MOVE_POINTS,
    ROUNDS,
    ROUTES_THROUGH,
    SEARCHED_AT,
)

# What some actions are worth, in points.
FIGHT: Final = 0.7
CHASE: Final = 0.15
SECURE: Final = 0.08
# The weight of being near the rooms of the next round.
TOMORROW: Final = 0.25
# How many cards each other character in a room is expected to lay before the bot's turn.
HELPED: Final = 0.6
# How sure the Assassin must be.
STRIKE: Final = 6.0
SURE: Final = 0.6


def ending(mind: Mind, place: str) -> float:
    """Return the worth of ending a move at a place."""
    ghost, around = mind.me.ghost, mind.around
    worth = 0.0
    if place in around.rooms:
        worth = max(in_room(mind, room) for room in around.here(place))
        if place == GREEN_ROOM and not ghost:
            worth = max(worth, helping_at_gate(mind))
    elif not ghost:
        worth = CHASE if place == mind.view.fishman else SECURE + burning(mind)
    if not ghost:
        for seat in around.others_at(place):
            worth = max(worth, looking(mind, seat))
    return worth + being_found(mind, place) + TOMORROW * tomorrow(mind, place)


def in_room(mind: Mind, place: str) -> float:
    """Return the worth of the best action in a room this round."""
    room, ghost = mind.around.rooms[place], mind.me.ghost
    if room.intruder:
        return 0.0 if ghost else FIGHT
    if not mind.may_use(place):
        return 0.0
    worth = 0.0
    if room.books:
        if room.searched and room.cards:
            worth = checking(mind, place)
        if mind.me.room_count:
            worth = max(worth, expected_work(mind, place))
    if not ghost or mind.role == "super_ghost":
        worth = max(worth, special(mind, place))
    return worth


def expected_work(mind: Mind, place: str) -> float:
    """Return the worth of a card, or of a check if others fill the deck first."""
    room = mind.around.rooms[place]
    worth = refilling(mind, place) + burning(mind)
    if not room.searched:
        coming = HELPED * len(mind.around.others_at(place))
        if room.cards + coming >= SEARCHED_AT - 0.5:
            worth = max(worth, room_rates(mind)[place])
    return worth


def tomorrow(mind: Mind, place: str) -> float:
    """Return the worth of the best room within reach in the next round."""
    if mind.me.ghost or mind.view.round == ROUNDS:
        return 0.0
    if mind.ahead is None:
        mind.ahead = rooms_ahead(mind)
    for rate, away in mind.ahead:
        if 0 < away[place] <= MOVE_POINTS:
            return rate
    return 0.0


def rooms_ahead(mind: Mind) -> list[tuple[float, dict[str, int]]]:
    """Return the rooms of the next round's line, best first, with distances to them."""
    route, plan, number = mind.me.route or 0, mind.plan, mind.view.round + 1
    found = [
        (rate, plan.distance[room])
        for room, rate in room_rates(mind).items()
        if rate and ROUTES_THROUGH[number, plan.colour[room]] >> route & 1
    ]
    return sorted(found, key=lambda room: -room[0])


def acting(mind: Mind, option: Option) -> float:
    """Return the worth of an action."""
    kind = str(option[0])
    if kind == "refill_room":
        return refilling(mind, str(option[1])) + burning(mind)
    if kind == "check_room":
        return checking(mind, str(option[1]))
    if kind == "check_status":
        return looking(mind, int(option[1]))
    if kind == "kill_character":
        return striking(mind, int(option[1]))
    if kind == "call_vote":
        return calling(mind)
    if kind == "use_cameras":
        return filming(mind)
    if kind == "secure_hallway":
        return SECURE + burning(mind)
    if kind == "scare_off_fishman":
        return -CHASE if mind.role == "klutz" else CHASE
    return DEEDS.get(kind, 0.0)


DEEDS: Final = {
    "pass": 0.01,
    "reset_power": POWER,
    "close_gate": GATE,
    "fight_cultist": FIGHT,
}


def striking(mind: Mind, seat: Seat) -> float:
    """Return the worth of the Assassin's attack."""
    return STRIKE * (mind.guilt[seat] - SURE)
