"""The table: board, decks, players, and what is publicly known of them."""

from turncoat.core.chance import Chance
from turncoat.core.deck import Deck
from turncoat.core.table import Table as CoreTable
from turncoat.core.terms import ALL, Audience, Option, Seat, bit
from turncoat.games.shadow_hunters.character import ALIKE, Character, mask
from turncoat.games.shadow_hunters.content import COLOUR_OF
from turncoat.games.shadow_hunters.options import Options


class Player:
    """One player. Place "" is the middle or, for the dead, off the board.

    Made by `fresh_player`: without a constructor, copying at each restart point is faster.
    """

    __slots__ = (
        "alive", "barred", "character", "gear", "may_be", "place", "revealed", "seat", "used",
        "void", "warded", "wounds",
    )  # fmt: skip

    seat: Seat
    character: Character
    may_be: int  # the characters that public facts leave possible for this seat, as bits
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
        """Return an independent copy."""
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
    """SH-3  A new player, in the middle and without wounds."""
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
    """A green card that was given, and its outcome. Only the seats in `known` saw the card."""

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
    """SH-42  One effect: who is hit and how hard, who caused it, who dies of it."""

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
        """SH-31a  Whether somebody took at least one wound."""
        return any(amount for _, amount in self.hits)


class Board:
    """What never changes during a match: options, layout and the pool of characters."""

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
    """The state of one match, with all its secrets."""

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
        # Whether the active player has used a once-per-turn ability.
        self.acted = False
        # The red or blue event that is being carried out; it is in no pile (SH-2a).
        self.resolving = ""
        # SH-51: standing offers are refused from a wounding throw or choice until SH-42 is done.
        self.closed = False
        # Seats that see everything: the dead, unless the host decided otherwise (SH-43).
        self.ghosts: Audience = 0
        # Every green card given and every attack, oldest first.
        self.gifts: list[Gift] = []
        self.attacks: list[tuple[Seat, Seat]] = []
        # The characters that, going by public facts, somebody hidden may still be.
        self.unseen = 0

    def copy(self) -> "Table":
        """Return an independent copy. It shares the dead players, who never change again."""
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
        """The table options."""
        return self.board.options

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active_seat]

    def living(self) -> list[Player]:
        """All living players, in seat order."""
        return [player for player in self.players if player.alive]

    def others(self, me: Player) -> list[Player]:
        """SH-14b  Every other living player."""
        return [player for player in self.players if player.alive and player is not me]

    def clockwise_after(self, seat: Seat) -> list[Player]:
        """All players, beginning with the next seat."""
        return self.players[seat + 1 :] + self.players[: seat + 1]

    def dead_count(self) -> int:
        """How many players are dead."""
        return sum(not player.alive for player in self.players)

    def deck(self, colour: str) -> Deck:
        """One of the three decks."""
        if colour == "red":
            return self.red
        return self.blue if colour == "blue" else self.green

    def discard(self, card: str) -> None:
        """Put a card on the discard pile of its colour."""
        self.deck(COLOUR_OF[card]).discards.append(card)

    def turned_up(self, player: Player) -> None:
        """SH-51a  Reveal a player and rule out characters that nobody hidden can be now."""
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
        """SH-51a  Work out from scratch which characters somebody hidden may be."""
        self.unseen = mask([card for card in self.board.pool if self.board.kinds[card.kind]])
        for player in self.players:
            if player.revealed:
                self.turned_up(player)

    def knowing(self, *players: Player) -> Audience:
        """An audience: these players, and the dead who see everything."""
        audience = self.ghosts
        for player in players:
            audience |= bit(player.seat)
        return audience


def chosen(table: Table, me: Player, option: Option) -> Player:
    """The player whom an option names; everybody is told."""
    target = table.players[int(option[1])]
    table.tell(ALL, ("targets", me.seat, target.seat))
    return target
