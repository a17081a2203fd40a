"""Belief: how likely each set of seats is to be the Cultists, going by public facts.

For each set and seat it also keeps how likely the seat is to be alive, so that a look at pulse
cards counts as much as it surprises. `evidence` updates it line by line from the ledger.
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
    """Return all sets, and the indexes of those that have one seat but not another."""
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
    """The weights of all sets, given the ledger lines read so far."""

    __slots__ = (
        "alive", "chances", "count", "decks", "fire", "givers", "having", "joint", "last", "looked",
        "marks", "pairs", "read", "sets", "start_dead", "stock", "votes", "weights",
    )  # fmt: skip

    def __init__(self, plan: Plan, count: int, firestarter: bool) -> None:
        self.sets, self.having = sets_of(count, plan.cultists)
        self.count = count
        # The same sets as pairs, for speed; a lone Cultist is paired with no real seat.
        self.pairs = [(*members, count)[:2] for members in self.sets]
        self.weights = [1.0] * len(self.sets)
        # How likely each seat is to be alive, by set; and how likely a first card is to be Dead.
        self.alive = [
            [1.0 if seat in members else 1.0 - plan.start_dead for members in self.sets]
            for seat in range(count)
        ]
        self.start_dead = [plan.start_dead] * len(self.sets)
        # What each seat's own actions say about it.
        self.marks = [1.0] * count
        # The weights including everything else that is known, when last computed.
        self.joint = self.weights[:]
        # How likely each seat is to be a Cultist, when last computed; decks are judged by this.
        self.chances = [plan.cultists / count] * count
        # How likely a card is to be red if nobody laid it, and if an Investigator laid it.
        self.stock = plan.red
        self.fire = FIERY / count if firestarter else 0.0
        self.decks: dict[str, Deck] = {}
        # Who gave each seat a card since the last look that revealed nothing.
        self.givers: list[set[Seat]] = [set() for _ in range(count)]
        # Each vote, with the probabilities before it.
        self.votes: list[tuple[list[tuple[Seat, Seat]], list[float]]] = []
        # How many lines were read, the last one, and a look without a result so far.
        self.read = 0
        self.last: Term = ()
        self.looked: Term = ()

    def red_chances(self) -> list[float]:
        """Return how likely a room card is to be red, by who laid it."""
        fire = self.fire
        return [fire + chance * (RED - fire) for chance in self.chances]

    def compute(self, priors: list[float], ghosts: list[Seat]) -> list[float]:
        """Return how likely each seat is to be a Cultist, given facts about single seats."""
        self.joint = self._joint(priors, ghosts)
        self.chances = self._shares(self.joint)
        return self.chances

    def rumour(self, priors: list[float], ghosts: list[Seat]) -> list[float]:
        """Return the same for somebody who knows other facts about single seats."""
        return self._shares(self._joint(priors, ghosts))

    def _joint(self, priors: list[float], ghosts: list[Seat]) -> list[float]:
        """Return the weight of each set; a set of ghosts is impossible, since the game goes on."""
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
        """Return how likely somebody is to have a Dead card."""
        total = sum(self.joint)
        alive = sum(map(mul, self.joint, self.alive[target]))
        return 1.0 - alive / total if total > 0.0 else 0.0

    def exposure(self, killer: Seat, target: Seat) -> float:
        """Return how likely everybody would be to blame this seat if the victim were found."""
        blamed = total = 0.0
        for members, weight, alive in zip(self.sets, self.joint, self.alive[target], strict=True):
            if killer in members:
                weight *= (1.0 - alive * (1.0 - DEADLY) + UNEXPLAINED) ** DEATH_TELLS
                blamed += weight
            elif weight:
                weight *= (1.0 - alive + UNEXPLAINED) ** DEATH_TELLS
            total += weight
        return blamed / total if total > 0.0 else 1.0
