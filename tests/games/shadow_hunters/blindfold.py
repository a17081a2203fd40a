"""Who may know what, said a second time (SH-43, SH-45), so that no view is believed by itself.

Twins are imagined from a view. A view that tells too much would imagine a twin in which that is
true as well, and nothing would show; so whatever bears a secret is put in again from here.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from turncoat.core.chance import Luck
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.table import Gift, Table
from turncoat.games.shadow_hunters.view import ShadowHuntersView


def blindfold(match: AnyMatch, view: ShadowHuntersView) -> ShadowHuntersView:
    """The view with every secret replaced by what its seat may know."""
    now: Table = match.table
    start: Table = match.start
    faces = (may_see(now, gift, view.seat) for gift in now.gifts[len(start.gifts) :])
    cover(now, view)
    if view.start:
        cover(start, view.start)
    view.luck = [seen(fell, faces) for fell in now.chance.fallen]
    return view


def cover(table: Table, view: ShadowHuntersView) -> None:
    """Characters and green cards, as far as the seat may know them."""
    view.players = [
        msgspec.structs.replace(
            shown,
            character=player.character.id if knows(table, view.seat, player.seat) else None,
            may_be=[c.id for c in table.board.pool if c.bit & player.may_be],
        )
        for shown, player in zip(view.players, table.players, strict=True)
    ]
    view.gifts = [
        msgspec.structs.replace(shown, card=may_see(table, gift, view.seat))
        for shown, gift in zip(view.gifts, table.gifts, strict=True)
    ]


def knows(table: Table, viewer: Seat | None, seat: Seat) -> bool:
    """SH-45  One's own card, cards turned up, a True Face shown to the giver; the dead know all."""
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
    """SH-20, SH-43  Giver and receiver, and those who were dead already when it was given."""
    ghost = viewer is not None and not table.players[viewer].alive and gift.known >> viewer & 1
    return gift.card if viewer in (gift.giver, gift.receiver) or ghost else None


def seen(fell: Luck, faces: Iterator[str | None]) -> Luck:
    """What fell openly, or the face of a green card for those who saw it."""
    green: Any = isinstance(fell, str) and fell.startswith("g_")
    return next(faces) if green else fell
