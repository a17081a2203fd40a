"""The Cultist's day: to kill where it does not show, to spoil, and to look busy."""

from typing import Final

from turncoat.bots.among_cultists import seeking
from turncoat.bots.among_cultists.ballots import CAUGHT, WRONGED
from turncoat.bots.among_cultists.danger import looking
from turncoat.bots.among_cultists.mind import Mind
from turncoat.bots.among_cultists.rooms import clean_share, reckon_rates
from turncoat.core.words import Option, Seat
from turncoat.games.among_cultists.content import DEAD, FAILURE, ROUNDS, SUCCESS

# What things are worth to a Cultist, in points that the Investigators do not get.
KILL: Final = 1.5
LAST_KILL: Final = 5.0
# What it costs to be the one whom a death would point at.
CAUTION: Final = 6.0
CAUTION_OF_TWO: Final = 3.2
BUSY: Final = 0.15
# How much it matters to look like an Investigator, and to do harm.
BLEND: Final = 1.0
HARM: Final = 0.15
# How likely a card of a fellow Cultist was Dead.
FELLOW_KILLS: Final = 0.4


def kill_worth(mind: Mind, seat: Seat) -> float:
    """What a Dead card for somebody is worth; nothing if it is dead already or a fellow."""
    if mind.guilt[seat] or seat in mind.known_dead():
        return 0.0
    alive = (1.0 - FELLOW_KILLS) ** mind.met_by.get(seat, 0)
    missing = mind.plan.kills - len(mind.known_dead())
    worth = LAST_KILL if missing <= 1 else KILL
    caution = CAUTION if mind.plan.cultists == 1 else CAUTION_OF_TWO
    return worth * alive - caution * mind.belief.exposure(mind.seat, seat)


def entering(mind: Mind, place: str) -> float:
    """A Cultist likes to meet somebody alone."""
    others = mind.others_at(place)
    if not others or DEAD not in (mind.me.encounter_cards or ()):
        return 0.0
    if len(others) == 1 or not mind.lit(place):
        return max(kill_worth(mind, seat) for seat in others)
    return 0.0


def ending(mind: Mind, place: str) -> float:
    """What it is worth to end a move at a place: to work like others, and to lay red cards."""
    worth = 0.0
    if place in mind.rooms:
        worth = max(in_room(mind, room) for room in mind.here(place))
    elif not mind.me.ghost:
        worth = seeking.SECURE
    if not mind.me.ghost:
        dead = mind.known_dead()
        for seat in mind.others_at(place):
            if seat not in dead:
                worth = max(worth, looking(mind, seat))
    return worth + seeking.TOMORROW * seeking.tomorrow(mind, place)


def in_room(mind: Mind, place: str) -> float:
    """What an Investigator would find to do here, and what harm I can."""
    worth = seeking.in_room(mind, place)
    if worth > 0.0 and mind.me.room_count and not mind.rooms[place].intruder:
        worth += HARM * spoiling(mind, place)
    return worth


def spoiling(mind: Mind, place: str) -> float:
    """What a card of mine does to a room."""
    room = mind.rooms[place]
    if not room.books:
        return 0.0
    return BUSY + (reckon_rates(mind)[place] * 0.7 if mind.reds() else 0.0)


def calling(mind: Mind) -> float:
    """To call a vote when somebody else is under suspicion."""
    worth = 0.0
    for player in mind.players:
        if not player.ghost:
            chance = mind.rumour[player.seat]
            if mind.guilt[player.seat]:
                worth -= chance * CAUGHT
            else:
                worth += max(chance - 0.4, 0.0) * 2 * WRONGED
    return worth


def acting(mind: Mind, option: Option) -> float:
    """What an action is worth: what it looks like, and the harm it does."""
    kind = option[0]
    if kind in BOUND and not mind.may_use(mind.me.place) and mind.view.round < ROUNDS - 1:
        return -1.0
    if kind == "call_vote":
        return calling(mind)
    looks = BLEND * seeking.acting(mind, option)
    if kind == "refill_room":
        return looks + HARM * spoiling(mind, str(option[1]))
    if kind == "check_room":
        place = str(option[1])
        clean = clean_share(mind, place)
        return looks - HARM * reckon_rates(mind)[place] * (clean - 0.3)
    if kind == "check_status":
        # Somebody who knows of a death and keeps quiet is found out by the next one who looks.
        return -1.0 if int(option[1]) in mind.known_dead() else looks
    return looks + DEEDS.get(str(kind), 0.0)


# Actions that routes are a matter of.
BOUND: Final = ("refill_room", "check_room", "call_vote", "use_cameras", "reset_power")
DEEDS: Final = {
    "secure_hallway": 0.1,
    "reset_power": -0.3,
    "close_gate": -1.5,
    "kill_character": -9.0,
}


def lay(mind: Mind, place: str, faces: list[str]) -> str:
    """Success early and for cover, Sabotage where there are books to lose, else Failure."""
    red = [face for face in faces if face != SUCCESS]
    if not red:
        return faces[0]
    if SUCCESS in faces and mind.view.round <= 2 and place in mind.rooms:
        return SUCCESS
    shelf = mind.plan.shelf_of.get(place)
    if shelf and mind.view.shelves[shelf.id] and "sabotage" in red:
        return "sabotage"
    return FAILURE if FAILURE in red else red[0]
