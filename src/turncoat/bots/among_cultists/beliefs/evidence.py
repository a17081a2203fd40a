"""Evidence: how each ledger line changes a belief. Each line is read once."""

from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.bots.among_cultists.beliefs.belief import Belief
from turncoat.bots.among_cultists.beliefs.decks import STOCK, Deck
from turncoat.bots.among_cultists.beliefs.lines import (
    DRAWN,
    GIVEN,
    LAID,
    LOOKED,
    NOBODY,
    QUIET,
    REVEALED,
    VOTE,
)
from turncoat.bots.among_cultists.beliefs.tells import (
    CHECKS_ROOM,
    DEADLY,
    DEATH_TELLS,
    FILLS_ROOM,
    KEEPS_QUIET,
    LOOKS_AT_PULSE,
    NAMED_BY_OTHER,
    NAMES_FELLOW,
    NAMES_OTHER,
    QUIET_TELLS,
    RED,
    SEEKS_COMPANY,
    UNEXPLAINED,
)
from turncoat.core.terms import Seat, Term
from turncoat.games.among_cultists.content import SUCCESS, UNSAFE

Reading: TypeAlias = Callable[[Belief, Term], None]


def follow(belief: Belief, ledger: list[Term]) -> None:
    """Read all new lines."""
    for line in ledger[belief.read :]:
        kind = str(line[0])
        if belief.looked:
            # With Watching Eyes, a look that revealed nothing leaves no other line.
            if kind not in (QUIET, REVEALED):
                quiet(belief, belief.looked)
            belief.looked = ()
        if kind in READ_BY:
            READ_BY[kind](belief, line)
        belief.last = line
    belief.read = len(ledger)


def given(belief: Belief, line: Term) -> None:
    """A card was given; in an exchange, the first is from whoever walked up."""
    giver, receiver = int(line[1]), int(line[2])
    if giver < 0:
        return
    belief.givers[receiver].add(giver)
    alive = belief.alive[receiver]
    for at in belief.having[giver][receiver]:
        alive[at] *= 1.0 - DEADLY
    last = belief.last
    if last and last[0] == GIVEN and last[1] == receiver and last[2] == giver:
        belief.marks[receiver] *= SEEKS_COMPANY


def laid(belief: Belief, line: Term) -> None:
    """A room card was laid."""
    who, place = int(line[1]), str(line[2])
    if place == UNSAFE:
        return
    if who >= 0:
        belief.marks[who] *= FILLS_ROOM
    if place not in belief.decks:
        belief.decks[place] = Deck()
    belief.decks[place].lay(max(who, STOCK))


def drawn(belief: Belief, line: Term) -> None:
    """A room card was drawn; a red one makes those who laid cards there suspicious."""
    deck = belief.decks.get(str(line[1]))
    if deck is None or deck.cards < 1:
        return
    belief.marks[int(line[4])] *= CHECKS_ROOM
    red = line[2] != SUCCESS
    layers, fire = deck.layers, belief.fire
    # The share of red cards without Cultists, and what each seat adds as a Cultist.
    share = (1.0 if red else -1.0) / deck.cards
    stock = layers.get(STOCK, 0.0)
    base = share * (stock * belief.stock + (deck.cards - stock) * fire)
    base += UNEXPLAINED if red else 1.0 + UNEXPLAINED
    extra = [0.0] * (belief.count + 1)
    for seat, cards in layers.items():
        if seat >= 0:
            extra[seat] = share * cards * (RED - fire)
    belief.weights = [
        weight * (base + extra[one] + extra[other])
        for weight, (one, other) in zip(belief.weights, belief.pairs, strict=True)
    ]
    deck.draw(red, belief.red_chances(), belief.stock)


def looks(belief: Belief, line: Term) -> None:
    """Somebody looked at pulse cards; the result is in the next line."""
    belief.marks[int(line[1])] *= LOOKS_AT_PULSE
    belief.looked = line


def quiet(belief: Belief, line: Term) -> None:
    """Nothing was revealed: all cards were Alive, or a Cultist kept quiet."""
    who, target = int(line[1]), int(line[2])
    belief.givers[target] = set()
    alive, weights = belief.alive[target], belief.weights
    for at, members in enumerate(belief.sets):
        if who in members:
            weights[at] *= (alive[at] + KEEPS_QUIET * (1.0 - alive[at])) ** QUIET_TELLS
        else:
            weights[at] *= alive[at] ** QUIET_TELLS
            alive[at] = 1.0


def revealed(belief: Belief, line: Term) -> None:
    """A death was revealed: a card from the set-up or from a Cultist was Dead."""
    target = int(line[2])
    alive = belief.alive[target]
    for at in range(len(belief.sets)):
        dead = 1.0 - alive[at]
        belief.weights[at] *= (dead + UNEXPLAINED) ** DEATH_TELLS
        if dead > 0.0 and belief.start_dead[at]:
            first_victim(belief, at, target, dead)


def first_victim(belief: Belief, at: int, target: Seat, dead: float) -> None:
    """If this was the first victim of the set-up, nobody else is."""
    start = belief.start_dead[at]
    left = start * max(1.0 - start / dead, 0.0)
    ratio = (1.0 - left) / (1.0 - start)
    belief.start_dead[at] = left
    for seat in range(belief.count):
        if seat != target and seat not in belief.sets[at]:
            belief.alive[seat][at] = min(belief.alive[seat][at] * ratio, 1.0)


def voted(belief: Belief, line: Term) -> None:
    """A vote was held."""
    _, _, _, _, *choices = line
    ballots = [(voter, int(named)) for voter, named in enumerate(choices) if named != NOBODY]
    belief.votes.append((ballots, belief.chances))
    for at, members in enumerate(belief.sets):
        factor = 1.0
        for voter, named in ballots:
            if voter in members:
                factor *= NAMES_FELLOW if named in members else NAMES_OTHER
            elif named in members:
                factor *= NAMED_BY_OTHER
        belief.weights[at] *= factor


READ_BY: Final[dict[str, Reading]] = {
    GIVEN: given,
    LAID: laid,
    DRAWN: drawn,
    LOOKED: looks,
    QUIET: quiet,
    REVEALED: revealed,
    VOTE: voted,
}
