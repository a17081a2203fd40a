"""Errands: special rooms, and what some roles have to take care of."""

from typing import Final

from turncoat.bots.among_cultists.choices.ballots import gain_of_vote
from turncoat.bots.among_cultists.choices.danger import looking
from turncoat.bots.among_cultists.choices.rooms import checking
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Option
from turncoat.games.among_cultists.content import CAFETERIA, GREEN_ROOM, SECURITY

# What some actions are worth; a closed gate saves two points: one less instead of one more.
POWER: Final = 1.3
GATE: Final = 3.0
# How likely somebody is to come to the gate later, or to have it on their route.
FOLLOWED_TO_GATE: Final = 0.4
WANTED_AT_GATE: Final = 0.6
# The worth of an action that kills the bot.
FATAL: Final = -1.0
# The Firestarter's deadline, and what laying a red card is worth in each round.
FIRE_ROUND: Final = 5
BURNING: Final = 0.4


def special(mind: Mind, place: str) -> float:
    """Return the worth of the special actions of a room."""
    if place == CAFETERIA:
        return calling(mind) if mind.view.vote_token else 0.0
    if place == SECURITY:
        return filming(mind) if mind.around.lit(place) else POWER
    if place == GREEN_ROOM and gate_closable(mind) and mind.around.coming:
        return GATE * FOLLOWED_TO_GATE
    return 0.0


def calling(mind: Mind) -> float:
    """Return the worth of calling a vote; the Rookie would die."""
    return FATAL if mind.role == "rookie" else gain_of_vote(mind)


def filming(mind: Mind) -> float:
    """Return the worth of the camera; the Rookie would die."""
    if mind.role == "rookie":
        return FATAL
    return max(camera_worths(mind).values(), default=0.0)


def camera_worths(mind: Mind) -> dict[Option, float]:
    """Return the worth of each target of the camera."""
    worths: dict[Option, float] = {}
    for room in mind.around.rooms.values():
        if room.searched and room.books and room.cards:
            worths["camera_room", room.id] = checking(mind, room.id)
    for player in mind.players:
        if not player.ghost and player.seat != mind.seat:
            worths["camera_status", player.seat] = looking(mind, player.seat)
    return worths


def gate_closable(mind: Mind) -> bool:
    """Whether the gate is open and can still be closed."""
    return mind.view.gate == "open" and mind.view.round <= mind.view.gate_deadline


def helping_at_gate(mind: Mind) -> float:
    """Return the worth of joining somebody at the gate who acts first; no route is needed."""
    around = mind.around
    if not gate_closable(mind) or around.rooms[GREEN_ROOM].intruder:
        return 0.0
    waiting = any(seat in around.settled for seat in around.others_at(GREEN_ROOM))
    return GATE * WANTED_AT_GATE if waiting else 0.0


def burning(mind: Mind) -> float:
    """Return what laying a red card is worth to the Firestarter; it grows with time."""
    if mind.role != "firestarter" or mind.me.ghost or mind.view.round > FIRE_ROUND:
        return 0.0
    reds = mind.reds()
    return BURNING * reds / (FIRE_ROUND + 1 - mind.view.round) * reds
