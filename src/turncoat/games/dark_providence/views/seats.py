"""The players in a view, and their piles."""

from turncoat.core.terms import Audience, Seat
from turncoat.games.dark_providence.pile import Pile, cards_of
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import own_track
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.views.derived import Standing, powers_of, score_as
from turncoat.games.dark_providence.views.schema import PileView, SeatView


def pile_view(pile: Pile, mask: Audience) -> PileView:
    return PileView(
        [len(cards) for cards, _ in pile],
        [sorted(cards) if known & mask else None for cards, known in pile],
    )


def deck_view(player: Player, own: bool) -> PileView:
    """A deck; its owner can work out which cards are in it."""
    if not own:
        return PileView([len(cards) for cards, _ in player.deck], [None] * len(player.deck))
    return PileView(
        [len(cards) for cards, _ in player.deck], [sorted(cards) for cards, _ in player.deck]
    )


def seat_view(
    table: Table,
    player: Player,
    seat: Seat | None,
    mask: Audience,
    standing: Standing | None,
) -> SeatView:
    own = player.seat == seat
    shown = own or bool(table.ended) or player.cultist or bool(player.known_to & mask)
    # By position, in the order of the fields: views are built often, and names take longer.
    return SeatView(
        player.seat,
        player.cultist,
        player.main,
        player.alignment if shown else None,
        player.revealed,
        player.flipped and (own or bool(table.ended)),
        player.vp,
        player.hand[:] if own else None,
        len(player.hand),
        sorted(card for card, audience in player.known_hand if audience & mask),
        deck_view(player, own),
        sorted(player.hand + cards_of(player.deck)),
        player.discards[:],
        player.used[:],
        player.supply,
        player.general,
        player.limbo,
        list(player.cubes.items()),
        player.tokens,
        player.agents.copy(),
        player.possessed[:],
        player.revived[:],
        player.deep_ones[:],
        player.deep_supply,
        player.claimed_deep_ones,
        player.crypt[:],
        player.insanity,
        player.sanity,
        player.mad,
        player.mythos[:],
        player.spent[:],
        player.spent_for_good[:],
        standing.presence[player.seat] if standing else [],
        standing.leads[player.seat] if standing else [],
        standing.parts[player.seat] if standing else [],
        score_as(table, player) if standing and shown and not player.cultist else {},
        own_track(player.alignment) if shown else "",
        powers_of(table, player) if player.cultist else {},
    )
