"""Votes: whom to vote out, and when to abstain."""

from typing import Final

from turncoat.bots.among_cultists.beliefs.lines import NOBODY
from turncoat.bots.among_cultists.mind import SEER, Mind
from turncoat.core.terms import ANSWER, Option, Seat
from turncoat.core.view import DecisionView

ABSTAIN: Final[Option] = ("abstain",)
# What voting out a Cultist is worth, and what voting out somebody else costs, in points.
CAUGHT: Final = 5.0
WRONGED: Final = 3.0
# With two Cultists, catching one does not end the game, and every mistake costs more.
WRONGED_BY_TWO: Final = 4.0
# How much sooner the Seer names a Cultist, and how often it follows the others' mistake.
SEER_DARES: Final = 0.2
SEER_ERRS: Final = 0.9
# From this number of characters on, the Knife's ballot counts twice.
DOUBLE_FROM: Final = 7


def worth(mind: Mind, chance: float) -> float:
    """Return the worth of voting out somebody, given how likely they are to be a Cultist."""
    wronged = WRONGED if mind.plan.cultists == 1 else WRONGED_BY_TWO
    return chance * CAUGHT - (1.0 - chance) * wronged


def gain_of_vote(mind: Mind) -> float:
    """Return what a vote is worth now; the others must agree."""
    gains = [
        min(worth(mind, mind.rumour[seat]), worth(mind, mind.guilt[seat])) for seat in living(mind)
    ]
    return max(gains, default=0.0)


def living(mind: Mind) -> list[Seat]:
    """Return all others who can be voted out."""
    return [p.seat for p in mind.players if not p.ghost and p.seat != mind.seat]


def vote(mind: Mind, decision: DecisionView) -> Option:
    """Cast a ballot."""
    named = wanted(mind)
    return ABSTAIN if named == NOBODY else ("vote", named)


def wanted(mind: Mind) -> Seat:
    """Return whom to vote out, or NOBODY."""
    knife = mind.view.knife == mind.seat and not mind.me.ghost
    if mind.role == "klutz" and knife and len(mind.players) >= DOUBLE_FROM:
        return NOBODY
    if mind.evil:
        return scapegoat(mind)
    if mind.role == SEER:
        return open_secret(mind)
    best = max(living(mind), key=lambda seat: mind.guilt[seat], default=NOBODY)
    return best if best != NOBODY and worth(mind, mind.guilt[best]) > 0.0 else NOBODY


def open_secret(mind: Mind) -> Seat:
    """Vote as the Seer, almost without using what it knows.

    It names a Cultist a little sooner, and sometimes somebody else whom everybody suspects.
    """
    best = max(living(mind), key=lambda seat: mind.rumour[seat], default=NOBODY)
    if best == NOBODY:
        return NOBODY
    wish = worth(mind, mind.rumour[best])
    if mind.guilt[best]:
        return best if wish > -SEER_DARES else NOBODY
    return best if wish > 0.0 and mind.whim() < SEER_ERRS else NOBODY


def scapegoat(mind: Mind) -> Seat:
    """Vote as a Cultist: for whoever the others will name, but not the other Cultist."""
    others = [seat for seat in living(mind) if not mind.guilt[seat]]
    best = max(others, key=lambda seat: mind.rumour[seat], default=NOBODY)
    return best if best != NOBODY and worth(mind, mind.rumour[best]) > 0.0 else NOBODY


def change(mind: Mind, decision: DecisionView) -> Option:
    """Use the Knife: choose the ballot with the best result, now that all are known."""
    ballots = ballots_cast(mind)
    if mind.role == "klutz" or mind.seat not in ballots:
        return decision.options[0]

    def brings(option: Option) -> float:
        after = dict(ballots)
        if option[0] != "go_on":
            after[mind.seat] = int(option[1]) if option[0] == "vote" else NOBODY
        return outcome(mind, most_named(after, len(mind.players) - len(ballots)))

    return max(decision.options, key=brings)


def outcome(mind: Mind, out: Seat) -> float:
    """Return what it is worth to the bot's side if somebody is voted out."""
    if out == NOBODY:
        return 0.0
    gain = worth(mind, mind.guilt[out])
    return -gain if mind.evil else gain


def ballots_cast(mind: Mind) -> dict[Seat, Seat]:
    """Return the ballots of this vote: the last answer of each seat."""
    ballots: dict[Seat, Seat] = {}
    for kind, seat, words in mind.view.answers:
        if kind == ANSWER and words[0] in ("vote", "abstain"):
            ballots[seat] = int(words[1]) if words[0] == "vote" else NOBODY
    return ballots


def most_named(ballots: dict[Seat, Seat], abstaining: int) -> Seat:
    """Return who has more votes than anybody else and than there are abstentions."""
    counts: dict[Seat, int] = {NOBODY: abstaining}
    for named in ballots.values():
        counts[named] = counts.get(named, 0) + 1
    most = max(counts.values())
    leaders = [named for named, count in counts.items() if count == most]
    return leaders[0] if len(leaders) == 1 else NOBODY
