"""Who may know what (DP-4, DP-16), written a second time, independently of the views.

The two-worlds tests imagine a twin from a view. If the view showed too much, the twin would agree
with that as well, and the leak would go unnoticed. So these functions replace every secret in a
view by what its seat may know.
"""

import msgspec

from turncoat.core.match import AnyMatch
from turncoat.core.terms import LogEntry, Seat, bit
from turncoat.games.dark_providence.pile import Pile
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, PileView, SeatView


def hide_secrets(match: AnyMatch, view: DarkProvidenceView) -> DarkProvidenceView:
    """The view with every secret replaced by what its seat may know."""
    now: Table = match.table
    cover(now, view)
    view.answers = [answer(now, entry, view.seat) for entry in match.since if entry[0] != 2]
    mask = bit(view.seat)
    view.drawn = [(pile, card if seen & mask else None) for pile, seen, card in now.drawn]
    for pile, seen, _ in now.drawn:
        if pile.startswith("deck"):
            assert seen == bit(int(pile.removeprefix("deck")))
    view.luck = [card for _, card in view.drawn]
    mine = view.seat == now.active_seat
    view.looking = now.looking if mine else []
    view.turn = view.turn if view.seat in view.asked else None
    assert view.start is not None
    cover(match.start, view.start)
    view.start.looking = []
    return view


def cover(table: Table, view: DarkProvidenceView) -> None:
    """Replace alignments, hands, decks, stacks and the bag."""
    view.players = [
        player_view(table, shown, player, view.seat)
        for shown, player in zip(view.players, table.players, strict=True)
    ]
    view.stacks = {city: pile_view(pile, view.seat) for city, pile in table.stacks.items()}
    view.reserve = pile_view(table.reserve, view.seat)
    view.mythos_deck = pile_view(table.mythos_deck, view.seat)
    view.bag = sorted(table.bag)


def player_view(table: Table, shown: SeatView, player: Player, seat: Seat | None) -> SeatView:
    """DP-16  A seat knows its own cards, and the alignments that were revealed or shown to it."""
    mine = player.seat == seat
    open_to_all = player.revealed != "" or player.cultist or table.ended != ""
    looked = bool(player.known_to & bit(seat))
    sizes = [len(cards) for cards, _ in player.deck]
    layers: list[list[str] | None] = [sorted(c) if mine else None for c, _ in player.deck]
    return msgspec.structs.replace(
        shown,
        alignment=player.alignment if mine or open_to_all or looked else None,
        hand=player.hand[:] if mine else None,
        deck=PileView(sizes, layers),
        track=shown.track if mine or open_to_all or looked else "",
        score_as=shown.score_as if mine or open_to_all or looked else {},
    )


def pile_view(pile: Pile, seat: Seat | None) -> PileView:
    """DP-16  The order and the cards of stacks are secret, except to players who have seen them."""
    return PileView(
        [len(cards) for cards, _ in pile],
        [sorted(cards) if known & bit(seat) else None for cards, known in pile],
    )


def answer(table: Table, entry: LogEntry, seat: Seat | None) -> LogEntry:
    """DP-16, DP-17  Answers after a secret look, and discards not yet revealed, are secret."""
    kind, who, words = entry
    hidden = words[0] in ("top", "next") or (words[0] == "throw" and table.picking)
    return (kind, who, words[:1] if hidden and who != seat else words)
