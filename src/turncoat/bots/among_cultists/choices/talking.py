"""Claims in a discussion. They do not affect what the bot does.

Investigators say what they believe. Cultists and the Seer say what an Investigator in their seat
would believe, but a Cultist says nothing against the other Cultist and never admits to a death it
kept quiet about.
"""

from collections.abc import Callable, Iterator
from typing import Final

from turncoat.bots.among_cultists.beliefs.lines import GIVEN, LOOKED, NOBODY, REVEALED
from turncoat.bots.among_cultists.choices.ballots import living, wanted, worth
from turncoat.bots.among_cultists.mind import SEER, Mind
from turncoat.core.terms import Claim, Seat
from turncoat.games.among_cultists.content import ALIVE, CULTISTS, DEAD, INVESTIGATORS

INNOCENT: Final[Claim] = ("side", INVESTIGATORS)
CONFESSION: Final[Claim] = ("side", CULTISTS)
ACCUSING: Final = ("suspect", "vote_for")
OF_SOMEBODY: Final = (*ACCUSING, "trust")
# How much more likely than average a suspect, or a trusted seat, is to be a Cultist.
SUSPECTED: Final = 1.25
TRUSTED: Final = 0.85
# A random mood: below the first, praise somebody; below the second, say whom to vote for;
# otherwise name a suspect.
KINDLY: Final = 0.2
OUTSPOKEN: Final = 0.6
CHORUS: Final = 2


def say(mind: Mind, whim: Callable[[], float]) -> Claim | None:
    """Return the first claim that is new and contradicts nothing said before."""
    view = mind.view
    if view.phase != "discussion" or view.effect == "no_connection":
        return None
    mine = [heard.claim for heard in view.heard if heard.seat == mind.seat]
    stale = worn_out(mind)
    thoughts = replies(mind) if view.chosen else openings(mind, whim)
    return next((claim for claim in thoughts if claim not in stale and fits(claim, mine)), None)


def worn_out(mind: Mind) -> list[Claim]:
    """Whether enough others have said the same recently."""
    lately = [heard.claim for heard in mind.view.heard[-len(mind.players) :]]
    return [claim for claim in lately if claim != INNOCENT and lately.count(claim) >= CHORUS]


def fits(claim: Claim, mine: list[Claim]) -> bool:
    """Whether a claim fits everything the bot has said."""
    return not any(claim == said or clash(claim, said) for said in mine)


def clash(one: Claim, other: Claim) -> bool:
    """Whether two claims clash."""
    kinds = (one[0], other[0])
    if kinds == ("checked", "checked"):
        # A look has one result in a round, and the dead are not alive later.
        early, late = sorted((one, other), key=lambda claim: int(claim[3]))
        fallen = early[2] == DEAD and late[2] == ALIVE
        return one[1] == other[1] and (early[3] == late[3] or fallen)
    if "trust" in kinds and kinds[0] != kinds[1]:
        return all(kind in OF_SOMEBODY for kind in kinds) and one[1] == other[1]
    return False


def openings(mind: Mind, whim: Callable[[], float]) -> Iterator[Claim]:
    """Return opening claims, the most urgent first."""
    if accused(mind):
        yield INNOCENT
    yield from looks(mind)
    beliefs, named, mood = mind.as_investigator(), pledge(mind), whim()
    others = sorted(living(mind), key=lambda seat: -beliefs[seat])
    thoughts = [claim for seat in others if (claim := opinion(mind, seat, beliefs[seat]))]
    votes: list[Claim] = [("vote_for", named)] if named != NOBODY else []
    suspects = [claim for claim in thoughts if claim[0] == "suspect"]
    friends = [claim for claim in reversed(thoughts) if claim[0] == "trust"]
    if mood < KINDLY:
        yield from (*friends, *suspects, *votes)
    elif mood < OUTSPOKEN:
        yield from (*votes, *suspects, *friends)
    else:
        yield from (*suspects, *votes, *friends)
    yield from finds(mind)
    yield from gifts(mind)


def replies(mind: Mind) -> Iterator[Claim]:
    """Return replies to the last claim: the bot's side, or its opinion of the subject."""
    if not mind.view.heard:
        return
    if accused(mind):
        yield INNOCENT
    last = mind.view.heard[-1]
    if last.claim == CONFESSION and last.seat in living(mind) and not fellow(mind, last.seat):
        yield ("vote_for", last.seat)
    seat = int(last.claim[1]) if last.claim[0] in OF_SOMEBODY else last.seat
    if seat == mind.seat:
        seat = last.seat
    if seat in living(mind):
        thought = opinion(mind, seat, mind.as_investigator()[seat])
        if thought is not None:
            yield thought


def accused(mind: Mind) -> bool:
    """Whether somebody has accused the bot since it last spoke."""
    for heard in reversed(mind.view.heard):
        if heard.seat == mind.seat:
            return False
        if heard.claim[0] in ACCUSING and heard.claim[1] == mind.seat:
            return not mind.me.shown
    return False


def looks(mind: Mind) -> Iterator[Claim]:
    """Return recent looks to report; the Coward does not mention deaths."""
    for line in mind.view.ledger:
        if line[0] == LOOKED and line[1] == mind.seat and int(line[5]) >= mind.view.round - 1:
            target = int(line[2])
            # Once a death is found, claiming to have seen nothing would expose a Cultist.
            unsaid = mind.evil and not mind.players[target].ghost
            if not line[4] or unsaid:
                yield ("checked", target, ALIVE, int(line[5]))


def finds(mind: Mind) -> Iterator[Claim]:
    """Return the deaths that the bot revealed recently; everybody saw them."""
    for line in mind.view.ledger:
        if line[0] == REVEALED and line[1] == mind.seat and int(line[3]) >= mind.view.round - 1:
            yield ("checked", int(line[2]), DEAD, int(line[3]))


def gifts(mind: Mind) -> Iterator[Claim]:
    """Return recent gifts, newest first; a Cultist also claims only Alive cards."""
    for line in reversed(mind.view.ledger):
        if line[0] == GIVEN and line[1] == mind.seat and int(line[4]) >= mind.view.round - 1:
            yield ("gave", int(line[2]), ALIVE, int(line[4]))


def fellow(mind: Mind, seat: Seat) -> bool:
    """Whether the bot is a Cultist and this is the other one."""
    return mind.evil and mind.guilt[seat] > 0.0


def opinion(mind: Mind, seat: Seat, chance: float) -> Claim | None:
    """Return an opinion of somebody, given how likely they are to be a Cultist."""
    usual = mind.plan.cultists / (len(mind.players) - 1)
    if chance > usual * SUSPECTED and not fellow(mind, seat):
        return ("suspect", seat)
    return ("trust", seat) if chance < usual * TRUSTED else None


def pledge(mind: Mind) -> Seat:
    """Return whom the bot says it will vote for."""
    if mind.role != SEER:
        return wanted(mind)
    best = max(living(mind), key=lambda seat: mind.rumour[seat], default=NOBODY)
    return best if best != NOBODY and worth(mind, mind.rumour[best]) > 0.0 else NOBODY
