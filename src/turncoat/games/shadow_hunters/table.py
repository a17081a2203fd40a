"""The table: board, decks and players, and what has become known of them."""

from turncoat.core.chance import Chance
from turncoat.core.deck import Deck
from turncoat.core.table import Table as CoreTable
from turncoat.core.terms import ALL, Audience, Option, Seat, bit
from turncoat.games.shadow_hunters.character import ALIKE, Character, mask
from turncoat.games.shadow_hunters.content import COLOUR_OF
from turncoat.games.shadow_hunters.options import Options


class Player:
    """What lies in front of one seat. Place "" is the middle, or off the board.

    There is no constructor because a table is copied at each restart point; see `fresh_player`.
    """

    __slots__ = (
        "alive", "barred", "character", "gear", "may_be", "place", "revealed", "seat", "used",
        "void", "warded", "wounds",
    )  # fmt: skip

    seat: Seat
    character: Character
    may_be: int  # the characters that everything public leaves possible for this seat, as bits
    revealed: bool
    alive: bool
    place: str
    wounds: int
    gear: list[str]
    warded: bool
    barred: bool
    void: bool
    used: bool

    def copy(self) -> "Player":
        """The same player, to go its own way."""
        twin = Player()
        twin.seat = self.seat
        twin.character = self.character
        twin.may_be = self.may_be
        twin.revealed = self.revealed
        twin.alive = self.alive
        twin.place = self.place
        twin.wounds = self.wounds
        twin.gear = self.gear[:]
        twin.warded = self.warded
        twin.barred = self.barred
        twin.void = self.void
        twin.used = self.used
        return twin


def fresh_player(seat: Seat, character: Character, may_be: int) -> Player:
    """SH-3  Everybody starts in the middle with 0 wounds."""
    player = Player()
    player.seat = seat
    player.character = character
    player.may_be = may_be
    player.revealed = False
    player.alive = True
    player.place = ""
    player.wounds = 0
    player.gear = []
    player.warded = player.barred = player.void = player.used = False
    return player


class Gift:
    """A green card on its way, and what came of it. Only those in `known` ever saw its face."""

    __slots__ = ("card", "giver", "hurt", "known", "made", "outcome", "receiver", "void")

    def __init__(self, made: int, giver: Seat, card: str, known: Audience) -> None:
        self.made = made
        self.giver = giver
        self.card = card
        self.known = known
        self.receiver: Seat = -1
        self.outcome: Option = ()
        self.hurt = False
        self.void = False


class Batch:
    """SH-42  One effect: who is hit by how much, who caused it, whom it puts out."""

    __slots__ = ("by_attack", "causer", "dead", "first", "hits", "thefts")

    def __init__(self, causer: Player | None, by_attack: bool = False) -> None:
        self.causer = causer
        self.by_attack = by_attack
        self.hits: list[tuple[Player, int]] = []
        self.thefts: list[tuple[Player, str]] = []
        self.dead: list[Player] = []
        self.first = False

    @property
    def dealt(self) -> bool:
        """SH-31a  At least one wound was put on somebody."""
        return any(amount for _, amount in self.hits)


class Board:
    """What never changes in one game: options, the layout, and who may be in it."""

    __slots__ = ("areas", "ending", "kinds", "options", "pool", "slots")

    def __init__(
        self, options: Options, slots: list[str], pool: list[Character], kinds: dict[str, int]
    ) -> None:
        self.options = options
        self.slots = slots
        self.pool = pool
        self.kinds = kinds
        self.ending = [character for character in pool if character.ends_game]
        # SH-1: each place and its partner; slots 1-2, 3-4 and 5-6 are the areas.
        self.areas = {place: slots[slot & ~1 : (slot | 1) + 1] for slot, place in enumerate(slots)}


class Table(CoreTable):
    """The whole truth of one game of Shadow Hunters."""

    __slots__ = (
        "acted", "active_seat", "attacks", "blue", "board", "closed", "extra_turns", "ghosts",
        "gifts", "green", "players", "red", "resolving", "round", "start_seat", "unseen",
    )  # fmt: skip

    def __init__(
        self,
        board: Board,
        chance: Chance,
        players: list[Player],
        red: Deck,
        blue: Deck,
        green: Deck,
    ) -> None:
        super().__init__(len(players), chance, "turn")
        self.board = board
        self.players = players
        self.red = red
        self.blue = blue
        self.green = green
        self.start_seat: Seat = 0
        self.active_seat: Seat = 0
        self.round = 1
        self.extra_turns = 0
        # Whether the active player has used an ability of the kind 'in each turn'.
        self.acted = False
        # The red or blue event that lies on the table while it is being done (SH-2a).
        self.resolving = ""
        # SH-51: standing offers are not taken while wounds are falling.
        self.closed = False
        # Seats that see everything: the dead, if the host lets them (SH-43).
        self.ghosts: Audience = 0
        # Every green card given, and every attack, oldest first.
        self.gifts: list[Gift] = []
        self.attacks: list[tuple[Seat, Seat]] = []
        # The characters that may still lie face down in front of somebody, as far as all know.
        self.unseen = 0

    def copy(self) -> "Table":
        """The same table, to go its own way. The dead never change again: both may have them."""
        twin = Table(
            self.board,
            self.chance.copy(),
            [player.copy() if player.alive else player for player in self.players],
            self.red.copy(),
            self.blue.copy(),
            self.green.copy(),
        )
        twin.phase = self.phase
        twin.events = self.events[:]
        twin.ended = self.ended
        twin.winners = self.winners[:]
        twin.start_seat = self.start_seat
        twin.active_seat = self.active_seat
        twin.round = self.round
        twin.extra_turns = self.extra_turns
        twin.acted = self.acted
        twin.resolving = self.resolving
        twin.closed = self.closed
        twin.ghosts = self.ghosts
        twin.gifts = self.gifts[:]
        twin.attacks = self.attacks[:]
        twin.unseen = self.unseen
        return twin

    @property
    def options(self) -> Options:
        """What the host chose."""
        return self.board.options

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.active_seat]

    def living(self) -> list[Player]:
        """Everybody still in the game, in seat order."""
        return [player for player in self.players if player.alive]

    def others(self, me: Player) -> list[Player]:
        """SH-14b  Every other living player."""
        return [player for player in self.players if player.alive and player is not me]

    def clockwise_after(self, seat: Seat) -> list[Player]:
        """All players, beginning with the next seat."""
        return self.players[seat + 1 :] + self.players[: seat + 1]

    def dead_count(self) -> int:
        """How many are out."""
        return sum(not player.alive for player in self.players)

    def deck(self, colour: str) -> Deck:
        """One of the three decks."""
        if colour == "red":
            return self.red
        return self.blue if colour == "blue" else self.green

    def discard(self, card: str) -> None:
        """Lay a card on the discards of its colour."""
        self.deck(COLOUR_OF[card]).discards.append(card)

    def turned_up(self, player: Player) -> None:
        """SH-51a  A card lies face up; all know who can't be hidden any more."""
        player.revealed = True
        character = player.character
        kind = character.kind
        shown = 0
        for other in self.players:
            if other.revealed and other.character.kind == kind:
                shown += 1
        mixed = self.options.pool == "mixed"
        self.unseen &= ~(ALIKE[character.initial] if mixed else character.bit)
        if shown == self.board.kinds[kind]:
            self.unseen &= ~ALIKE[kind]

    def reckon_unseen(self) -> None:
        """SH-51a  From the beginning: who may lie face down in front of somebody?"""
        self.unseen = mask([card for card in self.board.pool if self.board.kinds[card.kind]])
        for player in self.players:
            if player.revealed:
                self.turned_up(player)

    def knowing(self, *players: Player) -> Audience:
        """Some seats, and the dead who see everything."""
        audience = self.ghosts
        for player in players:
            audience |= bit(player.seat)
        return audience


def chosen(table: Table, me: Player, option: Option) -> Player:
    """Whom an option names, for all to see."""
    target = table.players[int(option[1])]
    table.tell(ALL, ("targets", me.seat, target.seat))
    return target
