"""Scores and the winner (DP-51 to DP-54) at a table."""

from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.scoring import (
    Part,
    alignment_parts,
    general_parts,
    total,
)
from turncoat.games.dark_providence.public.winning import TieBreakers, tie_breakers
from turncoat.games.dark_providence.table import Table


def score(table: Table, me: Player) -> list[Part]:
    """DP-51, DP-52  The parts of a player's score, without those that are 0."""
    box = table.box
    parts = [*general_parts(box, me), *alignment_parts(box, table, me, me.alignment)]
    return [part for part in parts if part[1]]


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
