"""Belief: how likely each set of seats is to be the Cultists, going by what all have seen.

For each set and seat it is also kept how likely the seat would be alive, so that a look at pulse
cards weighs as much as it surprises. `evidence` reads the ledger into it, line by line.
"""

from functools import cache
from itertools import combinations
from typing import TypeAlias

from turncoat.bots.among_cultists.decks import Deck
from turncoat.bots.among_cultists.plan import Plan
from turncoat.bots.among_cultists.tells import DEADLY, DEATH_TELLS, FIERY, RED, UNEXPLAINED
from turncoat.core.words import Seat, Words

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
        "alive", "chances", "count", "decks", "fire", "givers", "having", "last", "looked",
        "marks", "read", "sets", "start_dead", "stock", "votes", "weights",
    )  # fmt: skip

    def __init__(self, plan: Plan, count: int, firestarter: bool) -> None:
        self.sets, self.having = sets_of(count, plan.cultists)
        self.count = count
        self.weights = [1.0] * len(self.sets)
        # How likely each seat would be alive, by set; and how likely a first card was Dead.
        self.alive = [
            [1.0 if seat in members else 1.0 - plan.start_dead for members in self.sets]
            for seat in range(count)
        ]
        self.start_dead = [plan.start_dead] * len(self.sets)
        # What its own deeds tell of each seat.
        self.marks = [1.0] * count
        # How likely each seat is a Cultist, as of the last reckoning: what decks are judged by.
        self.chances = [plan.cultists / count] * count
        # How likely a card is red that nobody laid, or that somebody laid who is no Cultist.
        self.stock = plan.red
        self.fire = FIERY / count if firestarter else 0.0
        self.decks: dict[str, Deck] = {}
        # Who gave each seat a card since somebody last looked and kept quiet.
        self.givers: list[set[Seat]] = [set() for _ in range(count)]
        # Each vote, with the chances before it.
        self.votes: list[tuple[Words, list[float]]] = []
        # How many lines are read, the last one, and a look that is not answered yet.
        self.read = 0
        self.last: Words = ()
        self.looked: Words = ()

    def red_chances(self) -> list[float]:
        """How likely a room card is red, by who laid it."""
        fire = self.fire
        return [fire + chance * (RED - fire) for chance in self.chances]

    def reckon(self, priors: list[float], ghosts: list[Seat]) -> list[float]:
        """How likely each seat is a Cultist, with what is known of single seats besides.

        Were all of a set ghosts, the game would be over.
        """
        shares = [0.0] * self.count
        total = 0.0
        marks = self._marked(priors)
        for members, weight in zip(self.sets, self.weights, strict=True):
            for seat in members:
                weight *= marks[seat]
            if weight and not (members[0] in ghosts and members[-1] in ghosts):
                total += weight
                for seat in members:
                    shares[seat] += weight
        if total > 0.0:
            self.chances = [share / total for share in shares]
        return self.chances

    def dead(self, target: Seat, priors: list[float]) -> float:
        """How likely somebody has a Dead card."""
        alive = total = 0.0
        marks = self._marked(priors)
        for members, weight, chance in zip(
            self.sets, self.weights, self.alive[target], strict=True
        ):
            for seat in members:
                weight *= marks[seat]
            total += weight
            alive += weight * chance
        return 1.0 - alive / total if total > 0.0 else 0.0

    def exposure(self, killer: Seat, target: Seat) -> float:
        """How likely all would think it was this one, if it killed and the death were found."""
        blamed = total = 0.0
        alive, marks = self.alive[target], self.marks
        for at, members in enumerate(self.sets):
            weight = self.weights[at]
            for seat in members:
                weight *= marks[seat]
            if killer in members:
                weight *= (1.0 - alive[at] * (1.0 - DEADLY) + UNEXPLAINED) ** DEATH_TELLS
                blamed += weight
            else:
                weight *= (1.0 - alive[at] + UNEXPLAINED) ** DEATH_TELLS
            total += weight
        return blamed / total if total > 0.0 else 1.0

    def _marked(self, priors: list[float]) -> list[float]:
        return [prior * mark for prior, mark in zip(priors, self.marks, strict=True)]
