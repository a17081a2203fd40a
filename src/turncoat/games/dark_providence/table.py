"""The table: the board, its piles and pieces, the players, and the state of the turn."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from turncoat.core.chance import Chance
from turncoat.core.fields import Copyable, with_copy
from turncoat.core.table import Table as CoreTable
from turncoat.core.terms import ALL, Audience, Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.pile import EMPTY, Pile, without_top
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.preview import NOTHING, Preview
from turncoat.games.dark_providence.public.lasting import M, lasting

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


@with_copy
@dataclass(slots=True, eq=False, repr=False)
class Solo(Copyable):
    """DP-60  The Great Old One, and what its two cultists have done together."""

    id: str
    vp: int
    behaviours: list[str]
    insanity: int = 0
    sanity: int = 0  # tokens that have left the game
    past: list[str] = field(default_factory=list)
    agents: list[str] = field(default_factory=list)  # agent cards claimed
    bases: int = 0
    mythos: list[str] = field(default_factory=list)
    gates: int = 0
    crypt: list[str] = field(default_factory=list)
    doom: str = ""  # DP-67: why the game ends after its turn


@with_copy
@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Table(CoreTable):
    """The state of one match, with all its secrets."""

    box: Box
    options: Options
    players: list[Player]
    # DP-4: alignment cards that nobody has.
    spare: list[str] = field(default_factory=list)
    start_seat: Seat = 0
    active_seat: Seat = 0
    round: int = 1
    # The board.
    control: dict[str, Seat] = field(default_factory=dict)
    gates: dict[str, tuple[Seat, str]] = field(default_factory=dict)
    locks: list[Spot] = field(default_factory=list)
    tops: dict[str, str] = field(default_factory=dict)
    stacks: dict[str, Pile] = field(default_factory=dict)
    reserve: Pile = EMPTY
    mythos_deck: Pile = EMPTY
    row: list[str] = field(default_factory=list)
    city_cards: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    ritual: int = 0
    investigation: int = 0
    cthulhu: str = ""
    martial_law: str = ""
    whateleys: list[str] = field(default_factory=list)
    deep_left: int
    # DP-48a: agents under the Mi-Go; then cards, tokens and Deep Ones that are out of the game.
    brains: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    lost_tokens: list[str] = field(default_factory=list)
    deep_lost: int = 0
    # The turn: actions left, whether nothing has been done yet, claims so far.
    actions: int = 0
    fresh: bool = True
    claims: int = 0
    # The cards played in this action.
    played: list[str] = field(default_factory=list)
    # Cards that a player is looking at now.
    looking: list[str] = field(default_factory=list)
    # What the seat that is asked is told about its options.
    preview: Preview = NOTHING
    # DP-17: whether players are picking discards in secret.
    picking: bool = False
    # DP-50a: why the game will end after this action.
    ending: str = ""
    # Each player's score by its parts, at the end.
    scores: list[list[tuple[str, int]]] = field(default_factory=list)
    # Who claimed what, in order, for statistics.
    tally: list[tuple[Seat, str]] = field(default_factory=list)
    solo: Solo | None = None
    # What was drawn since the restart point.
    drawn: list[Drawn] = field(default_factory=list)

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
        return lasting(self.box, me.mythos, me.agents, kind)

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


def bare_table(box: Box, options: Options, chance: Chance, players: list[Player]) -> Table:
    """A table on which nothing has been laid yet."""
    deep_left = box.content.components.deep_ones
    return Table(
        options.players,
        chance,
        PLACING,
        box=box,
        options=options,
        players=players,
        deep_left=deep_left,
    )
