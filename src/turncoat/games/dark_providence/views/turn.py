"""What the rules work out for a seat that is asked."""

from turncoat.core.terms import Seat
from turncoat.games.dark_providence.cards import full_hand
from turncoat.games.dark_providence.player import Spot
from turncoat.games.dark_providence.public.alignments import OPPOSITE, gate_kinds
from turncoat.games.dark_providence.public.claiming import may_claim
from turncoat.games.dark_providence.public.paying import track_of
from turncoat.games.dark_providence.public.scoring import track_and_gates
from turncoat.games.dark_providence.scoring import flips
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.turn import funds
from turncoat.games.dark_providence.views.derived import spots_with_more
from turncoat.games.dark_providence.views.schema import PurchaseView, TurnView


def turn_view(table: Table, seat: Seat, led: list[Spot]) -> TurnView:
    """Return what the rules work out for a seat that is asked."""
    me, preview = table.players[seat], table.preview
    bought = preview.purchase()
    return TurnView(
        claimable=[spot for spot in led if may_claim(table.box, table, me, spot)],
        funds=funds(table, me),
        full_hand=full_hand(table, me),
        reveal=track_and_gates(table.box, table, seat, me.alignment),
        gate_kinds=gate_kinds(me.alignment),
        impostor=OPPOSITE[me.alignment] if flips(table, me) else "",
        fares=preview.fares.copy(),
        purchase=PurchaseView(*bought, track_of(bought[0])) if bought else None,
        enough=spots_with_more(table, me, preview.adding) if preview.adding else [],
    )
