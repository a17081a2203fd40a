"""How alignments are revealed (DP-31, DP-35, DP-40, DP-67)."""

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.board.tracks import gain_vp, track_value
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import (
    BY_ACTION,
    HIDDEN,
    gate_kinds,
    own_track,
)
from turncoat.games.dark_providence.public.scoring import gate_points
from turncoat.games.dark_providence.table import Table


def worth_of_reveal(table: Table, me: Player) -> int:
    """DP-35  The VP of a player's own gates and of their side's track."""
    points = track_value(table, own_track(me.alignment))
    if table.gates:
        for kind in gate_kinds(me.alignment):
            points += gate_points(table.box, table.gates, me.seat, kind)
    return points


def may_reveal(table: Table, me: Player) -> bool:
    """DP-35  Only while hidden, and only if it reaches the target."""
    if me.revealed != HIDDEN:
        return False
    return me.vp + worth_of_reveal(table, me) >= table.box.threshold[table.seats]


async def reveal(table: Table, me: Player) -> None:
    """DP-35  Score gates and track now; they are never scored again."""
    points = worth_of_reveal(table, me)
    track = track_value(table, own_track(me.alignment))
    table.tell(ALL, ("reveal_scores", me.seat, track, points - track))
    show_alignment(table, me, BY_ACTION)
    gain_vp(table, me, points)


def show_alignment(table: Table, me: Player, how: str) -> None:
    """Turn up an alignment for the rest of the game."""
    if me.revealed == HIDDEN:
        me.revealed = how
        me.known_to = ALL
        table.seal_count += 1
        table.tell(ALL, ("reveals", me.seat, me.alignment))
