"""Building an imagined table at the restart point."""

from turncoat.core.chance import Chance
from turncoat.core.fields import transfer
from turncoat.core.terms import ALL, Audience, bit
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.imagining.hands import alignments, hand_of
from turncoat.games.dark_providence.imagining.piles import base_piles, mythos_pile
from turncoat.games.dark_providence.pile import Pile
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import HIDDEN
from turncoat.games.dark_providence.table import Solo, Table, bare_table
from turncoat.games.dark_providence.views.schema import (
    DarkProvidenceView,
    PileView,
    SeatView,
    SoloView,
)

# What the view shows as it is; the rest is imagined.
lay_seen = transfer(
    Table,
    DarkProvidenceView,
    apart=("players", "stacks", "reserve", "mythos_deck", "looking", "drawn", "solo"),
)
lay_seen_player = transfer(
    Player, SeatView, apart=("alignment", "flipped", "hand", "deck", "cubes")
)
lay_seen_solo = transfer(Solo, SoloView)


def lay(box: Box, view: DarkProvidenceView, chance: Chance) -> Table:
    """Build the table: what was seen, and the rest by chance."""
    start = view.start or view
    me = bit(view.seat)
    dealt = alignments(view, chance)
    players = [
        player_of(view, before, now, dealt, chance)
        for before, now in zip(start.players, view.players, strict=True)
    ]
    table = bare_table(box, view.options, chance, players)
    table.spare = dealt[view.options.players :]
    table.stacks, table.reserve = base_piles(box, view, start, me, chance)
    table.mythos_deck = mythos_pile(box, view, start, me, chance)
    lay_seen(table, start)
    if start.solo:
        table.solo = Solo(start.solo.id, start.solo.vp, [])
        lay_seen_solo(table.solo, start.solo)
    chance.script = list(view.luck)
    return table


def player_of(
    view: DarkProvidenceView, before: SeatView, now: SeatView, dealt: list[str], chance: Chance
) -> Player:
    """One player with an imagined alignment and hand; the viewer's own are true."""
    if before.cultist:
        player = Player(before.seat, before.main, before.alignment or "", True)
    else:
        player = Player(before.seat, before.main, dealt[before.seat])
        deal_cards(player, view, before, now, chance)
    seen = bit(view.seat)
    looked = before.alignment is not None and before.seat != view.seat
    player.known_to = ALL if before.revealed != HIDDEN else seen if looked else 0
    player.known_hand = [(card, seen) for card in before.known]
    player.cubes = dict(before.cubes)
    lay_seen_player(player, before)
    return player


def deal_cards(
    player: Player, view: DarkProvidenceView, before: SeatView, now: SeatView, chance: Chance
) -> None:
    """Give a player hand and deck."""
    if before.hand is not None:
        player.hand = before.hand[:]
        player.deck = known_pile(before.deck, bit(view.seat))
        return
    player.hand, deck = hand_of(view, before, now, chance)
    layers: list[tuple[tuple[str, ...], Audience]] = []
    for size in before.deck.sizes:
        layers.append((tuple(deck[:size]), 0))
        deck = deck[size:]
    player.deck = tuple(layers)


def known_pile(seen: PileView, me: Audience) -> Pile:
    """A pile whose layers the viewer knows."""
    return tuple((tuple(cards or ()), me) for cards in seen.cards)
