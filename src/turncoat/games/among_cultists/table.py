"""The table: characters, rooms, decks and tokens, and what is publicly known of them."""

from dataclasses import dataclass, field

from turncoat.core.chance import Chance
from turncoat.core.fields import Copyable, with_copy
from turncoat.core.table import Table as CoreTable
from turncoat.core.terms import ALL, Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import ALL_ROUTES, CENTRAL_HALL, DEAD, UNSAFE
from turncoat.games.among_cultists.ledger import Line, given, laid
from turncoat.games.among_cultists.roles import CULTIST, Role, ability_of

# AC-34: the state of the gate.
NO_GATE = ""
GATE_OPEN = "open"
GATE_CLOSED = "closed"
GATE_TOO_LATE = "too_late"


@with_copy
@dataclass(slots=True, eq=False, repr=False)
class Player(Copyable):
    """A character, played by a seat or AUTOMA."""

    seat: Seat
    automa: bool
    character: str
    role: Role
    ability: Role  # the role whose ability counts (AC-90)
    route: int
    place: str
    encounter_cards: list[str]
    room_cards: list[str]
    pulse: list[tuple[str, Seat, int]] = field(default_factory=list)  # face, giver, round
    ghost: bool = False
    died: int = 0  # the round in which it became a ghost
    death: str = ""  # the cause of death
    shown: bool = False  # whether everybody knows its role
    used: bool = False  # AC-88: whether the Assassin has struck
    may_be: int = 0  # the roles that public facts leave possible, as bits
    free_routes: int = ALL_ROUTES  # the routes that fit what it did while living, as bits
    ghost_routes: int = ALL_ROUTES  # the routes that fit what it did as a ghost, as bits

    @property
    def killed(self) -> bool:
        """AC-27  Whether there is a Dead card among its pulse cards, known or not."""
        return any(card[0] == DEAD for card in self.pulse)


def fresh_player(board: Board, seat: Seat, character: str, role: Role, route: int) -> Player:
    """AC-5, AC-7  Return a character in the Central Hall with its deck in hand."""
    automa = seat == board.automa
    return Player(
        seat=seat,
        automa=automa,
        character=character,
        role=role,
        ability=ability_of(role, automa, board.cultists),
        route=route,
        place=CENTRAL_HALL,
        encounter_cards=role.encounter_cards[:],
        room_cards=role.room_cards[:],
    )


@with_copy
@dataclass(slots=True, eq=False, repr=False)
class Room(Copyable):
    """AC-7  A room with its books, its deck and its token.

    `stack` holds the cards laid since the deck was last shuffled, the newest last; below it is
    `loose`, which has no order.
    """

    books: int
    # Whether the face-down token has the unsafe-passage icon.
    icon: bool
    loose: list[str] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    searched: bool = False
    # Whether a cultist token lies here.
    intruder: bool = False

    @property
    def completed(self) -> bool:
        """AC-55  Whether all its books are on the shelf."""
        return self.books == 0

    @property
    def cards(self) -> int:
        """The number of cards in its deck."""
        return len(self.loose) + len(self.stack)

    def shuffle(self) -> None:
        """AC-54  Shuffle the deck."""
        self.loose += self.stack
        self.stack = []

    def empty(self) -> list[str]:
        """AC-55  Take out and return all its cards."""
        taken = self.loose + self.stack
        self.loose, self.stack = [], []
        return taken


@with_copy
@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Table(CoreTable):
    """The state of a match, with all secrets."""

    board: Board
    players: list[Player]
    rooms: dict[str, Room]
    # Piles without an order: each draw is random.
    draw_pile: list[str] = field(default_factory=list)
    unsafe: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    # Cards that have left the game, seen or unseen.
    discards: list[str] = field(default_factory=list)
    knife: Seat = 0
    round: int = 1
    # How many characters have had their turn in this phase.
    turn: int = 0
    power: bool = True
    # AC-30: the current event, and all tokens drawn so far.
    effect: str = ""
    past: list[str] = field(default_factory=list)
    gate: str = NO_GATE
    gate_deadline: int = 0
    # AC-62: who spent this round's action as a partner at the gate.
    gate_partner: Seat = -1
    # The hall where the Fishman is; "" means the lake.
    fishman: str = ""
    vote_token: bool = True
    points: int = 0
    goal: int
    # Books on each shelf.
    shelves: dict[str, int]
    # AC-81: the last round in which no cards are given in encounters.
    no_gifts_until: int = 0
    # Who became a ghost, in order.
    deaths: list[Seat] = field(default_factory=list)
    # Books on the shelves and points at the end of each round.
    history: list[tuple[int, int]] = field(default_factory=list)
    ledger: list[Line] = field(default_factory=list)
    # The side that has won.
    won: str = ""

    @property
    def active(self) -> Player:
        """The character whose move or action it is."""
        return self.players[self.board.clockwise[self.knife][self.turn]]

    def clockwise_from(self, seat: Seat) -> list[Player]:
        """Return all characters clockwise, starting with that seat."""
        players = self.players
        return [players[other] for other in self.board.clockwise[seat]]

    def living(self) -> list[Player]:
        """Return all living characters in seat order."""
        return [player for player in self.players if not player.ghost]

    def here(self, place: str) -> list[str]:
        """AC-32  Return the places that count as one with this one."""
        return self.board.joined[place] if self.effect == "secret_doors" else [place]

    def doors_from(self, place: str) -> list[str]:
        """AC-32  Return where the doors of a location lead."""
        here = self.here(place)
        if len(here) == 1:
            return self.board.doors[place]
        ways: list[str] = []
        for room in here:
            ways += [way for way in self.board.doors[room] if way not in here and way not in ways]
        return ways

    def company(self, place: str) -> list[Player]:
        """Return the living characters at a location."""
        if self.effect != "secret_doors":
            return [p for p in self.players if p.place == place and not p.ghost]
        here = self.board.joined[place]
        return [p for p in self.players if p.place in here and not p.ghost]

    def lit(self, place: str) -> bool:
        """AC-24, AC-80  Whether there is power, or the ghost of the Radiant."""
        return self.power or any(
            p.ghost and p.ability.lights and p.place in self.here(place) for p in self.players
        )

    def holds_knife(self, player: Player) -> bool:
        """AC-8a  Whether a character can use the Knife; ghosts and AUTOMA cannot."""
        return player.seat == self.knife and not player.ghost and not player.automa

    def living_cultists(self) -> list[Player]:
        """AC-59  Return the living Cultists; an unrevealed Dead card does not matter."""
        return [p for p in self.players if p.role is CULTIST and not p.ghost]

    def show_role(self, player: Player) -> None:
        """Show a role to everybody, for the rest of the game."""
        player.shown = True
        player.may_be = player.role.bit
        self.tell(ALL, ("shows_role", player.seat, player.role.id))

    def note(self, line: Line) -> None:
        """Add a line to the ledger."""
        self.ledger.append(line)

    def lay_pulse(self, giver: Seat, receiver: Player, face: str, round_number: int) -> None:
        """AC-6, AC-25  Add a card to somebody's pulse cards, and note it."""
        receiver.pulse.append((face, giver, round_number))
        self.ledger.append(given(giver, receiver.seat, face, round_number))

    def lay_card(self, who: Seat, place: str, face: str, round_number: int) -> None:
        """AC-46, AC-52  Lay a card in a place, and note it."""
        self.put(place, face)
        self.ledger.append(laid(who, place, face, round_number))

    def put(self, place: str, face: str) -> None:
        """AC-7, AC-46, AC-52  Put a card on a room's deck or into the unsafe-passage deck."""
        if place == UNSAFE:
            self.unsafe.append(face)
        else:
            self.rooms[place].stack.append(face)


def bare_table(
    board: Board, chance: Chance, players: list[Player], rooms: dict[str, Room]
) -> Table:
    """Return a table before the night, without cards and tokens."""
    return Table(
        board.options.players,
        chance,
        "night",
        board=board,
        players=players,
        rooms=rooms,
        goal=board.target,
        shelves={shelf.id: 0 for shelf in board.shelves},
    )
