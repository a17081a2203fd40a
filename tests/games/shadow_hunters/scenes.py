"""Positions to start from, and a match to play them with.

The board is always in the order of the content file: the three areas are Hut and Spring, Chapel and
Graveyard, Tree and Circle. `luck` sets the next rolls and draws, in order.
"""

from typing import Any

from tests.games.playing import PlayableMatch
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.match import Match
from turncoat.core.terms import Option, Seat
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import COLOUR_OF, KINDS, PLACES
from turncoat.games.shadow_hunters.options import Options
from turncoat.games.shadow_hunters.rules import RULES
from turncoat.games.shadow_hunters.table import Board, Player, Table
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView

HUT, SPRING, CHAPEL, GRAVEYARD, TREE, CIRCLE = PLACES


class Play(PlayableMatch[Table, ShadowHuntersView, Options]):
    """A match, with the usual moves as methods."""

    def __getitem__(self, seat: Seat) -> Player:
        return self.match.table.players[seat]

    def interrupt(self, seat: Seat, *option: str | int) -> "Play":
        """A seat takes a standing offer."""
        self.match.interrupt(seat, option)
        return self

    def go_on(self) -> "Play":
        """Everybody goes on, for as long as all who are asked may do so."""
        while self.match.pending and all(
            ("go_on",) in decision.options for decision in self.match.pending.values()
        ):
            for seat in list(self.match.pending):
                self.match.answer(seat, ("go_on",))
        return self

    def offers(self, seat: Seat) -> list[Option]:
        """The standing offers of a seat."""
        return self.match.offers(seat)

    # How turns usually begin.

    def move(self, place: str, *then: int | str) -> "Play":
        """The active player rolls and moves to a place; `then` is rolled or drawn next."""
        dice = {HUT: (1, 1), SPRING: (3, 1), CHAPEL: (5, 1), GRAVEYARD: (4, 4), TREE: (5, 4)}
        self.luck(*dice.get(place, (6, 4)), *then)
        return self.choose("throw")

    def skip_place(self) -> "Play":
        """The active player does not use the place."""
        return self.choose("skip")

    def attack(self, target: Seat, *dice: int) -> "Play":
        """The active player goes to the Chapel, leaves it unused and attacks."""
        return self.move(CHAPEL).skip_place().luck(*dice).choose("attack", target)

    def attack_all(self, *dice: int) -> "Play":
        """The active player goes to the Chapel and attacks with the Whirling Flail."""
        return self.move(CHAPEL).skip_place().luck(*dice).choose("attack_all")

    def tree_wounds(self, target: Seat) -> "Play":
        """The active player goes to the Magic Tree and wounds somebody there."""
        return self.move(TREE).choose("tree_wound", target)

    def draw(self, card: str, *then: int | str) -> "Play":
        """The active player goes to the Spring and draws this red or blue card."""
        return self.move(SPRING, card, *then).choose("draw", COLOUR_OF[card])

    def draw_blue(self, card: str, *then: int | str) -> "Play":
        """The active player goes to the Chapel and draws this card."""
        return self.move(CHAPEL, card, *then).choose("draw", "blue")

    def draw_red(self, card: str, *then: int | str) -> "Play":
        """The active player goes to the Graveyard and draws this card."""
        return self.move(GRAVEYARD, card, *then).choose("draw", "red")

    def give_green(self, card: str, receiver: Seat) -> "Play":
        """The active player goes to the Hut, draws this green card and gives it away."""
        return self.move(HUT, card).choose("draw", "green").choose("give", receiver)

    def say(self, seat: Seat, *claim: str | int) -> "Play":
        """A seat makes a claim."""
        self.match.say(seat, claim)
        return self

    # What can be observed.

    def is_window(self, seat: Seat) -> bool:
        """Whether the decision of this seat is a window."""
        return self.match.pending[seat].window

    def words_told(self, seat: Seat | None) -> set[str | int]:
        """Every word of every event that a seat was told."""
        return {word for event in self.events(seat) for word in event}


class Scene:
    """A position: one character for each seat, and it is seat 0's turn in round 2."""

    def __init__(self, *characters: str, **options: Any) -> None:
        options.setdefault("pool", "free")
        players = options.pop("players", len(characters))
        read = RULES.read_options(players, options)
        table = RULES.deal(read, Chance(key_from_seed("scene")))
        for player, character in zip(table.players, characters, strict=True):
            player.character = CHARACTERS[character]
        dealt = [CHARACTERS[character].kind for character in characters]
        kinds = {kind: dealt.count(kind) for kind in KINDS}
        table.board = Board(read, list(PLACES), table.board.pool, kinds)
        table.phase = "turn"
        table.events = []
        table.round = 2
        table.start_seat = table.active_seat = 0
        table.reckon_unseen()
        self.table = table

    def at(self, place: str, *seats: Seat) -> "Scene":
        """Put these seats in a place."""
        for seat in seats:
            self.table.players[seat].place = place
        return self

    def wounds(self, seat: Seat, wounds: int) -> "Scene":
        self.table.players[seat].wounds = wounds
        return self

    def gear(self, seat: Seat, *cards: str) -> "Scene":
        """Give a seat these equipment cards."""
        for card in cards:
            for deck in (self.table.red, self.table.blue):
                if card in deck.pile:
                    deck.pile.remove(card)
            self.table.players[seat].gear.append(card)
        return self

    def discarded(self, *cards: str) -> "Scene":
        """Move these cards from the decks to the discards."""
        for card in cards:
            for deck in (self.table.red, self.table.blue, self.table.green):
                if card in deck.pile:
                    deck.pile.remove(card)
            self.table.discard(card)
        return self

    def revealed(self, *seats: Seat) -> "Scene":
        for seat in seats:
            self.table.turned_up(self.table.players[seat])
        return self

    def void(self, *seats: Seat) -> "Scene":
        for seat in seats:
            self.table.players[seat].void = True
        return self

    def warded(self, *seats: Seat) -> "Scene":
        for seat in seats:
            self.table.players[seat].warded = True
        return self

    def barred(self, *seats: Seat) -> "Scene":
        for seat in seats:
            self.table.players[seat].barred = True
        return self

    def dead(self, *seats: Seat) -> "Scene":
        """Make these seats dead since an earlier round."""
        for seat in seats:
            player = self.table.players[seat]
            player.alive = False
            player.place = ""
            player.wounds = player.character.hit_points
            self.table.turned_up(player)
            if self.table.options.dead_see:
                self.table.ghosts |= 1 << seat
        return self

    def used(self, *seats: Seat) -> "Scene":
        for seat in seats:
            self.table.players[seat].used = True
        return self

    def round(self, number: int) -> "Scene":
        self.table.round = number
        return self

    def turn_of(self, seat: Seat, start_seat: Seat = 0) -> "Scene":
        self.table.active_seat = seat
        self.table.start_seat = start_seat
        return self

    def opening(self) -> "Scene":
        """Start with the opening round of green cards."""
        self.table.phase = "opening"
        self.table.round = 1
        return self

    def play(self, *luck: int | str) -> Play:
        """Start the match; `luck` is rolled or drawn first."""
        self.table.chance.script = list(luck)
        match = Match.resume(RULES, self.table, [])
        # Scripted luck cannot be drawn again, so keep a copy at each restart point.
        _ = match.start
        return Play(match)
