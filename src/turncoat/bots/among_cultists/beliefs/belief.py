"""Belief: how likely each set of seats is to be the Cultists, going by what all have seen.

For each set and seat it is also kept how likely the seat would be alive, so that a look at pulse
cards weighs as much as it surprises. `evidence` reads the ledger into it, line by line.
"""

from functools import cache
from itertools import combinations
from operator import mul
from typing import TypeAlias

from turncoat.bots.among_cultists.beliefs.decks import Deck
from turncoat.bots.among_cultists.beliefs.tells import DEADLY, DEATH_TELLS, FIERY, RED, UNEXPLAINED
from turncoat.bots.among_cultists.plan import Plan
from turncoat.core.terms import Seat, Term

Sets: TypeAlias = list[tuple[Seat, ...]]


@cache
def sets_of(count: int, cultists: int) -> tuple[Sets, list[list[list[int]]]]:
    """All sets; and where in that list those are that have one seat but not another."""
    sets: Sets = list(combinations(range(count), cultists))
    having = [
        [
            [at for at, members in enumerate(sets) if one in members and other not in members]
            for other in range(count)
        ]
        for one in range(count)
    ]
    return sets, having


class Belief:
    """The weights of all sets, as far as the ledger has been read."""

    __slots__ = (
        "alive", "chances", "count", "decks", "fire", "givers", "having", "joint", "last", "looked",
        "marks", "pairs", "read", "sets", "start_dead", "stock", "votes", "weights",
    )  # fmt: skip

    def __init__(self, plan: Plan, count: int, firestarter: bool) -> None:
        self.sets, self.having = sets_of(count, plan.cultists)
        self.count = count
        # The same sets as pairs, for speed; a lone Cultist is paired with a seat that is not.
        self.pairs = [(*members, count)[:2] for members in self.sets]
        self.weights = [1.0] * len(self.sets)
        # How likely each seat would be alive, by set; and how likely a first card was Dead.
        self.alive = [
            [1.0 if seat in members else 1.0 - plan.start_dead for members in self.sets]
            for seat in range(count)
        ]
        self.start_dead = [plan.start_dead] * len(self.sets)
        # What its own deeds tell of each seat.
        self.marks = [1.0] * count
        # The weights with all else that is known, as of the last reckoning.
        self.joint = self.weights[:]
        # How likely each seat is a Cultist, as of the last reckoning: what decks are judged by.
        self.chances = [plan.cultists / count] * count
        # How likely a card is red that nobody laid, or that somebody laid who is no Cultist.
        self.stock = plan.red
        self.fire = FIERY / count if firestarter else 0.0
        self.decks: dict[str, Deck] = {}
        # Who gave each seat a card since somebody last looked and kept quiet.
        self.givers: list[set[Seat]] = [set() for _ in range(count)]
        # Each vote, with the chances before it.
        self.votes: list[tuple[list[tuple[Seat, Seat]], list[float]]] = []
        # How many lines are read, the last one, and a look that is not answered yet.
        self.read = 0
        self.last: Term = ()
        self.looked: Term = ()

    def red_chances(self) -> list[float]:
        """How likely a room card is red, by who laid it."""
        fire = self.fire
        return [fire + chance * (RED - fire) for chance in self.chances]

    def reckon(self, priors: list[float], ghosts: list[Seat]) -> list[float]:
        """How likely each seat is a Cultist, with what is known of single seats besides."""
        self.joint = self._joint(priors, ghosts)
        self.chances = self._shares(self.joint)
        return self.chances

    def rumour(self, priors: list[float], ghosts: list[Seat]) -> list[float]:
        """The same for somebody else, who knows other things of single seats."""
        return self._shares(self._joint(priors, ghosts))

    def _joint(self, priors: list[float], ghosts: list[Seat]) -> list[float]:
        """The weight of each set in the end. Were all of a set ghosts, the game would be over."""
        marks = [*map(mul, priors, self.marks), 1.0]
        joint = [
            weight * marks[one] * marks[other]
            for weight, (one, other) in zip(self.weights, self.pairs, strict=True)
        ]
        if len(ghosts) >= len(self.sets[0]):
            for at, members in enumerate(self.sets):
                if members[0] in ghosts and members[-1] in ghosts:
                    joint[at] = 0.0
        return joint

    def _shares(self, joint: list[float]) -> list[float]:
        total = sum(joint)
        if total <= 0.0:
            return self.chances
        shares = [0.0] * (self.count + 1)
        for (one, other), weight in zip(self.pairs, joint, strict=True):
            shares[one] += weight
            shares[other] += weight
        return [share / total for share in shares[: self.count]]

    def dead(self, target: Seat) -> float:
        """How likely somebody has a Dead card."""
        total = sum(self.joint)
        alive = sum(map(mul, self.joint, self.alive[target]))
        return 1.0 - alive / total if total > 0.0 else 0.0

    def exposure(self, killer: Seat, target: Seat) -> float:
        """How likely all would think it was this one, if it killed and the death were found."""
        blamed = total = 0.0
        for members, weight, alive in zip(self.sets, self.joint, self.alive[target], strict=True):
            if killer in members:
                weight *= (1.0 - alive * (1.0 - DEADLY) + UNEXPLAINED) ** DEATH_TELLS
                blamed += weight
            elif weight:
                weight *= (1.0 - alive + UNEXPLAINED) ** DEATH_TELLS
            total += weight
        return blamed / total if total > 0.0 else 1.0
