"""Belief: how likely each character is at each seat, given everything in the view.

The evidence about a seat gives a weight to each character. How the kinds are spread over the hidden
seats is then computed exactly; that two seats cannot share a character is ignored.
"""

from typing import Final, TypeAlias

from turncoat.bots.shadow_hunters.cast import INITIAL_OF, KIND_OF, pool_of
from turncoat.bots.shadow_hunters.evidence import likelihood
from turncoat.bots.shadow_hunters.hearsay import hearsay
from turncoat.bots.shadow_hunters.spread import Shares, spread
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.content import (
    HUMAN,
    KINDS,
    KINDS_BY_PLAYERS,
    VAMPIRE,
    WEREWOLF,
)
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView

Weights: TypeAlias = dict[str, float]

# How much more likely than chance such an attack is: attacker's kind, then target's kind.
ATTACKS: Final[dict[str, dict[str, float]]] = {
    WEREWOLF: {WEREWOLF: 0.5, VAMPIRE: 1.6, HUMAN: 0.9},
    VAMPIRE: {WEREWOLF: 1.6, VAMPIRE: 0.5, HUMAN: 0.9},
    HUMAN: {WEREWOLF: 1.0, VAMPIRE: 1.0, HUMAN: 1.0},
}
# Further attacks by one seat on the same target say nothing new.
ATTACKS_COUNTED: Final = 2


def beliefs(view: ShadowHuntersView) -> list[Weights]:
    """For each seat, the probability of each character that it may be."""
    believed: list[Weights] = [
        {player.character: 1.0} if player.character is not None else {} for player in view.players
    ]
    weights = hidden_weights(view)
    seats = list(weights)
    left = kinds_left(view)
    unseated = unseated_by_kind(view)
    masses = [mass_by_kind(weights[seat], unseated) for seat in seats]
    shares = dict(zip(seats, spread(masses, left), strict=True))
    if view.attacks:
        factors = attack_factors(view, shares)
        masses = [
            [mass * factor for mass, factor in zip(masses[i], factors[seat], strict=True)]
            for i, seat in enumerate(seats)
        ]
        shares = dict(zip(seats, spread(masses, left), strict=True))
    for seat in seats:
        believed[seat] = by_character(weights[seat], shares[seat])
    return believed


def hidden_weights(view: ShadowHuntersView) -> dict[Seat, Weights]:
    """The weight of each character at each hidden seat, by green cards and friends' claims."""
    taken = {p.character for p in view.players if p.character is not None}
    if view.options.pool == "mixed":
        initials = {INITIAL_OF[character] for character in taken}
        taken = {character for character in KIND_OF if INITIAL_OF[character] in initials}
    weights = {
        player.seat: {c: 1.0 for c in player.may_be if c not in taken}
        for player in view.players
        if player.character is None
    }
    for gift in view.gifts:
        if gift.outcome and gift.receiver in weights:
            said = likelihood(gift)
            weighed = weights[gift.receiver]
            for character in weighed:
                weighed[character] *= said[character]
    for seat, factors in hearsay(view) if view.heard else ():
        weighed = weights.get(seat, {})
        for character in weighed:
            weighed[character] *= factors.get(character, 1.0)
    return weights


def kinds_left(view: ShadowHuntersView) -> list[int]:
    """Return how many of each kind are among the hidden seats."""
    known = [KIND_OF[p.character] for p in view.players if p.character is not None]
    dealt = KINDS_BY_PLAYERS[view.options.players]
    return [dealt[kind] - known.count(kind) for kind in KINDS]


def unseated_by_kind(view: ShadowHuntersView) -> list[int]:
    """Return how many characters of each kind in the pool are at no known seat."""
    known = {player.character for player in view.players}
    kinds = [KIND_OF[character] for character in pool_of(view) if character not in known]
    return [kinds.count(kind) for kind in KINDS]


def mass_by_kind(weights: Weights, unseated: list[int]) -> Shares:
    """The mean weight of each kind, over the characters at no known seat."""
    total = total_by_kind(weights)
    return [total[kind] / (count or 1) for kind, count in zip(KINDS, unseated, strict=True)]


def total_by_kind(weights: Weights) -> dict[str, float]:
    """The total weight of each kind."""
    total = dict.fromkeys(KINDS, 0.0)
    for character, weight in weights.items():
        total[KIND_OF[character]] += weight
    return total


def attack_factors(view: ShadowHuntersView, shares: dict[Seat, Shares]) -> dict[Seat, Shares]:
    """Return what attacks suggest about attacker and target, given what each is believed to be."""
    factors: dict[Seat, Shares] = {seat: [1.0, 1.0, 1.0] for seat in shares}
    counted: dict[tuple[Seat, Seat], int] = {}
    for pair in view.attacks:
        counted[pair] = counted.get(pair, 0) + 1
        attacker, target = pair
        # My own attacks tell me nothing, and the Flail chooses no target.
        if attacker == view.seat or "flail" in view.players[attacker].gear:
            continue
        if counted[pair] > ATTACKS_COUNTED:
            continue
        of_attacker = shares_of(view, attacker, shares)
        of_target = shares_of(view, target, shares)
        for place, kind in enumerate(KINDS):
            if attacker in factors:
                factors[attacker][place] *= sum(
                    ATTACKS[kind][other] * of_target[i] for i, other in enumerate(KINDS)
                )
            if target in factors:
                factors[target][place] *= sum(
                    ATTACKS[other][kind] * of_attacker[i] for i, other in enumerate(KINDS)
                )
    return factors


def shares_of(view: ShadowHuntersView, seat: Seat, shares: dict[Seat, Shares]) -> Shares:
    """Return how likely a seat is to be of each kind."""
    character = view.players[seat].character
    if character is None:
        return shares[seat]
    return [float(KIND_OF[character] == kind) for kind in KINDS]


def by_character(weights: Weights, shares: Shares) -> Weights:
    """Divide the share of each kind among its characters, leaving out impossible ones."""
    total = total_by_kind(weights)
    share = {
        kind: part / total[kind] if total[kind] else 0.0
        for kind, part in zip(KINDS, shares, strict=True)
    }
    found = {c: w * share[KIND_OF[c]] for c, w in weights.items() if w and share[KIND_OF[c]]}
    whole = sum(found.values())
    return {character: chance / whole for character, chance in found.items()}
