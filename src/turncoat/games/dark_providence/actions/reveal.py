"""How alignments are revealed (DP-31, DP-35, DP-40, DP-67)."""

from typing import Final

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.board.tracks import INVESTIGATION, RITUAL, gain_vp, track_value
from turncoat.games.dark_providence.player import (
    BY_ACTION,
    CULTIST,
    DISSENTER_INVESTIGATOR,
    HIDDEN,
    INVESTIGATOR,
    Player,
)
from turncoat.games.dark_providence.table import Table

OPEN: Final = "open"
CLOSED: Final = "closed"


def own_track(alignment: str) -> str:
    """DP-52  The track that an alignment scores."""
    sides = (INVESTIGATOR, DISSENTER_INVESTIGATOR)
    return INVESTIGATION if alignment in sides else RITUAL


def gate_points(table: Table, me: Player, kind: str) -> int:
    """The gate values of a player's own gates of one kind."""
    points, own = 0, (me.seat, kind)
    for city, gate in table.gates.items():
        if gate == own:
            points += table.box.gate(city)
    return points


def gate_kinds(alignment: str) -> list[str]:
    """DP-52  Investigators score closed gates, cultists open ones, dissenters both."""
    if alignment == INVESTIGATOR:
        return [CLOSED]
    return [OPEN] if alignment == CULTIST else [CLOSED, OPEN]


def worth_of_reveal(table: Table, me: Player) -> int:
    """DP-35  The VP of a player's own gates and of their side's track."""
    points = track_value(table, own_track(me.alignment))
    if table.gates:
        for kind in gate_kinds(me.alignment):
            points += gate_points(table, me, kind)
    return points


def may_reveal(table: Table, me: Player) -> bool:
    """DP-35  Only while hidden, and only if it reaches the target."""
    if me.revealed != HIDDEN:
        return False
    return me.vp + worth_of_reveal(table, me) >= table.box.threshold[table.seats]


async def reveal(table: Table, me: Player) -> None:
    """DP-35  Score gates and track now; they are never scored again."""
    points = worth_of_reveal(table, me)
    show_alignment(table, me, BY_ACTION)
    gain_vp(table, me, points)


def show_alignment(table: Table, me: Player, how: str) -> None:
    """Turn up an alignment for the rest of the game."""
    if me.revealed == HIDDEN:
        me.revealed = how
        me.known_to = ALL
        table.seal_count += 1
        table.tell(ALL, ("reveals", me.seat, me.alignment))
