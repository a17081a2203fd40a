"""Who is out and who wins (DP-53, DP-54): by alignments, points and mythos cards alone."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from turncoat.core.terms import Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.schema.mods import FlipAlignment, TieBreak
from turncoat.games.dark_providence.public.alignments import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    DISSENTERS,
    INVESTIGATOR,
)

# The number of a player's mythos cards, and whether they own the Pnakotic Manuscripts and the
# Impostor.
TieBreakers: TypeAlias = tuple[int, bool, bool]

# DP-53a: which alignment is out first in a tie for lowest.
FIRST_OUT: Final = (DISSENTER_CULTIST, DISSENTER_INVESTIGATOR, CULTIST, INVESTIGATOR)


def tie_breakers(box: Box, mythos: list[str]) -> TieBreakers:
    """DP-51a, DP-53a  Return what a player's mythos cards decide at the end."""
    manuscripts = impostor = False
    for card in mythos:
        for effect in box.cards[card].end_game:
            manuscripts = manuscripts or isinstance(effect, TieBreak)
            impostor = impostor or isinstance(effect, FlipAlignment)
    return (len(mythos), manuscripts, impostor)


def leaders(points: Sequence[int]) -> list[Seat]:
    """The seats with the most VP; none if all have the same."""
    most = max(points)
    found = [seat for seat, vp in enumerate(points) if vp == most]
    return found if len(found) < len(points) else []


def at_mark(points: Sequence[int], mark: int) -> list[Seat]:
    """DP-50  The seats with as many VP as end the game."""
    return [seat for seat, vp in enumerate(points) if vp >= mark]


def eliminated(
    alignments: Sequence[str], totals: Sequence[int], ties: Sequence[TieBreakers]
) -> list[Seat]:
    """DP-53, DP-53a  The seats whose alignment has the lowest score."""
    lowest = min(totals)
    tied = [seat for seat, points in enumerate(totals) if points == lowest]
    loser = tied[0]
    if len(tied) > 1:
        spared = [seat for seat in tied if not ties[seat][1]]
        if spared and len({_group(alignments, seat) for seat in tied}) > 1:
            tied = spared
        loser = min(tied, key=lambda seat: _goes_first(alignments[seat], ties[seat]))
    if alignments[loser] in DISSENTERS:
        return [loser] if len(alignments) > 1 else []
    out = [seat for seat, alignment in enumerate(alignments) if alignment == alignments[loser]]
    return [] if len(out) == len(alignments) else out


def _group(alignments: Sequence[str], seat: Seat) -> tuple[str, int]:
    """DP-53  The players of an alignment; each dissenter is one of their own."""
    alone = seat if alignments[seat] in DISSENTERS else -1
    return (alignments[seat], alone)


def _goes_first(alignment: str, ties: TieBreakers) -> tuple[int, int, bool]:
    """DP-53a  By alignment; like dissenters by mythos cards, then the Impostor's owner."""
    return (FIRST_OUT.index(alignment), ties[0], not ties[2])


def winners(
    alignments: Sequence[str], totals: Sequence[int], ties: Sequence[TieBreakers]
) -> list[Seat]:
    """DP-54  The highest of the rest; ties by mythos cards, then alignment, then shared."""
    out = eliminated(alignments, totals, ties)
    rest = [seat for seat in range(len(totals)) if seat not in out]
    best = max([totals[seat] for seat in rest])
    tied = [seat for seat in rest if totals[seat] == best]
    if len(tied) == 1:
        return tied
    tied = [seat for seat in tied if ties[seat][1]] or tied
    most = max([ties[seat][0] for seat in tied])
    tied = [seat for seat in tied if ties[seat][0] == most]
    rank = min([_rank(alignments[seat]) for seat in tied])
    return [seat for seat in tied if _rank(alignments[seat]) == rank]


def _rank(alignment: str) -> int:
    """DP-54  Investigators before cultists before dissenters."""
    return {INVESTIGATOR: 0, CULTIST: 1}.get(alignment, 2)
