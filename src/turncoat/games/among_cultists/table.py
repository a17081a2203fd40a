"""The table: characters, rooms, decks and tokens, and what is publicly known of them."""

from turncoat.core.chance import Chance
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


class Player:
    """A character, played by a seat or the AUTOMA.

    It has no constructor, because copying must be fast; see `fresh_player`.
    """

    __slots__ = (
        "ability", "automa", "character", "death", "died", "encounter_cards", "free_routes",
        "ghost", "ghost_routes", "may_be", "place", "pulse", "role", "room_cards", "route",
        "seat", "shown", "used",
    )  # fmt: skip

    seat: Seat
    automa: bool
    character: str
    role: Role
    ability: Role  # the role whose ability counts (AC-90)
    route: int
    place: str
    encounter_cards: list[str]
    room_cards: list[str]
    pulse: list[tuple[str, Seat, int]]  # face, giver, round
    ghost: bool
    died: int  # the round in which it became a ghost
    death: str  # the cause of death
    shown: bool  # whether everybody knows its role
    used: bool  # AC-88: whether the Assassin has struck
    may_be: int  # the roles that public facts leave possible, as bits
    free_routes: int  # the routes that fit what it did while living, as bits
    ghost_routes: int  # the routes that fit what it did as a ghost, as bits

    def copy(self) -> "Player":
        """Return an independent copy."""
        twin = Player()
        twin.seat = self.seat
        twin.automa = self.automa
        twin.character = self.character
        twin.role = self.role
        twin.ability = self.ability
        twin.route = self.route
        twin.place = self.place
        twin.encounter_cards = self.encounter_cards[:]
        twin.room_cards = self.room_cards[:]
        twin.pulse = self.pulse[:]
        twin.ghost = self.ghost
        twin.died = self.died
        twin.death = self.death
        twin.shown = self.shown
        twin.used = self.used
        twin.may_be = self.may_be
        twin.free_routes = self.free_routes
        twin.ghost_routes = self.ghost_routes
        return twin

    @property
    def killed(self) -> bool:
        """AC-27  Whether there is a Dead card among its pulse cards, known or not."""
        return any(card[0] == DEAD for card in self.pulse)


def fresh_player(board: Board, seat: Seat, character: str, role: Role, route: int) -> Player:
    """AC-5, AC-7  Return a character in the Central Hall with its deck in hand."""
    player = Player()
    player.seat = seat
    player.automa = seat == board.automa
    player.character = character
    player.role = role
    player.ability = ability_of(role, player.automa, board.cultists)
    player.route = route
    player.place = CENTRAL_HALL
    player.encounter_cards = role.encounter_cards[:]
    player.room_cards = role.room_cards[:]
    player.pulse = []
    player.ghost = player.shown = player.used = False
    player.died = 0
    player.death = ""
    player.may_be = 0
    player.free_routes = player.ghost_routes = ALL_ROUTES
    return player


class Room:
    """AC-7  A room with its books, its deck and its token.

    `stack` holds the cards laid since the deck was last shuffled, the newest last; below it is
    `loose`, which has no order.
    """

    __slots__ = ("books", "icon", "intruder", "loose", "searched", "stack")

    def __init__(self, books: int, icon: bool) -> None:
        self.books = books
        # Whether the face-down token has the unsafe-passage icon.
        self.icon = icon
        self.loose: list[str] = []
        self.stack: list[str] = []
        self.searched = False
        # Whether a cultist token lies here.
        self.intruder = False

    def copy(self) -> "Room":
        """Return an independent copy."""
        twin = Room(self.books, self.icon)
        twin.loose = self.loose[:]
        twin.stack = self.stack[:]
        twin.searched = self.searched
        twin.intruder = self.intruder
        return twin

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


class Table(CoreTable):
    """The state of a match, with all secrets."""

    __slots__ = (
        "bag", "board", "deaths", "discards", "draw_pile", "effect", "fishman", "gate",
        "gate_deadline", "gate_partner", "goal", "history", "knife", "ledger", "no_gifts_until",
        "past", "players", "points", "power", "rooms", "round", "shelves", "tokens", "turn",
        "unsafe", "vote_token", "won",
    )  # fmt: skip

    def __init__(
        self, board: Board, chance: Chance, players: list[Player], rooms: dict[str, Room]
    ) -> None:
        super().__init__(board.options.players, chance, "night")
        self.board = board
        self.players = players
        self.rooms = rooms
        # Piles without an order: each draw is random.
        self.draw_pile: list[str] = []
        self.unsafe: list[str] = []
        self.bag: list[str] = []
        self.tokens: list[str] = []
        # Cards that have left the game, seen or unseen.
        self.discards: list[str] = []
        self.knife: Seat = 0
        self.round = 1
        # How many characters have had their turn in this phase.
        self.turn = 0
        self.power = True
        # AC-30: the current event, and all tokens drawn so far.
        self.effect = ""
        self.past: list[str] = []
        self.gate = NO_GATE
        self.gate_deadline = 0
        # AC-62: who spent this round's action as a partner at the gate.
        self.gate_partner: Seat = -1
        # The hall where the Fishman is; "" means the lake.
        self.fishman = ""
        self.vote_token = True
        self.points = 0
        self.goal = board.target
        # Books on each shelf.
        self.shelves = {shelf.id: 0 for shelf in board.shelves}
        # AC-81: the last round in which no cards are given in encounters.
        self.no_gifts_until = 0
        # Who became a ghost, in order.
        self.deaths: list[Seat] = []
        # Books on the shelves and points at the end of each round.
        self.history: list[tuple[int, int]] = []
        self.ledger: list[Line] = []
        # The side that has won.
        self.won = ""

    def copy(self) -> "Table":
        """Return an independent copy."""
        twin = Table(
            self.board,
            self.chance.copy(),
            [player.copy() for player in self.players],
            {room_id: room.copy() for room_id, room in self.rooms.items()},
        )
        twin.phase = self.phase
        twin.events = self.events[:]
        twin.ended = self.ended
        twin.winners = self.winners[:]
        twin.draw_pile = self.draw_pile[:]
        twin.unsafe = self.unsafe[:]
        twin.bag = self.bag[:]
        twin.tokens = self.tokens[:]
        twin.discards = self.discards[:]
        twin.knife = self.knife
        twin.round = self.round
        twin.turn = self.turn
        twin.power = self.power
        twin.effect = self.effect
        twin.past = self.past[:]
        twin.gate = self.gate
        twin.gate_deadline = self.gate_deadline
        twin.gate_partner = self.gate_partner
        twin.fishman = self.fishman
        twin.vote_token = self.vote_token
        twin.points = self.points
        twin.goal = self.goal
        twin.shelves = self.shelves.copy()
        twin.no_gifts_until = self.no_gifts_until
        twin.deaths = self.deaths[:]
        twin.history = self.history[:]
        twin.ledger = self.ledger[:]
        twin.won = self.won
        return twin

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
        """AC-8a  Whether a character can use the Knife; ghosts and the AUTOMA cannot."""
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
