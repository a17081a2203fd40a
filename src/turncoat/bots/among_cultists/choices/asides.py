"""Rarer questions: pulse cards, tokens, the gate, the announcement, naming the Seer."""

from typing import Final

from turncoat.bots.among_cultists.choices import danger, lurking
from turncoat.bots.among_cultists.choices.errands import FIRE_ROUND, camera_worths
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import GO_ON, Option, Seat
from turncoat.core.view import DecisionView
from turncoat.games.among_cultists.content import SABOTAGE, SUCCESS

REVEAL: Final[Option] = ("reveal",)
YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)
ANNOUNCE: Final[Option] = ("announce",)
NAME_NOBODY: Final[Option] = ("name_nobody",)
REMOVE: Final[Option] = ("token", "remove")
PUT_BACK: Final[Option] = ("token", "put_back")
# The last round in which a Cultist helps at the gate.
HELPFUL: Final = 5
# Events that hurt the Investigators; a Cultist removes the others.
BAD_EVENTS: Final = ("lightning", "low_morale", "gate_opens", "broken_panes", "no_connection")
GOOD_EVENTS: Final = ("high_morale", "watching_eyes", "under_control")


def watching_eyes(mind: Mind, decision: DecisionView) -> Option:
    """Look at whoever is most likely dead; Cultists and the Klutz do not look."""
    if mind.evil or mind.role in ("klutz", "coward"):
        return GO_ON
    looks = [option for option in decision.options if option != GO_ON]
    return max(looks, key=lambda option: danger.looking(mind, int(option[1])))


def under_control(mind: Mind, decision: DecisionView) -> Option:
    """Draw a token, unless the bot is the Klutz."""
    return GO_ON if mind.role == "klutz" else decision.options[-1]


def token(mind: Mind, decision: DecisionView) -> Option:
    """Remove a token that hurts the bot's side."""
    event = str(decision.topic[1])
    return REMOVE if event in (GOOD_EVENTS if mind.evil else BAD_EVENTS) else PUT_BACK


def status(mind: Mind, decision: DecisionView) -> Option:
    """Reveal a death, unless the bot is a Cultist or the Coward."""
    if REVEAL not in decision.options:
        return decision.options[0]
    if GO_ON in decision.options and (mind.evil or mind.role == "coward"):
        return GO_ON
    return REVEAL


def camera(mind: Mind, decision: DecisionView) -> Option:
    """Choose the best target."""
    worths = camera_worths(mind)
    if mind.evil:
        # A Cultist avoids rooms likely to give a book, and deaths better left unfound.
        worths = {
            option: worth
            for option, worth in worths.items()
            if option[0] == "camera_status" and option[1] not in mind.dead
        }
    return max(decision.options, key=lambda option: worths.get(option, -1.0))


def close_gate(mind: Mind, decision: DecisionView) -> Option:
    """Help; a Cultist helps only early, when a refusal would be remembered."""
    return NO if mind.evil and mind.view.round > HELPFUL else YES


def announce(mind: Mind, decision: DecisionView) -> Option:
    """Announce as soon as enough dead Investigators are known."""
    enough = mind.evil and len(mind.dead) >= mind.plan.kills
    return ANNOUNCE if enough and ANNOUNCE in decision.options else GO_ON


def lay(mind: Mind, decision: DecisionView) -> Option:
    """Lay a Success; Cultists and the Firestarter also lay red cards."""
    faces = [str(option[1]) for option in decision.options]
    place = str(decision.topic[1])
    if mind.evil:
        return ("lay", lurking.lay(mind, place, faces))
    red = [face for face in faces if face != SUCCESS]
    if red and (mind.view.round <= FIRE_ROUND or len(red) == len(faces)):
        return ("lay", SABOTAGE if SABOTAGE in red else red[0])
    return ("lay", SUCCESS if SUCCESS in faces else faces[0])


def name_seer(mind: Mind, decision: DecisionView) -> Option:
    """Name whoever voted for Cultists without much reason, and for nobody else."""
    knowing = [0.0] * len(mind.players)
    for ballots, chances in mind.belief.votes:
        for voter, named in ballots:
            knowing[voter] += 1.0 - chances[named] if guilty(mind, named) else -1.0
    names = [o for o in decision.options if o != NAME_NOBODY and may_see(mind, int(o[1]))]
    # Any of those who are equally likely.
    return max(names, key=lambda o: (knowing[int(o[1])], mind.whim()), default=NAME_NOBODY)


def guilty(mind: Mind, seat: Seat) -> bool:
    """Whether a seat is known to be a Cultist."""
    return mind.players[seat].role == "cultist"


def may_see(mind: Mind, seat: Seat) -> bool:
    """Whether somebody may be the Seer, going by public facts."""
    return "seer" in mind.players[seat].may_be
