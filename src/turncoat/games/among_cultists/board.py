"""The board: map, shelves, seats and numbers, which never change in a match (AC-2, AC-97)."""

from turncoat.core.terms import Seat
from turncoat.games.among_cultists.content import (
    BY_CHARACTERS,
    DECKS,
    FACTS,
    ROUTE_ROUNDS,
    Facts,
)
from turncoat.games.among_cultists.options import Options, one_of, roles_of
from turncoat.games.among_cultists.views.schema import FixedView


class Shelf:
    """AC-56  A shelf for the books of some rooms; it scores once it is full."""

    __slots__ = ("books", "id", "points", "rooms")

    def __init__(self, fact: Facts, books: dict[str, int]) -> None:
        self.id: str = fact["id"]
        self.rooms: list[str] = fact["rooms"]
        self.points: int = fact["points"]
        self.books = sum(books[room] for room in self.rooms)


class Board:
    """What is fixed for one match; map A is for up to six characters, map B for more."""

    __slots__ = (
        "automa", "books", "cast", "clockwise", "colour", "count", "cultists", "doors",
        "events", "fishman_entry", "fixed", "gate_rounds", "groups", "joined", "kills",
        "knife_doubles", "one_of", "options", "order", "places", "ring", "rooms", "shelf_of",
        "shelves", "target",
    )  # fmt: skip

    def __init__(self, options: Options, order: list[Seat]) -> None:
        facts = BY_CHARACTERS[options.count]
        plan = FACTS["maps"][facts["map"]]
        self.options = options
        self.count = options.count
        self.cultists: int = facts["cultists"]
        self.target: int = facts["target"]
        self.kills: int = facts["kills"]
        self.gate_rounds: int = facts["gate_rounds"]
        # AC-58: whether the Knife doubles a vote; if not, it lets its holder change one.
        self.knife_doubles = self.count > 6
        # AC-4, AC-9: how many of each token are in the bag; a first game has no Broken Windows.
        self.events: dict[str, int] = {
            event["id"]: event["count"]
            for event in FACTS["events"]
            if event["id"] != "broken_panes" or not options.first_game
        }
        # AC-9a: what everybody knows about the roles in the game.
        self.cast = roles_of(options)
        self.one_of = one_of(options)
        self._lay_map(plan, plan["closed"].get(str(self.count), []))
        self._lay_shelves(FACTS["shelves"][options.shelves][facts["shelves"]])
        # For each seat, all seats clockwise, starting with it.
        self.order = order
        self.clockwise = {seat: order[at:] + order[:at] for at, seat in enumerate(order)}
        self.automa: Seat = options.players if options.automa else -1
        self.fixed = self._fixed()

    def _lay_map(self, plan: Facts, closed: list[str]) -> None:
        """AC-97  Read places, doors and colours; leave out closed rooms and their doors."""
        places = [place for place in plan["places"] if place["id"] not in closed]
        self.places: list[str] = [place["id"] for place in places]
        self.colour: dict[str, str] = {place["id"]: place["colour"] for place in places}
        self.rooms = [place for place in self.places if self.colour[place]]
        self.doors: dict[str, list[str]] = {place: [] for place in self.places}
        for one, other, _, _ in plan["doors"]:
            if one not in closed and other not in closed:
                self.doors[one].append(other)
                self.doors[other].append(one)
        # AC-92a: clockwise; the Central Hall is not in the ring.
        self.ring: list[str] = [place for place in plan["ring"] if place not in closed]
        self.fishman_entry: str = plan["fishman_entry"]
        # AC-32: for each place, the places that Secret Doors join with it.
        self.joined = {place: self._same_colour(place) for place in self.places}
        self.groups = [
            rooms for place, rooms in self.joined.items() if len(rooms) > 1 and rooms[0] == place
        ]

    def _fixed(self) -> "FixedView":
        special = len(self.cast) + bool(self.one_of)
        plain = self.count - self.cultists - special
        first_game = self.options.first_game
        return FixedView(
            roles={
                "cultist": self.cultists,
                **dict.fromkeys(self.cast, 1),
                **dict.fromkeys(self.one_of, 0),
                "investigator": plain,
            },
            kills=self.kills,
            events=self.events,
            route_rounds=tuple(tuple(rounds) for rounds in ROUTE_ROUNDS),
            outside=not first_game,
            unsafe_start=() if first_game else tuple(DECKS["unsafe"]),
            guess="seer" in self.cast,
            lone_automa=self.automa >= 0 and self.cultists == 1,
        )

    def _same_colour(self, place: str) -> list[str]:
        colour = self.colour[place]
        return [room for room in self.rooms if self.colour[room] == colour] if colour else [place]

    def _lay_shelves(self, facts: Facts) -> None:
        self.books: dict[str, int] = facts["books"]
        self.shelves = [Shelf(shelf, self.books) for shelf in facts["shelves"]]
        self.shelf_of = {room: shelf for shelf in self.shelves for room in shelf.rooms}

    def next_seat(self, seat: Seat) -> Seat:
        """AC-8a  Return the next seat clockwise."""
        return self.clockwise[seat][1]


def seating(options: Options, automa_at: int) -> list[Seat]:
    """AC-90  Return all seats clockwise, AUTOMA after this many people."""
    order = list(range(options.players))
    if options.automa:
        order.insert(automa_at, options.players)
    return order
