"""A player's cards, cubes, agents and secrets; in the solo game each cultist is one too."""

from typing import TypeAlias

from turncoat.core.terms import Audience, Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.pile import EMPTY, Pile, cards_of, loose, size
from turncoat.games.dark_providence.public.alignments import HIDDEN

# Where influence can be: ("on_city", city), ("on_base", city) or ("on_mythos", card).
Spot: TypeAlias = tuple[str, str]


class Player:
    """One player. It has no constructor because tables are copied at every restart point."""

    __slots__ = (
        "agents", "alignment", "claimed_deep_ones", "crypt", "cubes", "cultist", "deck",
        "deep_ones", "deep_supply", "discards", "flipped", "general", "hand", "insanity",
        "known_hand", "known_to", "limbo", "mad", "main", "mythos", "possessed", "revealed",
        "revived", "sanity", "seat", "spent", "spent_for_good", "supply", "tokens", "used", "vp",
    )  # fmt: skip

    seat: Seat
    cultist: bool  # DP-60a: one of the Great Old One's two
    main: str  # the main agent; for a cultist its token
    alignment: str
    revealed: str  # how it was revealed, or HIDDEN
    flipped: bool  # whether the Impostor changes sides at the end
    known_to: Audience  # who knows the alignment
    vp: int
    hand: list[str]
    known_hand: list[tuple[str, Audience]]  # cards in hand that others have seen
    deck: Pile
    discards: list[str]
    used: list[str]
    supply: int  # cubes
    general: int
    limbo: int
    cubes: dict[Spot, int]
    tokens: int  # control tokens
    agents: dict[str, str]  # each agent's city
    possessed: list[str]
    revived: list[str]
    deep_ones: list[str]  # the city of each
    deep_supply: int
    claimed_deep_ones: bool
    crypt: list[str]
    insanity: int
    sanity: int
    mad: bool
    mythos: list[str]
    spent: list[str]  # mythos cards and lasting effects used this turn
    spent_for_good: list[str]

    def copy(self) -> "Player":
        """A copy that can be changed independently."""
        twin = Player()
        twin.seat = self.seat
        twin.cultist = self.cultist
        twin.main = self.main
        twin.alignment = self.alignment
        twin.revealed = self.revealed
        twin.flipped = self.flipped
        twin.known_to = self.known_to
        twin.vp = self.vp
        twin.hand = self.hand[:]
        twin.known_hand = self.known_hand[:]
        twin.deck = self.deck
        twin.discards = self.discards[:]
        twin.used = self.used[:]
        twin.supply = self.supply
        twin.general = self.general
        twin.limbo = self.limbo
        twin.cubes = self.cubes.copy()
        twin.tokens = self.tokens
        twin.agents = self.agents.copy()
        twin.possessed = self.possessed[:]
        twin.revived = self.revived[:]
        twin.deep_ones = self.deep_ones[:]
        twin.deep_supply = self.deep_supply
        twin.claimed_deep_ones = self.claimed_deep_ones
        twin.crypt = self.crypt[:]
        twin.insanity = self.insanity
        twin.sanity = self.sanity
        twin.mad = self.mad
        twin.mythos = self.mythos[:]
        twin.spent = self.spent[:]
        twin.spent_for_good = self.spent_for_good[:]
        return twin

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


def bare_player(seat: Seat, main: str, alignment: str, cultist: bool = False) -> Player:
    """A player with nothing."""
    player = Player()
    player.seat = seat
    player.cultist = cultist
    player.main = main
    player.alignment = alignment
    player.revealed = HIDDEN
    player.flipped = player.mad = player.claimed_deep_ones = False
    player.known_to = 0
    player.vp = player.supply = player.general = player.limbo = player.tokens = 0
    player.insanity = player.sanity = player.deep_supply = 0
    player.hand, player.discards, player.used = [], [], []
    player.known_hand = []
    player.deck = EMPTY
    player.cubes = {}
    player.agents = {}
    player.possessed, player.revived, player.deep_ones, player.crypt = [], [], [], []
    player.mythos, player.spent, player.spent_for_good = [], [], []
    return player


def fresh_player(box: Box, seat: Seat, main: str, alignment: str) -> Player:
    """DP-3  A player with ten starting cards, cubes and control tokens."""
    player = bare_player(seat, main, alignment)
    numbers, parts = box.numbers, box.content.components
    player.deck = loose(box.starting_deck(main))
    player.supply = numbers.start_cubes_supply
    player.general = (
        parts.cubes_per_colour - numbers.start_cubes_supply - numbers.start_cubes_vp_track
    )
    player.tokens = parts.control_tokens_per_colour
    return player
