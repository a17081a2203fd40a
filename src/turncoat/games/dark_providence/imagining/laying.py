"""Building an imagined table at the restart point."""

from turncoat.core.chance import Chance
from turncoat.core.terms import ALL, Audience, bit
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.imagining.hands import alignments, hand_of
from turncoat.games.dark_providence.imagining.piles import base_piles, mythos_pile
from turncoat.games.dark_providence.pile import Pile
from turncoat.games.dark_providence.player import Player, bare_player
from turncoat.games.dark_providence.public.alignments import HIDDEN
from turncoat.games.dark_providence.table import Solo, Table
from turncoat.games.dark_providence.view import DarkProvidenceView, PileView, SeatView, SoloView


def lay(box: Box, view: DarkProvidenceView, chance: Chance) -> Table:
    """Build the table: what was seen, and the rest by chance."""
    start = view.start or view
    me = bit(view.seat)
    dealt = alignments(view, chance)
    players = [
        player_of(view, before, now, dealt, chance)
        for before, now in zip(start.players, view.players, strict=True)
    ]
    table = Table(box, view.options, chance, players)
    table.spare = dealt[view.options.players :]
    table.stacks, table.reserve = base_piles(box, view, start, me, chance)
    table.mythos_deck = mythos_pile(box, view, start, me, chance)
    lay_board(table, start)
    if start.solo:
        table.solo = solo_of(start.solo)
    chance.script = list(view.luck)
    return table


def lay_board(table: Table, start: DarkProvidenceView) -> None:
    """Copy what is public on the board."""
    table.phase = start.phase
    table.start_seat = start.start_seat
    table.active_seat = start.active_seat
    table.round = start.round
    table.actions = start.actions
    table.fresh = start.fresh
    table.claims = start.claims
    table.control = start.control.copy()
    table.gates = start.gates.copy()
    table.locks = start.locks[:]
    table.tops = start.tops.copy()
    table.row = start.row[:]
    table.city_cards = start.city_cards[:]
    table.bag = start.bag[:]
    table.ritual = start.ritual
    table.investigation = start.investigation
    table.cthulhu = start.cthulhu
    table.martial_law = start.martial_law
    table.whateleys = start.whateleys[:]
    table.deep_left = start.deep_left
    table.brains = start.brains[:]
    table.gone = start.gone[:]
    table.lost_tokens = start.lost_tokens[:]
    table.deep_lost = start.deep_lost
    table.tally = start.tally[:]
    table.ending = start.ending
    table.ended = start.ended
    table.winners = start.winners[:]


def player_of(
    view: DarkProvidenceView, before: SeatView, now: SeatView, dealt: list[str], chance: Chance
) -> Player:
    """One player with an imagined alignment and hand; the viewer's own are true."""
    if before.cultist:
        player = bare_player(before.seat, before.main, before.alignment or "", True)
    else:
        player = bare_player(before.seat, before.main, dealt[before.seat])
        deal_cards(player, view, before, now, chance)
    seen = bit(view.seat)
    player.revealed = before.revealed
    looked = before.alignment is not None and before.seat != view.seat
    player.known_to = ALL if before.revealed != HIDDEN else seen if looked else 0
    player.known_hand = [(card, seen) for card in before.known]
    lay_pieces(player, before)
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


def lay_pieces(player: Player, seen: SeatView) -> None:
    """Copy what is public about a player."""
    player.vp = seen.vp
    player.discards = seen.discards[:]
    player.used = seen.used[:]
    player.supply = seen.supply
    player.general = seen.general
    player.limbo = seen.limbo
    player.cubes = dict(seen.cubes)
    player.tokens = seen.tokens
    player.agents = seen.agents.copy()
    player.possessed = seen.possessed[:]
    player.revived = seen.revived[:]
    player.deep_ones = seen.deep_ones[:]
    player.deep_supply = seen.deep_supply
    player.claimed_deep_ones = seen.claimed_deep_ones
    player.crypt = seen.crypt[:]
    player.insanity = seen.insanity
    player.sanity = seen.sanity
    player.mad = seen.mad
    player.mythos = seen.mythos[:]
    player.spent = seen.spent[:]
    player.spent_for_good = seen.spent_for_good[:]


def solo_of(seen: SoloView) -> Solo:
    """The Great Old One, which is all public."""
    solo = Solo(seen.id, seen.vp, seen.behaviours[:])
    solo.insanity = seen.insanity
    solo.sanity = seen.sanity
    solo.past = seen.past[:]
    solo.agents = seen.agents[:]
    solo.bases = seen.bases
    solo.mythos = seen.mythos[:]
    solo.gates = seen.gates
    solo.crypt = seen.crypt[:]
    solo.doom = seen.doom
    return solo
