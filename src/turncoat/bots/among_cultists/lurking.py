"""The Cultist's day: to kill where it does not show, to spoil, and to look busy."""

from typing import Final

from turncoat.bots.among_cultists.ballots import CAUGHT, WRONGED
from turncoat.bots.among_cultists.mind import Mind
from turncoat.bots.among_cultists.rooms import clean_share, reckon_rates
from turncoat.core.words import Option, Seat
from turncoat.games.among_cultists.content import CAFETERIA, DEAD, FAILURE, ROUNDS, SUCCESS

# What things are worth to a Cultist, in points that the Investigators do not get.
KILL: Final = 1.5
LAST_KILL: Final = 5.0
# What it costs to be the one whom a death would point at.
CAUTION: Final = 5.0
BUSY: Final = 0.15
SPOIL_PASSAGE: Final = 0.25
# How likely a card of a fellow Cultist was Dead.
FELLOW_KILLS: Final = 0.4


def kill_worth(mind: Mind, seat: Seat) -> float:
    """What a Dead card for somebody is worth; nothing if it is dead already or a fellow."""
    if mind.guilt[seat] or seat in mind.known_dead():
        return 0.0
    alive = (1.0 - FELLOW_KILLS) ** mind.met_by.get(seat, 0)
    missing = mind.plan.kills - len(mind.known_dead())
    worth = LAST_KILL if missing <= 1 else KILL
    return worth * alive - CAUTION * mind.belief.exposure(mind.seat, seat)


def entering(mind: Mind, place: str) -> float:
    """A Cultist likes to meet somebody alone."""
    others = mind.others_at(place)
    if not others or DEAD not in (mind.me.encounter_cards or ()):
        return 0.0
    if len(others) == 1 or not mind.lit(place):
        return max(kill_worth(mind, seat) for seat in others)
    return 0.0


def ending(mind: Mind, place: str) -> float:
    """What it is worth to end a move at a place."""
    if place not in mind.rooms:
        return SPOIL_PASSAGE if mind.reds() and not mind.view.options.first_game else 0.0
    return max(in_room(mind, room) for room in mind.here(place))


def in_room(mind: Mind, place: str) -> float:
    """To lay a red card, or to seem to work."""
    room = mind.rooms[place]
    if room.intruder or not mind.may_use(place):
        return 0.0
    worth = spoiling(mind, place) if mind.me.room_count else 0.0
    if place == CAFETERIA and mind.view.vote_token and not mind.me.ghost:
        worth = max(worth, calling(mind))
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
    """What an action is worth."""
    kind = option[0]
    if kind in ("refill_room", "check_room", "call_vote", "use_cameras", "reset_power"):
        if not mind.may_use(mind.me.place) and mind.view.round < ROUNDS - 1:
            return -1.0
    if kind == "refill_room":
        return spoiling(mind, str(option[1]))
    if kind == "check_room":
        place = str(option[1])
        clean = clean_share(mind, mind.belief.decks.get(place))
        return BUSY - reckon_rates(mind)[place] * (clean - 0.4)
    if kind == "call_vote":
        return calling(mind)
    return DEEDS.get(str(kind), 0.0)


DEEDS: Final = {
    "pass": 0.01,
    "secure_hallway": SPOIL_PASSAGE,
    "fight_cultist": 0.0,
    "check_status": -0.1,
    "use_cameras": -0.1,
    "reset_power": -0.1,
    "close_gate": -0.5,
    "kill_character": -5.0,
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
