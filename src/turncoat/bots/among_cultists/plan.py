"""The plan: printed facts for one number of characters."""

from functools import cache
from typing import Final, NamedTuple

from turncoat.games.among_cultists.content import BY_CHARACTERS, FACTS, SUCCESS, Facts

FAR: Final = 9


class Shelf(NamedTuple):
    """A shelf with its rooms, points and number of books."""

    id: str
    rooms: list[str]
    points: int
    books: int


class Plan:
    """Map, shelves and numbers; the same for all matches of one size."""

    __slots__ = (
        "colour", "cultists", "distance", "doors", "joined", "joined_doors", "kills", "places",
        "red", "shelf_of", "shelves", "start_dead",
    )  # fmt: skip

    def __init__(self, count: int, shelves: str) -> None:
        facts = BY_CHARACTERS[count]
        self.cultists: int = facts["cultists"]
        self.kills: int = facts["kills"]
        self._lay_map(FACTS["maps"][facts["map"]], count)
        self._lay_shelves(FACTS["shelves"][shelves][facts["shelves"]])
        cards: dict[str, int] = facts["room_start"]
        # How likely a card from the set-up or draw pile is to be red, and a first pulse card Dead.
        self.red = 1.0 - cards[SUCCESS] / sum(cards.values())
        pulse: dict[str, int] = facts["start_pulse"]
        self.start_dead = pulse["dead"] / (sum(pulse.values()) - self.cultists) if pulse else 0.0

    def _lay_map(self, plan: Facts, count: int) -> None:
        closed = plan["closed"].get(str(count), [])
        places = [place for place in plan["places"] if place["id"] not in closed]
        self.places: list[str] = [place["id"] for place in places]
        self.colour: dict[str, str] = {place["id"]: place["colour"] for place in places}
        self.doors: dict[str, list[str]] = {place: [] for place in self.places}
        for one, other, _, _ in plan["doors"]:
            if one not in closed and other not in closed:
                self.doors[one].append(other)
                self.doors[other].append(one)
        self.joined = {place: self._one_place(place) for place in self.places}
        self.joined_doors = {place: self._joined_doors(place) for place in self.places}
        self.distance = {place: self._distances(place) for place in self.places}

    def _one_place(self, place: str) -> list[str]:
        """Return the rooms that Secret Doors join with this one."""
        colour = self.colour[place]
        return [p for p in self.places if self.colour[p] == colour] if colour else [place]

    def _joined_doors(self, place: str) -> list[str]:
        """Return where one door leads while the rooms of a colour are joined."""
        here = self.joined[place]
        ways = dict.fromkeys(way for room in here for way in self.doors[room])
        return [way for way in ways if way not in here]

    def _distances(self, place: str) -> dict[str, int]:
        """Return how many doors away each place is."""
        away = dict.fromkeys(self.places, FAR)
        reached, steps = [place], 0
        while reached:
            for here in reached:
                away[here] = steps
            steps += 1
            reached = [way for here in reached for way in self.doors[here] if away[way] == FAR]
        return away

    def _lay_shelves(self, facts: Facts) -> None:
        books: dict[str, int] = facts["books"]
        self.shelves = [
            Shelf(s["id"], s["rooms"], s["points"], sum(books[room] for room in s["rooms"]))
            for s in facts["shelves"]
        ]
        self.shelf_of = {room: shelf for shelf in self.shelves for room in shelf.rooms}


@cache
def plan_for(count: int, shelves: str) -> Plan:
    """Return the cached plan of a table."""
    return Plan(count, shelves)
