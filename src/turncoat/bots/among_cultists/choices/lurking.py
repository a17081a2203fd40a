"""The Cultist's plan: kill unnoticed, spoil rooms and look like an Investigator."""

from typing import Final

from turncoat.bots.among_cultists.choices import seeking
from turncoat.bots.among_cultists.choices.ballots import CAUGHT, WRONGED
from turncoat.bots.among_cultists.choices.danger import looking
from turncoat.bots.among_cultists.choices.rooms import room_rates
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Option, Seat
from turncoat.games.among_cultists.content import DEAD, FAILURE, ROUNDS, SABOTAGE, SUCCESS

# What a kill is worth, in points that it costs the Investigators.
KILL: Final = 1.5
LAST_KILL: Final = 5.0
# The cost of being the one whom a death points at; a lone Cultist has more to lose.
CAUTION: Final = 6.0
CAUTION_OF_TWO: Final = 2.7
# The weight of doing harm against looking like an Investigator.
HARM: Final = 0.18
BUSY: Final = 0.15
# Worse than any other option.
FOLLY: Final = -1.0
# The last round in which a Cultist prefers to lay Success.
EARLY: Final = 2
# How suspicious somebody must be before a Cultist calls a vote.
SUSPECTED: Final = 0.4


def kill_worth(mind: Mind, seat: Seat) -> float:
    """Return the worth of giving somebody a Dead card; 0 for the dead and Cultists."""
    known = mind.risks.get(seat)
    if known is None:
        known = mind.risks[seat] = kill_value(mind, seat)
    return known


def kill_value(mind: Mind, seat: Seat) -> float:
    """Return the worth of a kill: how many are missing, and who would be blamed."""
    if mind.guilt[seat] or seat in mind.dead:
        return 0.0
    worth = LAST_KILL if mind.plan.kills - len(mind.dead) <= 1 else KILL
    caution = CAUTION if mind.plan.cultists == 1 else CAUTION_OF_TWO
    return worth * mind.victims.spared(seat) - caution * mind.belief.exposure(mind.seat, seat)


def entering(mind: Mind, place: str) -> float:
    """Return the worth of entering a place: whom the Cultist would meet alone."""
    others = mind.around.others_at(place)
    if not others or DEAD not in (mind.me.encounter_cards or ()):
        return 0.0
    if len(others) == 1 or not mind.around.lit(place):
        return max(kill_worth(mind, seat) for seat in others)
    return 0.0


def ending(mind: Mind, place: str) -> float:
    """Return the worth of ending a move at a place."""
    ghost, around = mind.me.ghost, mind.around
    worth = 0.0
    if place in around.rooms:
        worth = max(in_room(mind, room) for room in around.here(place))
    elif not ghost:
        worth = seeking.SECURE
    if not ghost:
        for seat in around.others_at(place):
            if seat not in mind.dead:
                worth = max(worth, looking(mind, seat))
    return worth + seeking.TOMORROW * seeking.tomorrow(mind, place)


def in_room(mind: Mind, place: str) -> float:
    """Return the worth of the work and of the harm that can be done in a room."""
    worth = seeking.in_room(mind, place)
    if worth > 0.0 and mind.me.room_count and not mind.around.rooms[place].intruder:
        worth += HARM * spoiling(mind, place)
    return worth


def spoiling(mind: Mind, place: str) -> float:
    """Return the harm that a card would do to a room."""
    if not mind.around.rooms[place].books:
        return 0.0
    return BUSY + (room_rates(mind)[place] if mind.reds() else 0.0)


def acting(mind: Mind, option: Option) -> float:
    """Return the worth of an action: how it looks, and the harm it does."""
    kind = option[0]
    if kind in BOUND and not mind.may_use(mind.me.place) and mind.view.round < ROUNDS - 1:
        return FOLLY
    if kind == "call_vote":
        return calling(mind)
    if kind == "check_status" and int(option[1]) in mind.dead:
        # Keeping quiet about a death is exposed by the next look.
        return FOLLY
    worth = seeking.acting(mind, option) + DEEDS.get(str(kind), 0.0)
    if kind == "refill_room":
        worth += HARM * spoiling(mind, str(option[1]))
    elif kind == "check_room":
        place = str(option[1])
        worth -= HARM * room_rates(mind)[place] * mind.clean[place]
    return worth


# Actions that depend on routes.
BOUND: Final = ("refill_room", "check_room", "call_vote", "use_cameras", "reset_power")
# Corrections to the worth of some actions, besides how they look.
DEEDS: Final = {
    "secure_hallway": 0.1,
    "reset_power": -1.3,
    "close_gate": -3.5,
}


def calling(mind: Mind) -> float:
    """Return the worth of calling a vote against a suspect who is not a Cultist."""
    worth = 0.0
    for player in mind.players:
        chance = mind.rumour[player.seat]
        if player.ghost:
            continue
        if mind.guilt[player.seat]:
            worth -= chance * CAUGHT
        else:
            worth += max(chance - SUSPECTED, 0.0) * 2 * WRONGED
    return worth


def lay(mind: Mind, place: str, faces: list[str]) -> str:
    """Lay Success early, Sabotage where books can be lost, otherwise Failure."""
    red = [face for face in faces if face != SUCCESS]
    if not red or (SUCCESS in faces and mind.view.round <= EARLY and place in mind.around.rooms):
        return SUCCESS
    shelf = mind.plan.shelf_of.get(place)
    if shelf and mind.view.shelves[shelf.id] and SABOTAGE in red:
        return SABOTAGE
    return FAILURE if FAILURE in red else red[0]
