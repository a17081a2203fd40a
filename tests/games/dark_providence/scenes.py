"""Scenes: tables on which tests start, and ways to play them.

A scene is a table at the start of seat 0's turn: main agents in Arkham, Boston, Washington, Chicago
and Atlanta (seats 0 to 4), empty hands, full decks, no cubes on the board. The methods of a scene
take each part from wherever it was, so that none is lost or doubled. `luck` sets what is drawn
next: cards and tokens, in order.
"""

from collections.abc import Sequence
from typing import Any

from tests.games.dark_providence.census import census, full_box
from tests.games.playing import PlayableMatch
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.match import Match
from turncoat.core.terms import ALL, Seat
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.pile import Pile, cards_of, loose, on_top
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.rules import RULES, DarkProvidence
from turncoat.games.dark_providence.table import Solo, Table
from turncoat.games.dark_providence.turn import begin_turn
from turncoat.games.dark_providence.views.schema import DarkProvidenceView

INVESTIGATOR = "investigator"
CULTIST = "cultist"
DISSENTER_INVESTIGATOR = "dissenter_investigator"
DISSENTER_CULTIST = "dissenter_cultist"
HOMES = ("arkham", "boston", "washington", "chicago", "atlanta")


def on_city(city: str) -> Spot:
    return ("on_city", city)


def on_base(city: str) -> Spot:
    return ("on_base", city)


def on_mythos(card: str) -> Spot:
    return ("on_mythos", card)


class Play(PlayableMatch[Table, DarkProvidenceView, Options]):
    """A match that a test plays."""

    def __getitem__(self, seat: Seat) -> Player:
        return self.match.table.players[seat]

    def cards(self, *cards: str) -> "Play":
        """Pay with these cards, and answer `done` if asked."""
        for card in cards:
            self.choose("card", card)
        if set(self.asked().values()) == {"pay"}:
            self.choose("done")
        return self

    @property
    def old_one(self) -> Solo:
        """The Great Old One of a solo game."""
        assert self.table.solo
        return self.table.solo

    def place(self, seat: Seat) -> str:
        """The city of a main agent or a cultist."""
        return self[seat].agents[self[seat].main]

    def kinds(self, seat: Seat | None = None) -> set[str]:
        """The kinds of a seat's options."""
        return {str(option[0]) for option in self.options(seat)}

    def check_parts(self) -> "Play":
        """DP-1  Check that no part was lost or added."""
        assert census(self.table) == full_box(self.table)
        return self


class Scene:
    """A table to set up, with an alignment for each seat. One seat makes it a solo game."""

    def __init__(self, *alignments: str, rules: DarkProvidence = RULES, **options: Any) -> None:
        self.rules = rules
        read = rules.read_options(len(alignments), options)
        self.table = rules.deal(read, Chance(key_from_seed("scene")))
        for player, alignment in zip(self.table.players, alignments, strict=False):
            player.alignment = alignment
            player.deck = loose(cards_of(player.deck) + player.hand)
            player.hand = []
            player.agents = {player.main: HOMES[player.seat]}
        if self.table.solo:
            self.at(self.table.players[0].main, "boston")
        self.table.start_seat = self.table.active_seat = 0
        begin_turn(self.table)
        self.table.events = []

    # Cards.

    def _take(self, card: str) -> None:
        """Take a card from wherever it is; from a hand only if it is nowhere else."""
        table = self.table
        for player in table.players:
            for place in (player.discards, player.used, player.mythos):
                if card in place:
                    place.remove(card)
                    return
            if card in cards_of(player.deck):
                player.deck = _without(player.deck, card)
                return
        for city, top in table.tops.items():
            if top == card:
                self._replace_top(city)
                return
        for city, pile in table.stacks.items():
            if card in cards_of(pile):
                table.stacks[city] = _without(pile, card)
                return
        if card in table.row:
            table.row.remove(card)
        elif card in table.city_cards:
            table.city_cards.remove(card)
        elif card in cards_of(table.reserve):
            table.reserve = _without(table.reserve, card)
        elif card in cards_of(table.mythos_deck):
            table.mythos_deck = _without(table.mythos_deck, card)
        else:
            next(player for player in table.players if card in player.hand).hand.remove(card)

    def _replace_top(self, city: str) -> None:
        """Replace a face-up card by one from the reserve that is not an agent."""
        reserve = cards_of(self.table.reserve)
        plain = [card for card in reserve if not self.table.box.cards[card].agent]
        self.table.reserve = _without(self.table.reserve, plain[0])
        self.table.tops[city] = plain[0]

    def hand(self, seat: Seat, *cards: str) -> "Scene":
        """Put these cards into a hand. The token of an agent has to be placed as well."""
        for card in cards:
            self._take(card)
            self.table.players[seat].hand.append(card)
        return self

    def discards(self, seat: Seat, *cards: str) -> "Scene":
        for card in cards:
            self._take(card)
            self.table.players[seat].discards.append(card)
        return self

    def deck(self, seat: Seat, *cards: str) -> "Scene":
        """Make a deck of just these cards, the first on top; its old cards are discarded."""
        player = self.table.players[seat]
        player.discards += cards_of(player.deck)
        player.deck = ()
        for card in reversed(cards):
            self._take(card)
            player.deck = on_top(player.deck, card, 0)
        return self

    def top(self, city: str, card: str) -> "Scene":
        """Put this card face up on a city."""
        if self.table.tops.get(city) != card:
            self._take(card)
            if city in self.table.tops:
                old = self.table.tops[city]
                self.table.reserve = loose([*cards_of(self.table.reserve), old])
            self.table.tops[city] = card
        return self

    def stack(self, city: str, *cards: str) -> "Scene":
        """Put these face down on a city, the first on top; its old stack goes to the reserve."""
        old = cards_of(self.table.stacks[city])
        self.table.stacks[city] = ()
        self.table.reserve = loose([*cards_of(self.table.reserve), *old])
        pile: Pile = ()
        for card in reversed(cards):
            self._take(card)
            pile = on_top(pile, card, 0)
        self.table.stacks[city] = pile
        return self

    def reserve(self, *cards: str) -> "Scene":
        """Put these on the reserve, the first on top."""
        for card in reversed(cards):
            self._take(card)
            self.table.reserve = on_top(self.table.reserve, card, 0)
        return self

    def row(self, *cards: str) -> "Scene":
        """Make a mythos row of just these cards."""
        self.table.mythos_deck = loose([*cards_of(self.table.mythos_deck), *self.table.row])
        self.table.row = []
        for card in cards:
            self._take(card)
            self.table.row.append(card)
        return self

    def mythos_deck(self, *cards: str) -> "Scene":
        """Put these on the mythos deck, the first on top."""
        for card in reversed(cards):
            self._take(card)
            self.table.mythos_deck = on_top(self.table.mythos_deck, card, 0)
        return self

    def mythos(self, seat: Seat, *cards: str) -> "Scene":
        """Give a player these mythos cards."""
        for card in cards:
            self._take(card)
            self.table.players[seat].mythos.append(card)
        return self

    # Pieces.

    def agent(self, seat: Seat, agent: str, city: str) -> "Scene":
        """Give a player a hired agent; its card is discarded unless it is in hand."""
        player = self.table.players[seat]
        if agent not in player.hand:
            self.discards(seat, agent)
        player.agents[agent] = city
        return self

    def mi_go(self, seat: Seat, city: str) -> "Scene":
        """Give a player the Mi-Go."""
        self.table.players[seat].agents["mi_go"] = city
        return self

    def at(self, agent: str, city: str) -> "Scene":
        """Move an agent that is on the board."""
        self.table.owner_of(agent).agents[agent] = city
        return self

    def main(self, seat: Seat, city: str) -> "Scene":
        """Move a main agent."""
        player = self.table.players[seat]
        player.agents[player.main] = city
        return self

    def cubes(self, seat: Seat, spot: Spot, count: int) -> "Scene":
        """Place cubes from the supply, and then from the general supply."""
        player = self.table.players[seat]
        player.cubes[spot] = player.cubes.get(spot, 0) + count
        short = max(0, count - player.supply)
        player.supply -= count - short
        player.general -= short
        return self

    def supply(self, seat: Seat, count: int) -> "Scene":
        """Set the number of cubes in the supply; the others are in the general supply."""
        player = self.table.players[seat]
        player.general += player.supply - count
        player.supply = count
        return self

    def limbo(self, seat: Seat, count: int) -> "Scene":
        """Set the number of cubes in Limbo, taking them from the general supply."""
        player = self.table.players[seat]
        player.general += player.limbo - count
        player.limbo = count
        return self

    def control(self, seat: Seat, *cities: str) -> "Scene":
        """Give a player control of cities, with token and discarded city card, but without VP."""
        for city in cities:
            self.table.control[city] = seat
            self.table.players[seat].tokens -= 1
            if not self.table.players[seat].cultist:
                self.discards(seat, self.table.box.cities[city].card)
        return self

    def gate(self, seat: Seat, city: str, kind: str) -> "Scene":
        """Place a gate, "open" or "closed"."""
        self.table.gates[city] = (seat, kind)
        self.table.players[seat].tokens -= 1
        return self

    def lock(self, *spots: Spot) -> "Scene":
        self.table.locks += spots
        return self

    def possessed(self, seat: Seat, *agents: str) -> "Scene":
        self.table.players[seat].possessed += agents
        return self

    def crypt(self, seat: Seat, *agents: str) -> "Scene":
        """Put tokens into a crypt; their cards have been destroyed."""
        for agent in agents:
            self._take(agent)
            self.table.gone.append(agent)
            self.table.players[seat].crypt.append(agent)
        return self

    def deep_ones(self, seat: Seat, *cities: str) -> "Scene":
        """Give a player the Deep Ones: one in each of these cities, the rest in the supply."""
        player = self.table.players[seat]
        if not player.claimed_deep_ones:
            if "bs_deep_ones" not in player.hand:
                self.discards(seat, "bs_deep_ones")
            player.claimed_deep_ones = True
            player.deep_supply = self.table.deep_left
            self.table.deep_left = 0
        player.deep_supply -= len(cities)
        player.deep_ones += cities
        return self

    # Numbers and markers.

    def vp(self, seat: Seat, points: int) -> "Scene":
        self.table.players[seat].vp = points
        return self

    def insanity(self, seat: Seat, count: int) -> "Scene":
        self.table.players[seat].insanity = count
        for _ in range(count):
            self.table.bag.remove("insanity")
        return self

    def tracks(self, ritual: int = 0, investigation: int = 0) -> "Scene":
        self.table.ritual = ritual
        self.table.investigation = investigation
        return self

    def cthulhu(self, city: str) -> "Scene":
        self.table.cthulhu = city
        return self

    def martial_law(self, city: str) -> "Scene":
        self.table.martial_law = city
        return self

    def revealed(self, seat: Seat, how: str = "madness") -> "Scene":
        self.table.players[seat].revealed = how
        self.table.players[seat].known_to = ALL
        return self

    def turn(self, seat: Seat, actions: int = 2, fresh: bool = True) -> "Scene":
        """Set whose turn it is, with these actions left; it is fresh if nothing was done in it."""
        self.table.active_seat = seat
        self.table.actions = actions
        self.table.fresh = fresh
        return self

    # The solo game.

    def cultists(self, first: str, second: str) -> "Scene":
        """Place the two cultists."""
        return self.at("cultist1", first).at("cultist2", second)

    def old_one(self, points: int = 6, insanity: int = 0) -> "Scene":
        """Set the VP and insanity tokens of the Great Old One."""
        assert self.table.solo
        self.table.solo.vp = points
        self.table.solo.insanity = insanity
        for _ in range(insanity):
            self.table.bag.remove("insanity")
        return self

    def cultists_have(
        self, agents: Sequence[str] = (), mythos: Sequence[str] = (), crypt: Sequence[str] = ()
    ) -> "Scene":
        """Set what cultists have claimed (agents only with Hastur) and whom they have murdered."""
        assert self.table.solo
        for card in (*agents, *mythos, *crypt):
            self._take(card)
        self.table.solo.agents += agents
        self.table.solo.mythos += mythos
        self.table.solo.crypt += crypt
        self.table.gone += crypt
        return self

    def counted(self, gates: int = 0, bases: int = 0) -> "Scene":
        """Set how many gates and base cards count towards the Great Old One's goal."""
        assert self.table.solo
        self.table.solo.gates = gates
        self.table.solo.bases = bases
        return self

    def turned_up(self, *behaviours: str) -> "Scene":
        """Mark these behaviour cards as turned up already."""
        assert self.table.solo
        for card in behaviours:
            self.table.solo.behaviours.remove(card)
            self.table.solo.past.append(card)
        return self

    def bare(self, city: str) -> "Scene":
        """Remove all base cards from a city."""
        self.stack(city)
        self.table.reserve = loose([*cards_of(self.table.reserve), self.table.tops.pop(city)])
        return self

    def its_turn(self, *luck: str) -> Play:
        """A match from the Great Old One's turn on; `luck` starts with its behaviour card."""
        self.table.phase = "great_old_one"
        self.table.chance.script = list(luck)
        return self.play()

    def play(self) -> Play:
        """A match from this table; checks that no part of the box was lost or added."""
        assert census(self.table) == full_box(self.table)
        return Play(Match.resume(self.rules, self.table, []))


def claim(scene: Scene, spot: Spot, *luck: str) -> Play:
    """Let the active player claim this; `luck` sets what is drawn."""
    return scene.play().luck(*luck).choose("claim").choose(*spot)


def party(players: int = 3, **options: Any) -> Scene:
    """A scene for this many players, with main agents from Monday (seat 0) to Saturday."""
    alignments = (INVESTIGATOR, CULTIST, DISSENTER_INVESTIGATOR, CULTIST, INVESTIGATOR)[:players]
    return Scene(*alignments, **{"agents": RULES.box.main_agents[:players], **options})


def solo(great_old_one: str = "goo_hastur", rules: DarkProvidence = RULES) -> Scene:
    """A solo game: Agent Friday in Boston, cultists in Arkham and New York."""
    return Scene(INVESTIGATOR, rules=rules, great_old_one=great_old_one, agents=["friday"])


def _without(pile: Pile, card: str) -> Pile:
    """Take one card out of the lowest layer that has it, so that cards put on top stay there."""
    place = next(index for index, (cards, _) in enumerate(pile) if card in cards)
    cards, known = pile[place]
    rest = list(cards)
    rest.remove(card)
    return (*pile[:place], *loose(rest, known), *pile[place + 1 :])
