"""A player's cards, cubes, agents and secrets; in the solo game each cultist is one too."""

from dataclasses import dataclass, field
from typing import TypeAlias

from turncoat.core.fields import Copyable, with_copy
from turncoat.core.terms import Audience, Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.pile import EMPTY, Pile, cards_of, loose, size
from turncoat.games.dark_providence.public.alignments import HIDDEN

# Where influence can be: ("on_city", city), ("on_base", city) or ("on_mythos", card).
Spot: TypeAlias = tuple[str, str]


@with_copy
@dataclass(slots=True, eq=False, repr=False)
class Player(Copyable):
    """One player; at first with nothing."""

    seat: Seat
    main: str  # the main agent; for a cultist its token
    alignment: str
    cultist: bool = False  # DP-60a: one of the Great Old One's two
    revealed: str = HIDDEN  # how it was revealed, or HIDDEN
    flipped: bool = False  # whether the Impostor changes sides at the end
    known_to: Audience = 0  # who knows the alignment
    vp: int = 0
    hand: list[str] = field(default_factory=list)
    # Cards in hand that others have seen.
    known_hand: list[tuple[str, Audience]] = field(default_factory=list)
    deck: Pile = EMPTY
    discards: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    supply: int = 0  # cubes
    general: int = 0
    limbo: int = 0
    cubes: dict[Spot, int] = field(default_factory=dict)
    tokens: int = 0  # control tokens
    agents: dict[str, str] = field(default_factory=dict)  # each agent's city
    possessed: list[str] = field(default_factory=list)
    revived: list[str] = field(default_factory=list)
    deep_ones: list[str] = field(default_factory=list)  # the city of each
    deep_supply: int = 0
    claimed_deep_ones: bool = False
    crypt: list[str] = field(default_factory=list)
    insanity: int = 0
    sanity: int = 0
    mad: bool = False
    mythos: list[str] = field(default_factory=list)
    # Mythos cards and lasting effects used this turn, or for good.
    spent: list[str] = field(default_factory=list)
    spent_for_good: list[str] = field(default_factory=list)

    @property
    def hired(self) -> list[str]:
        """The hired agents on the board, including revived ones."""
        return [agent for agent in self.agents if agent != self.main and agent != "mi_go"]

    def agents_in(self, city: str) -> list[str]:
        """The agents in a city: main, hired, Mi-Go."""
        return [agent for agent, place in self.agents.items() if place == city]

    def owned(self) -> list[str]:
        """Every card of the player: hand, deck, discards and used cards."""
        return [*self.hand, *cards_of(self.deck), *self.discards, *self.used]

    @property
    def cards_left(self) -> bool:
        """DP-10c  Whether anything is left to draw."""
        return bool(self.deck or self.discards)

    def deck_size(self) -> int:
        """DP-16  The size of the deck, which is public."""
        return size(self.deck)

    def on_board(self) -> int:
        """How many of the player's cubes are on cards and cities."""
        return sum(self.cubes.values())


def fresh_player(box: Box, seat: Seat, main: str, alignment: str) -> Player:
    """DP-3  A player with ten starting cards, cubes and control tokens."""
    player = Player(seat, main, alignment)
    numbers, parts = box.numbers, box.content.components
    player.deck = loose(box.starting_deck(main))
    player.supply = numbers.start_cubes_supply
    player.general = (
        parts.cubes_per_colour - numbers.start_cubes_supply - numbers.start_cubes_vp_track
    )
    player.tokens = parts.control_tokens_per_colour
    return player
