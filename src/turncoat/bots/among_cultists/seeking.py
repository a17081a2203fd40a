"""The Investigator's day: where to go and what to do there, in points to be gained."""

from typing import Final

from turncoat.bots.among_cultists.ballots import gain_of_vote
from turncoat.bots.among_cultists.danger import being_found, looking
from turncoat.bots.among_cultists.mind import Mind
from turncoat.bots.among_cultists.rooms import checking, reckon_rates, refilling
from turncoat.core.words import Option, Seat
from turncoat.games.among_cultists.content import (
    CAFETERIA,
    GREEN_ROOM,
    MOVE_POINTS,
    ROUNDS,
    ROUTES_THROUGH,
    SEARCHED_AT,
    SECURITY,
)

# What some deeds are worth, in points.
POWER: Final = 0.5
GATE: Final = 1.4
# How likely somebody comes to the gate after me, or who is there has it on the route.
FOLLOWED_TO_GATE: Final = 0.4
WANTED_AT_GATE: Final = 0.6
FIGHT: Final = 0.3
CHASE: Final = 0.15
SECURE: Final = 0.08
# How much being near the rooms of the next round counts.
TOMORROW: Final = 0.25
# How likely somebody else in a room lays a card there before my turn.
HELPED: Final = 0.6


def ending(mind: Mind, place: str) -> float:
    """What it is worth to end a move at a place."""
    worth = 0.0
    if place in mind.rooms:
        worth = max(in_room(mind, room) for room in mind.here(place))
        if place == GREEN_ROOM and not mind.me.ghost:
            worth = max(worth, helping_at_gate(mind))
    elif not mind.me.ghost:
        worth = CHASE if place == mind.view.fishman else SECURE
    if not mind.me.ghost:
        for seat in mind.others_at(place):
            worth = max(worth, looking(mind, seat))
    return worth + being_found(mind, place) + TOMORROW * tomorrow(mind, place)


def in_room(mind: Mind, place: str) -> float:
    """The best that can be done in a room this round."""
    room, ghost = mind.rooms[place], mind.me.ghost
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
    """A card of mine, or a check if others will have filled the deck before my turn."""
    room = mind.rooms[place]
    worth = refilling(mind, place)
    if not room.searched:
        coming = HELPED * len(mind.others_at(place))
        if room.cards + coming >= SEARCHED_AT - 0.5:
            worth = max(worth, reckon_rates(mind)[place])
    return worth


def special(mind: Mind, place: str) -> float:
    """What only one room has."""
    if place == CAFETERIA:
        return calling(mind) if mind.view.vote_token else 0.0
    if place == SECURITY:
        if not mind.view.power:
            return POWER
        return 0.0 if mind.role == "rookie" else max(w for _, w in camera_worths(mind))
    if place == GREEN_ROOM and gate_closable(mind):
        return GATE * FOLLOWED_TO_GATE if mind.coming else 0.0
    return 0.0


def gate_closable(mind: Mind) -> bool:
    """The gate is open, and it is not too late."""
    return mind.view.gate == "open" and mind.view.round <= mind.view.gate_deadline


def helping_at_gate(mind: Mind) -> float:
    """To join somebody at the gate who acts before me; the second one needs no route."""
    if not gate_closable(mind) or mind.rooms[GREEN_ROOM].intruder:
        return 0.0
    there = [seat for seat in mind.others_at(GREEN_ROOM) if seat in mind.settled]
    return GATE * WANTED_AT_GATE if there else 0.0


def calling(mind: Mind) -> float:
    """What it is worth to call a vote; the Rookie would die of it."""
    return -1.0 if mind.role == "rookie" else gain_of_vote(mind)


def camera_worths(mind: Mind) -> list[tuple[Option, float]]:
    """What each target of the camera is worth."""
    worths: list[tuple[Option, float]] = [(("", ""), 0.0)]
    for room in mind.rooms.values():
        if room.searched and room.books and room.cards:
            worths.append((("camera_room", room.id), checking(mind, room.id)))
    for player in mind.players:
        if not player.ghost and player.seat != mind.seat:
            worths.append((("camera_status", player.seat), looking(mind, player.seat)))
    return worths


def tomorrow(mind: Mind, place: str) -> float:
    """The best room of the next round's line within reach from here."""
    if mind.me.ghost or mind.view.round == ROUNDS:
        return 0.0
    if mind.ahead is None:
        mind.ahead = rooms_ahead(mind)
    for rate, away in mind.ahead:
        if 0 < away[place] <= MOVE_POINTS:
            return rate
    return 0.0


def rooms_ahead(mind: Mind) -> list[tuple[float, dict[str, int]]]:
    """The rooms of the next round's line, the best first, with how far they are."""
    route, plan, following = mind.me.route or 0, mind.plan, mind.view.round + 1
    found = [
        (rate, plan.distance[room])
        for room, rate in reckon_rates(mind).items()
        if rate and ROUTES_THROUGH[following, plan.colour[room]] >> route & 1
    ]
    return sorted(found, key=lambda room: -room[0])


def acting(mind: Mind, option: Option) -> float:
    """What an action is worth."""
    kind = option[0]
    if kind == "refill_room":
        return refilling(mind, str(option[1]))
    if kind == "check_room":
        return checking(mind, str(option[1]))
    if kind == "check_status":
        return looking(mind, int(option[1]))
    if kind == "kill_character":
        return striking(mind, int(option[1]))
    if kind == "call_vote":
        return calling(mind)
    if kind == "use_cameras":
        return -1.0 if mind.role == "rookie" else max(w for _, w in camera_worths(mind))
    if kind == "scare_off_fishman" and mind.role == "klutz":
        return -1.0
    return DEEDS.get(str(kind), 0.0)


DEEDS: Final = {
    "pass": 0.01,
    "reset_power": POWER,
    "close_gate": GATE,
    "fight_cultist": FIGHT,
    "scare_off_fishman": CHASE,
    "secure_hallway": SECURE,
}


def striking(mind: Mind, seat: Seat) -> float:
    """The Assassin strikes once, and should be sure."""
    chance = mind.guilt[seat]
    return 6.0 * (chance - 0.6)
