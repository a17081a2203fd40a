"""The Cultist's day: to kill where it does not show, to spoil, and to look busy."""

from typing import Final

from turncoat.bots.among_cultists.choices import seeking
from turncoat.bots.among_cultists.choices.ballots import CAUGHT, WRONGED
from turncoat.bots.among_cultists.choices.danger import looking
from turncoat.bots.among_cultists.choices.rooms import reckon_rates
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Option, Seat
from turncoat.games.among_cultists.content import DEAD, FAILURE, ROUNDS, SABOTAGE, SUCCESS

# What a kill is worth, in points that the Investigators do not get.
KILL: Final = 1.5
LAST_KILL: Final = 5.0
# What it costs to be the one whom a death would point at; alone there is more to lose.
CAUTION: Final = 6.0
CAUTION_OF_TWO: Final = 2.7
# How much harm counts beside looking like an Investigator.
HARM: Final = 0.18
BUSY: Final = 0.15
# What is never worth it.
FOLLY: Final = -1.0
# Up to when a Cultist would rather lay Success.
EARLY: Final = 2
# How sure all have to be of somebody before a Cultist calls a vote.
SUSPECTED: Final = 0.4


def kill_worth(mind: Mind, seat: Seat) -> float:
    """What a Dead card for somebody is worth; nothing if it is dead already or a fellow."""
    known = mind.risks.get(seat)
    if known is None:
        known = mind.risks[seat] = reckon_kill(mind, seat)
    return known


def reckon_kill(mind: Mind, seat: Seat) -> float:
    """The dead who are still missing, a fellow's work, and whom all would blame."""
    if mind.guilt[seat] or seat in mind.dead:
        return 0.0
    worth = LAST_KILL if mind.plan.kills - len(mind.dead) <= 1 else KILL
    caution = CAUTION if mind.plan.cultists == 1 else CAUTION_OF_TWO
    return worth * mind.victims.spared(seat) - caution * mind.belief.exposure(mind.seat, seat)


def entering(mind: Mind, place: str) -> float:
    """A Cultist likes to meet somebody alone."""
    others = mind.around.others_at(place)
    if not others or DEAD not in (mind.me.encounter_cards or ()):
        return 0.0
    if len(others) == 1 or not mind.around.lit(place):
        return max(kill_worth(mind, seat) for seat in others)
    return 0.0


def ending(mind: Mind, place: str) -> float:
    """What it is worth to end a move at a place: to work like others, and to lay red cards."""
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
    """What an Investigator would find to do here, and what harm I can."""
    worth = seeking.in_room(mind, place)
    if worth > 0.0 and mind.me.room_count and not mind.around.rooms[place].intruder:
        worth += HARM * spoiling(mind, place)
    return worth


def spoiling(mind: Mind, place: str) -> float:
    """What a card of mine does to a room."""
    if not mind.around.rooms[place].books:
        return 0.0
    return BUSY + (reckon_rates(mind)[place] if mind.reds() else 0.0)


def acting(mind: Mind, option: Option) -> float:
    """What an action is worth: what it looks like, and the harm it does."""
    kind = option[0]
    if kind in BOUND and not mind.may_use(mind.me.place) and mind.view.round < ROUNDS - 1:
        return FOLLY
    if kind == "call_vote":
        return calling(mind)
    if kind == "check_status" and int(option[1]) in mind.dead:
        # Whoever keeps quiet about a death is found out by the next one who looks.
        return FOLLY
    worth = seeking.acting(mind, option) + DEEDS.get(str(kind), 0.0)
    if kind == "refill_room":
        worth += HARM * spoiling(mind, str(option[1]))
    elif kind == "check_room":
        place = str(option[1])
        worth -= HARM * reckon_rates(mind)[place] * mind.clean[place]
    return worth


# Actions that routes are a matter of.
BOUND: Final = ("refill_room", "check_room", "call_vote", "use_cameras", "reset_power")
# What tells against some deeds, or for them, beside how they look.
DEEDS: Final = {
    "secure_hallway": 0.1,
    "reset_power": -1.3,
    "close_gate": -3.5,
}


def calling(mind: Mind) -> float:
    """To call a vote when somebody else is under suspicion, and no fellow."""
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
    """Success early and for cover, Sabotage where there are books to lose, else Failure."""
    red = [face for face in faces if face != SUCCESS]
    if not red or (SUCCESS in faces and mind.view.round <= EARLY and place in mind.around.rooms):
        return SUCCESS
    shelf = mind.plan.shelf_of.get(place)
    if shelf and mind.view.shelves[shelf.id] and SABOTAGE in red:
        return SABOTAGE
    return FAILURE if FAILURE in red else red[0]
