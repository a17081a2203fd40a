"""A player: its cards, cubes, agents and secrets; in the solo game also each cultist."""

from typing import Final, TypeAlias

from turncoat.core.terms import Audience, Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.pile import EMPTY, Pile, cards_of, loose, size

# What influence is put on: ("on_city", city), ("on_base", city) or ("on_mythos", card).
Spot: TypeAlias = tuple[str, str]

INVESTIGATOR: Final = "investigator"
CULTIST: Final = "cultist"
DISSENTER_INVESTIGATOR: Final = "dissenter_investigator"
DISSENTER_CULTIST: Final = "dissenter_cultist"
ALIGNMENTS: Final = (INVESTIGATOR, CULTIST, DISSENTER_INVESTIGATOR, DISSENTER_CULTIST)
DISSENTERS: Final = (DISSENTER_INVESTIGATOR, DISSENTER_CULTIST)
OPPOSITE: Final = {
    INVESTIGATOR: CULTIST,
    CULTIST: INVESTIGATOR,
    DISSENTER_INVESTIGATOR: DISSENTER_CULTIST,
    DISSENTER_CULTIST: DISSENTER_INVESTIGATOR,
}

# DP-35, DP-31, DP-40: how an alignment came to be revealed.
HIDDEN: Final = ""
BY_ACTION: Final = "action"
BY_MURDER: Final = "murder"
BY_MADNESS: Final = "madness"
BY_DEFEAT: Final = "defeat"


class Player:
    """One who plays. There is no constructor because a table is copied at each restart point."""

    __slots__ = (
        "agents", "alignment", "claimed_deep_ones", "crypt", "cubes", "cultist", "deck",
        "deep_ones", "deep_supply", "discards", "flipped", "general", "hand", "insanity",
        "known_hand", "known_to", "limbo", "mad", "main", "mythos", "possessed", "revealed",
        "revived", "sanity", "seat", "spent", "spent_for_good", "supply", "tokens", "used", "vp",
    )  # fmt: skip

    seat: Seat
    cultist: bool  # DP-60a: one of the Great Old One's
    main: str  # its main agent; a cultist's own token
    alignment: str
    revealed: str  # how, or HIDDEN
    flipped: bool  # by the Impostor, at the end
    known_to: Audience  # who has looked at its alignment
    vp: int
    hand: list[str]
    known_hand: list[tuple[str, Audience]]  # cards of its hand that others know of
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
    spent: list[str]  # mythos cards and ongoing effects used in this turn
    spent_for_good: list[str]

    def copy(self) -> "Player":
        """The same player, to go its own way."""
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
        """Its hired agents on the board, revived ones too; not the main agent, not the Mi-Go."""
        return [agent for agent in self.agents if agent != self.main and agent != "mi_go"]

    def agents_in(self, city: str) -> list[str]:
        """Its agents in a city: main, hired, Mi-Go."""
        return [agent for agent, place in self.agents.items() if place == city]

    def owned(self) -> list[str]:
        """Every card that it has: hand, deck, discards and used."""
        return [*self.hand, *cards_of(self.deck), *self.discards, *self.used]

    @property
    def cards_left(self) -> bool:
        """DP-10c  Whether anything is left to draw."""
        return bool(self.deck or self.discards)

    def deck_size(self) -> int:
        """DP-16  The sizes of decks are public."""
        return size(self.deck)

    def on_board(self) -> int:
        """How many of its cubes lie on cards and cities."""
        return sum(self.cubes.values())


def bare_player(seat: Seat, main: str, alignment: str, cultist: bool = False) -> Player:
    """A player with nothing yet."""
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
    """DP-3  Ten starting cards, cubes and control tokens."""
    player = bare_player(seat, main, alignment)
    numbers, parts = box.numbers, box.content.components
    player.deck = loose(box.starting_deck(main))
    player.supply = numbers.start_cubes_supply
    player.general = (
        parts.cubes_per_colour - numbers.start_cubes_supply - numbers.start_cubes_vp_track
    )
    player.tokens = parts.control_tokens_per_colour
    return player
