"""Scores and the winner (DP-51 to DP-54).

What a player scores follows from public facts and the alignment. So these functions take a table,
or the view of any seat, and any alignment. Who is out and who wins follows from alignments, points
and mythos cards alone.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from turncoat.core.terms import Seat
from turncoat.games.dark_providence.actions.reveal import track_and_gates
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.schema import EndVp, FlipAlignment, TieBreak
from turncoat.games.dark_providence.player import (
    BY_ACTION,
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    DISSENTERS,
    HIDDEN,
    INVESTIGATOR,
    Player,
)
from turncoat.games.dark_providence.public import PublicBoard, PublicSeat
from turncoat.games.dark_providence.table import Table

Part: TypeAlias = tuple[str, int]
# The number of a player's mythos cards, and whether they own the Pnakotic Manuscripts and the
# Impostor.
TieBreakers: TypeAlias = tuple[int, bool, bool]

# All parts in the order of a score sheet.
PARTS: Final = (
    "track_vp", "hidden", "revealed_dissenter", "own_track", "gates_closed", "gates_opened",
    "cards", "agents", "effects", "investigator_agents", "mythos", "possessed", "deep_ones",
    "crypt",
)  # fmt: skip

# DP-53a: which alignment is out first in a tie for lowest.
FIRST_OUT: Final = (DISSENTER_CULTIST, DISSENTER_INVESTIGATOR, CULTIST, INVESTIGATOR)


def score(table: Table, me: Player) -> list[Part]:
    """DP-51, DP-52  The parts of a player's score, without those that are 0."""
    box = table.box
    parts = [*general_parts(box, me), *alignment_parts(box, table, me, me.alignment)]
    return [part for part in parts if part[1]]


def general_parts(box: Box, me: PublicSeat) -> list[Part]:
    """DP-51  What a player of any alignment scores; a part may be 0."""
    return [
        ("track_vp", me.vp),
        ("hidden", box.numbers.hidden_bonus if me.revealed == HIDDEN else 0),
        ("cards", card_points(box, me)),
        ("agents", sum(agent_points(box, me, "general"))),
        ("effects", effect_points(box, me)),
    ]


def alignment_parts(box: Box, board: PublicBoard, me: PublicSeat, alignment: str) -> list[Part]:
    """DP-52  What a player of this alignment scores besides; a part may be 0."""
    numbers = box.numbers
    parts: list[Part] = []
    if alignment == INVESTIGATOR:
        parts.append(("investigator_agents", sum(agent_points(box, me, "investigator"))))
    elif alignment == CULTIST:
        parts += cultist_parts(box, board, me)
    elif me.revealed != HIDDEN:
        parts.append(("revealed_dissenter", numbers.dissenter_reveal_penalty))
    if alignment != INVESTIGATOR:
        parts.append(("crypt", numbers.crypt_vp * len(me.crypt)))
    if me.revealed != BY_ACTION:
        parts += track_and_gates(box, board, me.seat, alignment)
    return parts


def cultist_parts(box: Box, board: PublicBoard, me: PublicSeat) -> list[Part]:
    """DP-52  What only cultists score."""
    numbers = box.numbers
    all_out = me.claimed_deep_ones and all_deep_ones_out(box, board)
    return [
        ("mythos", sum([box.cards[card].vp.cultist for card in me.mythos])),
        ("possessed", numbers.possessed_vp * len(me.possessed)),
        ("deep_ones", numbers.deep_ones_cultist_vp if all_out else 0),
    ]


def all_deep_ones_out(box: Box, board: PublicBoard) -> bool:
    """DP-46, DP-52  Whether every Deep One is on the board."""
    out = sum([len(player.deep_ones) for player in board.players])
    return out == box.content.components.deep_ones


def card_points(box: Box, me: PublicSeat) -> int:
    """DP-51b  General VP of mythos cards and of cards that are not agents."""
    worth = box.card_vp
    return sum([worth[card] for card in me.owned() + me.mythos if card in worth])


def agent_points(box: Box, me: PublicSeat, kind: str) -> list[int]:
    """DP-51b  VP of the agents whose tokens are on the board, revived and possessed too."""
    cards = box.cards
    printed = [cards[agent].vp for agent in me.agents if agent in cards]
    return [vp.general if kind == "general" else vp.investigator for vp in printed]


def effect_points(box: Box, me: PublicSeat) -> int:
    """DP-51  End-of-game effects of mythos cards."""
    points = 0
    for card in me.mythos:
        for effect in box.cards[card].end_game:
            if isinstance(effect, EndVp):
                points += min(effect.cap, effect.n * me.insanity)
    return points


def cost_of_exposure(box: Box, alignment: str) -> int:
    """DP-51, DP-52  What a hidden player loses by being revealed; a dissenter pays twice."""
    penalty = box.numbers.dissenter_reveal_penalty if alignment in DISSENTERS else 0
    return box.numbers.hidden_bonus - penalty


def total(parts: Sequence[Part]) -> int:
    """DP-51b  The sum of the parts, which may be below 0."""
    return sum([points for _, points in parts])


# Who is out and who wins.


def tie_breakers(box: Box, mythos: list[str]) -> TieBreakers:
    """DP-51a, DP-53a  What a player's mythos cards decide at the end."""
    manuscripts = impostor = False
    for card in mythos:
        for effect in box.cards[card].end_game:
            manuscripts = manuscripts or isinstance(effect, TieBreak)
            impostor = impostor or isinstance(effect, FlipAlignment)
    return (len(mythos), manuscripts, impostor)


def flips(table: Table, me: Player) -> bool:
    """DP-51a  Whether a player owns the Impostor."""
    return tie_breakers(table.box, me.mythos)[2]


def final_standing(table: Table) -> tuple[list[str], list[int], list[TieBreakers]]:
    """DP-53, DP-54  Alignments, points and mythos cards, once everybody is scored."""
    return (
        [player.alignment for player in table.players],
        [total(parts) for parts in table.scores],
        [tie_breakers(table.box, player.mythos) for player in table.players],
    )


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
