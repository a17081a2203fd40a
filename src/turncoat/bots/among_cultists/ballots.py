"""Votes: whom to put out, and when rather nobody."""

from typing import Final

from turncoat.bots.among_cultists.lines import NOBODY
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.view import Shown
from turncoat.core.words import ANSWER, Option, Seat

ABSTAIN: Final[Option] = ("abstain",)
# What it is worth to put out a Cultist, and what it costs to put out somebody else, in points.
CAUGHT: Final = 5.0
WRONGED: Final = 3.0
# How much sooner than others the Seer names a Cultist, and how often it errs with all.
SEER_DARES: Final = 0.5
SEER_ERRS: Final = 0.6
# How much sooner than others a Cultist names somebody.
CULTIST_DARES: Final = 0.0


def gain(mind: Mind, seat: Seat) -> float:
    """What it is worth to the Investigators that somebody is put out."""
    return worth(mind.guilt[seat])


def gain_of_vote(mind: Mind) -> float:
    """What a vote is worth now: the others would have to think so too."""
    gains = [
        min(worth(mind.rumour[p.seat]), gain(mind, p.seat))
        for p in mind.players
        if not p.ghost and p.seat != mind.seat
    ]
    return max(gains, default=0.0)


def worth(chance: float) -> float:
    """What it is worth to put out somebody who is a Cultist with such a chance."""
    return chance * CAUGHT - (1.0 - chance) * WRONGED


def vote(mind: Mind, decision: Shown) -> Option:
    """A ballot."""
    named = wanted(mind)
    option: Option = ABSTAIN if named == NOBODY else ("vote", named)
    return option if option in decision.options else ABSTAIN


def wanted(mind: Mind) -> Seat:
    """Whom I would like to name."""
    living = [p.seat for p in mind.players if not p.ghost and p.seat != mind.seat]
    if mind.evil:
        return scapegoat(mind, living)
    if mind.role == "klutz" and mind.view.knife == mind.seat and len(mind.players) > 6:
        return NOBODY
    if mind.role == "seer":
        return open_secret(mind, living)
    best = max(living, key=lambda seat: mind.guilt[seat], default=NOBODY)
    return best if best != NOBODY and gain(mind, best) > 0.0 else NOBODY


def open_secret(mind: Mind, living: list[Seat]) -> Seat:
    """The Seer votes as if it did not know: a little sooner against a Cultist, and now and then
    against somebody else whom all suspect."""
    best = max(living, key=lambda seat: mind.rumour[seat], default=NOBODY)
    if best == NOBODY:
        return NOBODY
    wish = worth(mind.rumour[best])
    if mind.guilt[best]:
        return best if wish > -SEER_DARES else NOBODY
    return best if wish > 0.0 and mind.whim() < SEER_ERRS else NOBODY


def scapegoat(mind: Mind, living: list[Seat]) -> Seat:
    """A Cultist names whom the others are going to name, but no fellow."""
    others = [seat for seat in living if not mind.guilt[seat]]
    best = max(others, key=lambda seat: mind.rumour[seat], default=NOBODY)
    daring = best != NOBODY and worth(mind.rumour[best]) > -CULTIST_DARES
    return best if daring else NOBODY


def change(mind: Mind, decision: Shown) -> Option:
    """The Knife: now that all ballots are known, the one that brings what I want most."""
    ballots = ballots_cast(mind)
    if mind.role == "klutz" or mind.seat not in ballots:
        return decision.options[0]

    def brings(option: Option) -> float:
        after = dict(ballots)
        if option[0] != "go_on":
            after[mind.seat] = int(option[1]) if option[0] == "vote" else NOBODY
        out = most_named(after, len(mind.players) - len(ballots))
        if out == NOBODY:
            return 0.0
        return loss(mind, out) if mind.evil else gain(mind, out)

    return max(decision.options, key=brings)


def loss(mind: Mind, seat: Seat) -> float:
    """What it is worth to a Cultist that somebody is put out."""
    return -CAUGHT if mind.guilt[seat] else WRONGED


def ballots_cast(mind: Mind) -> dict[Seat, Seat]:
    """The ballots of this vote: the last answer of each."""
    ballots: dict[Seat, Seat] = {}
    for kind, seat, words in mind.view.answers:
        if kind == ANSWER and words[0] in ("vote", "abstain"):
            ballots[seat] = int(words[1]) if words[0] == "vote" else NOBODY
    return ballots


def most_named(ballots: dict[Seat, Seat], abstaining: int) -> Seat:
    """Who has more votes than each other one and than the abstentions."""
    counts: dict[Seat, int] = {NOBODY: abstaining}
    for named in ballots.values():
        counts[named] = counts.get(named, 0) + 1
    most = max(counts.values())
    leaders = [named for named, count in counts.items() if count == most]
    return leaders[0] if len(leaders) == 1 else NOBODY
