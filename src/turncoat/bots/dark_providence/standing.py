"""Scores for every alignment, and how likely I would win if the game ended now."""

from functools import cache
from itertools import permutations
from typing import TypeAlias

from turncoat.bots.dark_providence.mind import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    Mind,
)
from turncoat.games.dark_providence.view import SeatView

Cast: TypeAlias = tuple[str, ...]

# DP-53a: which alignment is out first in a tie for lowest.
FIRST_OUT = (DISSENTER_CULTIST, DISSENTER_INVESTIGATOR, CULTIST, INVESTIGATOR)
DISSENTERS = (DISSENTER_INVESTIGATOR, DISSENTER_CULTIST)
RANK = {INVESTIGATOR: 0, CULTIST: 1}


def score(mind: Mind, player: SeatView, alignment: str) -> int:
    """DP-51, DP-52  A player's score if this were their alignment."""
    key = (player.seat, alignment)
    if key not in mind.scores:
        mind.scores[key] = _score(mind, player, alignment)
    return mind.scores[key]


def _score(mind: Mind, player: SeatView, alignment: str) -> int:
    numbers, cards = mind.box.numbers, mind.box.cards
    points = player.vp + (0 if player.revealed else numbers.hidden_bonus)
    owned = player.unseen + player.discards + player.used
    points += sum(cards[card].vp.general for card in owned if cards[card].agent is None)
    points += sum(cards[card].vp.general for card in player.mythos)
    agents = [cards[agent].vp for agent in player.agents if agent in cards]
    points += sum(vp.general for vp in agents)
    if alignment == INVESTIGATOR:
        points += sum(vp.investigator for vp in agents)
    else:
        points += numbers.crypt_vp * len(player.crypt)
    if alignment == CULTIST:
        points += sum(cards[card].vp.cultist for card in player.mythos)
        points += numbers.possessed_vp * len(player.possessed)
    if alignment in DISSENTERS and player.revealed:
        points += numbers.dissenter_reveal_penalty
    if player.revealed != "action":
        points += track_and_gates(mind, player, alignment)
    return points


def exposure(mind: Mind) -> int:
    """DP-51, DP-52  What being revealed costs me; a dissenter pays twice."""
    if mind.me.revealed:
        return 0
    numbers = mind.box.numbers
    twice = numbers.dissenter_reveal_penalty if mind.alignment in DISSENTERS else 0
    return numbers.hidden_bonus - twice


def track_and_gates(mind: Mind, player: SeatView, alignment: str) -> int:
    """DP-52  The track of the player's side, and the gates that count for it."""
    tracks, view = mind.box.content.tracks, mind.view
    if alignment in (INVESTIGATOR, DISSENTER_INVESTIGATOR):
        points = tracks.investigation.vp[view.investigation]
    else:
        points = tracks.ritual.vp[view.ritual]
    for city, (owner, kind) in view.gates.items():
        if owner == player.seat and gate_counts(alignment, kind):
            points += mind.box.gate(city)
    return points


def gate_counts(alignment: str, kind: str) -> bool:
    """DP-52  Investigators score closed gates, cultists open ones, dissenters both."""
    return alignment in DISSENTERS or (alignment == CULTIST) == (kind == "open")


# Who may have which alignment.


def casts(mind: Mind) -> list[tuple[Cast, float]]:
    """Every possible deal of the alignments, with its probability given what was seen."""
    if not mind.casts:
        mind.casts = _casts(mind)
    return mind.casts


def _casts(mind: Mind) -> list[tuple[Cast, float]]:
    players = mind.view.players
    known = [player.alignment for player in players]
    sets: list[Cast] = [(CULTIST, INVESTIGATOR, *DISSENTERS)]
    if len(players) > 3:
        sets = [(CULTIST, CULTIST, INVESTIGATOR, INVESTIGATOR, other) for other in DISSENTERS]
    ways = {cast for cards in sets for cast in deals(cards, len(players))}
    fitting = [
        cast
        for cast in sorted(ways)
        if all(was is None or was == now for was, now in zip(known, cast, strict=True))
    ]
    weighed = [(cast, likelihood(mind, cast)) for cast in fitting]
    total = sum(weight for _, weight in weighed)
    return [(cast, weight / total) for cast, weight in weighed]


@cache
def deals(cards: Cast, seats: int) -> frozenset[Cast]:
    """Every way to deal these cards."""
    return frozenset(permutations(cards, seats))


def likelihood(mind: Mind, cast: Cast) -> float:
    """How well a deal explains gates, mythos cards and crypts."""
    weight = 1.0
    for player, alignment in zip(mind.view.players, cast, strict=True):
        key = (player.seat, alignment)
        if key not in mind.explained:
            mind.explained[key] = explains(mind, player, alignment)
        weight *= mind.explained[key]
    return weight


def explains(mind: Mind, player: SeatView, alignment: str) -> float:
    """How well an alignment explains a player's gates and cards."""
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
    """How likely I would win if the game ended now, with more for me and less for others.

    `turned` is the alignment that I would change to before the scoring.
    """
    if mind.view.solo:
        me = score(mind, mind.me, INVESTIGATOR) + gain
        return 1.0 if me >= mind.view.solo.vp else 0.0
    total = 0.0
    for cast, weight in casts(mind):
        if turned:
            cast = (*cast[: mind.me.seat], turned, *cast[mind.me.seat + 1 :])
        points = [
            score(mind, player, alignment) - (lost or {}).get(player.seat, 0)
            for player, alignment in zip(mind.view.players, cast, strict=True)
        ]
        points[mind.me.seat] += gain
        total += weight * wins(mind, cast, points)
    return total


def wins(mind: Mind, cast: Cast, points: list[int]) -> float:
    """DP-53, DP-54  Whether I would win if this were the deal."""
    me = mind.me.seat
    out = eliminated(cast, points)
    if me in out:
        return 0.0
    rest = [seat for seat in range(len(cast)) if seat not in out]
    best = max(points[seat] for seat in rest)
    if points[me] < best:
        return 0.0
    tied = [seat for seat in rest if points[seat] == best]
    order = {seat: (-len(mind.view.players[seat].mythos), RANK.get(cast[seat], 2)) for seat in tied}
    return 1.0 if order[me] == min(order.values()) else 0.0


def eliminated(cast: Cast, points: list[int]) -> list[int]:
    """DP-53, DP-53a  The seats of the alignment that is out."""
    lowest = min(points)
    tied = [seat for seat in range(len(cast)) if points[seat] == lowest]
    loser = min(tied, key=lambda seat: FIRST_OUT.index(cast[seat]))
    if cast[loser] in DISSENTERS:
        return [loser]
    out = [seat for seat in range(len(cast)) if cast[seat] == cast[loser]]
    return out if len(out) < len(cast) else []
