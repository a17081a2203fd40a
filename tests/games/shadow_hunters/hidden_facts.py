"""Recompute every secret in a view (SH-43, SH-45).

The two-worlds test imagines its second table from a view. If a view told too much, the leaked fact
would be true of the imagined table too, and the test would not notice. So all secrets in a view are
recomputed here from the table.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from turncoat.core.chance import Luck
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.table import Gift, Table
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView


def hide_secrets(match: AnyMatch, view: ShadowHuntersView) -> ShadowHuntersView:
    """Replace every secret in a view with what its seat may know."""
    now: Table = match.table
    start: Table = match.start
    faces = (may_see(now, gift, view.seat) for gift in now.gifts[len(start.gifts) :])
    cover(now, view)
    if view.start:
        cover(start, view.start)
    view.luck = [seen(fell, faces) for fell in now.chance.results]
    return view


def cover(table: Table, view: ShadowHuntersView) -> None:
    """Replace characters and green cards with what the seat may know of them."""
    over = table.ended != ""
    view.players = [
        msgspec.structs.replace(
            shown,
            character=player.character.id if knows(table, view.seat, player.seat) else None,
            may_be=[c.id for c in table.board.pool if c.bit & player.may_be],
        )
        for shown, player in zip(view.players, table.players, strict=True)
    ]
    view.gifts = [
        msgspec.structs.replace(shown, card=card, lie=shown.lie and over and card is not None)
        for shown, gift in zip(view.gifts, table.gifts, strict=True)
        for card in [may_see(table, gift, view.seat)]
    ]


def knows(table: Table, viewer: Seat | None, seat: Seat) -> bool:
    """SH-45  Whether a viewer knows a character: own, revealed, shown by True Face, all if dead."""
    if table.players[seat].revealed or viewer == seat:
        return True
    if viewer is None:
        return False
    if table.options.dead_see and not table.players[viewer].alive:
        return True
    return any(
        g.giver == viewer and g.receiver == seat and g.outcome == ("show",) for g in table.gifts
    )


def may_see(table: Table, gift: Gift, viewer: Seat | None) -> str | None:
    """SH-20, SH-43  The card, for giver, receiver and those already dead when it was given."""
    ghost = viewer is not None and not table.players[viewer].alive and gift.known >> viewer & 1
    return gift.card if viewer in (gift.giver, gift.receiver) or ghost else None


def seen(fell: Luck, faces: Iterator[str | None]) -> Luck:
    """A roll or open card as it is; of a green card, only what the viewer may see."""
    green: Any = isinstance(fell, str) and fell.startswith("g_")
    return next(faces) if green else fell
