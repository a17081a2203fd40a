"""How alignments are revealed (DP-31, DP-35, DP-40, DP-67)."""

from typing import Final

from turncoat.core.terms import ALL, Seat
from turncoat.games.dark_providence.board.tracks import INVESTIGATION, RITUAL, gain_vp, track_value
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.player import (
    BY_ACTION,
    CULTIST,
    DISSENTER_INVESTIGATOR,
    HIDDEN,
    INVESTIGATOR,
    Player,
)
from turncoat.games.dark_providence.public import PublicBoard
from turncoat.games.dark_providence.table import Table

OPEN: Final = "open"
CLOSED: Final = "closed"
GATE_PARTS: Final = {CLOSED: "gates_closed", OPEN: "gates_opened"}


def own_track(alignment: str) -> str:
    """DP-52  The track that an alignment scores."""
    sides = (INVESTIGATOR, DISSENTER_INVESTIGATOR)
    return INVESTIGATION if alignment in sides else RITUAL


def gate_points(box: Box, gates: dict[str, tuple[Seat, str]], seat: Seat, kind: str) -> int:
    """The gate values of a seat's own gates of one kind."""
    points, own = 0, (seat, kind)
    for city, gate in gates.items():
        if gate == own:
            points += box.gate(city)
    return points


def gate_kinds(alignment: str) -> list[str]:
    """DP-52  Investigators score closed gates, cultists open ones, dissenters both."""
    if alignment == INVESTIGATOR:
        return [CLOSED]
    return [OPEN] if alignment == CULTIST else [CLOSED, OPEN]


def track_and_gates(
    box: Box, board: PublicBoard, seat: Seat, alignment: str
) -> list[tuple[str, int]]:
    """DP-35, DP-52  What the track of a side and a seat's own gates score, in parts."""
    gates, track = board.gates, own_track(alignment)
    space = board.ritual if track == RITUAL else board.investigation
    parts = [("own_track", box.ladders[track][space])]
    for kind in gate_kinds(alignment):
        parts += [(GATE_PARTS[kind], gate_points(box, gates, seat, kind) if gates else 0)]
    return parts


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
    show_alignment(table, me, BY_ACTION)
    gain_vp(table, me, points)


def show_alignment(table: Table, me: Player, how: str) -> None:
    """Turn up an alignment for the rest of the game."""
    if me.revealed == HIDDEN:
        me.revealed = how
        me.known_to = ALL
        table.seal_count += 1
        table.tell(ALL, ("reveals", me.seat, me.alignment))
