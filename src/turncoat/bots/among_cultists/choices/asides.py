"""The rarer questions: pulse cards, tokens, the gate, the announcement, the Seer's name."""

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
# Up to which round a Cultist helps at the gate.
HELPFUL: Final = 5
# What the Investigators would rather not see drawn. What is good for them a Cultist removes.
BAD_EVENTS: Final = ("lightning", "low_morale", "gate_opens", "broken_panes", "no_connection")
GOOD_EVENTS: Final = ("high_morale", "watching_eyes", "under_control")


def watching_eyes(mind: Mind, decision: DecisionView) -> Option:
    """Look at whoever is likeliest dead; a Cultist has seen enough, and a Klutz dies of it."""
    if mind.evil or mind.role in ("klutz", "coward"):
        return GO_ON
    looks = [option for option in decision.options if option != GO_ON]
    return max(looks, key=lambda option: danger.looking(mind, int(option[1])))


def under_control(mind: Mind, decision: DecisionView) -> Option:
    """A look at a token does no harm, but to a Klutz."""
    return GO_ON if mind.role == "klutz" else decision.options[-1]


def token(mind: Mind, decision: DecisionView) -> Option:
    """Remove what hurts one's own side."""
    event = str(decision.topic[1])
    return REMOVE if event in (GOOD_EVENTS if mind.evil else BAD_EVENTS) else PUT_BACK


def status(mind: Mind, decision: DecisionView) -> Option:
    """A death is revealed by whoever is no Cultist; the Coward would die of it."""
    if REVEAL not in decision.options:
        return decision.options[0]
    if GO_ON in decision.options and (mind.evil or mind.role == "coward"):
        return GO_ON
    return REVEAL


def camera(mind: Mind, decision: DecisionView) -> Option:
    """The best of all targets."""
    worths = camera_worths(mind)
    if mind.evil:
        # Not a room that would yield a book, nor a death that is better left alone.
        worths = {
            option: worth
            for option, worth in worths.items()
            if option[0] == "camera_status" and option[1] not in mind.dead
        }
    return max(decision.options, key=lambda option: worths.get(option, -1.0))


def close_gate(mind: Mind, decision: DecisionView) -> Option:
    """A Cultist helps early, when a refusal would be remembered longer than the point."""
    return NO if mind.evil and mind.view.round > HELPFUL else YES


def announce(mind: Mind, decision: DecisionView) -> Option:
    """The Cultist announces as soon as it knows of enough dead."""
    enough = mind.evil and len(mind.dead) >= mind.plan.kills
    return ANNOUNCE if enough and ANNOUNCE in decision.options else GO_ON


def lay(mind: Mind, decision: DecisionView) -> Option:
    """Success, but for Cultists, and for a Firestarter with red cards to get rid of."""
    faces = [str(option[1]) for option in decision.options]
    place = str(decision.topic[1])
    if mind.evil:
        return ("lay", lurking.lay(mind, place, faces))
    red = [face for face in faces if face != SUCCESS]
    if red and (mind.view.round <= FIRE_ROUND or len(red) == len(faces)):
        return ("lay", SABOTAGE if SABOTAGE in red else red[0])
    return ("lay", SUCCESS if SUCCESS in faces else faces[0])


def name_seer(mind: Mind, decision: DecisionView) -> Option:
    """Whoever named a Cultist before there was much reason to, and never anybody else."""
    knowing = [0.0] * len(mind.players)
    for ballots, chances in mind.belief.votes:
        for voter, named in ballots:
            knowing[voter] += 1.0 - chances[named] if guilty(mind, named) else -1.0
    names = [o for o in decision.options if o != NAME_NOBODY and may_see(mind, int(o[1]))]
    # Of those who are alike, anyone.
    return max(names, key=lambda o: (knowing[int(o[1])], mind.whim()), default=NAME_NOBODY)


def guilty(mind: Mind, seat: Seat) -> bool:
    """Whether a seat is known as a Cultist."""
    return mind.players[seat].role == "cultist"


def may_see(mind: Mind, seat: Seat) -> bool:
    """Whether somebody may be the Seer, as far as all know."""
    return "seer" in mind.players[seat].may_be
