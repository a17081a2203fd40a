"""Gates opened by cultists (DP-63, DP-63a, DP-65)."""

from turncoat.games.dark_providence.actions.gates import place_gate
from turncoat.games.dark_providence.board.tracks import gain_old_one
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import OPEN
from turncoat.games.dark_providence.solo.cultist import place, strength
from turncoat.games.dark_providence.solo.sanity import old_one_test
from turncoat.games.dark_providence.table import Solo, Table


def open_gate(table: Table, solo: Solo, cultist: Player, printed: int) -> bool:
    """DP-63, DP-63f  Open the gate, score it and test; return whether that was possible."""
    city = place(cultist)
    value = table.box.gate(city)
    if city in table.gates or not cultist.tokens or strength(table, cultist, printed) < value:
        return False
    place_gate(table, cultist, city, OPEN)
    solo.gates += 1
    gain_old_one(table, value)
    old_one_test(table, solo)
    return True
