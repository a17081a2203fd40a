"""Errands: what only one room has, and what some roles must see to."""

from typing import Final

from turncoat.bots.among_cultists.choices.ballots import gain_of_vote
from turncoat.bots.among_cultists.choices.danger import looking
from turncoat.bots.among_cultists.choices.rooms import checking
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Option
from turncoat.games.among_cultists.content import CAFETERIA, GREEN_ROOM, SECURITY

# What some deeds are worth, as work is: a closed gate is two points, one less and not one more.
POWER: Final = 1.3
GATE: Final = 3.0
# How likely somebody comes to the gate after me, or who is there has it on the route.
FOLLOWED_TO_GATE: Final = 0.4
WANTED_AT_GATE: Final = 0.6
# A deed that its doer dies of.
FATAL: Final = -1.0
# The Firestarter has to be rid of its red cards by then, and what that is worth each round.
FIRE_ROUND: Final = 5
BURNING: Final = 0.4


def special(mind: Mind, place: str) -> float:
    """What only this room has to offer."""
    if place == CAFETERIA:
        return calling(mind) if mind.view.vote_token else 0.0
    if place == SECURITY:
        return filming(mind) if mind.around.lit(place) else POWER
    if place == GREEN_ROOM and gate_closable(mind) and mind.around.coming:
        return GATE * FOLLOWED_TO_GATE
    return 0.0


def calling(mind: Mind) -> float:
    """What it is worth to call a vote; the Rookie would die of it."""
    return FATAL if mind.role == "rookie" else gain_of_vote(mind)


def filming(mind: Mind) -> float:
    """What the camera is worth; the Rookie would die of it."""
    if mind.role == "rookie":
        return FATAL
    return max(camera_worths(mind).values(), default=0.0)


def camera_worths(mind: Mind) -> dict[Option, float]:
    """What each target of the camera is worth."""
    worths: dict[Option, float] = {}
    for room in mind.around.rooms.values():
        if room.searched and room.books and room.cards:
            worths["camera_room", room.id] = checking(mind, room.id)
    for player in mind.players:
        if not player.ghost and player.seat != mind.seat:
            worths["camera_status", player.seat] = looking(mind, player.seat)
    return worths


def gate_closable(mind: Mind) -> bool:
    """The gate is open, and it is not too late."""
    return mind.view.gate == "open" and mind.view.round <= mind.view.gate_deadline


def helping_at_gate(mind: Mind) -> float:
    """To join somebody at the gate who acts before me; the second one needs no route."""
    around = mind.around
    if not gate_closable(mind) or around.rooms[GREEN_ROOM].intruder:
        return 0.0
    waiting = any(seat in around.settled for seat in around.others_at(GREEN_ROOM))
    return GATE * WANTED_AT_GATE if waiting else 0.0


def burning(mind: Mind) -> float:
    """What it is worth to the Firestarter to lay a card anywhere, more so as time runs out."""
    if mind.role != "firestarter" or mind.me.ghost or mind.view.round > FIRE_ROUND:
        return 0.0
    reds = mind.reds()
    return BURNING * reds / (FIRE_ROUND + 1 - mind.view.round) * reds
