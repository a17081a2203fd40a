"""The table: board, decks and players, and what has become known of them."""

from collections.abc import Iterator

from turncoat.core.chance import Chance
from turncoat.core.deck import Deck
from turncoat.core.table import Table as CoreTable
from turncoat.core.words import Audience, Option, Seat, bit
from turncoat.games.shadow_hunters.character import Character
from turncoat.games.shadow_hunters.content import COLOUR_OF, KINDS
from turncoat.games.shadow_hunters.options import Options


class Player:
    """What lies in front of one seat. Place "" is the middle, or off the board."""

    __slots__ = (
        "acted", "alive", "barred", "character", "gear", "may_be", "place", "revealed", "seat",
        "switched", "used", "void", "warded", "wounds",
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
        self.acted = False
        self.switched = False
        # The characters that everything public leaves possible for this seat, as bits.
        self.may_be = may_be

    def copy(self) -> "Player":
        """The same player, to go its own way."""
        twin = Player(self.seat, self.character, self.may_be)
        twin.revealed = self.revealed
        twin.alive = self.alive
        twin.place = self.place
        twin.wounds = self.wounds
        twin.gear = self.gear[:]
        twin.warded = self.warded
        twin.barred = self.barred
        twin.void = self.void
        twin.used = self.used
        twin.acted = self.acted
        twin.switched = self.switched
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


class Table(CoreTable):
    """The whole truth of one game of Shadow Hunters."""

    __slots__ = (
        "active_seat", "attacks", "blue", "closed", "extra_turns", "ghosts", "gifts", "green",
        "kinds", "options", "players", "pool", "red", "round", "slot_of", "slots", "start_seat",
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
        kinds: list[int],
    ) -> None:
        super().__init__(len(players), chance, "turn")
        self.options = options
        self.slots = slots
        self.slot_of = {place: slot for slot, place in enumerate(slots)}
        self.players = players
        self.pool = pool
        self.kinds = kinds
        self.red, self.blue, self.green = decks
        self.start_seat: Seat = 0
        self.active_seat: Seat = 0
        self.round = 1
        self.extra_turns = 0
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
        decks = [self.red.copy(), self.blue.copy(), self.green.copy()]
        players = [player.copy() for player in self.players]
        chance = self.chance.copy()
        twin = Table(self.options, chance, self.slots, players, self.pool, decks, self.kinds)
        twin.slot_of = self.slot_of
        twin.phase = self.phase
        twin.told = self.told[:]
        twin.ended = self.ended
        twin.winners = self.winners[:]
        twin.start_seat = self.start_seat
        twin.active_seat = self.active_seat
        twin.round = self.round
        twin.extra_turns = self.extra_turns
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
        """A card lies face up for good."""
        player.revealed = True
        self.reckon_unseen()

    def reckon_unseen(self) -> None:
        """SH-51a  Everybody reckons who may still be hidden."""
        left = self.kinds[:]
        shown: set[str] = set()
        for other in self.players:
            if other.revealed:
                left[KINDS.index(other.character.kind)] -= 1
                shown.add(other.character.initial if self.options.pool == "mixed" else "")
                shown.add(other.character.id)
        self.unseen = 0
        for character in self.pool:
            gone = character.id in shown or character.initial in shown
            if not gone and left[KINDS.index(character.kind)]:
                self.unseen |= character.bit

    def knowing(self, *players: Player) -> Audience:
        """Some seats, and the dead who see everything."""
        audience = self.ghosts
        for player in players:
            audience |= bit(player.seat)
        return audience
