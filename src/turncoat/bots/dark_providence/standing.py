"""Scores for every alignment, and how likely I would be to win if the game ended now."""

from functools import cache
from itertools import permutations
from typing import TypeAlias

from turncoat.bots.dark_providence.mind import Mind
from turncoat.games.dark_providence.public.alignments import CULTIST, INVESTIGATOR, gate_kinds
from turncoat.games.dark_providence.public.scoring import (
    alignment_parts,
    cost_of_exposure,
    general_parts,
    total,
)
from turncoat.games.dark_providence.public.winning import winners
from turncoat.games.dark_providence.views.schema import SeatView

Cast: TypeAlias = tuple[str, ...]


def score(mind: Mind, player: SeatView, alignment: str) -> int:
    """DP-51, DP-52  A player's score if this were their alignment."""
    key = (player.seat, alignment)
    if key not in mind.scores:
        general = general_parts(mind.box, player)
        own = alignment_parts(mind.box, mind.view, player, alignment)
        mind.scores[key] = total(general) + total(own)
    return mind.scores[key]


def exposure(mind: Mind) -> int:
    """DP-51, DP-52  Return what being revealed costs me."""
    return 0 if mind.me.revealed else cost_of_exposure(mind.box, mind.alignment)


def gate_counts(alignment: str, kind: str) -> bool:
    """DP-52  Whether a gate of this kind scores for an alignment."""
    return kind in gate_kinds(alignment)


# Who may have which alignment.


def casts(mind: Mind) -> list[tuple[Cast, float]]:
    """Every possible deal of the alignments, with its probability given what was seen."""
    if not mind.casts:
        mind.casts = _casts(mind)
    return mind.casts


def _casts(mind: Mind) -> list[tuple[Cast, float]]:
    players = mind.view.players
    known = [player.alignment for player in players]
    ways = {cast for cards in mind.view.dealt for cast in deals(tuple(cards), len(players))}
    fitting = [
        cast
        for cast in sorted(ways)
        if all(was is None or was == now for was, now in zip(known, cast, strict=True))
    ]
    weighed = [(cast, likelihood(mind, cast)) for cast in fitting]
    sum_ = sum(weight for _, weight in weighed)
    return [(cast, weight / sum_) for cast, weight in weighed]


@cache
def deals(cards: Cast, seats: int) -> frozenset[Cast]:
    """Every way to deal these cards."""
    return frozenset(permutations(cards, seats))


def likelihood(mind: Mind, cast: Cast) -> float:
    """Return how well a deal explains gates, mythos cards and crypts."""
    weight = 1.0
    for player, alignment in zip(mind.view.players, cast, strict=True):
        key = (player.seat, alignment)
        if key not in mind.explained:
            mind.explained[key] = explains(mind, player, alignment)
        weight *= mind.explained[key]
    return weight


def explains(mind: Mind, player: SeatView, alignment: str) -> float:
    """Return how well an alignment explains a player's gates and cards."""
    weight = 1.0
    for owner, kind in mind.view.gates.values():
        if owner == player.seat:
            weight *= 1.0 if gate_counts(alignment, kind) else 0.08
    cultish = sum(mind.box.cards[card].vp.cultist for card in player.mythos)
    weight *= 1.25**cultish if alignment == CULTIST else 0.95**cultish
    helpful = sum(
        mind.box.cards[agent].vp.investigator for agent in player.agents if agent in mind.box.cards
    )
    return weight * (1.2**helpful if alignment == INVESTIGATOR else 0.95**helpful)


# Winning.


def chance_to_win(
    mind: Mind, gain: int = 0, lost: dict[int, int] | None = None, turned: str = ""
) -> float:
    """Return how likely I would be to win if the game ended now, with more for me and less for
    others.

    `turned` is the alignment that I would change to before the scoring.
    """
    if mind.view.solo:
        me = score(mind, mind.me, INVESTIGATOR) + gain
        return 1.0 if me >= mind.view.solo.vp else 0.0
    chance = 0.0
    for cast, weight in casts(mind):
        if turned:
            cast = (*cast[: mind.me.seat], turned, *cast[mind.me.seat + 1 :])
        points = [
            score(mind, player, alignment) - (lost or {}).get(player.seat, 0)
            for player, alignment in zip(mind.view.players, cast, strict=True)
        ]
        points[mind.me.seat] += gain
        chance += weight * wins(mind, cast, points)
    return chance


def wins(mind: Mind, cast: Cast, points: list[int]) -> float:
    """DP-53, DP-54  Whether I would win if this were the deal."""
    return 1.0 if mind.me.seat in winners(cast, points, mind.ties) else 0.0
