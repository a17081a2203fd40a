"""The table: the board, its piles and pieces, the players, and the state of the turn."""

from typing import Final, TypeAlias, TypeVar

from turncoat.core.chance import Chance
from turncoat.core.table import Table as CoreTable
from turncoat.core.terms import ALL, Audience, Seat
from turncoat.games.dark_providence.content.box import NO_CARDS, Box
from turncoat.games.dark_providence.content.schema import Mod
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.pile import EMPTY, Pile, without_top
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.preview import NOTHING, Preview

PLACING: Final = "placing"
TURN: Final = "turn"
GREAT_OLD_ONE: Final = "great_old_one"

NOBODY: Final = -1

# Piles that belong to no city and no player.
RESERVE: Final = "reserve"
MYTHOS_DECK: Final = "mythos"
BAG: Final = "bag"
BEHAVIOURS: Final = "behaviours"

# The pile, who saw the card, and the card.
Drawn: TypeAlias = tuple[str, Audience, str]
M = TypeVar("M", bound=Mod)


class Solo:
    """DP-60  The Great Old One, and what its two cultists have done together."""

    __slots__ = (
        "agents", "bases", "behaviours", "crypt", "doom", "gates", "id", "insanity", "mythos",
        "past", "sanity", "vp",
    )  # fmt: skip

    def __init__(self, great_old_one: str, vp: int, behaviours: list[str]) -> None:
        self.id = great_old_one
        self.vp = vp
        self.insanity = 0
        self.sanity = 0  # tokens that have left the game
        self.behaviours = behaviours
        self.past: list[str] = []
        self.agents: list[str] = []  # agent cards claimed
        self.bases = 0
        self.mythos: list[str] = []
        self.gates = 0
        self.crypt: list[str] = []
        self.doom = ""  # DP-67: why the game ends after its turn

    def copy(self) -> "Solo":
        """A copy that can be changed independently."""
        twin = Solo(self.id, self.vp, self.behaviours[:])
        twin.insanity = self.insanity
        twin.sanity = self.sanity
        twin.past = self.past[:]
        twin.agents = self.agents[:]
        twin.bases = self.bases
        twin.mythos = self.mythos[:]
        twin.gates = self.gates
        twin.crypt = self.crypt[:]
        twin.doom = self.doom
        return twin


class Table(CoreTable):
    """The state of one match, with all its secrets."""

    __slots__ = (
        "actions", "active_seat", "bag", "box", "brains", "city_cards", "claims", "control",
        "cthulhu", "deep_left", "deep_lost", "drawn", "ending", "fresh", "gates", "gone",
        "investigation", "locks", "looking", "lost_tokens", "martial_law", "mythos_deck", "options",
        "picking", "played", "players", "preview", "reserve", "ritual", "round", "row", "scores",
        "solo", "spare", "stacks", "start_seat", "tally", "tops", "whateleys",
    )  # fmt: skip

    def __init__(self, box: Box, options: Options, chance: Chance, players: list[Player]) -> None:
        super().__init__(options.players, chance, PLACING)
        self.box = box
        self.options = options
        self.players = players
        # DP-4: alignment cards that nobody has.
        self.spare: list[str] = []
        self.start_seat: Seat = 0
        self.active_seat: Seat = 0
        self.round = 1
        # The board.
        self.control: dict[str, Seat] = {}
        self.gates: dict[str, tuple[Seat, str]] = {}
        self.locks: list[Spot] = []
        self.tops: dict[str, str] = {}
        self.stacks: dict[str, Pile] = {}
        self.reserve: Pile = EMPTY
        self.mythos_deck: Pile = EMPTY
        self.row: list[str] = []
        self.city_cards: list[str] = []
        self.bag: list[str] = []
        self.ritual = 0
        self.investigation = 0
        self.cthulhu = ""
        self.martial_law = ""
        self.whateleys: list[str] = []
        self.deep_left = box.content.components.deep_ones
        # DP-48a: agents under the Mi-Go; then cards, tokens and Deep Ones that are out of the game.
        self.brains: list[str] = []
        self.gone: list[str] = []
        self.lost_tokens: list[str] = []
        self.deep_lost = 0
        # The turn: actions left, whether nothing has been done yet, claims so far.
        self.actions = 0
        self.fresh = True
        self.claims = 0
        # The cards played in this action.
        self.played: list[str] = []
        # Cards that a player is looking at now.
        self.looking: list[str] = []
        # What the seat that is asked is told about its options.
        self.preview: Preview = NOTHING
        # DP-17: whether players are picking discards in secret.
        self.picking = False
        # DP-50a: why the game will end after this action.
        self.ending = ""
        # Each player's score by its parts, at the end.
        self.scores: list[list[tuple[str, int]]] = []
        # Who claimed what, in order, for statistics.
        self.tally: list[tuple[Seat, str]] = []
        self.solo: Solo | None = None
        # What was drawn since the restart point.
        self.drawn: list[Drawn] = []

    def copy(self) -> "Table":
        """A copy that can be changed independently."""
        twin = Table(
            self.box, self.options, self.chance.copy(), [player.copy() for player in self.players]
        )
        twin.phase = self.phase
        twin.events = self.events[:]
        twin.ended = self.ended
        twin.winners = self.winners[:]
        twin.seal_count = self.seal_count
        twin.spare = self.spare
        twin.start_seat = self.start_seat
        twin.active_seat = self.active_seat
        twin.round = self.round
        twin.control = self.control.copy()
        twin.gates = self.gates.copy()
        twin.locks = self.locks[:]
        twin.tops = self.tops.copy()
        twin.stacks = self.stacks.copy()
        twin.reserve = self.reserve
        twin.mythos_deck = self.mythos_deck
        twin.row = self.row[:]
        twin.city_cards = self.city_cards[:]
        twin.bag = self.bag[:]
        twin.ritual = self.ritual
        twin.investigation = self.investigation
        twin.cthulhu = self.cthulhu
        twin.martial_law = self.martial_law
        twin.whateleys = self.whateleys[:]
        twin.deep_left = self.deep_left
        twin.brains = self.brains[:]
        twin.gone = self.gone[:]
        twin.lost_tokens = self.lost_tokens[:]
        twin.deep_lost = self.deep_lost
        twin.actions = self.actions
        twin.fresh = self.fresh
        twin.claims = self.claims
        twin.played = self.played[:]
        twin.picking = self.picking
        twin.ending = self.ending
        twin.scores = self.scores[:]
        twin.tally = self.tally[:]
        twin.solo = self.solo.copy() if self.solo else None
        twin.drawn = self.drawn[:]
        return twin

    # Players.

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active_seat]

    def others(self, me: Player) -> list[Player]:
        """DP-60b  The other players; in the solo game the cultists."""
        return [player for player in self.players if player is not me]

    def holders(self, me: Player) -> list[Player]:
        """The other players with hands; the cultists of a Great Old One have none (DP-60)."""
        return [player for player in self.others(me) if player.hand]

    def from_active(self) -> list[Player]:
        """DP-17  All players, the active one first, then in seat order."""
        first = self.active_seat
        return self.players[first:] + self.players[:first]

    def owner_of(self, agent: str) -> Player:
        """The player whose token on the board this is."""
        for player in self.players:
            if agent in player.agents:
                return player
        raise LookupError(agent)

    # Effects of cards.

    def ongoing(self, me: Player, kind: type[M]) -> list[tuple[str, M]]:
        """A player's lasting effects of one kind, from mythos cards and agents, with the card."""
        found: list[tuple[str, M]] = []
        for card, mods in self.box.ongoing.get(kind, NO_CARDS).items():
            if card in me.mythos or card in me.agents:
                found += [(card, mod) for mod in mods]
        return found

    # Cities.

    def is_open(self, city: str) -> bool:
        """DP-48  Whether neither Cthulhu nor martial law is in a city."""
        return city != self.cthulhu and city != self.martial_law

    def open_cities(self) -> list[str]:
        """DP-48  All cities that may be entered."""
        return [city for city in self.box.city_ids if self.is_open(city)]

    # Chance.

    def draw(self, name: str, pile: Pile, seen: Audience) -> tuple[str, Pile]:
        """Take the top card of a pile; return it and the rest."""
        cards, left = self.draw_some(name, pile, 1, seen)
        return cards[0], left

    def draw_some(
        self, name: str, pile: Pile, count: int, seen: Audience
    ) -> tuple[list[str], Pile]:
        """Take `count` cards of a pile's top layer, if it has that many."""
        rest = list(pile[-1][0])
        cards: list[str] = []
        while rest and len(cards) < count:
            card = self.chance.draw(rest, seen == ALL)
            self.drawn.append((name, seen, card))
            cards.append(card)
        return cards, without_top(pile, rest, seen)

    def make_known(self, name: str, card: str) -> None:
        """Show everybody what was drawn in secret."""
        self.drawn = [
            (pile, ALL if (pile, drawn) == (name, card) else seen, drawn)
            for pile, seen, drawn in self.drawn
        ]

    def draw_loose(self, name: str, things: list[str]) -> str:
        """Take something from a bag or a shuffled row, for all to see."""
        thing = self.chance.draw(things)
        self.drawn.append((name, ALL, thing))
        return thing

    # The end.

    def will_end(self, reason: str) -> None:
        """DP-50a  Note that the game will end; the first reason stays."""
        if not self.ending:
            self.ending = reason
            self.tell(ALL, ("will_end", reason))
