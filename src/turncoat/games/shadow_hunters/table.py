"""The table: board, decks and players, and what has become known of them."""

from collections.abc import Iterator

from turncoat.core.chance import Chance
from turncoat.core.deck import Deck
from turncoat.core.table import Table as CoreTable
from turncoat.core.words import Audience, Option, Seat, bit
from turncoat.games.shadow_hunters.character import Character, mask
from turncoat.games.shadow_hunters.content import COLOUR_OF
from turncoat.games.shadow_hunters.options import Options


class Player:
    """What lies in front of one seat. Place "" is the middle, or off the board."""

    __slots__ = (
        "alive", "barred", "character", "gear", "may_be", "place", "revealed", "seat", "used",
        "void", "warded", "wounds",
    )  # fmt: skip

    def __init__(self, seat: Seat, character: Character, may_be: int) -> None:
        self.seat = seat
        self.character = character
        self.revealed = False
        self.alive = True
        self.place = ""
        self.wounds = 0
        self.gear: list[str] = []
        self.warded = False
        self.barred = False
        self.void = False
        self.used = False
        # The characters that everything public leaves possible for this seat, as bits.
        self.may_be = may_be

    def copy(self) -> "Player":
        """The same player, to go its own way."""
        twin = Player.__new__(Player)
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


def areas_of(slots: list[str]) -> dict[str, list[str]]:
    """SH-1  Each place and its partner: slots 1-2, 3-4 and 5-6."""
    return {place: slots[slot & ~1 : (slot & ~1) + 2] for slot, place in enumerate(slots)}


class Table(CoreTable):
    """The whole truth of one game of Shadow Hunters."""

    __slots__ = (
        "acted", "active_seat", "areas", "attacks", "blue", "closed", "ending", "extra_turns", "ghosts",
        "gifts", "green", "kinds", "options", "players", "pool", "red", "round", "slots", "start_seat",
        "unseen",
    )  # fmt: skip

    def __init__(
        self,
        options: Options,
        chance: Chance,
        slots: list[str],
        players: list[Player],
        pool: list[Character],
        decks: list[Deck],
        kinds: dict[str, int],
    ) -> None:
        super().__init__(len(players), chance, "turn")
        self.options = options
        self.slots = slots
        self.areas = areas_of(slots)
        self.players = players
        self.pool = pool
        self.ending = [character for character in pool if character.ends_game]
        self.kinds = kinds
        self.red, self.blue, self.green = decks
        self.start_seat: Seat = 0
        self.active_seat: Seat = 0
        self.round = 1
        self.extra_turns = 0
        # Whether the active player has used an ability of the kind 'in each turn'.
        self.acted = False
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
        """The same table, to go its own way."""
        twin = Table.__new__(Table)
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.options = self.options
        twin.slots = self.slots
        twin.areas = self.areas
        twin.pool = self.pool
        twin.ending = self.ending
        twin.kinds = self.kinds
        # The dead never change again, so both tables may have them.
        twin.players = [player.copy() if player.alive else player for player in self.players]
        twin.red = self.red.copy()
        twin.blue = self.blue.copy()
        twin.green = self.green.copy()
        twin.phase = self.phase
        twin.told = self.told[:]
        twin.ended = self.ended
        twin.winners = self.winners[:]
        twin.start_seat = self.start_seat
        twin.active_seat = self.active_seat
        twin.round = self.round
        twin.extra_turns = self.extra_turns
        twin.acted = self.acted
        twin.closed = self.closed
        twin.ghosts = self.ghosts
        twin.gifts = self.gifts[:]
        twin.attacks = self.attacks[:]
        twin.unseen = self.unseen
        return twin

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

    def clockwise_after(self, seat: Seat) -> Iterator[Player]:
        """All players, beginning with the next seat."""
        for step in range(1, self.seats + 1):
            yield self.players[(seat + step) % self.seats]

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
        shown = 0
        for other in self.players:
            if other.revealed and other.character.kind == character.kind:
                shown += 1
        for other_card in self.pool:
            twin = other_card.initial == character.initial and self.options.pool == "mixed"
            whole_kind = other_card.kind == character.kind and shown == self.kinds[character.kind]
            if other_card is character or twin or whole_kind:
                self.unseen &= ~other_card.bit

    def reckon_unseen(self) -> None:
        """SH-51a  From the beginning: who may lie face down in front of somebody?"""
        self.unseen = mask([card for card in self.pool if self.kinds[card.kind]])
        for player in self.players:
            if player.revealed:
                self.turned_up(player)

    def knowing(self, *players: Player) -> Audience:
        """Some seats, and the dead who see everything."""
        audience = self.ghosts
        for player in players:
            audience |= bit(player.seat)
        return audience
