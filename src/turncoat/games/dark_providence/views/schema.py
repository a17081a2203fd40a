"""The parts of a view."""

import msgspec

from turncoat.core.terms import Seat
from turncoat.core.view import View
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.player import Spot
from turncoat.games.dark_providence.public.scoring import Part


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
    - `leaders` are the players with the most VP, if not all have the same. At the end, `reached`
      are those whose VP ended the game, `totals` the final scores, and `lowest` is the player whose
      score put an alignment out.
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
    leaders: list[Seat]
    reached: list[Seat]
    totals: list[int]
    lowest: Seat | None
    turn: TurnView | None
    start: "DarkProvidenceView | None"
