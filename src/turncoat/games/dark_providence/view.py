"""What a seat may know (DP-16), built from nothing."""

import msgspec

from turncoat.core.rules import ViewContext
from turncoat.core.terms import Audience, LogEntry, Seat, bit
from turncoat.core.view import View, heard
from turncoat.games.dark_providence.cards import full_hand
from turncoat.games.dark_providence.derived import (
    Places,
    all_leads,
    all_presence,
    powers_of,
    score_as,
    spots_with_more,
    who_is_out,
)
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.pile import Pile, cards_of
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.public.alignments import OPPOSITE, gate_kinds, own_track
from turncoat.games.dark_providence.public.claiming import may_claim
from turncoat.games.dark_providence.public.paying import track_of
from turncoat.games.dark_providence.public.scoring import Part, general_parts, track_and_gates
from turncoat.games.dark_providence.scoring import flips
from turncoat.games.dark_providence.setup import ALIGNMENT_SETS
from turncoat.games.dark_providence.solo.goal import progress
from turncoat.games.dark_providence.table import Solo, Table
from turncoat.games.dark_providence.turn import funds

# Options whose card only their owner may know; `throw` only while others still pick.
SECRET_OPTIONS = ("top", "next")
PICK = "throw"


class PileView(msgspec.Struct, frozen=True):
    """A face-down pile as the viewer sees it: its layers, the topmost last.

    Each layer has a size, and its cards if the viewer knows which they are.
    """

    sizes: list[int]
    cards: list[list[str] | None]

    @property
    def size(self) -> int:
        """How many cards the pile has."""
        return sum(self.sizes)


class SeatView(msgspec.Struct, frozen=True):
    """One player, or a cultist of the solo game; None is what the viewer does not know.

    - `unseen` is everything in hand and deck together, which everybody can work out. `known` are
      the cards of the hand that the viewer has seen there.
    - `presence` is what agents and Deep Ones add to the cubes on a spot. `leads` are the spots on
      which the seat has the most influence.
    - `score` are the parts that the seat would score with any alignment if the game ended now, and
      `score_as` what its alignment would add, if the viewer knows it; with the Impostor both.
    - `track` is the track that its alignment scores, if the viewer knows it.
    - `powers` is what a cultist's card adds to each resource.
    """

    seat: Seat
    cultist: bool
    main: str
    alignment: str | None
    revealed: str
    flipped: bool
    vp: int
    hand: list[str] | None
    hand_size: int
    known: list[str]
    deck: PileView
    unseen: list[str]
    discards: list[str]
    used: list[str]
    supply: int
    general: int
    limbo: int
    cubes: list[tuple[Spot, int]]
    tokens: int
    agents: dict[str, str]
    possessed: list[str]
    revived: list[str]
    deep_ones: list[str]
    deep_supply: int
    claimed_deep_ones: bool
    crypt: list[str]
    insanity: int
    sanity: int
    mad: bool
    mythos: list[str]
    spent: list[str]
    spent_for_good: list[str]
    presence: list[tuple[Spot, int]]
    leads: list[Spot]
    score: list[Part]
    score_as: dict[str, list[Part]]
    track: str
    powers: dict[str, int]

    def owned(self) -> list[str]:
        """All cards of the seat, which everybody can work out."""
        return [*self.unseen, *self.discards, *self.used]


class PurchaseView(msgspec.Struct, frozen=True):
    """What the cards played so far pay for.

    `number` is how many cubes they are good for, or the space that the marker of `track` would
    reach.
    """

    action: str
    number: int
    track: str


class TurnView(msgspec.Struct, frozen=True):
    """What the rules work out for a seat that is asked. It may depend on the seat's secrets.

    - `claimable` are the spots that it could claim now.
    - `funds` is how much its hand has for each action that is paid with cards.
    - `full_hand` is how many cards it draws up to at the end of its turn.
    - `reveal` is what it would score at once by revealing its alignment, in parts.
    - `gate_kinds` are the kinds of gates that score for it.
    - `impostor` is the alignment that it may change to at the end, or empty.
    - `fares` is what each goal of the journey costs; it is empty if the move is free.
    - `purchase` is what the cards played so far pay for.
    - `enough` are the spots where the cubes that are about to be added give it the lead.
    """

    claimable: list[Spot]
    funds: dict[str, int]
    full_hand: int
    reveal: list[Part]
    gate_kinds: list[str]
    impostor: str
    fares: dict[str, int]
    purchase: PurchaseView | None
    enough: list[Spot]


class SoloView(msgspec.Struct, frozen=True):
    """The Great Old One; everything about it is public.

    `goal` is what it counts, `progress` how far it has come, and `needed` how far it must come.
    """

    id: str
    vp: int
    insanity: int
    sanity: int
    behaviours: list[str]
    past: list[str]
    agents: list[str]
    bases: int
    mythos: list[str]
    gates: int
    crypt: list[str]
    doom: str
    goal: str
    progress: int
    needed: int


class DarkProvidenceView(View, kw_only=True):
    """What one seat may know about the table.

    - `target` is how many VP end the game. `dealt` are the sets of alignment cards that may have
      been dealt. `closed` are the cities that nobody may enter.
    - `looking` are cards that the viewer is looking at now. `drawn` is what came from which pile
      since the restart point.
    - `turn` is what the viewer needs to answer, if they are asked.
    """

    options: Options
    phase: str
    start_seat: Seat
    active_seat: Seat
    round: int
    actions: int
    fresh: bool
    claims: int
    target: int
    dealt: list[list[str]]
    players: list[SeatView]
    control: dict[str, Seat]
    gates: dict[str, tuple[Seat, str]]
    locks: list[Spot]
    locks_left: int
    tops: dict[str, str]
    stacks: dict[str, PileView]
    reserve: PileView
    mythos_deck: PileView
    row: list[str]
    city_cards: list[str]
    bag: list[str]
    ritual: int
    investigation: int
    cthulhu: str
    martial_law: str
    closed: list[str]
    whateleys: list[str]
    deep_left: int
    brains: list[str]
    gone: list[str]
    lost_tokens: list[str]
    deep_lost: int
    looking: list[str]
    drawn: list[tuple[str, str | None]]
    tally: list[tuple[Seat, str]]
    ending: str
    scores: list[list[tuple[str, int]]]
    solo: SoloView | None
    ended: str
    winners: list[Seat]
    eliminated: list[Seat]
    turn: TurnView | None
    start: "DarkProvidenceView | None"


def view(table: Table, seat: Seat | None, context: ViewContext[Table] | None) -> DarkProvidenceView:
    """DP-16  The table as one seat sees it."""
    mask = bit(seat)
    derived = context is not None and context.derived
    places = all_presence(table) if derived else []
    led = all_leads(table, places) if derived else []
    drawn = [(pile, card if seen & mask else None) for pile, seen, card in table.drawn]
    return DarkProvidenceView(
        seat=seat,
        asked=context.asked if context else [],
        chosen=context.chosen if context else None,
        heard=heard(context) if context else [],
        answers=[_answer(table, seat, entry) for entry in context.answers] if context else [],
        luck=[card for _, card in drawn] if context else [],
        options=table.options,
        phase=table.phase,
        start_seat=table.start_seat,
        active_seat=table.active_seat,
        round=table.round,
        actions=table.actions,
        fresh=table.fresh,
        claims=table.claims,
        target=table.box.threshold[table.seats],
        dealt=[cards[:] for cards in ALIGNMENT_SETS[table.seats]],
        players=[_seat(table, player, seat, mask, places, led) for player in table.players],
        control=table.control.copy(),
        gates=table.gates.copy(),
        locks=table.locks[:],
        locks_left=table.box.content.components.locks - len(table.locks),
        tops=table.tops.copy(),
        stacks={city: _pile(pile, mask) for city, pile in table.stacks.items()},
        reserve=_pile(table.reserve, mask),
        mythos_deck=_pile(table.mythos_deck, mask),
        row=table.row[:],
        city_cards=table.city_cards[:],
        bag=sorted(table.bag),
        ritual=table.ritual,
        investigation=table.investigation,
        cthulhu=table.cthulhu,
        martial_law=table.martial_law,
        closed=[city for city in table.box.city_ids if not table.is_open(city)]
        if table.cthulhu or table.martial_law
        else [],
        whateleys=table.whateleys[:],
        deep_left=table.deep_left,
        brains=table.brains[:],
        gone=table.gone[:],
        lost_tokens=table.lost_tokens[:],
        deep_lost=table.deep_lost,
        looking=table.looking[:] if seat == table.active_seat else [],
        drawn=drawn if context else [],
        tally=table.tally[:],
        ending=table.ending,
        scores=table.scores[:],
        solo=_solo(table, table.solo) if table.solo else None,
        ended=table.ended,
        winners=table.winners[:],
        eliminated=who_is_out(table) if derived else [],
        turn=_turn(table, seat, led[seat]) if led and context and seat in context.asked else None,
        start=view(context.start, seat, None) if context and context.restart else None,
    )


def _answer(table: Table, seat: Seat | None, entry: LogEntry) -> LogEntry:
    """An answer, as far as others may know it."""
    kind, who, words = entry
    secret = words[0] in SECRET_OPTIONS or (words[0] == PICK and table.picking)
    return (kind, who, words[:1]) if secret and who != seat else entry


def _pile(pile: Pile, mask: Audience) -> PileView:
    return PileView(
        [len(cards) for cards, _ in pile],
        [sorted(cards) if known & mask else None for cards, known in pile],
    )


def _deck(player: Player, own: bool) -> PileView:
    """A deck; its owner can work out which cards are in it."""
    if not own:
        return PileView([len(cards) for cards, _ in player.deck], [None] * len(player.deck))
    return PileView(
        [len(cards) for cards, _ in player.deck], [sorted(cards) for cards, _ in player.deck]
    )


def _seat(
    table: Table,
    player: Player,
    seat: Seat | None,
    mask: Audience,
    places: Places,
    led: list[list[Spot]],
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
        _deck(player, own),
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
        list(places[player.seat].items()) if places else [],
        led[player.seat] if led else [],
        general_parts(table.box, player) if places and not player.cultist else [],
        score_as(table, player) if places and shown and not player.cultist else {},
        own_track(player.alignment) if shown else "",
        powers_of(table, player) if player.cultist else {},
    )


def _turn(table: Table, seat: Seat, led: list[Spot]) -> TurnView:
    """What the rules work out for a seat that is asked."""
    me, preview = table.players[seat], table.preview
    bought = preview.purchase
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


def _solo(table: Table, solo: Solo) -> SoloView:
    goal = table.box.great_old_ones[solo.id].goal
    return SoloView(
        id=solo.id,
        vp=solo.vp,
        insanity=solo.insanity,
        sanity=solo.sanity,
        behaviours=sorted(solo.behaviours),
        past=solo.past[:],
        agents=solo.agents[:],
        bases=solo.bases,
        mythos=solo.mythos[:],
        gates=solo.gates,
        crypt=solo.crypt[:],
        doom=solo.doom,
        goal=goal.test,
        progress=progress(table, solo),
        needed=goal.at_least,
    )
