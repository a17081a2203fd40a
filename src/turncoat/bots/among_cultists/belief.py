"""Belief: how likely each set of seats is to be the Cultists, going by what all have seen.

Every line of the ledger multiplies the weight of each set. It is read once: a game's ledger only
grows. For each set and seat it is also kept how likely the seat would be alive, so that a look at
pulse cards weighs as much as it surprises.
"""

from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from turncoat.bots.among_cultists.decks import STOCK, Deck
from turncoat.bots.among_cultists.lines import (
    DRAWN,
    GIVEN,
    LAID,
    LOOKED,
    NOBODY,
    QUIET,
    REVEALED,
    VOTE,
)
from turncoat.bots.among_cultists.plan import Plan
from turncoat.core.words import Seat, Words
from turncoat.games.among_cultists.content import SUCCESS, UNSAFE

Sets: TypeAlias = list[tuple[Seat, ...]]

# How likely a card of a Cultist to somebody else is Dead, and a room card of a Cultist red.
DEADLY: Final = 0.4
RED: Final = 0.65
# How likely the Firestarter's cards are red; it is one among many.
FIERY: Final = 0.3
# A death that a set cannot explain: the model is never quite right.
UNEXPLAINED: Final = 0.004
# How likely a Cultist who finds somebody dead keeps quiet.
KEEPS_QUIET: Final = 0.9
# Ballots: a Cultist rarely names a fellow, and likes to name others.
NAMES_FELLOW: Final = 0.5
NAMES_OTHER: Final = 1.1
NAMED_BY_OTHER: Final = 1.1
# Whoever walks up to somebody alone.
SEEKS_COMPANY: Final = 1.7


@cache
def sets_of(count: int, cultists: int) -> tuple[Sets, list[list[int]], list[list[list[int]]]]:
    """All sets; those with a seat; and those with one seat and without another."""
    sets: Sets = list(combinations(range(count), cultists))
    holding = [[at for at, s in enumerate(sets) if seat in s] for seat in range(count)]
    without = [
        [[at for at in holding[one] if other not in sets[at]] for other in range(count)]
        for one in range(count)
    ]
    return sets, holding, without


class Belief:
    """The weights of all sets, as far as the ledger has been read."""

    __slots__ = (
        "_holding", "_last", "_looked", "_without", "alive", "chances", "count", "decks", "fire",
        "read", "sets", "start_dead", "stock", "votes", "weights",
    )  # fmt: skip

    def __init__(self, plan: Plan, count: int, fire: bool) -> None:
        self.sets, self._holding, self._without = sets_of(count, plan.cultists)
        self.count = count
        self.stock = plan.red
        self.weights = [1.0] * len(self.sets)
        self.start_dead = [plan.start_dead] * len(self.sets)
        self.alive = [
            [1.0 if seat in s else 1.0 - plan.start_dead for s in self.sets]
            for seat in range(count)
        ]
        self.fire = FIERY / count if fire else 0.0
        # How likely each seat is a Cultist, as of the last reckoning; what decks are judged by.
        self.chances = [plan.cultists / count] * count
        self.decks: dict[str, Deck] = {}
        # Each vote with the chances before it.
        self.votes: list[tuple[Words, list[float]]] = []
        self.read = 0
        self._last: Words = ()
        self._looked: Words = ()

    def follow(self, ledger: list[Words]) -> None:
        """Read what is new."""
        for line in ledger[self.read :]:
            kind = line[0]
            if self._looked and kind not in (QUIET, REVEALED):
                self._quiet(int(self._looked[1]), int(self._looked[2]))
            self._looked = ()
            if kind == GIVEN:
                self._given(line)
            elif kind == LAID:
                self._laid(line)
            elif kind == DRAWN:
                self._drawn(line)
            elif kind == LOOKED:
                self._looked = line
            elif kind == QUIET:
                self._quiet(int(line[1]), int(line[2]))
            elif kind == REVEALED:
                self._revealed(int(line[2]))
            elif kind == VOTE:
                self._vote(line)
            self._last = line
        self.read = len(ledger)

    def _given(self, line: Words) -> None:
        giver, receiver = int(line[1]), int(line[2])
        if giver < 0:
            return
        alive = self.alive[receiver]
        for at in self._without[giver][receiver]:
            alive[at] *= 1.0 - DEADLY
        last = self._last
        if last and last[0] == GIVEN and last[1] == receiver and last[2] == giver:
            for at in self._holding[receiver]:
                self.weights[at] *= SEEKS_COMPANY

    def _laid(self, line: Words) -> None:
        if line[2] != UNSAFE:
            deck = self.decks.get(str(line[2]))
            if deck is None:
                deck = self.decks[str(line[2])] = Deck()
            deck.lay(max(int(line[1]), STOCK))

    def _drawn(self, line: Words) -> None:
        deck = self.decks.get(str(line[1]))
        if deck is None or deck.cards < 1:
            return
        red = line[2] != SUCCESS
        stock, layers, cards = self.stock, deck.layers, deck.cards
        base = layers.get(STOCK, 0.0) * stock + (cards - layers.get(STOCK, 0.0)) * self.fire
        extra = [layers.get(seat, 0.0) * (RED - self.fire) for seat in range(self.count)]
        weights = self.weights
        for at, members in enumerate(self.sets):
            share = base
            for seat in members:
                share += extra[seat]
            share /= cards
            weights[at] *= (share if red else 1.0 - share) + 0.02
        deck.draw(red, self.red_chances(), stock)

    def red_chances(self) -> list[float]:
        """How likely a card is red, by who laid it."""
        fire = self.fire
        return [chance * RED + (1.0 - chance) * fire for chance in self.chances]

    def _quiet(self, who: Seat, target: Seat) -> None:
        """An Investigator who stays quiet has seen only Alive; a Cultist may have kept quiet."""
        alive, weights = self.alive[target], self.weights
        for at, members in enumerate(self.sets):
            if who in members:
                weights[at] *= alive[at] + KEEPS_QUIET * (1.0 - alive[at])
            else:
                weights[at] *= alive[at]
                alive[at] = 1.0

    def _revealed(self, target: Seat) -> None:
        """A death: some card was Dead, from the set-up or from a Cultist."""
        alive = self.alive[target]
        for at, members in enumerate(self.sets):
            dead = 1.0 - alive[at]
            self.weights[at] *= dead + UNEXPLAINED
            start = self.start_dead[at]
            if start and dead > 0.0:
                # As far as this was the death of the set-up, nobody else's is.
                left = start * max(1.0 - start / dead, 0.0)
                ratio = (1.0 - left) / (1.0 - start)
                self.start_dead[at] = left
                for seat in range(self.count):
                    if seat != target and seat not in members:
                        self.alive[seat][at] = min(self.alive[seat][at] * ratio, 1.0)

    def _vote(self, line: Words) -> None:
        self.votes.append((line, self.chances))
        ballots = line[3:]
        for at, members in enumerate(self.sets):
            factor = 1.0
            for voter, named in enumerate(ballots):
                if named == NOBODY:
                    continue
                if voter in members:
                    factor *= NAMES_FELLOW if named in members else NAMES_OTHER
                elif named in members:
                    factor *= NAMED_BY_OTHER
            self.weights[at] *= factor

    def reckon(self, priors: list[float], ghosts: list[Seat]) -> list[float]:
        """How likely each seat is a Cultist, with what is known of single seats besides.

        Were all of a set ghosts, the game would be over.
        """
        shares = [0.0] * self.count
        total = 0.0
        for members, weight in zip(self.sets, self.weights, strict=True):
            for seat in members:
                weight *= priors[seat]
            if weight and members[0] in ghosts and members[-1] in ghosts:
                continue
            if weight:
                total += weight
                for seat in members:
                    shares[seat] += weight
        if total > 0.0:
            self.chances = [share / total for share in shares]
        return self.chances

    def exposure(self, me: Seat, target: Seat) -> float:
        """How likely all would think it was me, if I killed somebody and it were found out."""
        mine = total = 0.0
        alive = self.alive[target]
        for at, members in enumerate(self.sets):
            if me in members:
                weight = self.weights[at] * (1.0 - alive[at] * (1.0 - DEADLY))
                mine += weight
            else:
                weight = self.weights[at] * (1.0 - alive[at])
            total += weight
        return mine / total if total > 0.0 else 1.0

    def dead(self, target: Seat, priors: list[float]) -> float:
        """How likely somebody has a Dead card."""
        alive = total = 0.0
        for members, weight, chance in zip(
            self.sets, self.weights, self.alive[target], strict=True
        ):
            for seat in members:
                weight *= priors[seat]
            total += weight
            alive += weight * chance
        return 1.0 - alive / total if total > 0.0 else 0.0
