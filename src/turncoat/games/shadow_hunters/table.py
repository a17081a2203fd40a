"""The table: board, decks, players, and what is publicly known of them."""

from dataclasses import dataclass, field

from turncoat.core.deck import Deck
from turncoat.core.fields import COPY, Copyable, with_copy
from turncoat.core.table import Table as CoreTable
from turncoat.core.terms import ALL, Audience, Option, Seat, bit
from turncoat.games.shadow_hunters.character import ALIKE, Character, mask
from turncoat.games.shadow_hunters.content import COLOUR_OF
from turncoat.games.shadow_hunters.options import Options


@with_copy
@dataclass(slots=True, eq=False, repr=False)
class Player(Copyable):
    """SH-3  One player. Place "" is the middle or, for the dead, off the board."""

    seat: Seat
    character: Character
    may_be: int  # the characters that public facts leave possible for this seat, as bits
    revealed: bool = False
    alive: bool = True
    place: str = ""
    wounds: int = 0
    gear: list[str] = field(default_factory=list)
    warded: bool = False
    barred: bool = False
    void: bool = False
    used: bool = False


@dataclass(slots=True, eq=False, repr=False)
class Gift:
    """A green card that was given, and its outcome. Only the seats in `known` saw the card."""

    made: int
    giver: Seat
    card: str
    known: Audience
    receiver: Seat = -1
    outcome: Option = ()
    hurt: bool = False
    void: bool = False


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


def copy_living(players: list[Player]) -> list[Player]:
    """Copy the living players, and share the dead, who never change again."""
    return [player.copy() if player.alive else player for player in players]


@with_copy
@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Table(CoreTable):
    """The state of one match, with all its secrets."""

    board: Board
    players: list[Player] = field(metadata={COPY: copy_living})
    red: Deck
    blue: Deck
    green: Deck
    start_seat: Seat = 0
    active_seat: Seat = 0
    round: int = 1
    extra_turns: int = 0
    # Whether the active player has used a once-per-turn ability.
    acted: bool = False
    # The red or blue event that is being carried out; it is in no pile (SH-2a).
    resolving: str = ""
    # SH-51: standing offers are refused from a wounding roll or choice until SH-42 is done.
    closed: bool = False
    # Seats that see everything: the dead, unless the host decided otherwise (SH-43).
    ghosts: Audience = 0
    # Every green card given and every attack, oldest first.
    gifts: list[Gift] = field(default_factory=list)
    attacks: list[tuple[Seat, Seat]] = field(default_factory=list)
    # The characters that, going by public facts, somebody hidden may still be.
    unseen: int = 0

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
